import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFirstAdmin } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { checkStorage, openRecords, refuseIfLost } from '../functions/node/check-storage.ts';
import { noteShop, openDataFolder } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { aloneIn } from '../functions/node/folder-lock.ts';
import { requireRoom } from '../functions/node/free-room.ts';
import { copyBeforeMigration } from '../functions/node/backup/before-migration.ts';
import { migrate, needsMigration } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { entryUrl } from '../functions/node/program-files.ts';
import { checkOpened } from '../functions/node/records-mode.ts';
import { SOURCE_FLAGS } from '../functions/node/start-flags.ts';
import { withStorage } from '../functions/node/storage-faults.ts';
import type { Wanted } from '../demo/bulk/index.ts';
import { openEmptyShop } from '../functions/domain/whole-shop/opening/index.ts';
import { commandShop } from './command-shop.ts';

/** Free space that making the demo shop needs: database, its draft, pictures and pages (90 MB), twice. */
const DEMO_SHOP_BYTES = 192 * 1024 * 1024;

const DEMO_SHOP_MAKER = fileURLToPath(entryUrl('make-demo-shop', import.meta.url));

/** Options that change the standard demo shop. */
export interface DemoShop extends Wanted {
  /** The time for which it is made, in milliseconds since 1970. */
  now?: number | undefined;
}

/**
 * Migrates the records to the newest schema and turns empty records into a shop. In the sandbox that is the demo shop;
 * in live mode it is a shop with nothing to sell, for the admin that the environment names.
 * @throws CannotStart when the records belong to a shop of the other mode, are damaged or lost, or already are a shop
 *   although options for a demo shop are given
 * @throws ConfigurationError when an empty live shop has no admin
 */
export async function prepareRecords(
  folder: DataFolder,
  say: (step: string) => void,
  options: DemoShop = {},
): Promise<void> {
  const mode = process.env.MODE === 'live' ? 'live' : 'sandbox';
  const isDemoAsked = Object.values(options).some((value) => value !== undefined);
  if (isDemoAsked && mode === 'live') throw new CannotStart('A live shop is not filled with the demo shop.');
  const db = openRecords(folder);
  if (db) {
    if (needsMigration(db.connection)) {
      const copy = copyBeforeMigration(folder);
      say(`The schema changes, so a copy of the records was made: ${copy}`);
    }
    const applied = withStorage(folder.databasePath, () => migrate(db.connection));
    const isReady = await checkOpened(db, mode, `in ${folder.path}`).finally(() => db.close());
    if (applied > 0) say(`Brought the records to the newest schema (${applied} migrations).`);
    if (isReady) {
      noteShop(folder);
      if (!isDemoAsked) return;
      throw new CannotStart(
        `The records in ${folder.path} are a shop already, and only empty ones are filled: name another folder with DATA_DIR.`,
      );
    }
    refuseIfLost(folder, 'without a shop');
  }
  if (mode === 'live') await openLiveShop(folder, say);
  else {
    requireRoom(folder.path, DEMO_SHOP_BYTES, 'the demo shop');
    say('Loading the demo shop ...');
    await loadDemoShop(folder, say, options);
  }
  noteShop(folder);
}

/** Opens the data folder and does the same, for a command that does nothing else under the folder's lock. */
export async function prepareData(say: (step: string) => void, options: DemoShop = {}): Promise<void> {
  const folder = openDataFolder();
  checkStorage(folder);
  await aloneIn(folder.path, say, () => prepareRecords(folder, say, options));
}

async function openLiveShop(folder: DataFolder, say: (step: string) => void): Promise<void> {
  const admin = readFirstAdmin(process.env);
  const db = openEmbeddedDb(folder.databasePath);
  try {
    migrate(db.connection);
    await openEmptyShop(commandShop(db, 'open'), admin);
  } finally {
    db.close();
  }
  say(`The shop is empty and waits for ${admin.email}, who signs in at /admin.`);
}

/**
 * Makes the demo shop in a process of its own. The memory it needs is free again when that process ends, while the
 * shop's own process runs for months.
 */
async function loadDemoShop(folder: DataFolder, say: (step: string) => void, options: DemoShop): Promise<void> {
  const maker = fork(DEMO_SHOP_MAKER, [folder.path, JSON.stringify(options)], {
    execArgv: [...SOURCE_FLAGS],
  });
  maker.on('message', (step: string) => say(step));
  await new Promise<void>((resolve, reject) => {
    maker.once('error', reject);
    maker.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The demo shop could not be made (${signal ?? code}).`));
    });
  });
}
