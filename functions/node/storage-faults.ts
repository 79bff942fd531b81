import { isDamage, isStorageTrouble, sqliteCodeOf } from '../db/trouble.ts';
import { CannotStart } from './cannot-start.ts';

/** A fault of a disk, a folder or a file that an operator can repair. */
export type StorageFault = 'full' | 'read-only' | 'no rights' | 'in the way' | 'damaged' | 'failing';

const OF_SYSTEM: Record<string, StorageFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'no rights',
  EPERM: 'no rights',
  EEXIST: 'in the way',
  ENOTDIR: 'in the way',
  EISDIR: 'in the way',
  EIO: 'failing',
};

/** Returns the storage fault behind an error of the system or of SQLite; undefined for other errors. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  const sqlite = sqliteCodeOf(error);
  if (sqlite !== undefined) {
    if (sqlite === 'SQLITE_FULL') return 'full';
    if (sqlite.startsWith('SQLITE_READONLY')) return 'read-only';
    if (isDamage(sqlite)) return 'damaged';
    return isStorageTrouble(sqlite) ? 'failing' : undefined;
  }
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? undefined : OF_SYSTEM[code];
}

/** Messages for the operator: the file, the fault, and what to do. */
const IN_WORDS: Record<StorageFault, (path: string, error: unknown) => string> = {
  full: (path) => `The disk of ${path} is full. Make room on it, then start again.`,
  'read-only': (path) => `${path} is read-only. Mount its disk for writing, or choose another folder with DATA_DIR.`,
  'no rights': (path) =>
    `This user may not read and write ${path}. Give it to the user that runs the shop, or choose another folder with DATA_DIR.`,
  'in the way': (path) => `${path} is not a folder. Move it away, or choose another folder with DATA_DIR.`,
  damaged: (path) => `${path} is damaged. Restore the database from a backup.`,
  failing: (path, error) =>
    `${path} cannot be read or written: ${error instanceof Error ? error.message : String(error)}. Check its disk and its rights, then start again.`,
};

/** Returns the error of a start with a damaged database. */
export function damaged(path: string): CannotStart {
  return new CannotStart(IN_WORDS.damaged(path, undefined));
}

/** Returns a storage error as a sentence for the operator, and any other error unchanged. */
export function inOperatorsWords(error: unknown, path: string): unknown {
  const fault = storageFaultOf(error);
  return fault ? new CannotStart(IN_WORDS[fault](path, error)) : error;
}

/**
 * Runs a step of a start that reads or writes a file or a folder.
 * @throws CannotStart when the storage fails
 */
export function withStorage<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw inOperatorsWords(error, path);
  }
}
