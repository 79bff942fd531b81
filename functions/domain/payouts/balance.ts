import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PayableHold } from '#contract/shop/ledger.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { ledgerEntries, orders, sellers, storeSettings } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Builder, Params } from '../../db/statement.ts';

/** What an entry is worth to its seller: less where it is taken from them. */
export const TO_SELLER = sql<number>`CASE WHEN ${ledgerEntries.credit} = 'seller' THEN ${ledgerEntries.amountPaise} ELSE -${ledgerEntries.amountPaise} END`;

/** A parcel that did not get to its shopper: nothing more is expected of it. */
const CAME_BACK = sql`('RTO_DELIVERED', 'RETURNED', 'LOST')`;
const OPEN_RETURNS = sql`('REQUESTED', 'APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED')`;
const DAY_MS = sql`86400000`;

/** The consignments of a seller's part of an order that stand, each with its parcel. */
const STANDING = sql`consignments part_of LEFT JOIN shipments parcel ON parcel.consignment_id = part_of.id AND parcel.status <> 'CANCELLED'
  WHERE part_of.order_id = ${ledgerEntries.orderId} AND part_of.seller_id = ${ledgerEntries.sellerId} AND part_of.cancelled_at IS NULL`;

const window = sql`coalesce(${storeSettings.policy} ->> '$.returnWindowDays', ${sql.raw(String(DEFAULT_POLICY.returnWindowDays))})`;

/** What a courier handed over for a parcel so far. */
const received = sql`SELECT coalesce(sum(amount_paise), 0) FROM cod_remittances
  WHERE shipment_id = parcel.id AND outcome IN ('RECEIVED', 'SHORT', 'OVER')`;

/**
 * Why a seller's part of an order is not payable yet, and nothing once it is: all of it is delivered or came back, nothing
 * of it can be returned any more or is being returned, and its cash was received. What belongs to no order waits for nothing.
 */
const holdAt = (now: SQL) => sql<PayableHold | null>`CASE
  WHEN ${ledgerEntries.orderId} IS NULL THEN NULL
  WHEN EXISTS (SELECT 1 FROM ${STANDING} AND part_of.status <> 'DELIVERED' AND coalesce(parcel.status, '') NOT IN ${CAME_BACK})
    THEN 'NOT_DELIVERED'
  WHEN EXISTS (SELECT 1 FROM returns back WHERE back.order_id = ${ledgerEntries.orderId} AND back.seller_id = ${ledgerEntries.sellerId}
    AND back.kind = 'RETURN' AND back.status IN ${OPEN_RETURNS}) THEN 'RETURN_OPEN'
  WHEN EXISTS (SELECT 1 FROM ${STANDING} AND part_of.status = 'DELIVERED' AND part_of.delivered_at + ${window} * ${DAY_MS} >= ${now})
    THEN 'RETURN_WINDOW'
  WHEN ${orders.paymentMethod} = 'COD' AND EXISTS (SELECT 1 FROM ${STANDING} AND parcel.cod_paise > 0 AND NOT parcel.is_by_hand
    AND parcel.status NOT IN ${CAME_BACK} AND parcel.cod_paise > (${received})) THEN 'COD_NOT_RECEIVED'
  END`;

interface Asked {
  /** Of one seller, or null for all. */
  sellerId: number | null;
  now: number;
}

/** What sellers are owed and no payout has, by order, with why it waits. */
function openParts(db: Builder, { sellerId, now }: Params<Asked>) {
  return db
    .select({
      sellerId: sql<number>`${ledgerEntries.sellerId}`.as('part_seller'),
      orderId: sql<number | null>`${ledgerEntries.orderId}`.as('part_order'),
      amountPaise: sql<number>`sum(${TO_SELLER})`.as('part_amount'),
      entryCount: sql<number>`count(*)`.as('part_count'),
      entryIds: sql<string>`json_group_array(${ledgerEntries.id})`.as('part_entries'),
      hold: holdAt(sql`${now}`).as('part_hold'),
    })
    .from(ledgerEntries)
    .leftJoin(orders, sql`${orders.id} = ${ledgerEntries.orderId}`)
    .leftJoin(storeSettings, sql`${storeSettings.version} = ${orders.policyVersion}`)
    .where(
      sql`${ledgerEntries.payoutId} IS NULL AND ${ledgerEntries.sellerId} IS NOT NULL
        AND (${sellerId} IS NULL OR ${ledgerEntries.sellerId} = ${sellerId})`,
    )
    .groupBy(ledgerEntries.sellerId, ledgerEntries.orderId)
    .as('part');
}

/** What each seller is owed that no payout has: what is payable (without a hold), and what waits for what. */
export const openBalances = statement((db, asked: Params<Asked>) => {
  const part = openParts(db, asked);
  return db
    .select({
      sellerId: part.sellerId,
      hold: part.hold,
      amountPaise: sql<number>`sum(${part.amountPaise})`,
      entryCount: sql<number>`sum(${part.entryCount})`,
      orderCount: sql<number>`count(${part.orderId})`,
    })
    .from(part)
    .groupBy(sql`${part.sellerId}`, sql`${part.hold}`)
    .orderBy(sql`${part.sellerId}`);
});

/** The entries that a payout would pay now, a row for each order: their ids as a JSON list. */
export const payableEntries = statement((db, asked: Params<Asked>) => {
  const part = openParts(db, asked);
  return db
    .select({ sellerId: part.sellerId, amountPaise: part.amountPaise, entryIds: part.entryIds })
    .from(part)
    .where(sql`${part.hold} IS NULL`);
});

/** Who is paid, and where to. */
export const sellersToPay = statement((db, { sellerId }: Params<Pick<Asked, 'sellerId'>>) =>
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
