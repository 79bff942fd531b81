import type { Page } from '#contract/pages.ts';
import type { Db } from '../db/db.ts';
import { catalogueVersion } from '../domain/page-changes/index.ts';
import { NO_VISITOR } from '../domain/shop.ts';
import type { Shop } from '../domain/shop.ts';
import { openDbOverHttp } from '../db/open-db-over-http.ts';
import { sitePages } from '../publish/site-pages.ts';
import { openDataFolder } from './data-folder.ts';
import { openEmbeddedDb } from './open-db.ts';

/** Every page of the site with its address, from the shop's records: what `astro build` draws. */
export async function* pagesForBuild(): AsyncGenerator<[path: string, page: Page]> {
  const { db, close } = openRecords();
  try {
    yield* sitePages(buildWorld(db));
  } finally {
    close();
  }
}

/** Whose records a build shows, and their catalogue version. */
export async function recordsOfBuild(): Promise<{ shopId: string; version: number }> {
  const { db, shopId, close } = openRecords();
  try {
    const [[{ version }]] = (await db.read(catalogueVersion({}))) as [[{ version: number }]];
    return { shopId, version };
  } finally {
    close();
  }
}

/** The records of the deployed shop where DATABASE_URL names them, else those in DATA_DIR. */
function openRecords(): { db: Db; shopId: string; close: () => void } {
  const url = process.env.DATABASE_URL;
  if (url) return { db: openDbOverHttp(url, process.env.DATABASE_TOKEN), shopId: new URL(url).host, close: () => {} };
  const folder = openDataFolder();
  const db = openEmbeddedDb(folder.databasePath);
  return { db, shopId: folder.id, close: () => db.close() };
}

/** The world pages are read in: records and the time, and nothing that could be done. */
function buildWorld({ read, write }: Db): Shop {
  const never = () => {
    throw new Error('A build only reads.');
  };
  return {
    read,
    write,
    now: Date.now(),
    clock: Date.now,
    random: { bytes: never },
    keyedHash: never,
    signToken: never,
    post: { send: never },
    origin: process.env.ORIGIN || 'http://localhost:8787',
    log: { info: () => {}, error: () => {} },
    after: never,
    requestId: 'build',
    visitor: NO_VISITOR,
    once: { key: 'build', call: 'build', bodyHash: '' },
  };
}
