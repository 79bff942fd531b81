import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The note that `scripts/build.ts` writes next to its output. */
export interface BuildNote {
  /** The build's id. It changes with the code, not with the records. */
  id: string;
  /** Hash of all the code it was made from. */
  sources: string;
}

export const BUILD_NOTE = 'build.json';

/**
 * Returns the id of the renderer's build for a shop at this address. It changes with the code and the address.
 * @throws when there is no build yet
 */
export function readBuildId(distFolder: string, origin: string): string {
  const notePath = join(distFolder, BUILD_NOTE);
  if (!existsSync(notePath)) throw new Error('The site has not been built yet: run `npm run build`.');
  const note = JSON.parse(readFileSync(notePath, 'utf8')) as BuildNote;
  return `${note.id} ${origin}`;
}
