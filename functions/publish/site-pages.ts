import type { Page } from '#contract/pages/page.ts';
import type { Shop } from '../domain/shop.ts';
import { pageAt } from './page-at.ts';
import { known, listAll } from './page-kind.ts';
import type { Listing, PageKind } from './page-kind.ts';
import { fixedPaths, ALL_PAGE_KINDS } from './page-kinds.ts';
import { readSiteWithList } from './site.ts';
import type { Site } from './site.ts';

const kinds = ALL_PAGE_KINDS;

/** Pages without a live source. Until they have a file, they are rendered on request like a file. */
export const FILED_ONLY: readonly string[] = kinds.flatMap((kind) => (kind.live ? [] : fixedPaths(kind)));

/** Returns the addresses of a kind's files. */
export function filesOf(kind: PageKind): Listing<Site, string> {
  return kind.files ?? known(() => fixedPaths(kind));
}

/** Returns the addresses of all pages with files, the most visited first. One round trip. */
export async function sitePaths(shop: Shop, site: Site): Promise<string[]> {
  return listAll(shop, kinds.map(filesOf), site);
}

/**
 * Yields every page of the site with its address, one at a time: the site may be larger than memory.
 * @param isWanted selects pages by their address
 */
export async function* sitePages(
  shop: Shop,
  isWanted: (path: string) => boolean = () => true,
): AsyncGenerator<[path: string, page: Page]> {
  const moment = await readSiteWithList(shop);
  for (const path of await sitePaths(shop, moment.site)) {
    const page = isWanted(path) ? await pageAt(shop, moment, path) : undefined;
    if (page) yield [path, page];
  }
}
