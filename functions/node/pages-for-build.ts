import type { Page } from '#contract/pages/page.ts';
import type { Db } from '../db/db.ts';
import { openDbOverHttp } from '../db/open-db-over-http.ts';
import { isFixedPath } from '../publish/page-at.ts';
import { sitePages } from '../publish/site-pages.ts';
import { openDataFolder } from './data-folder.ts';
import { openEmbeddedDb } from './open-db.ts';
import { readOnlyShop } from '../read-only-shop.ts';

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

/** Opens the records of the deployed shop if DATABASE_URL is set, otherwise those in DATA_DIR. */
function openRecords(): { db: Db; close: () => void } {
  const url = process.env.DATABASE_URL;
  if (url) return { db: openDbOverHttp(url, process.env.DATABASE_TOKEN), close: () => {} };
  const db = openEmbeddedDb(openDataFolder().databasePath);
  return { db, close: () => db.close() };
}
