import type { Shop } from '../../shop.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

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

/**
 * Seals values of a former key with the current one. It reads the counts only when there are none. Two runs may overlap,
 * since a value is replaced only if it is as it was read.
 */
export async function resealSecrets(shop: Shop): Promise<Resealed> {
  const before = await countsOf(shop);
  let [resealed, unreadable] = [0, 0];
  for (const [index, column] of SEALED_COLUMNS.entries()) {
    if (before[index]!.others === 0) continue;
    let after = 0;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const [rows] = await shop.read(column.page({ current: currentOf(shop), after }));
      if (rows.length === 0) break;
      after = rows.at(-1)!.id;
      const opened = await Promise.all(
        rows.map(async (row) => ({ row, value: await column.reseal(shop, row.stored) })),
      );
      const writes = opened.flatMap(({ row, value }) => (value === undefined ? [] : [column.replace(row, value)]));
      unreadable += rows.length - writes.length;
      if (writes.length > 0) resealed += sum(await shop.write(...writes));
    }
  }
  const left = resealed === 0 ? before : await countsOf(shop);
  return { resealed, unreadable, ...sumOf(left) };
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
