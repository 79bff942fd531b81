import type { Page } from '#contract/pages/page.ts';
import type { Shop } from '../domain/shop.ts';
import type { Moment, PageKind } from './page-kind.ts';
import { fixedPaths, ALL_PAGE_KINDS } from './page-kinds.ts';

type Read = NonNullable<PageKind['read']>;

const kinds = ALL_PAGE_KINDS;
const FIXED = new Map(kinds.flatMap((kind) => fixedPaths(kind).map((path): [string, Read] => [path, kind.read!])));
const PATTERNS = kinds.flatMap(({ paths, read }) =>
  read ? paths.filter((path) => path.includes(':')).map((path): [RegExp, Read] => [asExpression(path), read]) : [],
);

/** Tells whether every shop has a page at this address. */
export const isFixedPath = (path: string): boolean => FIXED.has(path);

/** Tells whether there may be a file of a page at this address. */
export const mayHaveFile = (path: string): boolean =>
  FIXED.has(path) || PATTERNS.some(([address]) => address.test(path));

/** Returns the current page for the file at an address; undefined when the address has no file. */
export async function pageAt(shop: Shop, moment: Moment, path: string): Promise<Page | undefined> {
  const fixed = FIXED.get(path);
  if (fixed) return fixed(shop, moment);
  for (const [address, read] of PATTERNS) {
    const parts = address.exec(path);
    if (parts) return read(shop, moment, ...parts.slice(1));
  }
  return undefined;
}

/**
 * Returns a pattern of the router (`/a/:b`, `/a/:b{[0-9]+}`) as a regular expression with a group for each parameter.
 */
function asExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+(?:\{((?:[^{}]|\{\d+\})+)\})?/g, (_, own = '[^/]+') => `(${own})`)}$`);
}
