import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../version.ts';
import type { DataFolder } from '../data-folder.ts';
import { requireRoom, sizeOfFile } from '../free-room.ts';
import { copyRecords } from './make-backup.ts';

const FOLDER = 'before-migrations';
const KEPT = 3;

/**
 * Copies the records before a new version changes their schema, next to them. The newest three copies stay.
 * @returns the path of the copy
 * @throws CannotStart when the disk has too little room for it
 */
export function copyBeforeMigration({ path, databasePath }: DataFolder, now = Date.now()): string {
  requireRoom(path, 2 * sizeOfFile(databasePath), 'the copy of the records before they are changed');
  const folder = join(path, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `${new Date(now).toISOString().replaceAll(':', '-')}-to-${VERSION}.db`);
  copyRecords(databasePath, copy);
  for (const old of readdirSync(folder).sort().slice(0, -KEPT)) rmSync(join(folder, old));
  return copy;
}
