import { existsSync, renameSync, rmSync } from 'node:fs';
import { openDataFolder } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { diskMedia } from '../functions/node/disk-media.ts';
import { jsonLog } from '../functions/node/log.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import type { Db } from '../functions/db/db.ts';
import { isOpened } from '../functions/domain/settings/index.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { seedShop } from '../functions/seed/index.ts';
import { seededRandom } from '../functions/seed/seeded-random.ts';

/** Brings the records to the newest schema, and fills empty ones with the demo shop unless the shop is live. */
export async function prepareData(say: (step: string) => void): Promise<void> {
  const folder = openDataFolder();
  if (existsSync(folder.databasePath)) {
    const db = openEmbeddedDb(folder.databasePath);
    const applied = migrate(db.connection);
    const isReady = await isOpened(db);
    db.close();
    if (applied > 0) say(`Brought the records to the newest schema (${applied} migrations).`);
    if (isReady) return;
  }
  if (process.env.MODE === 'live') {
    throw new Error('A live shop is not filled with the demo shop: load its settings and people first.');
  }
  say('Loading the demo shop ...');
  await loadDemoShop(folder, say);
}

/** Makes the demo shop beside the records and puts it in their place: whoever is interrupted starts over. */
async function loadDemoShop(folder: DataFolder, say: (step: string) => void): Promise<void> {
  const draft = `${folder.databasePath}.draft`;
  const copy = `${folder.databasePath}.copy`;
  removeDatabase(draft);
  removeDatabase(copy);
  const db = openEmbeddedDb(draft);
  migrate(db.connection);
  // Nothing of a draft has to survive a power cut.
  db.connection.pragma('synchronous = OFF');
  await seedShop(seedWorld(db), diskMedia(folder.mediaPath, folder.variantsPath), (step) => say(`  ${step}`));
  // A file that this process has open must never get another name: its log would be left behind. A copy may.
  db.connection.prepare('VACUUM INTO ?').run(copy);
  db.close();
  removeDatabase(folder.databasePath);
  renameSync(copy, folder.databasePath);
  removeDatabase(draft);
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
}

/** The world the demo shop is made in: the true time, chance that always comes out the same, and no letters. */
export function seedWorld(db: Db, now = Date.now()): Shop {
  return {
    read: db.read,
    write: db.write,
    now,
    random: seededRandom('ratnahaat demo shop'),
    keyedHash: () => Promise.reject(new Error('The demo shop keeps no secrets.')),
    signToken: () => Promise.reject(new Error('The demo shop opens no sessions.')),
    post: { send: () => Promise.resolve() },
    origin: '',
    log: jsonLog,
    after: () => {},
    requestId: 'seed',
    once: { key: 'seed', call: 'seed', bodyHash: '' },
  };
}
