import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CannotStart } from './cannot-start.ts';
import { withStorage } from './storage-faults.ts';

/** The folder of a shop on Node, with all of its data. */
export interface DataFolder {
  path: string;
  /** Identifies this shop: pages built for another shop are not valid here. */
  id: string;
  databasePath: string;
  mediaPath: string;
  variantsPath: string;
  /** Pictures of shared links. */
  shareImagesPath: string;
  sitePath: string;
  /** Used when the configuration has none. It works for one shop on one machine. */
  sessionSecret: string;
  /** The same for sealed values; undefined in folders that were made before it, and if the configuration has secrets. */
  sealingSecret: string | undefined;
}

/** The content of `shop.json`. */
interface Kept {
  id: string;
  sessionSecret: string;
  sealingSecret?: string | undefined;
  /** Whether a shop has ever opened in this folder. */
  hasShop?: boolean;
}

export const SHOP_FILE = 'shop.json';

/** A folder with this file belongs to a move that is not finished. It names where the shop comes from. */
export const MOVE_FILE = 'unfinished-move';

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    // With `recursive`, Node reports a read-only disk as ENOENT; without it, as EROFS.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') mkdirSync(highestMissing(path));
    throw error;
  }
}

function highestMissing(path: string): string {
  const above = dirname(path);
  return existsSync(above) ? path : highestMissing(above);
}

/**
 * Opens the folder (DATA_DIR, ./data by default), and creates it with its `shop.json` on first use. Only its owner has
 * access to it and to files this process writes later: they contain people's names, addresses and sessions.
 * @throws CannotStart when the folder cannot be used, when it belongs to another user and is open to all, and when
 *   `shop.json` is damaged or lost
 */
export function openDataFolder(path = process.env.DATA_DIR || './data'): DataFolder {
  // A worker thread shares its process's umask and cannot set it.
  if (isMainThread) process.umask(0o077);
  const root = resolve(path);
  withStorage(root, () => {
    makeFolder(root);
    closeToOthers(root);
  });
  const databasePath = join(root, 'ratnahaat.db');
  const keptPath = join(root, SHOP_FILE);
  const stored = withStorage(root, () => readKept(keptPath) ?? writeFirst(keptPath, databasePath));
  return {
    path: root,
    id: stored.id,
    databasePath,
    mediaPath: join(root, 'media'),
    variantsPath: join(root, 'variants'),
    shareImagesPath: join(root, 'cards'),
    sitePath: join(root, 'site'),
    sessionSecret: stored.sessionSecret,
    sealingSecret: stored.sealingSecret,
  };
}

/**
 * Returns the variables of the environment with the folder's secrets for those that are not set. The folder's own
 * sealing key still opens values after the environment has another one.
 */
export function withSecrets(
  { sessionSecret, sealingSecret }: Pick<DataFolder, 'sessionSecret' | 'sealingSecret'>,
  variables: NodeJS.ProcessEnv,
) {
  return {
    ...variables,
    SESSION_SECRET: variables.SESSION_SECRET || sessionSecret,
    FORMER_SESSION_SECRET: variables.FORMER_SESSION_SECRET || undefined,
    SEALING_SECRET: variables.SEALING_SECRET || sealingSecret,
    FORMER_SEALING_SECRET: variables.FORMER_SEALING_SECRET || sealingSecret || sessionSecret,
  };
}

/** Records in `shop.json` that the folder has a shop, so that a folder with a lost database does not look new. */
export function noteShop({ path }: Pick<DataFolder, 'path'>): void {
  const keptPath = join(path, SHOP_FILE);
  withStorage(path, () => {
    const stored = readKept(keptPath);
    if (stored && !stored.hasShop) replaceFile(keptPath, JSON.stringify({ ...stored, hasShop: true }));
  });
}

/**
 * Writes the `shop.json` of a shop that comes from elsewhere with its secrets. From then on no start makes a new shop in
 * the folder.
 */
export function writeMovedShop(path: string, secrets: Pick<Kept, 'sessionSecret' | 'sealingSecret'>): void {
  const stored: Kept = { id: randomBytes(8).toString('hex'), ...secrets, hasShop: true };
  replaceFile(join(path, SHOP_FILE), JSON.stringify(stored));
}

/**
 * Returns the names of files and folders that only a former shop leaves, for a folder without a usable database. Pictures
 * next to a draft of the database are left by an interrupted creation of the demo shop, and do not count.
 */
export function tracesOfShop({ path, databasePath }: DataFolder): string[] {
  const stored = withStorage(path, () => readKept(join(path, SHOP_FILE)));
  const traces = stored?.hasShop ? [SHOP_FILE] : [];
  if (!existsSync(`${databasePath}.draft`)) {
    traces.push(...['media', 'site', 'variants', 'cards'].filter((name) => hasEntries(join(path, name))));
  }
  // The write-ahead log of an existing database is no trace of a lost one.
  const log = `${databasePath}-wal`;
  if (sizeOf(databasePath) === 0 && sizeOf(log) > 0) traces.push(basename(log));
  return traces;
}

function sizeOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function hasEntries(folder: string): boolean {
  return existsSync(folder) && lstatSync(folder).isDirectory() && readdirSync(folder).length > 0;
}

const WAY_BACK =
  'It holds the key that sessions and sealed bank details are made with. Restore it from a backup. ' +
  'If there is none, delete it and set SESSION_SECRET to a new value: everybody must sign in again, and bank details and authenticator apps must be entered again (npm run admin -- reset-factor EMAIL).';

/** @throws CannotStart when the file exists and cannot be used */
function readKept(keptPath: string): Kept | undefined {
  const found = lstatSync(keptPath, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isDirectory()) {
    throw new CannotStart(
      `${keptPath} is a folder, but a file is needed there. Move it away and restore the file from a backup.`,
    );
  }
  const text = readFileSync(keptPath, 'utf8');
  const stored = parsed(text);
  if (stored) return stored;
  throw new CannotStart(`${keptPath} is ${text.trim() === '' ? 'empty' : 'damaged'}. ${WAY_BACK}`);
}

function parsed(text: string): Kept | undefined {
  try {
    const { id, sessionSecret, sealingSecret, hasShop } = JSON.parse(text) as Partial<Kept>;
    if (typeof id !== 'string' || typeof sessionSecret !== 'string' || !id || !sessionSecret) return undefined;
    return {
      id,
      sessionSecret,
      ...(typeof sealingSecret === 'string' && sealingSecret && { sealingSecret }),
      ...(hasShop === true && { hasShop }),
    };
  } catch {
    return undefined;
  }
}

/** Writes the `shop.json` of a new folder. @throws CannotStart when the folder has a database, so that the file was lost */
function writeFirst(keptPath: string, databasePath: string): Kept {
  if (sizeOf(databasePath) > 0 && !process.env.SESSION_SECRET) {
    throw new CannotStart(
      `${keptPath} is missing, but ${databasePath} is there. ${WAY_BACK.replace('delete it and ', '')}`,
    );
  }
  const { SESSION_SECRET, SEALING_SECRET } = process.env;
  const fresh: Kept = {
    id: randomBytes(8).toString('hex'),
    sessionSecret: randomBytes(32).toString('hex'),
    // With secrets in the environment, a lost file must not take a key with it.
    ...(!SESSION_SECRET && !SEALING_SECRET && { sealingSecret: randomBytes(32).toString('hex') }),
  };
  const draft = draftOf(keptPath, JSON.stringify(fresh));
  try {
    // Two processes that start in one folder both use the first one's file.
    linkSync(draft, keptPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, keptPath);
  } finally {
    rmSync(draft, { force: true });
  }
  return readKept(keptPath)!;
}

/** Replaces a file atomically. */
function replaceFile(path: string, text: string): void {
  renameSync(draftOf(path, text), path);
}

function draftOf(path: string, text: string): string {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return draft;
}

/**
 * Removes the permissions of other users from a folder and its content. Subfolders that are closed already are skipped.
 */
function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isOpenToOthers(path)) closeToOthers(path);
    else if (entry.isFile() && isOpenToOthers(path)) change(path, 0o600);
  }
  // Last, so that an interrupted run is repeated for this folder.
  if (isOpenToOthers(folder)) change(folder, 0o700);
}

function isOpenToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such permissions.
  return found !== undefined && process.platform !== 'win32' && (found.mode & 0o077) !== 0;
}

function change(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A file of the write-ahead log may have been deleted since.
    if (code === 'ENOENT') return;
    if (code !== 'EPERM') throw error;
    throw new CannotStart(
      `Others may read ${path}, and it belongs to another user: give it to this one, or choose another DATA_DIR.`,
    );
  }
}
