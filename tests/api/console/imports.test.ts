import { describe, expect, test } from 'vitest';
import { Import, ImportRow, PIECE_MAX_BYTES } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import * as z from 'zod/mini';
import { apply, begin, check, checked, sendPiece, uploaded } from '../../support/imports.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { categoryId } from '../../support/catalogue-paths.ts';

const shop = openShop();
const [meera, farhan, admin] = [shop.seller('meera'), shop.seller('farhan'), shop.admin()];
const EACH = ['products', 'skus', 'inventory'] as const;

const exported = async (who: Persona, kind: ImportKind) => (await who.get(`/api/admin/${kind}/export.csv`)).text;
const rowsOf = async (who: Persona, kind: ImportKind, id: number, query = '') =>
  (await who.get(`/api/admin/${kind}/imports/${id}/rows${query}`)).as(z.array(ImportRow));
const skuRow = (skuId: number) => shop.row('SELECT * FROM skus WHERE id = ?', skuId);
const stockOf = (skuId: number) => shop.row('SELECT * FROM inventory WHERE sku_id = ?', skuId);

/** Returns the faults of a file's only faulty row, by column. */
async function faultsOf(who: Persona, kind: ImportKind, file: string): Promise<Record<string, string>> {
  const one = await checked(who, kind, file);
  const rows = await rowsOf(who, kind, one.id, '?outcome=FAULTY');
  return Object.fromEntries(rows.flatMap(({ faults }) => faults.map(({ column, reason }) => [column, reason])));
}

/** Imports a file without faults. */
async function imported(who: Persona, kind: ImportKind, file: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  const { id, counts } = await checked(who, kind, file);
  expect(counts.FAULTY).toBe(0);
  return (await apply(who, kind, id)).as(Import);
}

describe('an export that is imported again', () => {
  /** The forms in which spreadsheets save a file. */
  const SAVED: Record<string, (file: string) => string> = {
    'as it came': (file) => file,
    'without its mark, with other line ends': (file) => file.replace('\uFEFF', '').replaceAll('\r\n', '\n'),
  };

  test.each(EACH.flatMap((kind) => Object.keys(SAVED).map((how) => ({ kind, how }))))(
    'changes nothing of $kind, $how',
    async ({ kind, how }) => {
      const one = await checked(meera, kind, SAVED[how]!(await exported(meera, kind)));
      const faulty = await rowsOf(meera, kind, one.id, '?outcome=FAULTY');
      expect(faulty.slice(0, 3)).toEqual([]);
      const changed = await rowsOf(meera, kind, one.id, '?outcome=CHANGED');
      expect(changed.slice(0, 3)).toEqual([]);
      expect(one.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: one.rows });
      expect(one.rows).toBeGreaterThan(20);
    },
  );

  test('changes nothing after a spreadsheet took 2.10 for a number and wrote it with semicolons', async () => {
    const sku = await shop.sku({ seller: 'meera', category: 'bangles', size: '2.10', price: 123456, mrp: 123456 });
    const file = `SKU code;Size;Selling price (rupees);MRP (rupees);;\r\n${sku.code};2.1;₹ 1,23,456.00;123456;;\r\n;;;;;\r\n`;
    expect((await checked(meera, 'skus', file)).counts).toMatchObject({ UNCHANGED: 1, CHANGED: 0, FAULTY: 0 });
  });
});

describe('a file of SKUs', () => {
  test('changes prices, with one entry in the audit log', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
    const file = `SKU code,MRP (rupees),Selling price (rupees)\n${sku.code},"1,000.00",450.50\n`;
    const one = await checked(meera, 'skus', file);
    expect(await rowsOf(meera, 'skus', one.id)).toMatchObject([
      {
        row: 2,
        outcome: 'CHANGED',
        differences: [
          { column: 'MRP (rupees)', before: '900', after: '1000' },
          { column: 'Selling price (rupees)', before: '500', after: '450.5' },
        ],
      },
    ]);
    expect(skuRow(sku.skuId).selling_paise).toBe(50000);
    const done = (await apply(meera, 'skus', one.id)).as(Import);
    expect(done).toMatchObject({ state: 'DONE', counts: { CHANGED: 1 } });
    expect(skuRow(sku.skuId)).toMatchObject({ mrp_paise: 100000, selling_paise: 45050, version: 2 });
    const audited = shop.rows("SELECT * FROM audit_log WHERE subject = 'import' AND subject_id = ?", one.id);
    expect(audited).toMatchObject([{ action: 'skus imported' }]);
    // A second apply changes nothing.
    expect((await apply(meera, 'skus', one.id)).as(Import).doneAt).toBe(done.doneAt);
    expect(skuRow(sku.skuId).version).toBe(2);
    expect((await checked(meera, 'skus', file)).counts).toMatchObject({ UNCHANGED: 1, CHANGED: 0 });
  });

  test('adds new ones with their sizes and the stock they open with', async () => {
    const { productId } = await shop.sku({ seller: 'meera', category: 'bangles', size: '2.4' });
    const code = `IMP-${shop.mark}`.toUpperCase();
    const file = `SKU code;Product id;Colour;Size;MRP (rupees);Selling price (rupees);Pieces in stock;Last day\n${code};${productId};Ruby;"2.6, ""2.10""";900;500;7;31/12/2099\n`;
    await imported(meera, 'skus', file.replaceAll('""2.10""', '2.10'));
    const sku = shop.row('SELECT * FROM skus WHERE code = ?', code);
    expect(sku).toMatchObject({ product_id: productId, color: 'Ruby', end_on: '2099-12-31', tax_category: 'STANDARD' });
    const id = Number(sku.id);
    expect(shop.rows('SELECT text, "order" FROM sku_sizes WHERE sku_id = ? ORDER BY "order"', id)).toEqual([
      { text: '2.6', order: 38 },
      { text: '2.10', order: 42 },
    ]);
    expect(stockOf(id)).toMatchObject({ quantity: 7, reserved_quantity: 0 });
    expect(shop.rows('SELECT reason, quantity_change FROM stock_movements WHERE sku_id = ?', id)).toEqual([
      { reason: 'opened', quantity_change: 7 },
    ]);
    expect((await checked(meera, 'skus', file.replaceAll('""2.10""', '2.10'))).counts).toMatchObject({
      UNCHANGED: 1,
      NEW: 0,
    });
  });

  test('says of each faulty row what its form would, and writes none of the others', async () => {
    const [good, bad] = [
      await shop.sku({ seller: 'meera', price: 500 }),
      await shop.sku({ seller: 'meera', price: 500 }),
    ];
    const file =
      'SKU code,Colour,Selling price (rupees),MRP (rupees),Tax category\n' +
      `${good.code},Gold,400,500,STANDARD\n${bad.code},,600,500,STANDARD\n${bad.code}X,Gold,cheap,500,LOW\n${good.code},Gold,1,2,STANDARD\n`;
    const one = await checked(meera, 'skus', file);
    expect(one.counts).toEqual({ NEW: 0, CHANGED: 1, UNCHANGED: 0, FAULTY: 3 });
    const csv = await meera.get(`/api/admin/skus/imports/${one.id}/faults.csv`);
    expect(csv.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Column,Value,Reason',
      '3,Colour,,Colour is required',
      '3,Selling price (rupees),600,The selling price cannot be above the MRP',
      `4,SKU code,${bad.code}X,SKU not found`,
      `5,SKU code,${good.code},Row 2 is about the same`,
      '',
    ]);
    expect(await apply(meera, 'skus', one.id)).toRefuse(409, 'IMPORT_HAS_FAULTS');
    expect(skuRow(good.skuId)).toMatchObject({ selling_paise: 50000, version: 1 });
  });

  test.each([
    ['Selling price (rupees)', '1.299,00', 'Selling price (rupees) must be rupees, such as 1299.00'],
    ['Selling price (rupees)', '9999', 'The selling price cannot be above the MRP'],
    ['Selling price (rupees)', '', 'Selling price (rupees) is required'],
    ['Last day', 'soon', 'Last day must be a day, such as 2026-11-20 or 20/11/2026'],
    ['Tax category', 'LOW', 'Tax category must be one of: STANDARD, REDUCED, ZERO, EXEMPT'],
    ['Size', '2.77', '2.77 is not a size of this category'],
    ['Size', '2.1', '2.1 may be 2.10, of which a spreadsheet cut the end. Please write it as ="2.10"'],
    ['Name', 'Real gold', /cannot be said here/],
  ])('refuses %s %j', async (column, value, reason) => {
    const { code } = await shop.sku({ seller: 'meera', category: 'bangles', size: '2.8', price: 500, mrp: 900 });
    const faults = await faultsOf(meera, 'skus', `SKU code,${column}\n${code},"${value.replaceAll('"', '""')}"\n`);
    expect(faults).toEqual({ [column]: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
  });
});

describe('a file of products', () => {
  test('lists new ones, and says what they are when it comes again', async () => {
    const title = `Kundan choker ${shop.mark}`;
    const file =
      'Title,Name,Description (HTML),Category id,First day,Last day,Plating,Stones,Key words\n' +
      `${title},${title},"<p>Two lines</p><script>x</script>",${categoryId(shop, 'jhumkas')},1/1/2026,31/12/2099,Antique gold plated,Kemp; Pearl bead,'=1+1\n`;
    expect((await imported(meera, 'products', file)).counts).toMatchObject({ NEW: 1 });
    const row = shop.row('SELECT * FROM products WHERE title = ?', title);
    expect(row).toMatchObject({
      description: '<p>Two lines</p>',
      start_on: '2026-01-01',
      seo_kw: '=1+1',
      is_complete: 0,
    });
    expect(JSON.parse(String(row.attributes))).toEqual({
      plating: 'Antique gold plated',
      stone: ['Kemp', 'Pearl bead'],
    });
    expect((await checked(meera, 'products', file)).counts).toMatchObject({ NEW: 0, UNCHANGED: 1 });
    expect(await exported(meera, 'products')).toContain(",'=1+1,");
  });

  test('moves an address, and the old one leads to it', async () => {
    const { productId, seoUrl } = await shop.sku({ seller: 'meera' });
    const { title } = shop.row('SELECT title FROM products WHERE id = ?', productId);
    await imported(
      meera,
      'products',
      `Product id,Title,Address\n${productId},"${String(title)}",/product/${seoUrl}-two\n`,
    );
    expect(shop.row('SELECT seo_url FROM products WHERE id = ?', productId).seo_url).toBe(`${seoUrl}-two`);
    expect(shop.rows("SELECT subject_id FROM redirects WHERE kind = 'product' AND from_seo_url = ?", seoUrl)).toEqual([
      { subject_id: productId },
    ]);
  });

  test('refuses an address that is taken, and facts its kind does not know', async () => {
    const [one, other] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'farhan' })];
    const { title } = shop.row('SELECT title FROM products WHERE id = ?', one.productId);
    const head = 'Product id,Title,Address,Movement\n';
    const taken = await faultsOf(
      meera,
      'products',
      `${head}${one.productId},"${String(title)}",/product/${other.seoUrl},\n`,
    );
    expect(Object.keys(taken)).toEqual(['Address']);
    const fact = await faultsOf(
      meera,
      'products',
      `${head}${one.productId},"${String(title)}",/product/${one.seoUrl},Quartz\n`,
    );
    expect(Object.values(fact)).toEqual([expect.stringContaining('movement')]);
  });
});

describe('a file of stock', () => {
  test('sets what is there, and notes what was counted as a stock-take', async () => {
    const [set, counted, empty] = [
      await shop.sku({ seller: 'meera', stock: 4 }),
      await shop.sku({ seller: 'meera', stock: 5 }),
      await shop.sku({ seller: 'meera', stock: 6 }),
    ];
    const file = `SKU code,Pieces in stock,Counted pieces,Location\n${set.code},9,,Shelf 1\n${counted.code},5,2,\n${empty.code},6,,\n`;
    const one = await checked(meera, 'inventory', file);
    expect(
      (await rowsOf(meera, 'inventory', one.id, '?outcome=CHANGED')).map(({ differences }) => differences),
    ).toEqual([
      [
        { column: 'Pieces in stock', before: '4', after: '9' },
        { column: 'Location', before: '', after: 'Shelf 1' },
      ],
      [{ column: 'Pieces in stock', before: '5', after: '2' }],
    ]);
    await apply(meera, 'inventory', one.id);
    expect(stockOf(set.skuId)).toMatchObject({ quantity: 9, location: 'Shelf 1' });
    expect(stockOf(counted.skuId)).toMatchObject({ quantity: 2 });
    const movement = ({ skuId }: { skuId: number }) =>
      shop.rows('SELECT reason, quantity_change FROM stock_movements WHERE sku_id = ? ORDER BY id', skuId).slice(1);
    expect([movement(set), movement(counted), movement(empty)]).toEqual([
      [{ reason: 'counted', quantity_change: 5 }],
      [{ reason: 'stockTake', quantity_change: -3 }],
      [],
    ]);
  });

  test('goes nowhere below what is held, nor as fractions', async () => {
    const { code, skuId } = await shop.sku({ seller: 'meera', stock: 5 });
    await meera.patch(`/api/inventory/${skuId}/reserve`, { quantity: 3 });
    expect(await faultsOf(meera, 'inventory', `SKU code,Counted pieces\n${code},2\n`)).toHaveProperty('Counted pieces');
    expect(await faultsOf(meera, 'inventory', `SKU code,Pieces in stock\n${code},4.5\n`)).toEqual({
      'Pieces in stock': 'Quantity must be a whole number of pieces',
    });
  });
});

describe('whose goods', () => {
  test('another seller’s are not found, and the house changes all', async () => {
    const { code, skuId, productId } = await shop.sku({ seller: 'farhan', price: 500, stock: 5 });
    const { title } = shop.row('SELECT title FROM products WHERE id = ?', productId);
    const files: [ImportKind, string, string][] = [
      ['skus', `SKU code,SKU id,Selling price (rupees)\n${code},${skuId},400\n`, 'SKU not found'],
      [
        'skus',
        `SKU code,Product id,Colour,MRP (rupees),Selling price (rupees)\n${code}9,${productId},Red,9,8\n`,
        'Product not found',
      ],
      ['inventory', `SKU code,Pieces in stock\n${code},1\n`, 'SKU not found'],
      ['products', `Product id,Title\n${productId},"${String(title)}"\n`, 'Product not found'],
    ];
    for (const [kind, file, reason] of files)
      expect(Object.values(await faultsOf(meera, kind, file))).toEqual([reason]);
    expect((await checked(farhan, 'inventory', files[2]![1])).counts).toMatchObject({ CHANGED: 1 });
    await imported(admin, 'inventory', files[2]![1]);
    expect(stockOf(skuId)).toMatchObject({ quantity: 1 });
  });

  test('an import is its seller’s and the house’s, and changed by whom the list is', async () => {
    const { code } = await shop.sku({ seller: 'meera' });
    const { id } = await checked(meera, 'skus', `SKU code\n${code}\n`);
    expect(await apply(farhan, 'skus', id)).toRefuse(404, 'IMPORT_NOT_FOUND');
    // An import's number is unknown in another list.
    expect(await apply(meera, 'products', id)).toRefuse(404, 'IMPORT_NOT_FOUND');
    const reader = await shop.staff({ seller: 'meera', subRole: 'readOnly' });
    expect(await begin(reader, 'skus', 10)).toRefuse(403, 'NOT_PERMITTED');
    expect((await apply(admin, 'skus', id)).status).toBe(200);
  });
});

describe('a file that is overtaken', () => {
  test('is not written at all, and can be checked again', async () => {
    const [one, other] = [
      await shop.sku({ seller: 'meera', price: 500 }),
      await shop.sku({ seller: 'meera', price: 500 }),
    ];
    const file = `SKU code,Selling price (rupees)\n${one.code},400\n${other.code},500\n`;
    const { id } = await checked(meera, 'skus', file);
    await meera.put(`/api/admin/skus/${other.skuId}`, { sellingPrice: 450, version: 1 });
    expect(await apply(meera, 'skus', id)).toRefuse(409, 'IMPORT_OVERTAKEN');
    expect(skuRow(one.skuId)).toMatchObject({ selling_paise: 50000, version: 1 });
    expect((await check(meera, 'skus', id, { afresh: true })).as(Import).state).toBe('CHECKING');
    expect((await check(meera, 'skus', id)).as(Import)).toMatchObject({ state: 'CHECKED', counts: { CHANGED: 2 } });
    await apply(meera, 'skus', id);
    expect(skuRow(other.skuId)).toMatchObject({ selling_paise: 50000 });
  });

  test('by an order is told so, where it counts what was sold', async () => {
    const { code, skuId } = await shop.sku({ seller: 'meera', stock: 5 });
    const { id } = await checked(meera, 'inventory', `SKU code,Counted pieces\n${code},4\n`);
    await meera.put(`/api/admin/inventory/${String(stockOf(skuId).id)}`, { quantity: 3 });
    expect(await apply(meera, 'inventory', id)).toRefuse(409, 'IMPORT_OVERTAKEN');
    expect(stockOf(skuId)).toMatchObject({ quantity: 3 });
  });

  test('by a file of its own is refused where two rows name one SKU', async () => {
    const { code, skuId } = await shop.sku({ seller: 'meera', price: 500 });
    const file = `SKU code,SKU id,Selling price (rupees)\n${code},,400\n${code}-NEW,${skuId},300\n`;
    const { id } = await checked(meera, 'skus', file);
    expect(await apply(meera, 'skus', id)).toRefuse(409, 'IMPORT_ROW_TWICE');
    expect(skuRow(skuId)).toMatchObject({ code, selling_paise: 50000 });
  });
});

describe('a file on its way in', () => {
  test('goes on where it stopped, whoever sends it twice', async () => {
    const { code } = await shop.sku({ seller: 'meera', price: 500 });
    const pieces = ['SKU code,Selling price (rupees)\n', `${code},`, '400\n'];
    const size = pieces.join('').length;
    const { id } = (await begin(meera, 'skus', size, `${shop.mark}.csv`)).as(Import);
    await sendPiece(meera, 'skus', id, pieces[0]!);
    expect((await sendPiece(meera, 'skus', id, pieces[0]!)).as(Import)).toMatchObject({ taken: 32, rows: 0 });
    expect(await check(meera, 'skus', id)).toRefuse(409, 'IMPORT_NOT_WHOLE');
    const again = (await begin(meera, 'skus', size, `${shop.mark}.csv`)).as(Import);
    expect(again).toMatchObject({ id, state: 'UPLOADING', taken: 32 });
    await sendPiece(meera, 'skus', id, pieces[1]!, 32);
    const whole = (await sendPiece(meera, 'skus', id, pieces[2]!, 32 + pieces[1]!.length)).as(Import);
    expect(whole).toMatchObject({ state: 'CHECKING', rows: 1 });
    expect((await check(meera, 'skus', id)).as(Import).counts).toMatchObject({ CHANGED: 1 });
  });

  test.each([
    ['', 'The file is empty'],
    ['SKU code\n', 'The file is empty'],
    ['Name\nX\n', 'There is no column “SKU code”'],
    ['SKU code,Price\nX,1\n', 'There is no column “Price” here. Please remove it'],
    ['SKU code,sku CODE\nX,X\n', 'The column “SKU code” stands there twice'],
    ['SKU code,Name\nX,"never closed\n', 'A quotation mark of this file is never closed'],
    ['PK\u0003\u0004', 'This is a workbook. Please save it as “CSV UTF-8” and choose that file'],
  ])('that says %j is refused', async (file, words) => {
    const { id } = (await begin(meera, 'skus', Math.max(file.length, 1))).as(Import);
    const answer =
      file === ''
        ? await begin(meera, 'skus', 0)
        : await sendPiece(meera, 'skus', id, new TextEncoder().encode(file).slice(0, file.length));
    if (answer.status === 200) throw new Error(`${file} is taken`);
    expect(answer.json).toMatchObject({ fields: { [file === '' ? 'fileSize' : 'file']: words } });
  });

  test('that Excel wrote in its own letters is read', async () => {
    const { code, skuId } = await shop.sku({ seller: 'meera' });
    const bytes = new Uint8Array([...`SKU code,Colour\n${code},Ros\u00e9\n`].map((sign) => sign.charCodeAt(0)));
    await imported(meera, 'skus', bytes);
    expect(skuRow(skuId).color).toBe('Rosé');
  });

  test('that is too large is refused before it comes in, and so is a piece', async () => {
    expect((await begin(meera, 'skus', 200 * 1024 * 1024)).json).toMatchObject({
      fields: { fileSize: 'A file can have at most 20 MB' },
    });
    const { id } = (await begin(meera, 'skus', 5_000_000)).as(Import);
    expect(await sendPiece(meera, 'skus', id, 'x'.repeat(PIECE_MAX_BYTES * 2))).toRefuse(413, 'BODY_TOO_LARGE');
  });

  test('is forgotten with its rows after two weeks', async () => {
    const { code } = await shop.sku({ seller: 'meera' });
    const { id } = await uploaded(meera, 'skus', `SKU code\n${code}\n`);
    await shop.later(15 * 86_400, async () => {
      await shop.job('purge-expired');
      expect(shop.rows('SELECT id FROM import_rows WHERE import_id = ?', id)).toEqual([]);
      expect(shop.rows('SELECT id FROM imports WHERE id = ?', id)).toEqual([]);
    });
  });
});

test('ten thousand rows are taken in and checked, piece by piece', async () => {
  const { productId } = await shop.sku({ seller: 'meera' });
  const count = 10_000;
  const head = 'SKU code,Product id,Colour,MRP (rupees),Selling price (rupees)\n';
  const lines = Array.from({ length: count }, (_, at) =>
    `BIG-${shop.mark}-${at},${productId},Gold ${at},900,0\n`.toUpperCase(),
  );
  const file = head + lines.join('');
  const { id } = (await begin(meera, 'skus', file.length)).as(Import);
  for (let from = 0; from < file.length;) {
    const end = Math.min(file.length, file.lastIndexOf('\n', from + PIECE_MAX_BYTES - 1) + 1);
    from = (await sendPiece(meera, 'skus', id, file.slice(from, end), from)).as(Import).taken;
  }
  let one = (await check(meera, 'skus', id)).as(Import);
  while (one.state === 'CHECKING') one = (await check(meera, 'skus', id)).as(Import);
  expect(one.counts).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: 0, FAULTY: count });
});
