import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSources, sourceHash } from './source-hash.ts';

/** The folder of the bundle, which has the renderer of the site's build as well. */
export const SERVER = 'dist/server';
export const BUNDLE_NOTE = 'bundle.json';

/** The sources of the server and of its commands, without the packages. */
const SOURCES = ['functions', 'contract', 'panchang', 'demo', 'scripts', 'package.json', 'package-lock.json'];
/** The demo shop has thousands of other files, which are read when it is made. */
const CODE = /\.(ts|json)$/;

export interface BundleNote {
  /** The hash of the sources. */
  sources: string;
  files: readonly string[];
}

/** Bundles the server, unless the present bundle has the same source hash. */
export async function bundleIfNeeded(say: (text: string) => void): Promise<void> {
  if (!hasSources()) return;
  const sources = sourceHash('dist/server-sources.json', SOURCES, CODE);
  if (readBundleNote()?.sources === sources) return;
  say('Bundling the server ...');
  const { bundleServer } = await import('./bundle-server.ts');
  await bundleServer(sources);
}

/** Returns the note of the present bundle; undefined when there is none. */
export function readBundleNote(): BundleNote | undefined {
  const path = join(SERVER, BUNDLE_NOTE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BundleNote) : undefined;
}
