import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './site.ts';

/** What `scripts/build.ts` notes beside what it built. */
export interface BuildNote {
  /** Changes with the code, not with the records. */
  id: string;
  /** Hash of all the code it was made from. */
  sources: string;
  /** Where its pages say the shop lives. */
  origin: string;
  /** The data folder whose records the static pages show, and their catalogue version. */
  shopId: string;
  version: number;
  /** Addresses of the static pages. */
  paths: string[];
}

export const BUILD_NOTE = 'build.json';

/**
 * Reads a build; its pages count only for the shop and the address they were made for.
 * @throws when nothing was built yet
 */
export function readBuild(distFolder: string, shopId: string, origin: string): Build {
  const notePath = join(distFolder, BUILD_NOTE);
  if (!existsSync(notePath)) throw new Error('The site has not been built yet: run `npm run build`.');
  const note = JSON.parse(readFileSync(notePath, 'utf8')) as BuildNote;
  const id = `${note.id} ${origin}`;
  if (note.shopId !== shopId || note.origin !== origin) return { id, pages: undefined };
  const files = note.paths.map((path): [string, string] => [path, join(distFolder, 'client', fileOf(path))]);
  return { id, pages: { version: note.version, files: new Map(files) } };
}

/** The file a page's address has in the build. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
