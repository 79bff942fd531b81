import Database from 'libsql';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

const LOOK_AGAIN_MS = 200;

/** While a process makes a folder ready, and while a process has its shop open. */
const PREPARE_LOCK = 'prepare.lock';
const OPEN_LOCK = 'open.lock';
const HOLDER_FILE = 'open.json';

/** The files of the locks. A folder that has only these is empty. */
export const LOCK_FILES: readonly string[] = [
  ...[PREPARE_LOCK, OPEN_LOCK].flatMap((name) => [name, `${name}-journal`]),
  HOLDER_FILE,
];

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
  const path = join(folderPath, PREPARE_LOCK);
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

/**
 * Makes this process the one that has the folder's shop open, until it ends or calls the returned function.
 * @param origin the shop's address, which another process then names
 * @throws CannotStart when another process has it open
 */
export function holdFolder(folderPath: string, origin: string): () => void {
  const lock = openLock(join(folderPath, OPEN_LOCK));
  const holderPath = join(folderPath, HOLDER_FILE);
  if (!isTaken(lock)) {
    lock.close();
    throw new CannotStart(
      `The shop in ${folderPath} is open already${holderOf(holderPath)}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(holderPath, JSON.stringify({ pid: process.pid, origin }));
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** A lock that nothing refers to would be closed when memory is collected. */
const held = new Set<Database.Database>();

/** Describes the process that has a shop open. It may not have written its file yet. */
function holderOf(path: string): string {
  try {
    const { pid, origin } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; origin: string };
    return `, at ${origin} in process ${pid}`;
  } catch {
    return '';
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
