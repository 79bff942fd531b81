import { beforeAll, describe, expect, test } from 'vitest';
import { Import } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import type { MovedGood } from '#contract/moving-in/moved-good.ts';
import { productsFile, skusFile } from '#contract/moving-in/own-files.ts';
import { apply, begin, check, sendPiece, undo } from '../../support/imports.ts';
import { goodsOf, importRowsOf, piecesOf } from '../../support/move-in.ts';
import type { SentFile } from '../../support/move-in.ts';
import { amazonTable, meeshoTable, ownTable, shopifyTable, woocommerceTable } from '../../support/other-shops.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const SELLER = { id: null, name: 'Meera Temple Jewels' };

/** Uploads a file and checks it. The upload begins again after each piece, as after a reload of the page. */
async function checkedFile({ kind, name, text }: SentFile): Promise<Import> {
  const bytes = new TextEncoder().encode(text);
  let one = (await begin(meera, kind, bytes.length, name)).as(Import);
  for (const { from, piece } of piecesOf(bytes)) {
    const again = (await begin(meera, kind, bytes.length, name)).as(Import);
    expect(again).toMatchObject({ id: one.id, taken: from });
    one = (await sendPiece(meera, kind, one.id, piece, from)).as(Import);
  }
  while (one.state === 'CHECKING') one = (await check(meera, kind, one.id)).as(Import);
  return one;
}

const rowsOf = (kind: ImportKind, id: number, outcome?: string) => importRowsOf(meera, kind, id, outcome);

/** Imports goods by both files. */
async function moveIn(goods: MovedGood[], name: string) {
  const products = await checkedFile({
    kind: 'products',
    name: `${name}-products.csv`,
    text: productsFile(goods, SELLER),
  });
  expect((await rowsOf('products', products.id, '&outcome=FAULTY')).slice(0, 3)).toEqual([]);
  if (products.counts.NEW > 0) await apply(meera, 'products', products.id);
  const ids = (await rowsOf('products', products.id)).map(({ targetId }) => targetId!);
  expect(ids).toHaveLength(goods.length);
  const skus = await checkedFile({ kind: 'skus', name: `${name}-skus.csv`, text: skusFile(goods, ids) });
  expect((await rowsOf('skus', skus.id, '&outcome=FAULTY')).slice(0, 3)).toEqual([]);
  if (skus.counts.NEW > 0) await apply(meera, 'skus', skus.id);
  return { products, skus };
}

describe('a Shopify file of 2,000 rows', () => {
  const table = shopifyTable(2000, `sf-${shop.mark}`);
  let goods: MovedGood[];
  let first: Awaited<ReturnType<typeof moveIn>>;

  beforeAll(async () => {
    goods = goodsOf(shop, table);
    first = await moveIn(goods, 'first');
  });

  test('is imported in pieces, each upload resumed, at its former addresses', () => {
    expect(piecesOf(new TextEncoder().encode(productsFile(goods, SELLER))).length).toBeGreaterThan(1);
    const skus = goods.flatMap((good) => good.skus);
    expect(first.products.counts).toMatchObject({ NEW: goods.length, FAULTY: 0 });
    expect(first.skus.counts).toMatchObject({ NEW: skus.length, FAULTY: 0 });
    const bangles = shop.row('SELECT * FROM products WHERE seo_url = ?', `sf-${shop.mark}-4`);
    expect(bangles).toMatchObject({
      description: '<p>Light <b>bangles</b></p>',
      hsn: '71171990',
      brand: 'Asha Jewels',
    });
    const sizes = shop.rows('SELECT size FROM skus WHERE product_id = ? ORDER BY position', Number(bangles.id));
    expect(sizes.map(({ size }) => size)).toEqual(['2.4', '2.6', '2.8', '2.10']);
  });

  test('changes nothing when it comes again', async () => {
    const { products, skus } = await moveIn(goods, 'second');
    expect(products.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: goods.length });
    expect(skus.counts).toMatchObject({ NEW: 0, CHANGED: 0, FAULTY: 0 });
  });

  test('is undone as a whole, and can come again', async () => {
    expect((await undo(meera, 'products', first.products.id)).as(Import).undoneAt).not.toBeNull();
    const left = shop.rows('SELECT id FROM products WHERE seo_url LIKE ? AND archived_at IS NULL', `sf-${shop.mark}-%`);
    expect(left).toEqual([]);
    const again = await moveIn(goods.slice(0, 20), 'third');
    expect(again.products.counts).toMatchObject({ NEW: 20 });
  });
});

test.each([
  ['WooCommerce', woocommerceTable(120, `wc-${shop.mark}`)],
  ['Meesho', meeshoTable(120, `ms-${shop.mark}`)],
  ['Amazon', amazonTable(120, `az-${shop.mark}`)],
  ['a seller’s own table', ownTable(18, `own-${shop.mark}`)],
])('a file of %s is imported without a fault, and changes nothing when it comes again', async (name, table) => {
  const goods = goodsOf(shop, table).filter(({ skus }) => skus.length > 0);
  expect((await moveIn(goods, `${name} once`)).products.counts).toMatchObject({ NEW: goods.length });
  const { products, skus } = await moveIn(goods, `${name} twice`);
  expect([products.counts, skus.counts]).toMatchObject([
    { NEW: 0, CHANGED: 0 },
    { NEW: 0, CHANGED: 0 },
  ]);
});
