import { expect, test } from 'vitest';
import { FAMILIES } from '#contract/shop/attributes.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { CategoryRow } from '../domain/catalogue/categories/index.ts';
import { editsOf } from '../domain/discovery/collections/index.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';
import { navigationOf } from './navigation.ts';

const category = (family: Family | null, level = 2, name: string = family ?? 'other') =>
  ({ level, family, displayName: name, seoUrl: name }) as CategoryRow;

test('every sub-category has one place in the navigation, whatever its family', () => {
  const rows = [...FAMILIES, null].map((family) => category(family));
  const placed = navigationOf(rows, () => null).flatMap(({ categories }) => categories.map(({ seoUrl }) => seoUrl));
  expect(placed.toSorted()).toEqual(rows.map(({ seoUrl }) => seoUrl).sort());
});

test('categories stand where they are worn, in their own order', () => {
  const groups = navigationOf(
    [category('ring'), category('chain'), category('bangle', 3), category('necklace')],
    () => null,
  );
  expect(groups.map(({ title, categories }) => [title, ...categories.map(({ seoUrl }) => seoUrl)])).toEqual([
    ['Necklaces', 'chain', 'necklace'],
    ['Bangles & Rings', 'ring', 'bangle'],
  ]);
});

test('a group without any is left out, and top categories are none of a group', () => {
  expect(navigationOf([category('watch', 1)], () => null)).toEqual([]);
});

test('collections stand where people look for them, and those of festivals in the calendar alone', () => {
  const of = (theme: CollectionRow['theme'], seoUrl: string) =>
    ({ theme, seoUrl, displayName: seoUrl }) as CollectionRow;
  const groups = editsOf([
    of('Festivals', 'diwali'),
    of('By price', 'under-499'),
    of('Every day', 'office'),
    of('Weddings', 'bridal'),
  ]);
  expect(groups.map(({ title, collections }) => [title, ...collections.map(({ seoUrl }) => seoUrl)])).toEqual([
    ['Occasion', 'office', 'bridal'],
    ['Price & Gifts', 'under-499'],
  ]);
});
