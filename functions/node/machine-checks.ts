import type { Mode } from '#contract/shop/mode.ts';
import { shortOfRoom } from '../domain/platform/health/index.ts';
import type { Backups } from '../ports/backups.ts';
import { fault, fine } from '../ports/check.ts';
import type { Check, Finding } from '../ports/check.ts';
import { CannotStart } from './cannot-start.ts';
import { checkStorage } from './check-storage.ts';
import type { DataFolder } from './data-folder.ts';
import { roomOf, sizeOfFile } from './free-room.ts';
import { needsMigration } from './migrate.ts';
import type { EmbeddedDb } from './open-db.ts';

/** A checkpoint is due at 4 MB. */
const LARGE_WAL_BYTES = 64 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;
const OLD_BACKUP_MS = 2 * DAY_MS;

/** The part of a shop on one machine that is checked. */
interface Machine {
  folder: DataFolder;
  connection: EmbeddedDb['connection'];
  mode: Mode;
  /** Undefined without BACKUP_DIR. */
  backups: Pick<Backups, 'newest'> | undefined;
  /** The real time, epoch milliseconds. */
  now(): number;
}

/** Returns the checks of one machine: rights, disk, database file and backups. */
export function machineChecks({ folder, connection, mode, backups, now }: Machine): Check[] {
  const quick = (name: string, run: () => Finding | Promise<Finding>): Check => ({
    name,
    isQuick: true,
    run: async () => run(),
  });
  return [
    quick('data-folder', () => checkFolder(folder)),
    quick('disk', () => checkDisk(folder)),
    quick('write-ahead-log', () => checkWal(folder)),
    quick('migrations', () => checkMigrations(connection)),
    quick('backup', () => (mode === 'live' ? checkBackup(backups, now()) : fine('A sandbox needs no backup.'))),
  ];
}

function checkFolder(folder: DataFolder): Finding {
  try {
    checkStorage(folder);
  } catch (error) {
    if (error instanceof CannotStart) return fault(error.message);
    throw error;
  }
  return fine(`This user may read and write ${folder.path}.`);
}

function checkDisk({ path }: DataFolder): Finding {
  const room = roomOf(path);
  const short = shortOfRoom(room);
  if (short === undefined) return fine(`${Math.floor(room.freeBytes / 1024 ** 2)} MB are free.`);
  return fault(`${short} Make room on the disk of ${path}.`, { cause: 'disk', text: short });
}

function checkWal({ databasePath }: DataFolder): Finding {
  const bytes = sizeOfFile(`${databasePath}-wal`);
  const size = `The write-ahead log has ${Math.ceil(bytes / 1024 ** 2)} MB`;
  if (bytes <= LARGE_WAL_BYTES) return fine(`${size}.`);
  return fault(`${size}: another program has kept the database open for long. End it; then the log shrinks by itself.`);
}

function checkMigrations(connection: EmbeddedDb['connection']): Finding {
  try {
    return needsMigration(connection)
      ? fault('The database has not the newest schema. A start of the shop migrates it.')
      : fine('All migrations are applied.');
  } catch (error) {
    if (error instanceof CannotStart) return fault(error.message);
    throw error;
  }
}

async function checkBackup(backups: Pick<Backups, 'newest'> | undefined, now: number): Promise<Finding> {
  const raised = (message: string) => fault(message, { cause: 'backup', text: message });
  if (!backups) return raised('No backups are made: set BACKUP_DIR to a folder on another disk.');
  let madeAt: number | undefined;
  try {
    madeAt = await backups.newest();
  } catch (error) {
    return raised(`The backups in BACKUP_DIR cannot be read: ${(error as Error).message}.`);
  }
  if (madeAt === undefined) return raised('There is no backup in BACKUP_DIR. The job back-up makes one every night.');
  const made = `The newest backup was made at ${new Date(madeAt).toISOString()}`;
  if (now - madeAt < OLD_BACKUP_MS) return fine(`${made}.`);
  return raised(`${made}, more than two days ago. Look at the job back-up and at the disk of BACKUP_DIR.`);
}
