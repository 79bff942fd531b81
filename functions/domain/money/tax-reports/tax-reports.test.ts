import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradedShop, PUNE } from '../../../../tests/support/traded-months.ts';
import type { TradedShop } from '../../../../tests/support/traded-months.ts';
import { postLedger } from '../ledger/index.ts';
import {
  gstr1Files,
  gstr1Json,
  gstr8Csv,
  gstr8Json,
  listTaxReports,
  readGstr1,
  readGstr8,
  readTds,
  tdsCsv,
} from './index.ts';

let shop: TradedShop;
const MONTH = '2026-10';
const BUSINESS = { gstin: '36ZZTCR1204H1Z9', legalName: 'Rao Textiles LLP' };

/**
 * A mixed October of meera in Telangana and farhan in Maharashtra. Sales go to businesses and consumers, within the
 * State and inter-State; some are cancelled or returned.
 */
beforeAll(async () => {
  shop = await openTradedShop();
  const september = await shop.order('2026-09-28', { seller: 'meera', price: 700, quantity: 2 });
  await shop.move('2026-09-29', september, 'DELIVERED');
  await shop.sendBack('2026-10-02', september, 1);

  const near = await shop.order('2026-10-03', { seller: 'meera', price: 999, quantity: 3 });
  await shop.move('2026-10-04', near, 'CONFIRMED');
  await shop.cancel('2026-10-05', near, 1);
  await shop.move('2026-10-08', near, 'DELIVERED');
  const business = await shop.order('2026-10-06', { seller: 'meera', price: 1301, quantity: 2, business: BUSINESS });
  await shop.move('2026-10-07', business, 'DELIVERED');
  await shop.sendBack('2026-10-09', business, 1);
  const far = await shop.order('2026-10-10', { seller: 'meera', price: 555, to: PUNE });
  await shop.move('2026-10-11', far, 'DELIVERED');
  const large = await shop.order('2026-10-12', { seller: 'meera', price: 60_000, quantity: 2, to: PUNE });
  await shop.move('2026-10-13', large, 'DELIVERED');
  await shop.sendBack('2026-10-15', large, 1);
  // The invoice is dated in October, the cash is collected in November.
  const cash = await shop.order('2026-10-30', { seller: 'meera', price: 888, method: 'COD' });
  await shop.move('2026-10-31', cash, 'CONFIRMED');
  await shop.move('2026-11-03', cash, 'DELIVERED');

  const other = await shop.order('2026-10-14', { seller: 'farhan', price: 1501, to: PUNE });
  await shop.move('2026-10-15', other, 'DELIVERED');
  const unreported = await shop.order('2026-10-16', { seller: 'pending', price: 777 });
  await shop.move('2026-10-17', unreported, 'DELIVERED');
  await postLedger(shop.on('2026-11-05'));
});
afterAll(() => shop.close());

type Amounts = [taxable: number, igst: number, cgst: number, sgst: number];
interface TaxedAmounts {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}
const plus = (sums: Amounts, { taxable, igst, cgst, sgst }: TaxedAmounts, sign: number): Amounts => [
  sums[0] + sign * taxable,
  sums[1] + sign * igst,
  sums[2] + sign * cgst,
  sums[3] + sign * sgst,
];
const sumOf = (rows: readonly TaxedAmounts[]) => rows.reduce<Amounts>((sums, row) => plus(sums, row, 1), [0, 0, 0, 0]);

/** Returns the total of a seller's October invoices minus credit notes, from the rows themselves. */
const byPapers = (seller: string) =>
  shop
    .rows(
      `SELECT kind, content FROM documents JOIN sellers ON sellers.id = seller_id WHERE slug = ? AND issued_on LIKE '2026-10-%'`,
      seller,
    )
    .reduce<Amounts>(
      (sums, [kind, content]) =>
        plus(sums, (JSON.parse(String(content)) as { totals: TaxedAmounts }).totals, kind === 'CREDIT_NOTE' ? -1 : 1),
      [0, 0, 0, 0],
    );

const reportOf = (seller: 'meera' | 'farhan') => readGstr1(shop.shop, shop.sellers[seller]!, MONTH, undefined);

describe('GSTR-1 of a month', () => {
  test('tells every paper once, and comes to what the papers come to', async () => {
    const { report } = await reportOf('meera');
    const parts = (documents: typeof report.b2b) => documents.flatMap((document) => document.parts);
    const reported = sumOf([...parts(report.b2b), ...parts(report.b2cl), ...report.b2cs]);
    const notes = sumOf([...parts(report.cdnr), ...parts(report.cdnur)]);
    expect(reported.map((amount, index) => amount - notes[index]!)).toEqual(byPapers('meera'));
    expect(sumOf([...report.hsn.b2b, ...report.hsn.b2c])).toEqual(byPapers('meera'));
    expect(sumOf([report.throughMarketplace])).toEqual(byPapers('meera'));
    expect([report.b2b, report.b2cl, report.cdnr, report.cdnur].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(report.b2cs.map(({ place, isWithin }) => [place, isWithin])).toEqual([
      ['36', true],
      ['27', false],
    ]);
    const pieces = report.hsn.b2c.reduce((sum, { quantity }) => sum + quantity, 0);
    // Three minus one cancelled, one inter-State, two large minus one, one COD, minus one returned from September.
    expect(pieces).toBe(2 + 1 + 1 + 1 - 1);
  });

  test('taxes a large invoice across a border by hand: ₹1,08,000 with 3 %', async () => {
    const { report } = await reportOf('meera');
    const [large] = report.b2cl;
    expect(large).toMatchObject({ value: 1_08_000_00, place: '27' });
    expect(large!.parts).toEqual([{ taxBasisPoints: 300, taxable: 1_04_854_37, igst: 3_145_63, cgst: 0, sgst: 0 }]);
    expect(report.cdnur[0]!.value).toBe(54_000_00);
  });

  test('is a file with the names and numbers of the portal', async () => {
    const { gstin, operator, report } = await reportOf('meera');
    const file = gstr1Json(gstin, MONTH, report, operator) as {
      b2b: { ctin: string; inv: { inum: string; idt: string; pos: string; itms: { itm_det: { rt: number } }[] }[] }[];
      b2cs: Record<string, unknown>[];
      doc_issue: { doc_det: Record<string, unknown>[] };
      supeco: { clttx: Record<string, unknown>[] };
    };
    expect(file).toMatchObject({ gstin: '36ZZTCJ1234K1Z4', fp: '102026' });
    expect(file.b2b).toMatchObject([
      { ctin: BUSINESS.gstin, inv: [{ idt: '07-10-2026', pos: '36', rchrg: 'N', inv_typ: 'R' }] },
    ]);
    expect(file.b2b[0]!.inv[0]!.itms[0]!.itm_det.rt).toBe(3);
    expect(file.b2cs.map(({ sply_ty, typ }) => [sply_ty, typ])).toEqual([
      ['INTRA', 'OE'],
      ['INTER', 'OE'],
    ]);
    const prefix = String(file.b2b[0]!.inv[0]!.inum).slice(0, 9);
    const issued = (from: string, to: string, totnum: number) => ({
      num: 1,
      from,
      to,
      totnum,
      cancel: 0,
      net_issue: totnum,
    });
    expect(file.doc_issue.doc_det).toEqual([
      { doc_num: 1, docs: [issued(`${prefix}000002`, `${prefix}000006`, 5)] },
      { doc_num: 5, docs: [issued(`${prefix}C00001`, `${prefix}C00004`, 4)] },
    ]);
    expect(file.supeco.clttx).toEqual([
      {
        etin: '36ZZTCR1204H1CK',
        suppval: byPapers('meera')[0] / 100,
        flag: 'N',
        cess: 0,
        ...taxesOf(byPapers('meera')),
      },
    ]);
  });

  const taxesOf = ([, igst, cgst, sgst]: Amounts) => ({ igst: igst / 100, cgst: cgst / 100, sgst: sgst / 100 });

  test('is a table for each section, as the offline tool imports them', async () => {
    const { operator, report } = await reportOf('meera');
    const files = new Map(gstr1Files(report, operator).map(({ name, text }) => [name, text.trimEnd().split('\r\n')]));
    expect([...files.keys()]).toContain('hsn(b2c).csv');
    const [, business] = files.get('b2b.csv')!;
    expect(business).toMatch(
      /^36ZZTCR1204H1Z9,Rao Textiles LLP,A\d\d\/2627\/000003,07-Oct-2026,2342\.00,36-Telangana,N,,Regular B2B,,3,2273\.78,0\.00$/,
    );
    expect(files.get('b2cs.csv')).toHaveLength(3);
    expect(
      files
        .get('docs.csv')!
        .slice(1)
        .map((row) => row.split(',').slice(-2)),
    ).toEqual([
      ['5', '0'],
      ['4', '0'],
    ]);
  });

  test('is its own seller’s, and nobody’s who files none', async () => {
    const { meera, farhan, pending } = shop.sellers;
    await expect(readGstr1(shop.shop, farhan!, MONTH, meera!.sellerId)).rejects.toThrow('Seller not found');
    await expect(readGstr1(shop.shop, shop.admin, MONTH, undefined)).rejects.toThrow('Seller not found');
    await expect(readGstr1(shop.shop, pending!, MONTH, undefined)).rejects.toThrow('files no GSTR-1');
    expect((await readGstr1(shop.shop, shop.admin, MONTH, farhan!.sellerId)).gstin).toBe('27ZZTPS4321M1ZX');
  });
});

describe('what the marketplace withheld in a month', () => {
  const instant = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  /** Returns the amount that an account received in October, minus the amount that it gave. */
  const ledger = (account: string) =>
    shop
      .rows('SELECT debit, credit, amount_paise, at FROM ledger_entries')
      .filter(([, , , at]) => Number(at) >= instant('2026-10-01') && Number(at) < instant('2026-11-01'))
      .reduce(
        (sum, [debit, credit, amount]) =>
          sum + (credit === account ? Number(amount) : debit === account ? -Number(amount) : 0),
        0,
      );

  test('is TCS by supplier, of what was taxed and paid for, as the ledger has it', async () => {
    const { operator, suppliers } = await readGstr8(shop.shop, MONTH);
    expect(suppliers.map(({ gstin }) => gstin)).toEqual(['27ZZTPS4321M1ZX', '36ZZTCJ1234K1Z4']);
    expect(suppliers.reduce((sum, { igst, cgst, sgst }) => sum + igst + cgst + sgst, 0)).toBe(ledger('tcs'));
    const [farhan, meera] = suppliers;
    // One sale within the State: twice 0.25 % of ₹1,351 without its 3 % GST.
    expect(farhan).toMatchObject({ suppliedOthers: 1311_66, net: 1311_66, igst: 0, cgst: 3_28, sgst: 3_28 });
    const cash = Number(
      shop.rows(
        "SELECT sum(content ->> '$.totals.taxable') FROM documents JOIN orders ON orders.id = order_id WHERE payment_method = 'COD'",
      )[0]![0],
    );
    // The invoice that was paid in November does not count for October.
    expect(meera!.net).toBe(byPapers('meera')[0] - cash);
    expect(meera!.returnedRegistered).toBeGreaterThan(0);
    const file = gstr8Json(operator, MONTH, suppliers) as {
      tcs: { stin: string; amt: number; camt: number; samt: number }[];
    };
    expect(file).toMatchObject({ gstin: '36ZZTCR1204H1CK', fp: '102026' });
    expect(file.tcs[1]).toMatchObject({ flag: 'N', stin: '36ZZTCJ1234K1Z4', amt: meera!.net / 100 });
    expect(gstr8Csv(suppliers).split('\r\n')[1]).toBe(
      '27ZZTPS4321M1ZX,farhan,0.00,0.00,1311.66,0.00,1311.66,0.00,3.28,3.28',
    );
  });

  test('is TDS by PAN, as the ledger has it', async () => {
    const rows = await readTds(shop.shop, MONTH);
    expect(rows.reduce((sum, { deducted }) => sum + deducted, 0)).toBe(ledger('tds'));
    // Individuals have no TDS up to ₹5,00,000 in the year.
    expect(rows.map(({ pan }) => pan)).toEqual(['ZZTCJ1234K']);
    expect(tdsCsv(MONTH, rows).split('\r\n')[1]).toMatch(
      /^ZZTCJ1234K,meera,393\(1\) Table Sl\. No\. 8\(v\),1035,2026-10-31,/,
    );
  });

  test('is listed with the returns there are, for a seller its own', async () => {
    const all = await listTaxReports(shop.on('2026-11-05'), shop.admin, MONTH);
    expect(all.gstr1.map(({ sellerName, invoices, creditNotes }) => [sellerName, invoices, creditNotes])).toEqual([
      ['farhan', 1, 0],
      ['meera', 5, 4],
    ]);
    expect([all.isOver, all.tcs.amount, all.tds.amount]).toEqual([true, ledger('tcs'), ledger('tds')]);
    const own = await listTaxReports(shop.on('2026-10-20'), shop.sellers.farhan!, MONTH);
    expect(own.gstr1.map(({ sellerName }) => sellerName)).toEqual(['farhan']);
    expect([own.isOver, own.tcs]).toEqual([false, { sellers: 1, base: 1311_66, amount: 6_56 }]);
  });
});
