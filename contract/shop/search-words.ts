import { BUILT_IN_PAGES } from '../pages/built-in-pages.ts';
import { FESTIVALS_PATH } from '../pages/paths.ts';

/**
 * The kinds of the shop's own search words: synonyms in both directions, synonyms of the query alone, products at the
 * front of the results, and a redirect.
 */
export const SEARCH_WORD_KINDS = ['both-ways', 'one-way', 'pins', 'redirect'] as const;
export type SearchWordKind = (typeof SEARCH_WORD_KINDS)[number];

/** The most entries that are in use at once, so that every process can cache all of them. */
export const MOST_SEARCH_WORDS = 500;
export const MOST_SYNONYMS = 20;
export const MOST_PINNED_RESULTS = 12;
/** The most words of a synonym. Longer texts are not names. */
export const MOST_WORDS_OF_SYNONYM = 4;
export const SEARCH_WORD_MAX = 60;
export const SEARCH_TARGET_MAX = 300;

/** A page that a query may redirect to. */
export type SearchTarget =
  | { kind: 'category' | 'collection' | 'product' | 'page'; seoUrl: string }
  | { kind: 'festival'; year: number; slug: string }
  /** A page that every shop has. */
  | { kind: 'built-in' };

/** Pages by the first part of their address. */
const KINDS = { category: 'category', shop: 'collection', product: 'product', pages: 'page' } as const;

const BUILT_IN_PATHS = new Set<string>(Object.values(BUILT_IN_PAGES).map(({ path }) => pathOf(path)));

/**
 * Returns the page that a path leads to; undefined when shops have no such page. A query or fragment is ignored. A
 * search is none of these pages, so redirects have no loops.
 */
export function searchTargetOf(address: string): SearchTarget | undefined {
  const path = pathOf(address);
  if (BUILT_IN_PATHS.has(path)) return { kind: 'built-in' };
  const [, kind, seoUrl] = /^\/(category|shop|product|pages)\/([a-z0-9-]{1,120})$/.exec(path) ?? [];
  if (kind && seoUrl) return { kind: KINDS[kind as keyof typeof KINDS], seoUrl };
  const festival = path.startsWith(FESTIVALS_PATH)
    ? /^\/(\d{4})(?:\/([a-z0-9-]{1,120}))?$/.exec(path.slice(FESTIVALS_PATH.length))
    : null;
  return festival ? { kind: 'festival', year: Number(festival[1]), slug: festival[2] ?? '' } : undefined;
}

/**
 * Returns an address as a path of the shop: without the shop's own origin, other addresses as they are.
 * @param origin such as https://www.example.in
 */
export function pathInShop(address: string, origin: string): string {
  const isOwn = address === origin || ['/', '?', '#'].some((sign) => address.startsWith(origin + sign));
  if (!isOwn) return address;
  const rest = address.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
