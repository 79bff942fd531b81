import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFirstAdmin } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { diskFiles } from '../functions/node/disk-media.ts';
import { aloneIn } from '../functions/node/folder-lock.ts';
import { jsonLog } from '../functions/node/log.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import type { Db } from '../functions/db/db.ts';
import { NO_VISITOR } from '../functions/domain/shop.ts';
import type { Shop } from '../functions/domain/shop.ts';
import type { Wanted } from '../functions/seed/bulk/index.ts';
import { openEmptyShop } from '../functions/seed/open-empty-shop.ts';
import { seedShop } from '../functions/seed/index.ts';
import { seededRandom } from '../functions/seed/seeded-random.ts';

/** What the demo shop is to be, where it is not what it always is. */
export interface DemoShop extends Wanted {
  /** The time it is made at. */
  now?: number | undefined;
}

/**
 * Brings the records to the newest schema and makes empty ones a shop: in the sandbox the demo shop; in live mode one with
 * nothing to sell, for the admin the environment names.
 * @throws CannotStart where the records are a shop of the other mode, or a shop already though a certain demo shop is asked for
 * @throws ConfigurationError where an empty live shop has no admin
 */
export async function prepareRecords(
  folder: DataFolder,
  say: (step: string) => void,
  wanted: DemoShop = {},
): Promise<void> {
  const mode = process.env.MODE === 'live' ? 'live' : 'sandbox';
  const isDemoAsked = Object.values(wanted).some((value) => value !== undefined);
  if (isDemoAsked && mode === 'live') throw new CannotStart('A live shop is not filled with the demo shop.');
  if (existsSync(folder.databasePath)) {
    const db = openEmbeddedDb(folder.databasePath);
    const applied = migrate(db.connection);
    const isReady = await checkOpened(db, mode, `in ${folder.path}`).finally(() => db.close());
    if (applied > 0) say(`Brought the records to the newest schema (${applied} migrations).`);
    if (isReady) {
      if (!isDemoAsked) return;
      throw new CannotStart(
        `The records in ${folder.path} are a shop already, and only empty ones are filled: name another folder with DATA_DIR.`,
      );
    }
  }
  if (mode === 'live') return openLiveShop(folder, say);
  say('Loading the demo shop ...');
  await loadDemoShop(folder, say, wanted);
}

/** The same for a command that does nothing else in the folder that others must wait for. */
export async function prepareData(say: (step: string) => void, wanted: DemoShop = {}): Promise<void> {
  const folder = openDataFolder();
  await aloneIn(folder.path, say, () => prepareRecords(folder, say, wanted));
}

/** Opens an empty shop for its first admin. */
async function openLiveShop(folder: DataFolder, say: (step: string) => void): Promise<void> {
  const admin = readFirstAdmin(process.env);
  const db = openEmbeddedDb(folder.databasePath);
  try {
    migrate(db.connection);
    await openEmptyShop(seedWorld(db), admin);
  } finally {
    db.close();
  }
  say(`The shop is empty and waits for ${admin.email}, who signs in at /admin.`);
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
  const media = diskFiles(folder.mediaPath);
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
