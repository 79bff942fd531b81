import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_NOTE } from '../functions/node/read-build.ts';
import type { BuildNote } from '../functions/node/read-build.ts';
import { buildSite } from './build-site.ts';
import type { PagesOfBuild } from './build-site.ts';

/** The sources of the build, without the packages. */
const SOURCES = [
  'src',
  'admin',
  'contract',
  'panchang',
  'functions/db',
  'functions/node',
  'functions/publish',
  'functions/domain',
  'functions/http',
  'public',
  'astro.config.mjs',
  'package-lock.json',
];

/** Builds storefront, renderer and console, unless the present build has the same source hash. */
export async function buildIfNeeded(say: (text: string) => void, pages: PagesOfBuild = 'all pages'): Promise<void> {
  const sources = sourceHash();
  const notePath = join('dist', BUILD_NOTE);
  const note = existsSync(notePath) ? (JSON.parse(readFileSync(notePath, 'utf8')) as BuildNote) : undefined;
  if (note?.sources === sources && (pages === 'fixed pages' || note.hasAllPages)) return;
  await buildSite(sources, say, pages);
}

/** Returns a hash of the names and contents of all source files of the build, in a fixed order. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
