import Database from 'libsql';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Runs work that only one process at a time may do in a data folder. Other processes wait. The lock is the system's
 * lock on an empty database file, so it ends with its process, however the process ends.
 * @param say is called when this process has to wait for another one
 * @throws CannotStart when another file has the name of the lock
 */
export async function aloneIn<Result>(
  folderPath: string,
  say: (text: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(folderPath, 'prepare.lock');
  const lock = openLock(path);
  try {
    if (!isTaken(lock)) {
      say(`Another process is making ${folderPath} ready. Waiting for it ...`);
      while (!isTaken(lock)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    return await work();
  } finally {
    // Ends the transaction and releases the lock.
    lock.close();
  }
}

/** @throws CannotStart when another file has its name */
function openLock(path: string): Database.Database {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !(found.isFile() && found.size === 0)) {
    throw new CannotStart(`${path} is no lock file of the shop. Delete it, then start again.`);
  }
  return new Database(path, { timeout: 0 });
}

function isTaken(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
