import { describe, expect, test } from 'vitest';
import { ManagedFile } from '#contract/calls/files.ts';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { addDays } from '#contract/shop/dates.ts';
import * as z from 'zod/mini';
import { buy } from '../../support/buy.ts';
import { changeRecords } from '../../support/change-records.ts';
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

test('an import that is not applied, or whose former values were not noted, cannot be undone', async () => {
  const sku = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
  const one = await checked(meera, 'skus', `SKU code,Selling price (rupees)\n${sku.code},400\n`);
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_NOT_UNDOABLE');
  await apply(meera, 'skus', one.id);
  changeRecords(shop, ["UPDATE import_rows SET staged = json_remove(staged, '$.former') WHERE import_id = ?", one.id]);
  expect(await undo(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_NOT_UNDOABLE');
  expect(skuWith(sku.code)).toMatchObject({ selling_paise: 40000 });
});

describe('an import that changed goods', () => {
  const rowsOf = async (kind: 'skus' | 'products', id: number) =>
    (await meera.get(`/api/admin/${kind}/imports/${id}/rows?range=[0,9]`)).as(z.array(ImportRow));

  test('gives SKUs their former values back: price with its history, size, colour and weight', async () => {
    const sku = await shop.sku({ seller: 'meera', category: 'bangles', size: '2.6', price: 500, mrp: 900 });
    const facts = () =>
      shop.row(
        `SELECT name, color, size, weight_grams, mrp_paise, selling_paise, position,
          (SELECT group_concat(text) FROM sku_sizes WHERE sku_id = skus.id) AS sizes FROM skus WHERE id = ?`,
        sku.skuId,
      );
    const before = facts();
    const head = 'SKU code,Name,Colour,Size,Weight (kg),MRP (rupees),Selling price (rupees)';
    const one = await applied(meera, 'skus', `${head}\n${sku.code},Other name,Pearl,2.8,0.25,800,400\n`);
    expect(one.counts).toMatchObject({ CHANGED: 1 });
    expect(facts()).toMatchObject({ name: 'Other name', sizes: '2.8', weight_grams: 250, selling_paise: 40000 });
    const undone = (await undo(meera, 'skus', one.id)).as(Import);
    expect(undone).toMatchObject({ staying: 0 });
    expect(facts()).toEqual(before);
    const prices = shop.rows('SELECT selling_paise FROM sku_prices WHERE sku_id = ? ORDER BY id', sku.skuId);
    expect(prices.map(({ selling_paise: paise }) => paise)).toEqual([50000, 40000, 50000]);
    // Undoing it again changes nothing.
    expect((await undo(meera, 'skus', one.id)).as(Import)).toEqual(undone);
  });

  test('leaves what somebody changed since, and says it by row and column', async () => {
    const [kept, changed] = [
      await shop.sku({ seller: 'meera', price: 500, mrp: 900 }),
      await shop.sku({ seller: 'meera', price: 500, mrp: 900 }),
    ];
    const file = `SKU code,Colour,Selling price (rupees)\n${kept.code},Pearl,400\n${changed.code},Pearl,400\n`;
    const one = await applied(meera, 'skus', file);
    expect((await meera.put(`/api/admin/skus/${changed.skuId}`, { sellingPrice: 450 })).status).toBe(200);
    expect((await undo(meera, 'skus', one.id)).as(Import)).toMatchObject({ staying: 1 });
    expect(skuWith(kept.code)).toMatchObject({ selling_paise: 50000 });
    expect(skuWith(changed.code)).toMatchObject({ selling_paise: 45000 });
    expect(skuWith(changed.code)!.color).not.toBe('Pearl');
    const stays = {
      column: 'Selling price (rupees)',
      value: '450.00',
      reason: expect.stringMatching(/so it stays$/) as string,
    };
    expect((await rowsOf('skus', one.id)).map(({ faults }) => faults)).toEqual([[], [stays]]);
    const csv = (await meera.get(`/api/admin/skus/imports/${one.id}/faults.csv`)).text;
    expect(csv.trim().split('\r\n')).toHaveLength(2);
  });

  test('gives products their former texts, facts and address back, and the address of the file leads there', async () => {
    const { file, address } = newProduct();
    await applied(meera, 'products', file);
    const product = productAt(address)!;
    const moved = `${address}-moved`;
    const head = 'Product id,Title,Name,Plating,Address,Key words';
    const row = `${String(product.id)},Other title ${shop.mark},Other name,Micro gold plated,${moved},kemp`;
    const one = await applied(meera, 'products', `${head}\n${row}\n`);
    expect(one.counts).toMatchObject({ CHANGED: 1 });
    expect(productAt(moved)).toMatchObject({ name: 'Other name' });
    expect((await undo(meera, 'products', one.id)).as(Import)).toMatchObject({ staying: 0 });
    const { version: _, updated_at: __, ...restored } = productAt(address)!;
    expect(product).toMatchObject(restored);
    const redirects = shop.rows('SELECT from_seo_url FROM redirects WHERE subject_id = ?', Number(product.id));
    expect(redirects).toEqual([{ from_seo_url: moved }]);
  });

  test('that added goods, too, takes those away and restores the others', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 500, mrp: 900, stock: 7 });
    const added = newSku(sku.productId);
    const head = 'SKU code,Product id,Colour,MRP (rupees),Selling price (rupees),Pieces in stock';
    const [, row] = added.file.split('\n');
    const one = await applied(meera, 'skus', `${head}\n${row}\n${sku.code},${sku.productId},Pearl,900,400,7\n`);
    expect(one.counts).toMatchObject({ NEW: 1, CHANGED: 1 });
    await undo(meera, 'skus', one.id);
    expect(skuWith(added.code)).toBeUndefined();
    expect(skuWith(sku.code)).toMatchObject({ selling_paise: 50000 });
  });

  test('shows the former pictures again, unless somebody changed them since', async () => {
    const group = encodeURIComponent(JSON.stringify({ group: 'images' }));
    // The oldest are pictures of goods. Other tests add small ones.
    const oldest = encodeURIComponent(JSON.stringify(['id', 'ASC']));
    const library = (await meera.get(`/api/admin/files?filter=${group}&sort=${oldest}`)).as(z.array(ManagedFile));
    const [former, other, third] = library;
    const show = (skuId: number, { key }: { key: string }) =>
      meera.put(`/api/admin/skus/${skuId}`, { mediaList: [{ key }] });
    const shownBy = (skuId: number) =>
      shop
        .rows(
          "SELECT key FROM media_uses JOIN media ON media.id = media_id WHERE subject = 'sku' AND subject_id = ?",
          skuId,
        )
        .map(({ key }) => key);
    const [kept, changed] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'meera' })];
    for (const { skuId } of [kept, changed]) expect((await show(skuId, former!)).status).toBe(200);
    const file = `SKU code,Pictures\n${kept.code},${other!.key}\n${changed.code},${other!.key}\n`;
    const one = await applied(meera, 'skus', file);
    expect(shownBy(kept.skuId)).toEqual([other!.key]);
    await show(changed.skuId, third!);
    expect((await undo(meera, 'skus', one.id)).as(Import)).toMatchObject({ staying: 1 });
    expect([shownBy(kept.skuId), shownBy(changed.skuId)]).toEqual([[former!.key], [third!.key]]);
    expect((await rowsOf('skus', one.id))[1]!.faults).toMatchObject([{ column: 'Pictures' }]);
  });

  test('leaves a SKU that was removed since as it is, and says it', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
    const one = await applied(meera, 'skus', `SKU code,Selling price (rupees)\n${sku.code},400\n`);
    expect((await meera.delete(`/api/admin/skus/${sku.skuId}`)).status).toBe(200);
    expect((await undo(meera, 'skus', one.id)).as(Import)).toMatchObject({ staying: 1 });
    expect(shop.row('SELECT selling_paise FROM skus WHERE id = ?', sku.skuId)).toEqual({ selling_paise: 40000 });
  });
});

test('past imports are those of the seller, the newest first', async () => {
  const first = await applied(meera, 'products', newProduct().file);
  const second = await applied(meera, 'products', newProduct().file);
  expect((await past()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await past(farhan)).map(({ id }) => id)).not.toContain(first.id);
  expect(await undo(farhan, 'products', first.id)).toRefuse(404, 'IMPORT_NOT_FOUND');
});
