import type { Shop } from '../../shop.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import type { Stored } from './sealed-columns.ts';

/** The most pages of each column in one run, so that a run ends before the next one is due. */
const MOST_PAGES = 20;

/** The stored values that still need a former secret, if there is one. */
export interface SealedState {
  /** Sealed values that the current key did not seal. While there are any, a former secret must stay configured. */
  remaining: number;
  /** Passwords and recovery codes that are hashes with a session secret. Only their owners can renew them. */
  remainingOfSessionSecret: number;
}

/** What a run did, and what it left. */
export interface Resealed extends SealedState {
  resealed: number;
  /** Of the remaining values: those that no configured key opens. */
  unreadable: number;
}

/** Counts the values that a former secret is still needed for. */
export async function readSealedState(shop: Shop): Promise<SealedState> {
  return sumOf(await countsOf(shop));
}

/** Counts the values that no configured key opens, at most 2,000 of each column. It changes nothing. */
export async function countUnreadable(shop: Shop): Promise<number> {
  const counts = await countsOf(shop);
  let unreadable = 0;
  for (const [index, column] of SEALED_COLUMNS.entries()) {
    if (counts[index]!.others === 0) continue;
    for await (const opened of openedPages(shop, column))
      unreadable += opened.filter(({ resealed }) => resealed === undefined).length;
  }
  return unreadable;
}

/**
 * Seals values of a former key with the current one. It reads the counts only when there are none. Two runs may overlap,
 * since a value is replaced only if it is as it was read.
 */
export async function resealSecrets(shop: Shop): Promise<Resealed> {
  const before = await countsOf(shop);
  let [resealedCount, unreadable] = [0, 0];
  for (const [index, column] of SEALED_COLUMNS.entries()) {
    if (before[index]!.others === 0) continue;
    for await (const opened of openedPages(shop, column)) {
      const writes = opened.flatMap(({ row, resealed }) =>
        resealed === undefined ? [] : [column.replace(row, resealed)],
      );
      unreadable += opened.length - writes.length;
      if (writes.length > 0) resealedCount += sum(await shop.write(...writes));
    }
  }
  const left = resealedCount === 0 ? before : await countsOf(shop);
  return { resealed: resealedCount, unreadable, ...sumOf(left) };
}

interface Opened {
  row: Stored;
  /** The value sealed with the current key; undefined when no configured key opens it. */
  resealed: string | undefined;
}

/** Yields the values of a column that the current key did not seal. */
async function* openedPages(shop: Shop, column: (typeof SEALED_COLUMNS)[number]): AsyncGenerator<Opened[]> {
  let after = 0;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const [rows] = await shop.read(column.page({ current: currentOf(shop), after }));
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield await Promise.all(rows.map(async (row) => ({ row, resealed: await column.reseal(shop, row.stored) })));
  }
}

interface Counts {
  others: number;
  keyed: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const currentOf = ({ sealingKeys }: Shop) => sealingKeys[0]?.id ?? '';

async function countsOf(shop: Shop): Promise<Counts[]> {
  const current = currentOf(shop);
  const counts = await shop.read(...SEALED_COLUMNS.map((column) => column.count({ current })));
  return counts.map(([one]) => one!);
}

function sumOf(counts: readonly Counts[]): SealedState {
  return {
    remaining: sum(counts.map(({ others }) => others)),
    remainingOfSessionSecret: sum(counts.map(({ keyed }) => keyed)),
  };
}
