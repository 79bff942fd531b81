import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { PayableHold } from '#contract/shop/ledger.ts';
import { holdOf, ledgerEntries, owedParts, owedSums, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** The amount of an entry for its seller; negative when the seller is debited. */
export const TO_SELLER = sql<number>`CASE WHEN ${ledgerEntries.credit} = 'seller' THEN ${ledgerEntries.amountPaise} ELSE -${ledgerEntries.amountPaise} END`;

/**
 * Selects balances from daily sums. The day whose return windows end today is read part by part, because each ends at
 * its own time.
 */
const balancesWhere = (which: (params: Params<{ sellerId: number }>) => SQL) =>
  statement((db, values: Params<{ sellerId: number; now: number; today: string }>) => {
    const ofDays = sql`SELECT seller_id, ${holdOf(sql`waits_for`, sql`window_ends_on > ${values.today}`)} AS hold, amount_paise, entry_count, order_count
      FROM ${owedSums} WHERE window_ends_on <> ${values.today} AND ${which(values)}`;
    const ofToday = sql`SELECT seller_id, ${holdOf(sql`waits_for`, sql`window_ends_at >= ${values.now}`)} AS hold, amount_paise, entry_count, order_id IS NOT NULL
      FROM ${owedParts} WHERE window_ends_on = ${values.today} AND ${which(values)}`;
    return db
      .select({
        sellerId: sql<number>`seller_id`,
        hold: sql<PayableHold | null>`hold`,
        amountPaise: sql<number>`sum(amount_paise)`,
        entryCount: sql<number>`sum(entry_count)`,
        orderCount: sql<number>`sum(order_count)`,
      })
      .from(sql`(${ofDays} UNION ALL ${ofToday})`)
      .groupBy(sql`seller_id`, sql`hold`)
      .orderBy(sql`seller_id`);
  });
const balanceOfSeller = balancesWhere(({ sellerId }) => sql`seller_id = ${sellerId}`);
const balancesOfAll = balancesWhere(() => sql`true`);

/**
 * Returns the open balance of a seller, or of all sellers, without entries of payouts: the payable amount (without a
 * hold), and the waiting amounts by hold.
 */
export function openBalances({ now }: Pick<Shop, 'now'>, sellerId: number | null) {
  const at = { now, today: kolkataDay(now) };
  return sellerId === null ? balancesOfAll({ ...at, sellerId: 0 }) : balanceOfSeller({ ...at, sellerId });
}

/**
 * Selects the entries that payouts to some sellers would pay now, one row for each order. `sellerIds` and `entryIds`
 * are JSON lists.
 */
export const payableEntries = statement((db, { sellerIds, now }: Params<{ sellerIds: string; now: number }>) =>
  db
    .select({
      sellerId: owedParts.sellerId,
      amountPaise: owedParts.amountPaise,
      entryIds: sql<string>`(SELECT json_group_array(entry.id) FROM ledger_entries entry WHERE entry.payout_id IS NULL
        AND entry.seller_id = owed_parts.seller_id AND entry.order_id IS owed_parts.order_id)`,
    })
    .from(owedParts)
    .where(
      sql`${owedParts.sellerId} IN (SELECT value FROM json_each(${sellerIds}))
        AND ${holdOf(sql`${owedParts.waitsFor}`, sql`${owedParts.windowEndsAt} >= ${now}`)} IS NULL`,
    ),
);

/** Selects a seller's name and bank account for payouts, or those of all sellers when the id is null. */
export const sellersToPay = statement((db, { sellerId }: Params<{ sellerId: number | null }>) =>
  db
    .select({
      id: sellers.id,
      name: sellers.businessName,
      email: sellers.email,
      hasBank: sql<number>`${sellers.bankSealed} IS NOT NULL`,
      bankHolder: sellers.bankHolder,
      bankIfsc: sellers.bankIfsc,
      bankLastDigits: sellers.bankLastDigits,
      bankChangedAt: sellers.bankChangedAt,
    })
    .from(sellers)
    .where(sql`${sellerId} IS NULL OR ${sellers.id} = ${sellerId}`),
);
export type SellerToPay = ReturnType<ReturnType<typeof sellersToPay>['read']>[number];
