import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { DataFolder } from './data-folder.ts';
import { MOVE_FILE, tracesOfShop } from './data-folder.ts';
import { LEAST_FREE_BYTES, requireRoom } from './free-room.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';
import { damaged, withStorage } from './storage-faults.ts';

/** Size of the probe file that a start writes: large enough that no file system stores it inside its folder entry. */
const PROBE_BYTES = 64 * 1024;
/**
 * A database up to this size is checked completely at the start, which takes 5 to 9 ms a MB. Damage in a larger one is
 * found when it is read.
 */
const CHECKED_BYTES = 64 * 1024 * 1024;

/**
 * Checks that a data folder can be used, before any work is done in it.
 * @throws CannotStart for a full or read-only disk, for missing rights, and for a file where a folder is needed
 */
export function checkStorage(folder: DataFolder): void {
  const { path, databasePath, mediaPath, variantsPath, shareImagesPath, sitePath } = folder;
  requireRoom(path, LEAST_FREE_BYTES, 'the shop');
  withStorage(path, () => tryToWrite(path));
  for (const inside of [mediaPath, variantsPath, shareImagesPath, sitePath]) {
    const found = statSync(inside, { throwIfNoEntry: false });
    if (!found) continue;
    if (!found.isDirectory()) {
      throw new CannotStart(`${inside} is a file, but a folder is needed there. Move it away, then start again.`);
    }
    withStorage(inside, () => accessSync(inside, constants.R_OK | constants.W_OK | constants.X_OK));
  }
  if (fileAt(databasePath)) withStorage(databasePath, () => accessSync(databasePath, constants.R_OK | constants.W_OK));
}

/** @throws CannotStart when the database is a folder */
function fileAt(databasePath: string): Stats | undefined {
  const found = statSync(databasePath, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found;
  throw new CannotStart(
    `${databasePath} is a folder, but the database is a file. Move it away and restore the database from a backup.`,
  );
}

function tryToWrite(folder: string): void {
  const path = join(folder, `.write-test-${randomBytes(4).toString('hex')}`);
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, Buffer.alloc(PROBE_BYTES, 1));
    fsyncSync(file);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}

/**
 * Opens the database of a data folder; returns undefined when there is none and the folder never had a shop. A missing or
 * empty file is not opened: SQLite would delete the write-ahead log next to it, which may have the lost data.
 * @throws CannotStart when the database of a shop is lost or damaged
 */
export function openRecords(folder: DataFolder): EmbeddedDb | undefined {
  const { databasePath } = folder;
  const found = fileAt(databasePath);
  if (!found || found.size === 0) {
    refuseIfLost(folder, found ? 'empty' : 'missing');
    return undefined;
  }
  const db = withStorage(databasePath, () => openEmbeddedDb(databasePath));
  try {
    if (found.size <= CHECKED_BYTES) withStorage(databasePath, () => requireWhole(db, databasePath));
    if (hasTables(db)) return db;
    refuseIfLost(folder, 'empty');
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  return undefined;
}

function hasTables({ connection }: EmbeddedDb): boolean {
  return connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
}

/**
 * @param how what is wrong with the database: `missing`, `empty`, `without a shop`
 * @throws CannotStart when the folder has had a shop
 */
export function refuseIfLost(folder: DataFolder, how: string): void {
  const traces = tracesOfShop(folder);
  if (traces.length === 0) return;
  const { path, databasePath } = folder;
  if (existsSync(join(path, MOVE_FILE))) {
    throw new CannotStart(
      `A move into ${path} was interrupted, so its records are not here yet. Run it again: npm run move -- --to-box`,
    );
  }
  throw new CannotStart(
    `${databasePath} is ${how}, but ${path} has had a shop: it still holds ${traces.join(', ')}. ` +
      'Restore the database from a backup. To begin a new shop instead, empty the folder or choose another one with DATA_DIR.',
  );
}

/** @throws CannotStart */
function requireWhole({ connection }: EmbeddedDb, path: string): void {
  const [first] = connection.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (first?.quick_check !== 'ok') throw damaged(path);
}
