import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Category } from '#contract/calls/categories.ts';
import { isMadeByTest } from '../../support/mark.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Returns the demo shop's categories: other test files may have made some in a shared shop. */
const ofDemoShop = (categories: Category[]) => categories.filter(({ seoUrl }) => !isMadeByTest(seoUrl));

test('the categories are a tree with the three top ones first', async () => {
  const categories = ofDemoShop((await shop.visitor().get('/categories')).as(z.array(Category)));
  const top = categories.filter(({ level }) => level === 1);
  expect(top.map(({ categoryId, parentId }) => ({ categoryId, parentId }))).toEqual(
    ['jewelry', 'watches', 'accessories'].map((categoryId) => ({ categoryId, parentId: null })),
  );
  const ids = new Set(categories.map(({ id }) => id));
  for (const category of categories.filter(({ level }) => level > 1)) {
    expect(ids.has(category.parentId!)).toBe(true);
    expect(category.name).toBe(category.displayName);
  }
});

test('everybody is shown the same ones, as long as none is hidden', async () => {
  const shownTo = async (person: Persona) => ofDemoShop((await person.get('/categories')).json as Category[]);
  const asVisitor = await shownTo(shop.visitor());
  for (const person of [await shop.customer('asha'), shop.seller('meera'), shop.admin()]) {
    expect(await shownTo(person)).toEqual(asVisitor);
  }
});
