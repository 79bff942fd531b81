import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Shop } from '../../domain/shop.ts';
import type { PackedPage } from './draw.ts';

/*
 * A cache of rendered pages of lists and searches, as they were sent. They contain nothing personal. A page is valid
 * for one version of the catalogue and one day. Every request reads the newest version in a batch that it needs anyway.
 * A new version or a new day empties the cache.
 */

interface KeptPages {
  change: number;
  today: Day;
  /** Least recently used first. */
  pages: Map<string, PackedPage>;
  bytes: number;
}

/** The maximum size of the cache: about 1,500 compressed pages. */
const MOST_BYTES = 16 * 2 ** 20;
/** The approximate memory of a page in addition to its body. */
const EXTRA_BYTES = 500;

const memories = new WeakMap<object, KeptPages>();

type Place = Pick<Shop, 'memory' | 'now'>;

/** Returns the cached page of this key for the same version and day. */
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
 * Caches a page, and evicts the least recently used ones.
 * @param change the newest change of the catalogue, read before anything of the page
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
