import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  /** Whether these are all pages of that shop; a shop on Node draws its own. */
  hasAllPages: boolean;
}

export const BUILD_NOTE = 'build.json';

/**
 * What the pages of a shop at this address are drawn by: it changes with the code and the address.
 * @throws when nothing was built yet
 */
export function readBuildId(distFolder: string, origin: string): string {
  const notePath = join(distFolder, BUILD_NOTE);
  if (!existsSync(notePath)) throw new Error('The site has not been built yet: run `npm run build`.');
  const note = JSON.parse(readFileSync(notePath, 'utf8')) as BuildNote;
  return `${note.id} ${origin}`;
}
