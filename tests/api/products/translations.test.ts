import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import { ImportRow } from '#contract/calls/imports.ts';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { Product } from '#contract/calls/products.ts';
import { SearchAnswer, SuggestAnswer } from '#contract/calls/search.ts';
import { Wishlist } from '#contract/calls/wishlist.ts';
import { LANGUAGE_HEADER } from '#contract/languages.ts';
import { applied, checked, undo } from '../../support/imports.ts';
import { readPage } from '../../support/page.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, visitor] = [shop.seller('meera'), shop.visitor()];
const ON_HINDI_PAGE = { headers: { [LANGUAGE_HEADER]: 'hi' } };
const HI = { name: `कुंदन झुमका ${shop.mark}`, title: 'कुंदन झुमका, मोती की लड़ियों के साथ' };

const edited = async (id: number) => (await meera.get(`/api/admin/products/${id}`)).as(EditedProduct);
const change = (id: number, translations: object) => meera.patch(`/products/update/${id}`, { translations });

/** Returns a product with a name and a title in Hindi. */
async function translated() {
  const sku = await shop.sku({ seller: 'meera', category: 'jhumkas' });
  expect((await change(sku.productId, { hi: HI })).status).toBe(200);
  return sku;
}

/** Returns the names of all products of a category in Hindi. An answer has at most 100. */
async function namesInHindi(category: string, from = 0): Promise<string[]> {
  const path = `/products/category/${category}?range=[${from},${from + 99}]`;
  const names = (await visitor.get(path, ON_HINDI_PAGE)).as(z.array(Product)).map(({ name }) => name);
  return names.length < 100 ? names : [...names, ...(await namesInHindi(category, from + 100))];
}

describe('the Hindi name of a product', () => {
  test('is stored with the rules of the English one, and removed by an empty text', async () => {
    const { productId } = await translated();
    expect((await edited(productId)).translations).toEqual({ hi: HI });
    expect((await change(productId, { hi: { name: 'क'.repeat(81) } })).json).toMatchObject({
      fields: { 'translations.hi.name': 'Name can have at most 80 characters' },
    });
    await change(productId, { hi: { title: '', description: '<p>हल्का<script>x</script></p>' } });
    expect((await edited(productId)).translations).toEqual({ hi: { name: HI.name, description: '<p>हल्का</p>' } });
    const audited = shop.rows("SELECT after FROM audit_log WHERE subject = 'product' AND subject_id = ?", productId);
    expect(String(audited.at(-1)!.after)).toContain('हल्का');
  });

  test('is in answers to pages in Hindi alone', async () => {
    const { productId, name } = await translated();
    const plain = await visitor.get(`/products/${productId}`);
    expect(plain.as(Product).name).toBe(name);
    expect(plain.text).not.toContain('translations');
    const hindi = await visitor.get(`/products/${productId}`, ON_HINDI_PAGE);
    expect(hindi.as(Product)).toMatchObject({ name: HI.name, title: HI.title });
    expect(hindi.text).not.toContain('translations');
    expect((await visitor.get(`/products/${productId}`)).text).toBe(plain.text);
  });

  test('is not needed: a product without one is answered as it is written', async () => {
    const { productId, name } = await shop.sku({ seller: 'meera' });
    expect((await visitor.get(`/products/${productId}`, ON_HINDI_PAGE)).as(Product).name).toBe(name);
  });

  test('is in lists, cart and wishlist', async () => {
    const { productId, skuId } = await translated();
    const asha = await shop.customer('asha');
    await asha.put('/api/cart/item/add', { skuId, quantity: 1 });
    await asha.post(`/api/wishlist/add-product/${productId}`);
    const cart = (await asha.get('/api/cart', ON_HINDI_PAGE)).as(Cart);
    expect(cart.cartItems[0]!.product.name).toBe(HI.name);
    const wishlist = (await asha.get('/api/wishlist', ON_HINDI_PAGE)).as(Wishlist);
    expect(wishlist.products[0]!.name).toBe(HI.name);
    const bag = await visitor.post('/api/cart/preview', { items: [{ skuId, quantity: 1 }] }, ON_HINDI_PAGE);
    expect(bag.text).toContain(HI.name);
    expect(await namesInHindi('jhumkas')).toContain(HI.name);
  });

  test('is nowhere else in an answer, in either language', async () => {
    const { productId, skuId } = await translated();
    const asha = await shop.customer('asha');
    await asha.put('/api/cart/item/add', { skuId, quantity: 1 });
    await asha.post(`/api/wishlist/add-product/${productId}`);
    const paths = ['/api/cart', '/api/wishlist', '/products', '/categories', '/products/category/jhumkas'];
    const searches = ['/products/search?query=jhumka', '/api/search/suggest?q=jhumka'];
    for (const path of [...paths, ...searches]) {
      for (const options of [undefined, ON_HINDI_PAGE]) {
        const { status, text } = await asha.get(path, options);
        expect([path, status, text.includes('"translations"')]).toEqual([path, 200, false]);
        if (!options) expect([path, text.includes(HI.name)]).toEqual([path, false]);
      }
    }
  });

  test('is found by the search, and marked in its results', async () => {
    const { productId, name } = await translated();
    await shop.job('index-search');
    const query = encodeURIComponent(HI.name);
    const found = (await visitor.get(`/products/search?query=${query}`, ON_HINDI_PAGE)).as(SearchAnswer);
    const hit = found.hits.find(({ id }) => id === productId);
    expect(hit).toMatchObject({ name: HI.name });
    expect(hit!.highlight.name.snippet).toContain('<mark>कुंदन</mark>');
    const inEnglish = (await visitor.get(`/products/search?query=${query}`)).as(SearchAnswer);
    expect(inEnglish.hits.find(({ id }) => id === productId)).toMatchObject({ name });
    const typed = await visitor.get(`/api/search/suggest?q=${query}`, ON_HINDI_PAGE);
    expect(typed.as(SuggestAnswer).suggestions.map(({ text }) => text)).toContain(HI.name);
  });

  test('is on the Hindi page of the product, without another language, and not on the English one', async () => {
    const { seoUrl, name } = await translated();
    const html = { headers: { Accept: 'text/html' } };
    const hindi = await visitor.get(`/hi/product/${seoUrl}`, html);
    const heading = readPage(hindi.text).all('h1')[0]!;
    expect(hindi.text).toMatch(new RegExp(`<h1[^>]*>${HI.name}</h1>`));
    expect(heading.properties.lang).toBeUndefined();
    expect(readPage(hindi.text).title).toContain(HI.title);
    const english = await visitor.get(`/product/${seoUrl}`, html);
    expect(english.text).toContain(name);
    expect(english.text).not.toContain(HI.name);
  });

  test('is written by the export, changed by a file, and what it was before is restored', async () => {
    const { productId } = await translated();
    const file = (await meera.get('/api/admin/products/export.csv')).text;
    expect(file).toContain(HI.title);
    expect((await checked(meera, 'products', file)).counts).toMatchObject({ NEW: 0, CHANGED: 0, FAULTY: 0 });
    const { title } = await edited(productId);
    const changing = `Product id,Title,NAME IN HINDI,Title in Hindi\n${productId},${title},मोती का चोकर,\n`;
    const one = await applied(meera, 'products', changing);
    const rows = await meera.get(`/api/admin/products/imports/${one.id}/rows`);
    expect(rows.as(z.array(ImportRow))[0]!.differences).toEqual([
      { column: 'Name in Hindi', before: HI.name, after: 'मोती का चोकर' },
      { column: 'Title in Hindi', before: HI.title, after: '' },
    ]);
    expect((await edited(productId)).translations).toEqual({ hi: { name: 'मोती का चोकर' } });
    await undo(meera, 'products', one.id);
    expect((await edited(productId)).translations).toEqual({ hi: HI });
  });
});
