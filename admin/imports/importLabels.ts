import type { ImportKind, RowOutcome } from '#contract/calls/imports.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** Explains the columns of each list's file. */
export const HELP: Record<ImportKind, string> = {
  products:
    'The columns are those of the export; “Title” must be among them. A row without “Product id”, at an address where no product is, lists a new one. “Pictures” has the names of files of your library, in their order, with semicolons between them. Nothing is written before you have seen what it would change.',
  skus: 'The columns are those of the export; “SKU code” must be among them. A code that no SKU has adds one to the product of its “Product id”, with its pieces in stock. What the others have in stock is changed by a file of the inventory. “Pictures” has the names of files of your library, with semicolons between them. Nothing is written before you have seen what it would change.',
  inventory:
    'The columns are those of the export; “SKU code” must be among them. For a stock-take, write what you counted into “Counted pieces” and leave the others empty. Nothing is written before you have seen what it would change.',
  orders:
    'The columns are those of the export; “Order” must be among them, and “Consignment” where an order has several. A file changes “Status”, and fills in “Courier” and “AWB” of what goes with your own courier. Shoppers get the same mails as for single orders. Nothing is written before you have seen what it would change.',
  customers:
    'The columns are those of the page “From another shop”; “Email” must be among them. Nothing is written before you have seen what it would change.',
  'former-orders':
    'The columns are those of the page “From another shop”; “Former shop”, “Order number”, “Placed on” and “Total” must be among them. Nothing is written before you have seen what it would change.',
  'old-addresses':
    'The columns are those of the export, “Old address” and “New address”. Nothing is written before you have seen what it would change.',
};

export const OUTCOMES: Record<RowOutcome, { word: string; tone: Tone }> = {
  FAULTY: { word: 'Faulty', tone: 'bad' },
  NEW: { word: 'New', tone: 'good' },
  CHANGED: { word: 'Changed', tone: 'moving' },
  UNCHANGED: { word: 'Unchanged', tone: 'over' },
};

type Counts = Record<RowOutcome, number>;

/** @example '2 new, 5 changed, 1,200 unchanged, 1 faulty' */
export function countsText({ NEW, CHANGED, UNCHANGED, FAULTY }: Counts): string {
  return `${formatCount(NEW)} new, ${formatCount(CHANGED)} changed, ${formatCount(UNCHANGED)} unchanged, ${formatCount(FAULTY)} faulty`;
}

const ONE_AND_MANY: Record<ImportKind, readonly [one: string, many: string]> = {
  products: ['product', 'products'],
  skus: ['SKU', 'SKUs'],
  inventory: ['stock', 'stocks'],
  orders: ['parcel', 'parcels'],
  'old-addresses': ['old address', 'old addresses'],
  customers: ['customer', 'customers'],
  'former-orders': ['former order', 'former orders'],
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
  return `${countedText(kind, count)} ${count === 1 ? 'is' : 'are'} imported.`;
}
