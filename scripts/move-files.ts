import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, readErasures } from '../functions/node/backup/backup-folder.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { contentTypeOf, diskFiles } from '../functions/node/disk-media.ts';
import { ERASURES_KEY } from '../functions/ports/backups.ts';
import type { Erasure } from '../functions/ports/backups.ts';
import type { Bucket, Listed } from './r2-bucket.ts';

/** Files that were moved, or were there already. */
export interface MovedFiles {
  files: number;
  bytes: number;
  /** The files that this run copied. */
  copied: number;
}

/** The files that are copied in parallel. */
const SIDE_BY_SIDE = 8;

/** The keys of the shop's files. Other objects of the bucket have a slash in their key. */
const MEDIA_KEY = /^\w[\w.-]*$/;

/**
 * Uploads the files of a folder that the bucket does not have with the same content.
 * @throws CannotStart when the bucket then lacks one
 */
export async function uploadFiles(mediaPath: string, bucket: Bucket): Promise<MovedFiles> {
  const keys = existsSync(mediaPath) ? readdirSync(mediaPath).filter(isKeyOfFile) : [];
  let listed = await bucket.list();
  const md5s = new Map<string, Listed>();
  let copied = 0;
  await sideBySide(keys, async (key) => {
    const body = await readFile(join(mediaPath, key)).catch(ignoreMissing);
    // An open shop may delete a file meanwhile.
    if (!body) return;
    const own = { bytes: body.byteLength, md5: md5Of(body) };
    md5s.set(key, own);
    if (isSame(own, listed.get(key))) return;
    await bucket.put(key, new Uint8Array(body), contentTypeOf(key));
    copied += 1;
  });
  listed = await bucket.list();
  const lacking = Array.from(md5s.keys()).filter((key) => !isSame(md5s.get(key)!, listed.get(key)));
  if (lacking.length > 0) throw unequal(lacking, 'in the bucket');
  return { ...sumOf(md5s), copied };
}

/**
 * Downloads the shop's files of a bucket that a folder does not have with the same content.
 * @throws CannotStart when a file then differs
 */
export async function downloadFiles(bucket: Bucket, mediaPath: string): Promise<MovedFiles> {
  const listed = new Map(Array.from(await bucket.list()).filter(([key]) => isKeyOfFile(key)));
  const files = diskFiles(mediaPath);
  const broken: string[] = [];
  let copied = 0;
  await sideBySide(Array.from(listed.keys()), async (key) => {
    const expected = listed.get(key)!;
    const present = await measureOf(join(mediaPath, key), expected.bytes);
    if (present && isSame(present, expected)) return;
    const body = await bucket.get(key);
    // A file that was deleted meanwhile is none.
    if (!body) return void listed.delete(key);
    if (isSame({ bytes: body.byteLength, md5: md5Of(body) }, expected)) await files.put(key, body, '');
    else broken.push(key);
    copied += 1;
  });
  if (broken.length > 0) throw unequal(broken, 'on this machine');
  return { ...sumOf(listed), copied };
}

/** Adds the erasures of a folder of backups to the list in the bucket. Returns how many the list has. */
export async function uploadErasures(backupsPath: string | undefined, bucket: Bucket): Promise<number> {
  const listed = await erasuresIn(bucket);
  const missing = without(backupsPath ? await readErasures(backupsPath) : [], listed);
  const all = [...listed, ...missing];
  if (missing.length > 0)
    await bucket.put(ERASURES_KEY, new TextEncoder().encode(JSON.stringify(all)), 'application/json');
  return all.length;
}

/** Adds the erasures of the bucket's list to a folder of backups. Returns how many the list has. */
export async function downloadErasures(bucket: Bucket, backupsPath: string): Promise<number> {
  const listed = await erasuresIn(bucket);
  const missing = without(listed, await readErasures(backupsPath));
  const noMore = () => Promise.reject(new Error('A move makes no backup.'));
  if (missing.length > 0) await backupFolder(backupsPath, noMore).noteErasures(missing);
  return listed.length;
}

/** Returns the list of erasures in a bucket. */
export async function erasuresIn(bucket: Bucket): Promise<Erasure[]> {
  const stored = await bucket.get(ERASURES_KEY);
  return stored ? (JSON.parse(new TextDecoder().decode(stored)) as Erasure[]) : [];
}

function without(erasures: readonly Erasure[], known: readonly Erasure[]): Erasure[] {
  return erasures.filter(({ userId, at }) => !known.some((one) => one.userId === userId && one.at === at));
}

function isKeyOfFile(name: string): boolean {
  return MEDIA_KEY.test(name) && !name.endsWith('.part');
}

function isSame(own: Listed, listed: Listed | undefined): boolean {
  return own.bytes === listed?.bytes && (listed.md5 === undefined || own.md5 === listed.md5);
}

/** Returns size and hash of a file; undefined when there is none of this size. */
async function measureOf(path: string, bytes: number): Promise<Listed | undefined> {
  if (!existsSync(path) || (await stat(path)).size !== bytes) return undefined;
  return { bytes, md5: md5Of(await readFile(path)) };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function md5Of(body: Uint8Array): string {
  return createHash('md5').update(body).digest('hex');
}

function sumOf(files: ReadonlyMap<string, Listed>): { files: number; bytes: number } {
  return { files: files.size, bytes: Array.from(files.values()).reduce((sum, { bytes }) => sum + bytes, 0) };
}

function unequal(keys: readonly string[], where: string): CannotStart {
  return new CannotStart(
    `${keys.length} files are not the same ${where}, such as ${keys[0]}. Run the command again; files that are the same are not copied twice.`,
  );
}

async function sideBySide(keys: string[], step: (key: string) => Promise<void>): Promise<void> {
  const left = [...keys];
  const worker = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) await step(key);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
