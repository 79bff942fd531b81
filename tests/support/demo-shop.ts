import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kolkataDay } from '../../contract/shop/dates.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { readBuildId } from '../../functions/node/read-build.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { SITE_ORIGIN, startNodeShop } from './node-shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/demo-shops');
/** The sources of the demo shop, without the packages. */
const MADE_FROM = ['contract', 'demo', 'functions/db', 'functions/domain', 'functions/node', 'migrations', 'scripts'];
/** The scripts that run tests do not affect the demo shop. */
const RUNS_TESTS = /^test(-\w+)?\.ts$/;
/** The files of a shop without its secrets, which each shop makes itself. */
const KEPT = /^(ratnahaat\.db|media|site)$/;

/**
 * Makes today's demo shop: pictures, and records as after the first start. It is made once for all tests, and again
 * when its sources change.
 * @returns a folder to copy from
 */
export function demoShop(): Promise<string> {
  return kept(`${kolkataDay(Date.now())}-${hashOf(MADE_FROM)}`, /^\d{4}-/, async (draft) => {
    const before = process.env.DATA_DIR;
    process.env.DATA_DIR = draft;
    await prepareData(() => {});
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
  });
}

export async function demoRecords(): Promise<string> {
  return join(await demoShop(), 'ratnahaat.db');
}

/**
 * Makes the demo shop with all its pages rendered, by the present build and for the origin of all test shops. A shop
 * that starts from a copy is open at once and has every page in its file.
 * @returns a folder with the records and `site/`, without pictures
 */
export async function drawnDemoShop(): Promise<string> {
  const from = await demoShop();
  const build = createHash('sha256')
    .update(readBuildId(join(ROOT, 'dist'), SITE_ORIGIN))
    .digest('hex')
    .slice(0, 16);
  return kept(`drawn-${build}-${from.split('-').at(-1)}`, /^drawn-/, async (draft) => {
    copyFileSync(join(from, 'ratnahaat.db'), openDataFolder(draft).databasePath);
    // A job would record page changes that the copy of the records does not have.
    const shop = await startNodeShop(draft, { jobs: 'asked for' });
    await shop.stop();
  });
}

/**
 * Links the pictures of the demo shop into a data folder. Hard links are safe, because nobody writes into an existing
 * file.
 */
export async function linkPictures(dataDir: string): Promise<void> {
  const from = join(await demoShop(), 'media');
  const { mediaPath } = openDataFolder(dataDir);
  mkdirSync(mediaPath, { recursive: true });
  linkFiles(from, mediaPath);
}

/** Links all files of a folder into another one, or copies them between file systems. Existing files stay. */
export function linkFiles(from: string, to: string): void {
  const there = new Set(readdirSync(to));
  for (const key of readdirSync(from)) if (!there.has(key)) linkFile(join(from, key), join(to, key));
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The temporary folders may be on another file system.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/**
 * Returns the cached folder of this name, and makes it if there is none. Folders of the same kind with other names are
 * deleted.
 */
async function kept(name: string, kind: RegExp, make: (draft: string) => Promise<void>): Promise<string> {
  const made = join(CACHE, name);
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  await make(draft);
  for (const file of readdirSync(draft)) if (!KEPT.test(file)) rmSync(join(draft, file), { recursive: true });
  for (const other of readdirSync(CACHE))
    if (kind.test(other) && other !== name) rmSync(join(CACHE, other), { recursive: true });
  // If two processes make it at the same time, the first one's folder is used: both are the same.
  if (existsSync(made)) rmSync(draft, { recursive: true });
  else renameSync(draft, made);
  return made;
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !RUNS_TESTS.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
