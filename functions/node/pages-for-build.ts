import type { Page } from '#contract/pages.ts';
import type { Shop } from '../domain/shop.ts';
import { sitePages } from '../publish/site-pages.ts';
import { openDataFolder } from './data-folder.ts';
import { openEmbeddedDb } from './open-db.ts';

/** Every page of the site with its address, from the records in DATA_DIR: what `astro build` draws. */
export async function* pagesForBuild(): AsyncGenerator<[path: string, page: Page]> {
  const db = openEmbeddedDb(openDataFolder().databasePath);
  try {
    yield* sitePages(buildWorld(db));
  } finally {
    db.close();
  }
}

/** The world pages are read in: records and the time, and nothing that could be done. */
function buildWorld({ read, write }: Pick<Shop, 'read' | 'write'>): Shop {
  const never = () => {
    throw new Error('A build only reads.');
  };
  return {
    read,
    write,
    now: Date.now(),
    random: { bytes: never },
    keyedHash: never,
    signToken: never,
    post: { send: never },
    origin: process.env.ORIGIN || 'http://localhost:8787',
    log: { info: () => {}, error: () => {} },
    after: never,
    requestId: 'build',
    once: { key: 'build', call: 'build', bodyHash: '' },
  };
}
