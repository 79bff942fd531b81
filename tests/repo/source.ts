import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the repository begins, with a slash at its end. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What nobody wrote: folders git does not keep, and git's own. */
const NOT_SOURCE = new Set([
  '.git',
  ...readFileSync(`${ROOT}.gitignore`, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
]);

/** Paths of the repository's files below a folder (all with ''), in order, as they are written from its root. */
export function filesUnder(folder: string, endings?: RegExp): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // In a further work tree `.git` is a file.
      if (NOT_SOURCE.has(entry.name)) return [];
      if (entry.isDirectory()) return filesUnder(path, endings);
      return endings === undefined || endings.test(entry.name) ? [path] : [];
    })
    .sort();
}

export function textOf(path: string): string {
  return readFileSync(ROOT + path, 'utf8');
}
