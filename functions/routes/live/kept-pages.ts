import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Shop } from '../../domain/shop.ts';
import type { PackedPage } from './draw.ts';

/*
 * Pages of lists and searches that a process has drawn, as they were sent: nothing in them is anybody's own. They show the
 * catalogue at one change and one day, and every request asks for the newest change in the batch it reads anyway. So a page
 * is found as long as it would be drawn the same, and with the next change or day all of them are dropped.
 */

interface KeptPages {
  change: number;
  today: Day;
  /** The one not asked for longest first. */
  pages: Map<string, PackedPage>;
  bytes: number;
}

/** What they may take in all: some 1,500 pages as browsers take them. */
const MOST_BYTES = 16 * 2 ** 20;
/** What a page takes beside its body, about. */
const EXTRA_BYTES = 500;

const memories = new WeakMap<object, KeptPages>();

type Place = Pick<Shop, 'memory' | 'now'>;

/** The page that was kept by this key at the same change and on the same day. */
export function keptPage({ memory, now }: Place, change: number, key: string): PackedPage | undefined {
  const stored = memories.get(memory);
  if (stored?.change !== change || stored.today !== kolkataDay(now)) return undefined;
  const page = stored.pages.get(key);
  if (!page) return undefined;
  stored.pages.delete(key);
  stored.pages.set(key, page);
  return page;
}

/**
 * Keeps a page, in place of what was not asked for longest.
 * @param change the newest change of the catalogue there was before anything of the page was read
 */
export function keepPage({ memory, now }: Place, change: number, key: string, page: PackedPage): void {
  const today = kolkataDay(now);
  let stored = memories.get(memory);
  if (stored && stored.change > change) return;
  if (stored?.change !== change || stored.today !== today) {
    stored = { change, today, pages: new Map(), bytes: 0 };
    memories.set(memory, stored);
  }
  drop(stored, key);
  stored.pages.set(key, page);
  stored.bytes += bytesOf(key, page);
  while (stored.bytes > MOST_BYTES) drop(stored, stored.pages.keys().next().value!);
}

function drop(stored: KeptPages, key: string): void {
  const page = stored.pages.get(key);
  if (!page) return;
  stored.pages.delete(key);
  stored.bytes -= bytesOf(key, page);
}

function bytesOf(key: string, { body }: PackedPage): number {
  return body.byteLength + 2 * key.length + EXTRA_BYTES;
}
