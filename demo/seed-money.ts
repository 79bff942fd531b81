import { eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { csvRow } from '#contract/shop/csv.ts';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { sellers, shipments } from '#functions/db/schema/index.ts';
import { query, statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { movePayout, previewPayouts, runPayouts } from '#functions/domain/money/payouts/index.ts';
import { importRemittances } from '#functions/domain/money/remittances/index.ts';
import { bankColumns } from '#functions/domain/sellers/sellers/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { issueFeePapers } from '#functions/domain/money/fee-papers/index.ts';
import { sendOutbox } from '#functions/domain/platform/outbox/index.ts';
import { postLedger } from '#functions/domain/money/ledger/index.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The maximum age of the orders. */
const INVOICED_DAYS = 400;
/** Days ago. */
const FIRST_FILE = 7;
const FIRST_PAYOUTS = 6;
const PAID = 5;
const SECOND_FILE = 1;
/** Couriers remit cash this many days after the delivery. */
const HANDED_OVER_AFTER = 3;
/** The oldest parcels of the second file, which the courier forgot, and the one that it underpaid. */
const FORGOTTEN = 3;
const PAID_LESS = 4;

/** The cash of parcels that were delivered in a time span. */
const cashOf = statement((db, params: Params<{ since: number; before: number }>) =>
  db
    .select({ awb: shipments.awb, codPaise: shipments.codPaise })
    .from(shipments)
    .where(
      sql`${shipments.status} = 'DELIVERED' AND ${shipments.codPaise} IS NOT NULL AND NOT ${shipments.isByHand}
        AND ${shipments.statusAt} >= ${params.since} AND ${shipments.statusAt} < ${params.before}`,
    )
    .orderBy(shipments.statusAt, shipments.id),
);

/**
 * Creates bank accounts, remittances and payouts: sellers have bank accounts, couriers have remitted most of the cash,
 * and last week's payouts are paid, except one.
 * @returns the number of payouts
 */
export async function seedMoney(shop: Shop, admin: Admin, sellerIds: readonly number[]): Promise<number> {
  for (const [index, id] of sellerIds.entries()) await giveBank(shop, id, index);
  await postLedger(shop);
  const ago = (days: number): Shop => ({ ...shop, now: shop.now - days * DAY });

  const first = ago(FIRST_FILE);
  await handOver(first, admin, { since: 0, before: first.now - HANDED_OVER_AFTER * DAY });
  const paying = ago(FIRST_PAYOUTS);
  const made = await pay(paying, admin);
  for (const { id, number, sellerId } of made) {
    if (sellerId === sellerIds[0]) continue;
    await movePayout(ago(PAID), admin, id, { status: 'PAID', reference: `UTR${number.slice(2)}` });
  }
  const second = ago(SECOND_FILE);
  const since = first.now - HANDED_OVER_AFTER * DAY;
  await handOver(second, admin, { since, before: second.now - HANDED_OVER_AFTER * DAY }, true);
  await invoiceFees(shop);
  return made.length;
}

/** Creates the invoices of past months, each on the first day of the next month. */
async function invoiceFees(shop: Shop): Promise<void> {
  const months = new Set(
    Array.from({ length: INVOICED_DAYS }, (_, days) => kolkataDay(shop.now - days * DAY).slice(0, 7)),
  );
  for (const month of [...months].toSorted()) {
    await issueFeePapers({ ...shop, now: startOfDay(`${month}-01`) + HOUR });
  }
  // Mails of that time, which have no readers.
  await sendOutbox(shop);
}

/** Adds a seller's bank account, as if it had existed from the beginning. */
async function giveBank(shop: Shop, id: number, index: number): Promise<void> {
  const [row] = await shop.read(
    query((db) => db.select({ name: sellers.legalName }).from(sellers).where(eq(sellers.id, id))),
  );
  const columns = await bankColumns(shop, {
    accountNumber: String(50_100_012_345_678 + 7919 * index),
    ifscCode: 'HDFC0000123',
    accountHolderName: row[0]!.name,
  });
  await shop.write(query((db) => db.update(sellers).set(columns).where(eq(sellers.id, id))));
}

async function handOver(
  then: Shop,
  admin: Admin,
  span: { since: number; before: number },
  isIncomplete = false,
): Promise<void> {
  const [parcels] = await then.read(cashOf(span));
  const lines = (isIncomplete ? parcels.slice(FORGOTTEN) : parcels).map(({ awb, codPaise }, index) => {
    const less = isIncomplete && index === PAID_LESS ? 50_00 : 0;
    return csvRow([
      awb!,
      (codPaise! - less) / 100,
      kolkataDay(then.now),
      `HDFCR${kolkataDay(then.now).replaceAll('-', '')}`,
    ]);
  });
  if (lines.length > 0) await importRemittances(then, admin, csvRow(['AWB', 'Amount', 'Date', 'UTR']) + lines.join(''));
}

async function pay(then: Shop, admin: Admin) {
  const { sellers: rows } = await previewPayouts(then);
  const chosen = rows.filter(({ notNow }) => notNow === null);
  if (chosen.length === 0) return [];
  return runPayouts(then, admin, {
    sellers: chosen.map(({ sellerId, payable: amount }) => ({ sellerId, amount })),
  });
}
