import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository, with a trailing slash. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Entries that are not source: the folders that git ignores, and git's own. */
const NOT_SOURCE = new Set([
  '.git',
  ...readFileSync(`${ROOT}.gitignore`, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
]);

/** Returns the sorted paths of all files below a folder (all files for ''), relative to the root. */
export function filesUnder(folder: string, endings?: RegExp): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // In an additional work tree `.git` is a file.
      if (NOT_SOURCE.has(entry.name)) return [];
      if (entry.isDirectory()) return filesUnder(path, endings);
      return endings === undefined || endings.test(entry.name) ? [path] : [];
    })
    .sort();
}

export function textOf(path: string): string {
  return readFileSync(ROOT + path, 'utf8');
}
