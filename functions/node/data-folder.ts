import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CannotStart } from './cannot-start.ts';

/** Where a shop on Node keeps all that is its own. */
export interface DataFolder {
  path: string;
  /** Names this shop: pages built for another one are not its pages. */
  id: string;
  databasePath: string;
  mediaPath: string;
  variantsPath: string;
  /** Pictures of shared links. */
  shareImagesPath: string;
  sitePath: string;
  /** Used where the configuration gives none: good for one shop on one machine. */
  sessionSecret: string;
}

interface Kept {
  id: string;
  sessionSecret: string;
}

/**
 * Opens the folder (DATA_DIR, ./data by default), making it and what it must remember on first use. It is its owner's
 * alone, and what this process writes from now on as well: people's names, addresses and sessions are in it.
 * @throws CannotStart where the folder belongs to another user and is open to all
 */
export function openDataFolder(path = process.env.DATA_DIR || './data'): DataFolder {
  // A worker thread has its process's mask, and may not set it.
  if (isMainThread) process.umask(0o077);
  const root = resolve(path);
  mkdirSync(root, { recursive: true });
  closeToOthers(root);
  const keptPath = join(root, 'shop.json');
  if (!existsSync(keptPath)) {
    const fresh: Kept = {
      id: randomBytes(8).toString('hex'),
      sessionSecret: randomBytes(32).toString('hex'),
    };
    writeFileSync(keptPath, JSON.stringify(fresh), { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(keptPath, 'utf8')) as Kept;
  return {
    path: root,
    id: kept.id,
    databasePath: join(root, 'ratnahaat.db'),
    mediaPath: join(root, 'media'),
    variantsPath: join(root, 'variants'),
    shareImagesPath: join(root, 'cards'),
    sitePath: join(root, 'site'),
    sessionSecret: kept.sessionSecret,
  };
}

/** Takes the rights of others from a folder and what is in it. A folder inside that is closed already is not looked into. */
function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isOpenToOthers(path)) closeToOthers(path);
    else if (entry.isFile() && isOpenToOthers(path)) change(path, 0o600);
  }
  // Last, so that whoever is interrupted looks into it again.
  if (isOpenToOthers(folder)) change(folder, 0o700);
}

function isOpenToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such rights.
  return found !== undefined && process.platform !== 'win32' && (found.mode & 0o077) !== 0;
}

function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A file of the database's log may have gone since.
    if (code === 'ENOENT') return;
    if (code !== 'EPERM') throw error;
    throw new CannotStart(
      `Others may read ${path}, and it belongs to another user: give it to this one, or choose another DATA_DIR.`,
    );
  }
}
