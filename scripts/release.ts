/**
 * `npm run release -- VERSION`: makes a release of a clean main branch. It sets the version, dates the changelog's newest
 * part, freezes the migrations, stores records of this version for the tests of later ones if their schema is new,
 * commits, and tags. Run `npm run test:everywhere` before it. Pushing is left to you.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { frozenMigrations, hashesOfMigrations, FROZEN_FILE } from './frozen-migrations.ts';
import { copyRecords } from '../functions/node/backup/make-backup.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { prepareData } from './prepare-data.ts';

const [version = ''] = process.argv.slice(2);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const present = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
const CHANGES = 'CHANGELOG.md';
const UNRELEASED = '## Not released yet';

const fault = refusal();
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
const isNewSchema = Object.keys(frozenMigrations()).length < Object.keys(hashesOfMigrations()).length;
execFileSync('npm', ['version', version, '--no-git-tag-version'], { stdio: 'ignore' });
const day = new Date().toISOString().slice(0, 10);
const changes = readFileSync(CHANGES, 'utf8');
writeFileSync(CHANGES, changes.replace(UNRELEASED, `## ${version} (${day})`));
writeFileSync(FROZEN_FILE, `${JSON.stringify(hashesOfMigrations(), null, 2)}\n`);
if (isNewSchema) await storeRecords(`tests/records/${version}.db.br`);
git('add', '--all');
git('commit', '--quiet', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Ratnahaat ${version}`);
console.log(`Made the commit and the tag v${version}. Push them: git push --follow-tags`);

/** Returns why this cannot be released. */
function refusal(): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version: npm run release -- 1.2.3';
  if (!isAfter(version, present)) return `${version} does not come after ${present}.`;
  if (git('status', '--porcelain') !== '') return 'There are changes that are not committed.';
  const [, newest = ''] = readFileSync(CHANGES, 'utf8').split(UNRELEASED);
  if (!/^- /m.test(newest.split('\n## ')[0]!)) return `${CHANGES} says nothing under "${UNRELEASED}".`;
  return undefined;
}

function isAfter(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** Stores the records of a demo shop, compressed. */
async function storeRecords(to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-release-'));
  try {
    process.env.DATA_DIR = folder;
    await prepareData(console.log);
    const copy = join(folder, 'copy.db');
    copyRecords(openDataFolder(folder).databasePath, copy);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, brotliCompressSync(readFileSync(copy)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
