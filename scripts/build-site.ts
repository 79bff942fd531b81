import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { recordsOfBuild } from '../functions/node/pages-for-build.ts';
import { BUILD_NOTE } from '../functions/node/read-build.ts';
import type { BuildNote } from '../functions/node/read-build.ts';

const run = promisify(execFile);
const DIST = 'dist';
/** Hashed files of the previous build. Tabs that are still open request them. */
const KEPT = 'node_modules/.cache/assets-before';
/** What a build of the site replaces. The rest of the folder is the server's bundle. */
const REPLACED = [BUILD_NOTE, 'client', 'server/chunks'];
const HASHED = ['_astro', 'console/assets'];

/** All pages of the shop's records, which the edge serves from the build, or only the pages that every build needs. */
export type PagesOfBuild = 'all pages' | 'fixed pages';

/** Builds storefront, renderer and console into dist/, with pages of the shop's records. */
export async function buildSite(
  sources: string,
  say: (text: string) => void,
  pages: PagesOfBuild = 'all pages',
): Promise<void> {
  say('Building the storefront and the console ...');
  keepHashedFiles();
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    SITE_PAGES: pages === 'all pages' ? 'all' : 'fixed',
  };
  for (const name of REPLACED) rmSync(join(DIST, name), { recursive: true, force: true });
  await run('node_modules/.bin/astro', ['build', '--silent'], { env });
  await run('node_modules/.bin/vite', ['build', '--config', 'admin/vite.config.ts', '--logLevel', 'error'], { env });
  restoreHashedFiles();
  writeFileSync(join(DIST, BUILD_NOTE), JSON.stringify(await noteOf(sources, pages === 'all pages')));
}

function keepHashedFiles(): void {
  rmSync(KEPT, { recursive: true, force: true });
  for (const folder of HASHED) {
    const from = join(DIST, 'client', folder);
    if (!existsSync(from)) continue;
    mkdirSync(join(KEPT, folder, '..'), { recursive: true });
    renameSync(from, join(KEPT, folder));
  }
}

function restoreHashedFiles(): void {
  for (const folder of HASHED) {
    const from = join(KEPT, folder);
    if (existsSync(from)) cpSync(from, join(DIST, 'client', folder), { recursive: true, force: false });
  }
}

/** Returns what was built, and from which shop's records. The id depends on the code alone. */
async function noteOf(sources: string, hasAllPages: boolean): Promise<BuildNote> {
  const records = await recordsOfBuild();
  const client = join(DIST, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('console'),
  );
  const id = createHash('sha256')
    .update(readFileSync(join(DIST, 'server/entry.mjs')))
    .update(sources)
    .digest('hex')
    .slice(0, 16);
  return { id, sources, origin: process.env.ORIGIN ?? '', ...records, paths: pages.map(addressOf), hasAllPages };
}

function addressOf(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}
