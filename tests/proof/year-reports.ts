import { TaxReports } from '#contract/calls/tax-reports.ts';
import { differs, paise, sum } from './differs.ts';
import type { Rows } from './differs.ts';
import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/** The part of GSTR-1 about sales through the marketplace, in rupees. */
interface Gstr1 {
  supeco?: { clttx: { suppval: number; igst: number; cgst: number; sgst: number }[] };
}

/** GSTR-8, in rupees. */
interface Gstr8 {
  tcs: { iamt: number; camt: number; samt: number }[];
}

/**
 * Compares the tax reports of each month with the documents, and the withheld and invoiced sums with the ledger. The
 * months must be over.
 */
export async function reportsDiffer(
  world: YearWorld,
  { adminEmail, sellers }: YearShop,
  rows: Rows,
  months: readonly string[],
): Promise<string[]> {
  const admin = await world.person(adminEmail, 'customer');
  const found: string[] = [];
  for (const month of months) {
    const read = (path: string) => world.read(`${path} of ${month}`, () => admin.get(`/api/admin/tax-reports${path}`));
    const said = (await read(`?month=${month}`)).as(TaxReports);
    for (const row of rows("SELECT id, slug FROM sellers WHERE tax_kind = 'REGULAR'")) {
      const [sellerId, sellerName] = [Number(row.id), row.slug];
      const issued = papersOf(rows, sellerId, month);
      const listed = said.gstr1.find((seller) => seller.sellerId === sellerId)?.value ?? 0;
      found.push(...differs(`GSTR-1 of ${sellerName} for ${month}`, listed, issued));
      const file = (await read(`/gstr1.json?month=${month}&sellerId=${sellerId}`)).json as Gstr1;
      const through = file.supeco?.clttx ?? [];
      const told = sum(through, ({ suppval, igst, cgst, sgst }) => paise(suppval + igst + cgst + sgst));
      found.push(...differs(`GSTR-1 file of ${sellerName} for ${month}`, told, issued));
    }
    const { tcs } = (await read(`/gstr8.json?month=${month}`)).json as Gstr8;
    const collected = sum(tcs, ({ iamt, camt, samt }) => paise(iamt + camt + samt));
    found.push(...differs(`GSTR-8 for ${month}`, collected, withheld(rows, 'tcs', month)));
    found.push(...differs(`TCS for ${month}`, said.tcs.amount, withheld(rows, 'tcs', month)));
    found.push(...differs(`TDS for ${month}`, said.tds.amount, withheld(rows, 'tds', month)));
  }
  for (const { id, slug } of sellers) {
    found.push(...differs(`Fees invoiced to ${slug}`, feePapersOf(rows, id), feesOf(rows, id)));
  }
  return found;
}

const number = (rows: Rows, sql: string, ...values: (string | number)[]) => Number(rows(sql, ...values)[0]!.sum ?? 0);

const papersOf = (rows: Rows, sellerId: number, month: string) =>
  number(
    rows,
    `SELECT sum(CASE kind WHEN 'CREDIT_NOTE' THEN -total_paise ELSE total_paise END) AS sum FROM documents
     WHERE seller_id = ? AND substr(issued_on, 1, 7) = ?`,
    sellerId,
    month,
  );

const MONTH = "strftime('%Y-%m', at / 1000 + 19800, 'unixepoch')";

const withheld = (rows: Rows, account: string, month: string) =>
  number(
    rows,
    `SELECT sum(CASE WHEN credit = ? THEN amount_paise ELSE -amount_paise END) AS sum FROM ledger_entries
     WHERE kind = ? AND ${MONTH} = ?`,
    account,
    account,
    month,
  );

const feePapersOf = (rows: Rows, sellerId: number) =>
  number(
    rows,
    "SELECT sum(CASE kind WHEN 'FEE_CREDIT_NOTE' THEN -total_paise ELSE total_paise END) AS sum FROM fee_papers WHERE seller_id = ?",
    sellerId,
  );

const feesOf = (rows: Rows, sellerId: number) =>
  number(
    rows,
    `SELECT sum(CASE WHEN debit = 'seller' THEN amount_paise ELSE -amount_paise END) AS sum FROM ledger_entries WHERE seller_id = ?
       AND kind IN ('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight')`,
    sellerId,
  );
