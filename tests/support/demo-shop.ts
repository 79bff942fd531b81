import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kolkataDay } from '../../contract/shop/dates.ts';
import { prepareData } from '../../scripts/prepare-data.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/demo-shops');
/** What the demo shop is made from, beside the packages. */
const MADE_FROM = ['contract', 'demo', 'functions/db', 'functions/domain', 'functions/node', 'migrations', 'scripts'];

/**
 * Puts the demo shop of today into a data folder: its records and pictures, as the first start makes them. It is made
 * once for all tests, and again when what it is made from has changed: making it is most of what opening a shop costs.
 * @param dataDir an existing folder; what it holds already stays
 */
export async function copyDemoShop(dataDir: string): Promise<void> {
  cpSync(await demoShop(), dataDir, { recursive: true });
}

/** @returns the folder with the demo shop that is copied */
async function demoShop(): Promise<string> {
  const made = join(CACHE, `${kolkataDay(Date.now())}-${hashOf(MADE_FROM)}`);
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = draft;
  await prepareData(() => {});
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  // Each shop has its own secrets.
  for (const name of readdirSync(draft))
    if (!/^(ratnahaat\.db|media)$/.test(name)) rmSync(join(draft, name), { recursive: true });
  for (const name of readdirSync(CACHE)) if (!name.startsWith('draft-')) rmSync(join(CACHE, name), { recursive: true });
  // Two who make it at once make the same: the first one's is taken.
  if (existsSync(made)) rmSync(draft, { recursive: true });
  else renameSync(draft, made);
  return made;
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
