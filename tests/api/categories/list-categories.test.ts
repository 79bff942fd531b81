import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Category } from '#contract/calls/categories.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('the categories are a tree with the three top ones first', async () => {
  const categories = (await shop.visitor().get('/categories')).as(z.array(Category));
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
  const asVisitor = (await shop.visitor().get('/categories')).json;
  for (const person of [await shop.customer('asha'), shop.seller('meera'), shop.admin()]) {
    expect((await person.get('/categories')).json).toEqual(asVisitor);
  }
});
