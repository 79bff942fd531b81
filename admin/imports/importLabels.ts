import type { ImportKind, RowOutcome } from '#contract/calls/imports.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/imports.ts';

/** Explains the columns of each list's file. */
export const HELP: Record<ImportKind, string> = {
  products: words.helpProducts,
  skus: words.helpSkus,
  inventory: words.helpInventory,
  orders: words.helpOrders,
  customers: words.helpCustomers,
  'former-orders': words.helpFormerOrders,
  'old-addresses': words.helpOldAddresses,
};

export const OUTCOMES: Record<RowOutcome, { word: string; tone: Tone }> = {
  FAULTY: { word: words.faulty, tone: 'bad' },
  NEW: { word: words.new, tone: 'good' },
  CHANGED: { word: common.changed, tone: 'moving' },
  UNCHANGED: { word: words.unchanged, tone: 'over' },
};

type Counts = Record<RowOutcome, number>;

/** @example '2 new, 5 changed, 1,200 unchanged, 1 faulty' */
export function countsText({ NEW, CHANGED, UNCHANGED, FAULTY }: Counts): string {
  return words.newChangedUnchangedFaulty(
    formatCount(NEW),
    formatCount(CHANGED),
    formatCount(UNCHANGED),
    formatCount(FAULTY),
  );
}

const ONE_AND_MANY: Record<ImportKind, readonly [one: string, many: string]> = {
  products: [words.product, words.products],
  skus: [common.sku, words.skus],
  inventory: [words.stock, words.stocks],
  orders: [words.parcel, words.parcels],
  'old-addresses': [words.oldAddress, words.oldAddresses],
  customers: [words.customer, words.customers],
  'former-orders': [words.formerOrder, words.formerOrders],
};

/** Returns the name of several records of a list within a sentence. @example 'old addresses' */
export const manyOf = (kind: ImportKind): string => ONE_AND_MANY[kind][1];

/** @example '3 SKUs' */
export function countedText(kind: ImportKind, count: number): string {
  const [one, many] = ONE_AND_MANY[kind];
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

/** @example '3 SKUs are imported.' */
export function doneText(kind: ImportKind, { NEW, CHANGED }: Counts): string {
  const count = NEW + CHANGED;
  return words.areImported(countedText(kind, count), count === 1);
}
