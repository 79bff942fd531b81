import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether this process runs the bundle in `dist/server`, and not the TypeScript sources. */
export const IS_BUNDLED = extname(new URL(import.meta.url).pathname) === '.js';

/**
 * Returns the path of a file or folder of the project, such as `migrations`. This file and the bundle's files are both two
 * folders below the project's root.
 */
export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * Returns the file with which a process or thread starts. It is next to the file that starts it, with the same
 * extension: `draw-pages.ts` in the sources, `draw-pages.js` in the bundle.
 * @param from the `import.meta.url` of the file that starts it
 */
export function entryUrl(name: string, from: string): URL {
  return new URL(`./${name}${extname(new URL(from).pathname)}`, from);
}
