import type { ImportKind, RowOutcome } from '#contract/calls/imports.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/imports.ts';

/** Explains the columns of each list's file. */
export const HELP: Record<ImportKind, string> = {
  products: words.theColumnsAreThoseOf,
  skus: words.theColumnsAreThoseOfThe,
  inventory: words.theColumnsAreThoseOfTheExport,
  orders: words.theColumnsAreThoseOfTheExportOrder,
  customers: words.theColumnsAreThoseOfThePage,
  'former-orders': words.theColumnsAreThoseOfThePageFrom,
  'old-addresses': words.theColumnsAreThoseOfTheExportOld,
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
  products: ['product', 'products'],
  skus: ['SKU', words.skus],
  inventory: ['stock', 'stocks'],
  orders: ['parcel', 'parcels'],
  'old-addresses': [words.oldAddress, words.oldAddresses],
  customers: ['customer', 'customers'],
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
  return words.countedTextImported(countedText(kind, count), count === 1 ? words.is : words.are);
}
