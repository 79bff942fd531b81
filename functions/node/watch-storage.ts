import { statSync } from 'node:fs';
import type { StorageTrouble } from '../platform.ts';
import type { DataFolder } from './data-folder.ts';
import { freeBytesOf, LEAST_FREE_BYTES } from './free-room.ts';
import type { EmbeddedDb } from './open-db.ts';

/**
 * Watches the storage of an open shop. The database counts as gone when its file was moved or replaced: SQLite still
 * writes to the former file, and all of that is lost at the next start.
 * @returns a function that returns the present trouble
 */
export function watchStorage(
  { path, databasePath }: Pick<DataFolder, 'path' | 'databasePath'>,
  db: Pick<EmbeddedDb, 'isDamaged'>,
  freeBytes: (folder: string) => number = freeBytesOf,
): () => StorageTrouble | undefined {
  const { ino } = statSync(databasePath);
  return () => {
    if (db.isDamaged()) return 'damaged';
    if (statSync(databasePath, { throwIfNoEntry: false })?.ino !== ino) return 'gone';
    return freeBytes(path) < LEAST_FREE_BYTES ? 'full' : undefined;
  };
}
