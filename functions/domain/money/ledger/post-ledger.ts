import { kolkataDay } from '#contract/shop/dates.ts';
import { completePolicy } from '#contract/shop/policy.ts';
import { isTwice } from '../../../db/db.ts';
import type { NamedResults } from '../../../db/db.ts';
import { ledgerEntries } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import { rateChanges } from '../fee-rates/index.ts';
import type { Shop } from '../../shop.ts';
import { entriesOf } from './entries-of.ts';
import type { NewEntry, OrderFacts, PaperItem } from './entries-of.ts';
import {
  cashToPost,
  dueOrders,
  freightsToPost,
  orderIsDone,
  ORDERS_AT_ONCE,
  ordersToPost,
  papersToPost,
  partsToPost,
  postedKeys,
  refundsToPost,
  settingsToPost,
} from './reads.ts';

/** Inserts a ledger entry, for the batch of its cause. */
export const insertEntry = insertInto(ledgerEntries);

/**
 * Updates the ledger: adds the missing entries of each order with changes. One batch writes an order's entries and the
 * mark that it is done, and each entry's key is unique. So this function may be killed at any point and may run
 * concurrently.
 */
export async function postLedger(shop: Shop): Promise<{ orders: number; entries: number }> {
  let [orders, entries] = [0, 0];
  for (;;) {
    const posted = await postSome(shop);
    if (posted === undefined) continue;
    orders += posted.orders;
    entries += posted.entries;
    if (posted.orders < ORDERS_AT_ONCE) return { orders, entries };
  }
}

/** @returns undefined when a concurrent run wrote one of the entries first */
async function postSome(shop: Shop): Promise<{ orders: number; entries: number } | undefined> {
  const [due] = await shop.read(dueOrders({}));
  if (due.length === 0) return { orders: 0, entries: 0 };
  const { posted, ...facts } = await shop.read(factsOf(due.map(({ orderId }) => orderId)));
  const known = new Set(posted.map(({ key }) => key));
  const added = ordersOf(facts)
    .flatMap(entriesOf)
    .filter(({ key }) => !known.has(key));
  try {
    await shop.write(...added.map((entry) => insertEntry(entry)), ...due.map((order) => orderIsDone(order)));
  } catch (error) {
    if (isTwice(error, 'ledger_entries.key')) return undefined;
    throw error;
  }
  return { orders: due.length, entries: added.length };
}

/** Returns the entries that the orders' records imply, regardless of the ledger. */
export async function expectedEntries(shop: Shop, orderIds: readonly number[]): Promise<NewEntry[]> {
  return ordersOf(await shop.read(factsOf(orderIds))).flatMap(entriesOf);
}

function factsOf(orderIds: readonly number[]) {
  const input = { ids: JSON.stringify(orderIds) };
  return {
    orders: ordersToPost(input),
    settings: settingsToPost(input),
    parts: partsToPost(input),
    cash: cashToPost(input),
    papers: papersToPost(input),
    refunds: refundsToPost(input),
    freights: freightsToPost(input),
    rates: rateChanges(),
    posted: postedKeys(input),
  };
}

function ordersOf(rows: Omit<NamedResults<ReturnType<typeof factsOf>>, 'posted'>): OrderFacts[] {
  const feesOf = new Map(rows.settings.map(({ version, policy }) => [version, completePolicy(policy).sellerFees]));
  const by = <Row extends { orderId: number }>(all: readonly Row[]) => Map.groupBy(all, ({ orderId }) => orderId);
  const [parts, cash, papers] = [by(rows.parts), by(rows.cash), by(rows.papers)];
  const [refunds, freights] = [by(rows.refunds), by(rows.freights)];
  return rows.orders.map(({ orderId, placedAt, paidAt, policyVersion }) => ({
    orderId,
    placedOn: kolkataDay(placedAt),
    rates: rows.rates,
    paidAt,
    fees: feesOf.get(policyVersion)!,
    parts: parts.get(orderId) ?? [],
    collected: (cash.get(orderId) ?? []).map((row) => ({
      ...row,
      isKept: row.isKept === 1,
      isByStaff: row.isByStaff === 1,
    })),
    papers: (papers.get(orderId) ?? []).map((row) => ({
      ...row,
      isWithinState: row.isWithinState === 1,
      items: JSON.parse(row.items) as PaperItem[],
    })),
    refunds: (refunds.get(orderId) ?? []).map((row) => ({ ...row, isByGateway: row.isByGateway === 1 })),
    freights: freights.get(orderId) ?? [],
  }));
}
