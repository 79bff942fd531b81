import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UploadedFile } from '#contract/calls/files.ts';
import { EditedProduct, ManagedProduct } from '#contract/calls/managed-goods.ts';
import { DrawnProduct } from '#contract/calls/product-preview.ts';
import { Product } from '#contract/calls/products.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import type { Persona } from '../../support/persona.ts';
import { newOwner } from '../../support/register.ts';
import { GOODS_PICTURE, sendFile } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();

const businessOf = async (owner: Persona) => (await owner.get('/sellers/profile')).as(Seller);
const moveTo = async (owner: Persona, status: string) =>
  (await shop.admin().patch(`/admin/seller/${(await businessOf(owner)).id}/status/${status}`, {})).as(Seller);

/** Lists a whole product with a picture of the seller's own. */
async function draftOf(owner: Persona, over: Record<string, unknown> = {}): Promise<EditedProduct> {
  const { key } = (await sendFile(owner, GOODS_PICTURE, 'draft.png', 'Drafts')).as(UploadedFile);
  const form = productForm(shop, { mediaList: [{ key }], skus: [skuForm()], ...over });
  return (await owner.post('/api/admin/products', form)).as(EditedProduct);
}

const draftsOf = async (owner: Persona) =>
  (await owner.get(`/api/admin/products?filter=${encodeURIComponent(JSON.stringify({ wasShown: false }))}`))
    .as(z.array(ManagedProduct))
    .map(({ id }) => id);

const pageOf = async ({ seoUrl }: EditedProduct) => (await visitor.get(`/product/${seoUrl}`)).status;

test('a seller whose papers are checked prepares products, SKUs, stock and pictures, and sees the preview', async () => {
  const owner = await newOwner(shop, 'prepares');
  const draft = await draftOf(owner);
  expect(draft).toMatchObject({ isShown: false, hasPicture: true, isComplete: true });
  expect(draft.missing).toEqual([
    { what: 'sellerId', text: 'It is not in the shop until the papers of its seller are approved.' },
  ]);
  const preview = await owner.post('/api/admin/products/preview', { ...productForm(shop), id: draft.id });
  expect(preview.as(DrawnProduct).page).toContain('Bell jhumka');
  const sku = { ...skuForm({ color: 'Green', size: '' }), productId: draft.id };
  expect((await owner.post('/api/admin/skus', sku)).status).toBe(200);
  const skuId = Number(shop.row('SELECT id FROM skus WHERE product_id = ? ORDER BY id', draft.id).id);
  expect((await owner.patch(`/api/inventory/${skuId}/increase`, { quantity: 2 })).status).toBe(200);
  const renamed = { name: 'Renamed jhumka', version: draft.version };
  expect((await owner.put(`/api/admin/products/${draft.id}`, renamed)).as(EditedProduct).name).toBe('Renamed jhumka');
});

test('a draft is nowhere in the shop', async () => {
  const owner = await newOwner(shop, 'nowhere');
  const draft = await draftOf(owner, { name: `Nowhere ${shop.mark}`, title: `Nowhere ${shop.mark}` });
  await shop.job('index-search');
  const { slug } = await businessOf(owner);
  expect(await pageOf(draft)).toBe(404);
  expect((await visitor.get(`/products/${draft.seoUrl}`)).status).toBe(404);
  const found = (await visitor.get(`/products/search?q=${encodeURIComponent(`Nowhere ${shop.mark}`)}`)).text;
  const pages = ['/products', '/sitemap.xml', '/feeds/google-merchant.xml', '/feeds/meta-catalogue.csv', '/shop'];
  const texts = await Promise.all(pages.map(async (path) => (await visitor.get(path)).text));
  for (const text of [found, ...texts]) {
    expect(text).not.toContain(draft.seoUrl);
    expect(text).not.toContain(draft.mediaList[0]!.key);
  }
  expect((await visitor.get(`/store/${slug}`)).status).toBe(404);
  expect(await draftsOf(owner)).toEqual([draft.id]);
});

test('at the approval drafts stay out of the shop until their seller shows them, and the mail says so', async () => {
  const owner = await newOwner(shop, 'chooses');
  const [shown, kept] = [await draftOf(owner), await draftOf(owner)];
  await moveTo(owner, 'ACTIVE');
  expect([await pageOf(shown), await pageOf(kept)]).toEqual([404, 404]);
  expect((await draftsOf(owner)).toSorted()).toEqual([shown.id, kept.id].toSorted());
  const [mail] = (await shop.mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('You can sell'));
  expect(mail!.text).toContain('You choose in your console, on Today, which others go into the shop.');

  const stale = { isVisible: true, version: shown.version };
  expect(await owner.put(`/api/admin/products/${shown.id}`, stale)).toRefuse(409, 'STALE_VERSION');
  const answer = await owner.put(`/api/admin/products/${shown.id}`, { isVisible: true, version: shown.version + 1 });
  expect(answer.as(EditedProduct)).toMatchObject({ isShown: true, missing: [] });
  expect((await visitor.get(`/products/${shown.seoUrl}`)).as(Product).id).toBe(shown.id);
  expect([await pageOf(shown), await pageOf(kept)]).toEqual([200, 404]);
  expect(await draftsOf(owner)).toEqual([kept.id]);
});

test('products that were in the shop are there again after a suspension, and nothing is prepared meanwhile', async () => {
  const owner = await newOwner(shop, 'suspended');
  await moveTo(owner, 'ACTIVE');
  const product = await draftOf(owner);
  expect(await pageOf(product)).toBe(200);
  await moveTo(owner, 'SUSPENDED');
  expect(await pageOf(product)).toBe(410);
  expect(await owner.post('/api/admin/products', productForm(shop))).toRefuse(403, 'SELLER_NOT_ACTIVE');
  expect(await sendFile(owner, GOODS_PICTURE, 'a.png', 'Drafts')).toRefuse(403, 'SELLER_NOT_ACTIVE');
  await moveTo(owner, 'ACTIVE');
  expect(await pageOf(product)).toBe(200);
});

test('a seller whose papers are checked cannot make coupons or bundles, move orders or invite people', async () => {
  const owner = await newOwner(shop, 'waits');
  expect(await owner.post('/api/admin/coupons', {})).toRefuse(403, 'SELLER_NOT_ACTIVE');
  expect(await owner.post('/api/admin/bundles', {})).toRefuse(403, 'SELLER_NOT_ACTIVE');
  const closed = await newOwner(shop, 'refused');
  await moveTo(closed, 'CLOSED');
  expect(await closed.post('/api/admin/products', productForm(shop))).toRefuse(403, 'SELLER_NOT_ACTIVE');
});
