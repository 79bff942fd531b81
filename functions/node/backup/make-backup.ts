import Database from 'libsql';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { COMMIT, VERSION } from '../../version.ts';
import { CannotStart } from '../cannot-start.ts';
import type { DataFolder } from '../data-folder.ts';
import { SHOP_FILE } from '../data-folder.ts';
import { aloneIn } from '../folder-lock.ts';
import { damaged } from '../storage-faults.ts';
import { MANIFEST_FILE, readManifest } from './manifest.ts';
import type { Manifest, StoredFile } from './manifest.ts';
import { checkOf, keyOf, store } from './stored-content.ts';
import type { BackupKey } from './stored-content.ts';

/** The records of a backup, and the folder of the contents of files, which all backups of a folder share. */
export const RECORDS_FILE = 'records.db';
const FILES = 'files';

/** The tables whose rows a manifest counts. */
const COUNTED = ['orders', 'users', 'products', 'payments', 'media'];

/** A folder of a backup that was interrupted is deleted by the next one. */
const DRAFT = '.part';

export interface BackupWanted {
  /** The folder of the backups. */
  to: string;
  /** Encrypts everything but the manifest. */
  passphrase?: string | undefined;
  /** The number of backups that stay. Older ones are deleted. Without it all stay. */
  keep?: number | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

export interface BackupMade {
  path: string;
  manifest: Manifest;
  /** The number of files that no earlier backup has. */
  newFiles: number;
}

/**
 * Backs up a shop, also while it is open: its records as of one moment, its files and its `shop.json`. Rendered pages and
 * sizes of pictures are made again after a restore.
 * @throws CannotStart when there are no records, or the copy of the records is damaged
 */
export async function makeBackup(
  folder: DataFolder,
  wanted: BackupWanted,
  say: (text: string) => void,
): Promise<BackupMade> {
  if (!existsSync(folder.databasePath)) throw new CannotStart(`There are no records in ${folder.path}.`);
  await mkdir(wanted.to, { recursive: true, mode: 0o700 });
  return aloneIn(wanted.to, say, () => make(folder, wanted));
}

async function make(folder: DataFolder, { to, passphrase, keep, now }: BackupWanted): Promise<BackupMade> {
  const before = await backupsIn(to);
  const last = before.at(-1);
  const { key, facts: keyFacts } = keyFor(passphrase, last?.manifest.key);
  const madeAt = new Date(now).toISOString();
  const path = join(to, madeAt.replaceAll(':', '-'));
  const draft = path + DRAFT;
  await mkdir(draft, { mode: 0o700 });
  // The records are not encrypted yet, so their copy is made where they are.
  const copy = join(folder.path, `backup-${randomBytes(4).toString('hex')}.db`);
  try {
    copyRecords(folder.databasePath, copy);
    const facts = factsOf(copy);
    const manifest: Manifest = {
      version: VERSION,
      commit: COMMIT,
      madeAt,
      key: keyFacts,
      ...facts,
      records: await store(copy, join(draft, RECORDS_FILE), key),
      shop: await store(join(folder.path, SHOP_FILE), join(draft, SHOP_FILE), key),
      files: [],
    };
    const known = last?.manifest.files ?? [];
    const { files, newFiles } = await storeFiles(folder.mediaPath, known, filesOf(to, keyFacts), key);
    manifest.files = files;
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    await rename(draft, path);
    await forgetOldBackups(to, keep);
    return { path, manifest, newFiles };
  } finally {
    await rm(copy, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Copies a database as of one moment, also while others write to it. A copy of the file itself may mix two moments.
 * @throws CannotStart when the copy is damaged
 */
export function copyRecords(from: string, to: string): void {
  const db = new Database(from, { readonly: true, timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  const copied = new Database(to);
  try {
    const [first] = copied.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (first?.quick_check !== 'ok') throw damaged(from);
  } finally {
    copied.close();
  }
}

function factsOf(databasePath: string): Pick<Manifest, 'mode' | 'counts'> {
  const db = new Database(databasePath, { readonly: true });
  try {
    const count = (table: string) => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    const opening = db.prepare('SELECT mode FROM openings LIMIT 1').get() as Pick<Manifest, 'mode'> | undefined;
    if (!opening) throw new CannotStart('These records have no shop yet.');
    return { mode: opening.mode, counts: Object.fromEntries(COUNTED.map((table) => [table, count(table)])) };
  } finally {
    db.close();
  }
}

/** Returns the key of a passphrase: that of the last backup, if it has the same passphrase. */
function keyFor(
  passphrase: string | undefined,
  last: Manifest['key'] | undefined,
): { key: BackupKey; facts: Manifest['key'] } {
  if (passphrase === undefined) return { key: undefined, facts: null };
  if (last) {
    const key = keyOf(passphrase, last.salt);
    if (checkOf(key) === last.check) return { key, facts: last };
  }
  const salt = randomBytes(16).toString('hex');
  const key = keyOf(passphrase, salt);
  return { key, facts: { salt, check: checkOf(key) } };
}

/** Returns the folder with the contents of files. Contents with different keys have different folders. */
export function filesOf(to: string, key: Manifest['key']): string {
  return join(to, key === null ? FILES : `${FILES}-${key.salt.slice(0, 8)}`);
}

/** Returns the path of a content. */
export function contentPath(files: string, sha256: string): string {
  return join(files, sha256.slice(0, 2), sha256);
}

/** Stores the contents that are not stored yet. A file that is deleted meanwhile is left out. */
async function storeFiles(
  mediaPath: string,
  known: readonly StoredFile[],
  contents: string,
  key: BackupKey,
): Promise<{ files: StoredFile[]; newFiles: number }> {
  const byName = new Map(known.map((file) => [file.name, file]));
  const files: StoredFile[] = [];
  let newFiles = 0;
  for (const name of await namesIn(mediaPath)) {
    const path = join(mediaPath, name);
    try {
      const { size, mtimeMs } = await stat(path);
      const before = byName.get(name);
      const isKnown = before?.bytes === size && before.changedAt === mtimeMs;
      const sha256 = isKnown ? before.sha256 : await hashOf(path);
      const stored = contentPath(contents, sha256);
      if (!existsSync(stored)) {
        const { sha256: found } = await store(path, stored, key);
        if (found !== sha256) throw new Error(`${path} changed while it was backed up.`);
        newFiles += 1;
      }
      files.push({ name, bytes: size, sha256, changedAt: mtimeMs });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return { files, newFiles };
}

/** Returns the names of the files of a folder, in a fixed order. Partial files are none. */
async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(DRAFT))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export interface BackupFound {
  path: string;
  manifest: Manifest;
}

/** Returns the backups of a folder, the oldest first. */
export async function backupsIn(to: string): Promise<BackupFound[]> {
  if (!existsSync(to)) return [];
  const names = (await readdir(to)).filter((name) => /^\d{4}-\d\d-\d\dT[\d.-]+Z$/.test(name)).sort();
  const found: BackupFound[] = [];
  for (const name of names) {
    const path = join(to, name);
    if (!existsSync(join(path, MANIFEST_FILE))) continue;
    found.push({ path, manifest: readManifest(await readFile(join(path, MANIFEST_FILE), 'utf8')) });
  }
  return found;
}

/** Deletes all but the newest backups, what interrupted ones left, and contents that no backup has any more. */
async function forgetOldBackups(to: string, keep: number | undefined): Promise<void> {
  for (const name of await readdir(to))
    if (name.endsWith(`Z${DRAFT}`)) await rm(join(to, name), { recursive: true, force: true });
  if (keep === undefined) return;
  const all = await backupsIn(to);
  for (const { path } of all.slice(0, -keep)) await rm(path, { recursive: true, force: true });
  const kept = new Set(
    all
      .slice(-keep)
      .flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => contentPath(filesOf(to, manifest.key), sha256))),
  );
  for (const folder of (await readdir(to)).filter((name) => name === FILES || name.startsWith(`${FILES}-`)))
    for (const name of await namesIn(join(to, folder))) {
      const path = join(to, folder, name);
      if (!kept.has(path)) await rm(path, { force: true });
    }
}
