import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assetHeaders } from '../functions/edge/asset-headers.ts';
import { BUILD_NOTE } from '../functions/node/read-build.ts';
import type { BuildNote } from '../functions/node/read-build.ts';

const run = promisify(execFile);
const DIST = 'dist';
const CLIENT = join(DIST, 'client');
/** What of the client folder is not uploaded to Workers, as in .gitignore: the shop's pages are in R2. */
const NO_PAGES = '*.html\n!console/index.html\n';
/** Hashed files of the previous build. Tabs that are still open request them. */
const KEPT = 'node_modules/.cache/assets-before';
/** What a build of the site replaces. The rest of the folder is the server's bundle. */
const REPLACED = [BUILD_NOTE, 'client', 'server/chunks'];
const HASHED = ['_astro', 'console/assets'];

/**
 * Builds storefront, renderer and console into dist/. An open shop renders its pages itself, so that only a build for
 * another server needs all of them.
 * @param pages the pages of the records in DATA_DIR that are also written as files
 */
export async function buildSite(
  sources: string,
  say: (text: string) => void,
  pages: 'all' | 'fixed' = 'fixed',
): Promise<void> {
  say('Building the storefront and the console ...');
  keepHashedFiles();
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    SITE_PAGES: pages,
  };
  for (const name of REPLACED) rmSync(join(DIST, name), { recursive: true, force: true });
  await run('node_modules/.bin/astro', ['build', '--silent'], { env });
  await run('node_modules/.bin/vite', ['build', '--config', 'admin/vite.config.ts', '--logLevel', 'error'], { env });
  restoreHashedFiles();
  writeFileSync(join(CLIENT, '_headers'), assetHeaders());
  writeFileSync(join(CLIENT, '.assetsignore'), NO_PAGES);
  writeFileSync(join(DIST, BUILD_NOTE), JSON.stringify(noteOf(sources)));
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

/** Returns what was built. The id depends on the code alone. */
function noteOf(sources: string): BuildNote {
  const id = createHash('sha256')
    .update(readFileSync(join(DIST, 'server/entry.mjs')))
    .update(sources)
    .digest('hex')
    .slice(0, 16);
  return { id, sources };
}
