import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_NOTE } from '../functions/node/read-build.ts';
import type { BuildNote } from '../functions/node/read-build.ts';
import { hasSources, sourceHash } from './source-hash.ts';

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
export async function buildIfNeeded(say: (text: string) => void): Promise<void> {
  if (!hasSources()) return;
  const sources = siteHash();
  const notePath = join('dist', BUILD_NOTE);
  const note = existsSync(notePath) ? (JSON.parse(readFileSync(notePath, 'utf8')) as BuildNote) : undefined;
  if (note?.sources === sources) return;
  const { buildSite } = await import('./build-site.ts');
  await buildSite(sources, say);
}

/** Returns the hash of the site's sources. */
export function siteHash(): string {
  return sourceHash('dist/site-sources.json', SOURCES);
}
