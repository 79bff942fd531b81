import type { Page } from '#contract/pages/page.ts';
import type { Db } from '../db/db.ts';
import { catalogueVersion } from '../domain/platform/page-invalidations/index.ts';
import { openDbOverHttp } from '../db/open-db-over-http.ts';
import { isFixedPath } from '../publish/page-at.ts';
import { sitePages } from '../publish/site-pages.ts';
import { openDataFolder } from './data-folder.ts';
import { openEmbeddedDb } from './open-db.ts';
import { readOnlyShop } from './read-only-shop.ts';

/**
 * Yields the pages that `astro build` renders, with their addresses, from the shop's records. A shop on Node renders
 * its own pages: with SITE_PAGES=fixed the build only renders the few pages that are the same in every shop.
 */
export async function* pagesForBuild(): AsyncGenerator<[path: string, page: Page]> {
  const { db, close } = openRecords();
  try {
    const isWanted = process.env.SITE_PAGES === 'fixed' ? isFixedPath : undefined;
    yield* sitePages(readOnlyShop(db, process.env.ORIGIN || 'http://localhost:8787'), isWanted);
  } finally {
    close();
  }
}

/** Returns the shop whose records a build shows, and the version of its catalogue. */
export async function recordsOfBuild(): Promise<{ shopId: string; version: number }> {
  const { db, shopId, close } = openRecords();
  try {
    const [[{ version }]] = (await db.read(catalogueVersion({}))) as [[{ version: number }]];
    return { shopId, version };
  } finally {
    close();
  }
}

/** Opens the records of the deployed shop if DATABASE_URL is set, otherwise those in DATA_DIR. */
function openRecords(): { db: Db; shopId: string; close: () => void } {
  const url = process.env.DATABASE_URL;
  if (url) return { db: openDbOverHttp(url, process.env.DATABASE_TOKEN), shopId: new URL(url).host, close: () => {} };
  const folder = openDataFolder();
  const db = openEmbeddedDb(folder.databasePath);
  return { db, shopId: folder.id, close: () => db.close() };
}
