import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Category, ManagedCategory } from '#contract/calls/categories.ts';
import { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { Product } from '#contract/calls/products.ts';
import { LANGUAGE_HEADER } from '#contract/languages.ts';
import { categoryId, productForm, skuForm } from '../../support/catalogue-paths.ts';
import { readPage } from '../../support/page.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [admin, meera, visitor] = [shop.admin(), shop.seller('meera'), shop.visitor()];
const ON_HINDI_PAGE = { headers: { [LANGUAGE_HEADER]: 'hi' } };
const HTML = { headers: { Accept: 'text/html' } };
const HI = { displayName: 'कान के झुमके', description: 'छोटे और बड़े झुमके, हर मौके के लिए।' };

test('a category in Hindi is on pages and in answers for pages in Hindi, and English ones stay', async () => {
  const id = categoryId(shop, 'jhumkas');
  const changed = await admin.patch(`/categories/update/${id}`, { translations: { hi: HI } });
  expect(changed.as(ManagedCategory).translations).toEqual({ hi: HI });

  const inAnswer = async (options?: typeof ON_HINDI_PAGE) =>
    (await visitor.get('/categories', options)).as(z.array(Category)).find((category) => category.id === id);
  expect(await inAnswer(ON_HINDI_PAGE)).toMatchObject({ name: HI.displayName, ...HI });
  expect((await inAnswer())!.displayName).toBe('Jhumkas');

  const hindi = (await visitor.get('/hi/category/jhumkas?sort=newest', HTML)).text;
  expect(readPage(hindi).title).toContain(HI.displayName);
  expect(hindi).toMatch(new RegExp(`<h1[^>]*>\\s*${HI.displayName}`));
  expect(hindi).toContain(HI.description);
  // The menu and the breadcrumbs of another page.
  const other = (await visitor.get('/hi/category/bangles?sort=newest', HTML)).text;
  expect(other).toContain(HI.displayName);
  expect((await visitor.get('/category/jhumkas?sort=newest', HTML)).text).not.toContain(HI.displayName);

  const made = await meera.post('/products/create', productForm(shop, { skus: [skuForm()] }));
  const { id: productId } = made.json as { id: number };
  const product = (await visitor.get(`/products/${productId}`, ON_HINDI_PAGE)).as(Product);
  expect(product.category.name).toBe(HI.displayName);

  const emptied = await admin.patch(`/categories/update/${id}`, {
    translations: { hi: { displayName: '', description: '' } },
  });
  expect(emptied.as(ManagedCategory).translations).toEqual({});
  // The list of usual names has this one.
  expect((await visitor.get('/hi/category/jhumkas?sort=newest', HTML)).text).toMatch(/<h1[^>]*>\s*झुमके/);
});

test('a collection in Hindi is on its page, and without its texts it stays as it is written', async () => {
  const { id, version } = shop.row("SELECT id, version FROM collections WHERE seo_url = 'bridal'");
  const path = `/api/admin/collections/${Number(id)}`;
  const translations = { hi: { displayName: 'दुल्हन की ज्वेलरी', description: 'मुहूर्त और उसके बाद की फ़ोटो के लिए।' } };
  const changed = (await admin.put(path, { translations, version })).as(ManagedCollection);
  expect(changed.translations).toEqual(translations);
  const hindi = (await visitor.get('/hi/shop/bridal?sort=newest', HTML)).text;
  expect(hindi).toMatch(/<h1[^>]*>\s*दुल्हन की ज्वेलरी/);
  expect(hindi).toContain(translations.hi.description);
  await admin.put(path, { translations: { hi: { displayName: '', description: '' } } });
  const plain = (await visitor.get('/hi/shop/bridal?sort=newest', HTML)).text;
  expect(plain).toMatch(/<h1[^>]*>\s*ब्राइडल/);
  expect(plain).toMatch(/<p[^>]*>\s*<span lang="en-IN">For the muhurtham/);
  const tooLong = await admin.put(path, { translations: { hi: { displayName: 'द'.repeat(61) } } });
  expect(tooLong.json).toMatchObject({
    fields: { 'translations.hi.displayName': 'Name can have at most 60 characters' },
  });
});
