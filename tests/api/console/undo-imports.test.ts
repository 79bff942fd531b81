import { expect, test } from 'vitest';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { addDays } from '#contract/shop/dates.ts';
import * as z from 'zod/mini';
import { buy } from '../../support/buy.ts';
import { categoryId } from '../../support/catalogue-paths.ts';
import { clock } from '../../support/clock.ts';
import { applied, apply, checked, undo } from '../../support/imports.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
let files = 0;

/** Returns a file of one new product, and its address. */
function newProduct(): { file: string; address: string } {
  files += 1;
  const [title, address] = [`Kemp jhumka ${shop.mark} ${files}`, `kemp-jhumka-${shop.mark}-${files}`];
  const head = 'Title,Name,Description (HTML),Category id,Address';
  return { file: `${head}\n${title},${title},Light bells,${categoryId(shop, 'jhumkas')},${address}\n`, address };
}

function newSku(productId: number): { file: string; code: string } {
  files += 1;
  const code = `UNDO-${shop.mark}-${files}`.toUpperCase();
  const head = 'SKU code,Product id,Colour,MRP (rupees),Selling price (rupees),Pieces in stock';
  return { file: `${head}\n${code},${productId},Ruby,900,600,7\n`, code };
}

const productAt = (address: string) => shop.rows('SELECT * FROM products WHERE seo_url = ?', address)[0];
const skuWith = (code: string) => shop.rows('SELECT * FROM skus WHERE code = ?', code)[0];
const past = async (who = meera) => (await who.get('/api/admin/products/imports')).as(z.array(Import));

test('a new product without days is on sale from today on for two years', async () => {
  const { file, address } = newProduct();
  await applied(meera, 'products', file);
  expect(productAt(address)).toMatchObject({ start_on: clock.today(), end_on: addDays(clock.today(), 730) });
  expect((await checked(meera, 'products', file)).counts).toMatchObject({ UNCHANGED: 1 });
});

test('a row names its record once it is applied', async () => {
  const { file, address } = newProduct();
  const { id } = await checked(meera, 'products', file);
  const rows = async () => (await meera.get(`/api/admin/products/imports/${id}/rows`)).as(z.array(ImportRow));
  expect(await rows()).toMatchObject([{ targetId: null }]);
  await apply(meera, 'products', id);
  expect(await rows()).toMatchObject([{ targetId: productAt(address)!.id }]);
});

test('an undone import takes its products and their SKUs away, and its file can come again', async () => {
  const { file, address } = newProduct();
  const one = await applied(meera, 'products', file);
  const product = productAt(address)!;
  const sku = newSku(Number(product.id));
  await applied(meera, 'skus', sku.file);
  const undone = (await undo(meera, 'products', one.id)).as(Import);
  expect(undone.undoneAt).not.toBeNull();
  expect(productAt(address)).toBeUndefined();
  expect(skuWith(sku.code)).toBeUndefined();
  expect(shop.row('SELECT archived_at FROM products WHERE id = ?', Number(product.id)).archived_at).not.toBeNull();
  const audited = shop.rows("SELECT action FROM audit_log WHERE subject = 'import' AND subject_id = ?", one.id);
  expect(audited).toEqual([{ action: 'products imported' }, { action: 'import of products undone' }]);
  // Undoing it again changes nothing.
  expect((await undo(meera, 'products', one.id)).as(Import).undoneAt).toBe(undone.undoneAt);
  expect((await applied(meera, 'products', file)).counts).toMatchObject({ NEW: 1 });
  expect((await applied(meera, 'skus', newSku(Number(productAt(address)!.id)).file)).counts).toMatchObject({ NEW: 1 });
});

test('an undone import of SKUs leaves their product and its other SKUs', async () => {
  const sku = await shop.sku({ seller: 'meera' });
  const { file, code } = newSku(sku.productId);
  const one = await applied(meera, 'skus', file);
  await undo(meera, 'skus', one.id);
  expect(skuWith(code)).toBeUndefined();
  expect(skuWith(sku.code)).toMatchObject({ archived_at: null });
  expect((await applied(meera, 'skus', file)).counts).toMatchObject({ NEW: 1 });
});

test('an import of which something was ordered stays', async () => {
  const { productId } = await shop.sku({ seller: 'meera' });
  const { file, code } = newSku(productId);
  const one = await applied(meera, 'skus', file);
  await buy(await shop.customer('asha'), { skuId: Number(skuWith(code)!.id) });
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_SOLD');
  expect(skuWith(code)).toMatchObject({ archived_at: null });
});

test('an import of which something is reserved stays', async () => {
  const { productId } = await shop.sku({ seller: 'meera' });
  const { file, code } = newSku(productId);
  const one = await applied(meera, 'skus', file);
  await meera.patch(`/api/inventory/${Number(skuWith(code)!.id)}/reserve`, { quantity: 2 });
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_SOLD');
});

test('an import that changed goods, or is not applied, cannot be undone', async () => {
  const sku = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
  const file = `SKU code,Selling price (rupees)\n${sku.code},400\n`;
  const one = await checked(meera, 'skus', file);
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_NOT_UNDOABLE');
  await apply(meera, 'skus', one.id);
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_NOT_UNDOABLE');
});

test('past imports are those of the seller, the newest first', async () => {
  const first = await applied(meera, 'products', newProduct().file);
  const second = await applied(meera, 'products', newProduct().file);
  expect((await past()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await past(farhan)).map(({ id }) => id)).not.toContain(first.id);
  expect(await undo(farhan, 'products', first.id)).toRefuse(404, 'IMPORT_NOT_FOUND');
});
