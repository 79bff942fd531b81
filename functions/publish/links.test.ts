import { expect, test } from 'vitest';
import { hrefOf, linkGroupsOf } from './links.ts';

const places = {
  categories: [{ id: 3, seoUrl: 'jhumka' }],
  collections: [{ seoUrl: 'bridal' }],
  ownPages: [{ id: 7, slug: 'our-workshop' }],
};

test('a link leads to what shoppers see, and an own page keeps its link when its address changes', () => {
  expect(hrefOf({ kind: 'category', seoUrl: 'jhumka' }, places)).toBe('/category/jhumka');
  expect(hrefOf({ kind: 'collection', seoUrl: 'bridal' }, places)).toBe('/shop/bridal');
  expect(hrefOf({ kind: 'page', pageId: 7 }, places)).toBe('/pages/our-workshop');
  expect(hrefOf({ kind: 'built-in', page: 'refund' }, places)).toBe('/refund');
  expect(hrefOf({ kind: 'collection', seoUrl: 'gone' }, places)).toBeUndefined();
});

test('links that lead nowhere and groups without links are left out', () => {
  const groups = linkGroupsOf(
    [
      {
        title: 'Ears',
        links: [
          { label: 'Jhumkas', target: { kind: 'category', seoUrl: 'jhumka' } },
          { label: 'Gone', target: { kind: 'page', pageId: 8 } },
        ],
      },
      { title: 'Gone', links: [{ label: 'Gone', target: { kind: 'category', seoUrl: 'gone' } }] },
    ],
    places,
    (id) => `picture-${id}`,
  );
  expect(groups).toEqual([
    { title: 'Ears', links: [{ label: 'Jhumkas', href: '/category/jhumka', picture: 'picture-3' }] },
  ]);
});
