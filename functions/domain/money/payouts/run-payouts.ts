import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { Payout, PayoutPreview, RunPayouts } from '#contract/calls/payouts.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SellerFees } from '#contract/shop/seller-fees.ts';
import type { NoPayoutReason } from '#contract/states/payout.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { ledgerEntries, payouts } from '../../../db/schema/index.ts';
import { insertInto, requireChanges, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { postLedger } from '../ledger/index.ts';
import { randomSigns } from '../../random.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { openBalances, payableEntries, sellersToPay } from './balance.ts';
import type { SellerToPay } from './balance.ts';
import { managedPayouts } from './managed-payouts.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

const HOUR_MS = 3_600_000;

/** The number of characters of a payout's number. */
const NUMBER_SIGNS = 8;

/** Returns until when a seller's payouts wait after a change of its bank account; null when they need not wait. */
export function heldUntil(
  { bankChangedAt }: Pick<SellerToPay, 'bankChangedAt'>,
  { payouts: { bankHoldHours } }: Pick<SellerFees, 'payouts'>,
  now: number,
): number | null {
  const until = bankChangedAt === null ? 0 : bankChangedAt + bankHoldHours * HOUR_MS;
  return until > now ? until : null;
}

/** Returns why a seller is not paid the payable amount now; null when it is. */
export function notPaidNow(
  payablePaise: number,
  { hasBank }: Pick<SellerToPay, 'hasBank'>,
  { payouts: { minimumPaise } }: Pick<SellerFees, 'payouts'>,
): NoPayoutReason | null {
  if (payablePaise === 0) return 'NOTHING';
  if (payablePaise < 0) return 'NEGATIVE';
  if (payablePaise < minimumPaise) return 'BELOW_MINIMUM';
  return hasBank ? null : 'NO_BANK';
}

/** Returns what a run of payouts would pay now, for every seller with a positive or negative balance. */
export async function previewPayouts(shop: Shop): Promise<PayoutPreview> {
  const { settings, balances, sellers } = await shop.read({
    settings: currentSettings(),
    balances: openBalances(shop, null),
    sellers: sellersToPay({ sellerId: null }),
  });
  const fees = settings.policy.sellerFees;
  const byId = new Map(sellers.map((seller) => [seller.id, seller]));
  const rows = [...Map.groupBy(balances, ({ sellerId }) => sellerId)].map(([sellerId, parts]) => {
    const seller = byId.get(sellerId)!;
    const payable = parts.find(({ hold }) => hold === null);
    return {
      sellerId,
      sellerName: seller.name,
      payable: payable?.amountPaise ?? 0,
      pending: parts.reduce((sum, { hold, amountPaise }) => sum + (hold === null ? 0 : amountPaise), 0),
      entryCount: payable?.entryCount ?? 0,
      bankLastDigits: seller.bankLastDigits,
      notNow: notPaidNow(payable?.amountPaise ?? 0, seller, fees),
      heldUntil: heldUntil(seller, fees, shop.now),
    };
  });
  const total = rows.reduce((sum, { payable, notNow }) => sum + (notNow === null ? payable : 0), 0);
  return { sellers: rows, total };
}

const insertPayout = insertInto(payouts);

const ofNumber = sql`SELECT ${payouts.id} FROM ${payouts} WHERE ${payouts.number} =`;

/** Assigns entries to the payout that this batch inserts, except entries of other payouts. */
const claimEntries = statement((db, params: Params<{ number: string; ids: string }>) =>
  db
    .update(ledgerEntries)
    .set({ payoutId: sql`(${ofNumber} ${params.number})` })
    .where(
      sql`${ledgerEntries.id} IN (SELECT value FROM json_each(${params.ids})) AND ${ledgerEntries.payoutId} IS NULL`,
    ),
);

const insertPayoutEntry = insertInto(ledgerEntries, (params: Params<{ number: string }>) => ({
  payoutId: sql<number>`(${ofNumber} ${params.number})`,
}));

const payoutMade = auditEntryOf((params: Params<{ number: string }>) => sql`(${ofNumber} ${params.number})`);

/**
 * Creates a payout for each of these sellers, over its whole payable amount. Each ledger entry is in at most one
 * payout: of two concurrent runs, one is refused.
 * @throws PAYOUT_CHANGED when a seller's amount differs from the one shown, or the seller cannot be paid now
 */
export async function runPayouts(shop: Shop, admin: Admin, { sellers: wanted }: RunPayouts): Promise<Payout[]> {
  // The ledger must contain the latest events.
  await postLedger(shop);
  const sellerIds = JSON.stringify(wanted.map(({ sellerId }) => sellerId));
  const { settings, entries, sellers } = await shop.read({
    settings: currentSettings(),
    entries: payableEntries({ sellerIds, now: shop.now }),
    sellers: sellersToPay({ sellerId: null }),
  });
  const fees = settings.policy.sellerFees;
  const parts = Map.groupBy(entries, ({ sellerId }) => sellerId);
  const numbers: string[] = [];
  const statements = wanted.flatMap(({ sellerId, amount }): Statement[] => {
    const own = parts.get(sellerId) ?? [];
    const seller = sellers.find(({ id }) => id === sellerId);
    const amountPaise = own.reduce((sum, part) => sum + part.amountPaise, 0);
    if (!seller || amountPaise !== amount || notPaidNow(amountPaise, seller, fees)) return refuse('PAYOUT_CHANGED');
    const ids = own.flatMap(({ entryIds }) => JSON.parse(entryIds) as number[]);
    const number = `P-${randomSigns(shop.random, NUMBER_SIGNS)}`;
    numbers.push(number);
    return payoutStatements(shop, admin, {
      number,
      seller,
      amountPaise,
      ids,
      until: heldUntil(seller, fees, shop.now),
    });
  });
  shop.noteResult(numbers.join());
  await shop.write(...statements);
  return readPayouts(shop, admin, numbers);
}

/** Returns the payouts with these numbers, in their order. */
export async function readPayouts(shop: Shop, admin: Admin, numbers: readonly string[]): Promise<Payout[]> {
  const found = await shop.read(...numbers.map((number) => managedPayouts.rowWithKey(shop, admin, number)));
  return found.flat();
}

function payoutStatements(
  shop: Shop,
  admin: Admin,
  {
    number,
    seller,
    amountPaise,
    ids,
    until,
  }: { number: string; seller: SellerToPay; amountPaise: number; ids: readonly number[]; until: number | null },
): Statement[] {
  return [
    insertPayout({
      createdAt: shop.now,
      updatedAt: shop.now,
      ...actorValues(admin),
      sellerId: seller.id,
      number,
      status: until === null ? 'PENDING' : 'ON_HOLD',
      amountPaise,
      entryCount: ids.length,
      bankHolder: seller.bankHolder ?? '',
      bankIfsc: seller.bankIfsc ?? '',
      bankLastDigits: seller.bankLastDigits ?? '',
      heldUntil: until,
      reason: until === null ? '' : 'The bank account was changed.',
    }),
    requireChanges(claimEntries({ number, ids: JSON.stringify(ids) }), ids.length, 'PAYOUT_CHANGED'),
    insertPayoutEntry({
      number,
      key: `payout:payout:${number}`,
      at: shop.now,
      kind: 'payout',
      debit: 'seller',
      credit: 'payouts',
      amountPaise,
      sellerId: seller.id,
    }),
    payoutMade(
      shop,
      admin,
      { action: 'payout made', subject: 'payout', before: {}, after: { number, seller: seller.name, amountPaise } },
      { number },
    ),
  ];
}
