import { BUILT_IN_PAGES } from '../pages/built-in-pages.ts';
import { MOVED_PATHS } from '../pages/content-pages.ts';
import { BLOG_PATH, FESTIVALS_PATH } from '../pages/paths.ts';

/*
 * Addresses of a shop's former website, as people and programs write them: with or without scheme and host, with a
 * query, in capitals, with percent-encoded letters. An old address is stored as its path in one spelling, and a request
 * is compared with it in the same spelling.
 */

/** The most characters of a path; browsers and mail programs cut longer ones. */
export const OLD_ADDRESS_MAX = 500;

/** The names that a file of old addresses has for its columns. */
export const OLD_ADDRESS = 'Old address';
export const NEW_ADDRESS = 'New address';

/** A page that has a row of its own, by its address. */
export type PageKind = 'product' | 'category' | 'collection' | 'post' | 'page' | 'store';
export type PageOfShop =
  | { kind: PageKind; slug: string }
  | { kind: 'festival'; year: number; slug: string }
  | 'every-shop';

const KINDS: Readonly<Record<string, PageKind>> = {
  product: 'product',
  category: 'category',
  shop: 'collection',
  blog: 'post',
  pages: 'page',
  store: 'store',
};

/** Paths that exist in every shop: built-in pages, and redirects to them. */
const EVERY_SHOP: ReadonlySet<string> = new Set(
  [...Object.values(BUILT_IN_PAGES).map(({ path }) => path), ...Object.keys(MOVED_PATHS)].map((path) =>
    path.replace(/\?.*$/, ''),
  ),
);

/** Paths that shops use for calls, files and the console. */
const RESERVED = /^\/(?:api|auth|media|admin|seller|console|sandbox|webhooks|brand|feeds|live)(?:\/|$)/;

const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** A file of a page, such as `about.html`, is not a host. */
const PAGE_FILE = /\.(?:html?|php|aspx?|jsp)$/i;

interface Parts {
  /** The host in lower case; empty if the address has none. */
  host: string;
  path: string;
}

/** Splits an address as people write it. */
function partsOf(text: string): Parts {
  const address = text
    .replace(UNSEEN, '')
    .trim()
    .replace(/^(["'<])(.*)(["'>])$/, '$2')
    .replace(/[?#].*$/s, '')
    .trim();
  const bare = address.replace(SCHEME, '').replace(/^\/\//, '');
  const [first = '', ...rest] = bare.split('/');
  const isHost =
    bare !== address || (/^[^\s/]+\.[^\s/.]{2,}(?::\d+)?$/.test(first) && (rest.length > 0 || !PAGE_FILE.test(first)));
  return isHost ? { host: first.toLowerCase(), path: rest.join('/') } : { host: '', path: address };
}

/** Returns a path in the spelling in which old addresses are stored; undefined for none and for the home page. */
export function plainPath(path: string): string | undefined {
  const segments = decoded(path)
    .replace(UNSEEN, '')
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
  const plain = `/${segments.join('/')}`;
  return segments.length === 0 || plain.length > OLD_ADDRESS_MAX ? undefined : plain;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}

/** Returns the path of an old address, of any host; undefined if a cell is none, or is the home page. */
export function oldPathOf(text: string): string | undefined {
  return plainPath(partsOf(text).path);
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Returns whether a cell is an address on another host. @param origin the origin of this shop */
function isForeign(text: string, origin: string): boolean {
  const { host } = partsOf(text);
  return host !== '' && withoutWww(host) !== withoutWww(origin.replace(SCHEME, '').toLowerCase());
}

/** Returns the path in this shop that a cell names; undefined if the cell names another website or nothing. */
export function newPathOf(text: string, origin: string): string | undefined {
  if (text.trim() === '' || isForeign(text, origin)) return undefined;
  return plainPath(partsOf(text).path) ?? '/';
}

/** Returns the page of a path; undefined if no shop has a page there. */
export function pageOfShop(path: string): PageOfShop | undefined {
  if (EVERY_SHOP.has(path)) return 'every-shop';
  const [, folder, slug] = /^\/([a-z]+)\/([a-z0-9-]{1,120})$/.exec(path) ?? [];
  const kind = folder && KINDS[folder];
  if (kind && slug) return { kind, slug };
  const [, year, festival = ''] = path.startsWith(`${FESTIVALS_PATH}/`)
    ? (/^(\d{4})(?:\/([a-z0-9-]{1,120}))?$/.exec(path.slice(FESTIVALS_PATH.length + 1)) ?? [])
    : [];
  return year ? { kind: 'festival', year: Number(year), slug: festival } : undefined;
}

/** Returns whether a path is used by the shop itself, so that no redirect of it would ever be answered. */
export function isReserved(path: string): boolean {
  return EVERY_SHOP.has(path) || RESERVED.test(path) || path.startsWith(`${BLOG_PATH}/preview/`);
}

/** Returns whether a cell can only be an old address: on another host, or at a path without a page of any shop. */
function looksOld(text: string, origin: string): boolean {
  if (isForeign(text, origin)) return true;
  const path = newPathOf(text, origin);
  return path !== undefined && pageOfShop(path) === undefined;
}

/** A file of old addresses: for each row of the file its two addresses; null for rows without any. */
export interface OldAddressFile {
  rows: ({ from: string; to: string } | null)[];
  /** The names of the columns, as the file has them; empty if it has none. */
  columns: string[];
  /** Whether the second column has the old addresses. */
  isSwapped: boolean;
}

const OLD_WORDS = /\b(?:old|former|from|source|previous|existing|origin(?:al)?)\b/i;
const NEW_WORDS = /\b(?:new|to|target|destination|current)\b/i;
/** Titles may be above the names of the columns. */
const MOST_ROWS_ABOVE = 5;

const isAddress = (cell: string) => /[/.]/.test(cell) && !/\s/.test(cell.trim());

/**
 * Reads a table of old and new addresses. The columns are found by their names, else the first two with values count.
 * If the names do not say which is which, the addresses do.
 * @param origin the origin of this shop
 */
export function readOldAddresses(table: readonly (readonly string[])[], origin: string): OldAddressFile {
  const head = headOf(table);
  const named = head === -1 ? [] : table[head]!.map((cell) => cell.trim());
  const below = table.slice(head + 1);
  const filled = [...new Set(below.flatMap((row) => row.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))))].sort(
    (one, other) => one - other,
  );
  const oldNamed = named.findIndex((name) => OLD_WORDS.test(name) && !NEW_WORDS.test(name));
  const newNamed = named.findIndex((name, at) => at !== oldNamed && NEW_WORDS.test(name));
  const first = oldNamed !== -1 ? oldNamed : (filled.find((at) => at !== newNamed) ?? 0);
  const second = newNamed !== -1 ? newNamed : (filled.find((at) => at !== first) ?? first + 1);
  const cells = (row: readonly string[]) => [row[first]?.trim() ?? '', row[second]?.trim() ?? ''] as const;
  const saysWhich = oldNamed !== -1 && newNamed !== -1;
  const isSwapped = !saysWhich && isOtherWay(below.map(cells), origin);
  const rows = below.map((row) => {
    const [one, other] = cells(row);
    if (one === '' && other === '') return null;
    return isSwapped ? { from: other, to: one } : { from: one, to: other };
  });
  return { rows: [...Array<null>(Math.max(head, 0)).fill(null), ...rows], columns: named, isSwapped };
}

/** Returns the index of the row with the names of the columns; -1 if the first row has addresses. */
function headOf(table: readonly (readonly string[])[]): number {
  for (const [at, row] of table.slice(0, MOST_ROWS_ABOVE).entries()) {
    const filled = row.filter((cell) => cell.trim() !== '');
    if (filled.some(isAddress)) return -1;
    if (filled.length > 1) return at;
  }
  return -1;
}

/** Returns whether more rows have their old address in the second cell than in the first. */
function isOtherWay(pairs: readonly (readonly [string, string])[], origin: string): boolean {
  let sum = 0;
  for (const [one, other] of pairs) {
    const [oneOld, otherOld] = [looksOld(one, origin), looksOld(other, origin)];
    if (oneOld !== otherOld) sum += oneOld ? 1 : -1;
  }
  return sum < 0;
}
