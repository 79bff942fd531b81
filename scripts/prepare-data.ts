import { existsSync, renameSync, rmSync } from 'node:fs';
import { openDataFolder } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { diskMedia } from '../functions/node/disk-media.ts';
import { jsonLog } from '../functions/node/log.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import type { Db } from '../functions/db/db.ts';
import { isOpened } from '../functions/domain/settings/index.ts';
import { NO_VISITOR } from '../functions/domain/shop.ts';
import type { Shop } from '../functions/domain/shop.ts';
import type { Wanted } from '../functions/seed/bulk/index.ts';
import { seedShop } from '../functions/seed/index.ts';
import { seededRandom } from '../functions/seed/seeded-random.ts';

/** What the demo shop is to be, where it is not what it always is. */
export interface DemoShop extends Wanted {
  /** The time it is made at. */
  now?: number | undefined;
}

/** Somebody asks for a shop where there is one. */
export class NotEmpty extends Error {}

/**
 * Brings the records to the newest schema, and fills empty ones with the demo shop unless the shop is live.
 * @throws NotEmpty where a certain demo shop is asked for and the records are a shop already
 */
export async function prepareData(say: (step: string) => void, wanted: DemoShop = {}): Promise<void> {
  const folder = openDataFolder();
  if (existsSync(folder.databasePath)) {
    const db = openEmbeddedDb(folder.databasePath);
    const applied = migrate(db.connection);
    const isReady = await isOpened(db);
    db.close();
    if (applied > 0) say(`Brought the records to the newest schema (${applied} migrations).`);
    if (isReady) {
      if (Object.values(wanted).every((value) => value === undefined)) return;
      throw new NotEmpty(
        `The records in ${folder.path} are a shop already, and only empty ones are filled: name another folder with DATA_DIR.`,
      );
    }
  }
  if (process.env.MODE === 'live') {
    throw new Error('A live shop is not filled with the demo shop: load its settings and people first.');
  }
  say('Loading the demo shop ...');
  await loadDemoShop(folder, say, wanted);
}

/** Makes the demo shop beside the records and puts it in their place: whoever is interrupted starts over. */
async function loadDemoShop(folder: DataFolder, say: (step: string) => void, wanted: DemoShop): Promise<void> {
  const now = wanted.now ?? Date.now();
  const draft = `${folder.databasePath}.draft`;
  const copy = `${folder.databasePath}.copy`;
  removeDatabase(draft);
  removeDatabase(copy);
  const db = openEmbeddedDb(draft);
  migrate(db.connection, now);
  // Nothing of a draft has to survive a power cut.
  db.connection.pragma('synchronous = OFF');
  const media = diskMedia(folder.mediaPath, folder.variantsPath);
  await seedShop(seedWorld(db, now), media, (step) => say(`  ${step}`), wanted);
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
    visitor: NO_VISITOR,
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
