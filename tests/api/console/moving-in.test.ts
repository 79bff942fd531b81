import { beforeAll, describe, expect, test } from 'vitest';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { recogniseTable, suggestMapping } from '#contract/moving-in/column-facts.ts';
import { readGoods } from '#contract/moving-in/goods.ts';
import { NO_ANSWERS } from '#contract/moving-in/moved-good.ts';
import type { MovedGood } from '#contract/moving-in/moved-good.ts';
import { productsFile, skusFile } from '#contract/moving-in/own-files.ts';
import * as z from 'zod/mini';
import { apply, begin, check, sendPiece, undo } from '../../support/imports.ts';
import { amazonTable, meeshoTable, ownTable, shopifyTable, woocommerceTable } from '../../support/other-shops.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const SELLER = { id: null, name: 'Meera Temple Jewels' };

function goodsOf(table: string[][]): MovedGood[] {
  const categories = shop
    .rows('SELECT id, display_name, seo_kw, family, size_system FROM categories WHERE archived_at IS NULL')
    .map((row) => ({
      id: Number(row.id),
      name: String(row.display_name),
      keywords: String(row.seo_kw),
      family: row.family as Family | null,
      sizeSystem: row.size_system as SizeSystem,
    }));
  const recognised = recogniseTable(table);
  const mapping = suggestMapping(recognised.format, recognised.columns);
  return readGoods(table, recognised, mapping, { categories, answers: NO_ANSWERS }).goods;
}

/** Smaller than the pieces of the console, so that a file of a thousand products has several. */
const PIECE_BYTES = 64 * 1024;

/** Returns the pieces of a file, as the console cuts them: all but the last end with a line. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>): { from: number; piece: Uint8Array<ArrayBuffer> }[] {
  const pieces = [];
  for (let from = 0; from < bytes.length;) {
    const rest = bytes.subarray(from, from + PIECE_BYTES);
    const isLast = from + rest.length === bytes.length;
    const piece = isLast ? rest : rest.subarray(0, rest.lastIndexOf(0x0a) + 1);
    pieces.push({ from, piece: piece.slice() });
    from += piece.length;
  }
  return pieces;
}

interface Sent {
  kind: ImportKind;
  name: string;
  text: string;
}

/** Uploads a file and checks it. The upload begins again after each piece, as after a reload of the page. */
async function checkedFile({ kind, name, text }: Sent): Promise<Import> {
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

async function rowsOf(kind: ImportKind, id: number, outcome = ''): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (;;) {
    const path = `/api/admin/${kind}/imports/${id}/rows?range=[${rows.length},${rows.length + 99}]${outcome}`;
    const some = (await meera.get(path)).as(z.array(ImportRow));
    rows.push(...some);
    if (some.length < 100) return rows;
  }
}

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
    goods = goodsOf(table);
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
  const goods = goodsOf(table).filter(({ skus }) => skus.length > 0);
  expect((await moveIn(goods, `${name} once`)).products.counts).toMatchObject({ NEW: goods.length });
  const { products, skus } = await moveIn(goods, `${name} twice`);
  expect([products.counts, skus.counts]).toMatchObject([
    { NEW: 0, CHANGED: 0 },
    { NEW: 0, CHANGED: 0 },
  ]);
});
