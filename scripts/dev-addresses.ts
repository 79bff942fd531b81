import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';

/** A request to the storefront's port of `npm run dev`. */
export interface DevRequest {
  url: string;
  accept: string | undefined;
}

/**
 * Source files and packages that a browser loads as modules, what Vite (`/@`) and Astro (`/_`) serve by themselves, and
 * the live routes, to which the API posts the data of pages.
 */
const ASTROS = /^\/(@|_|src\/|contract\/|node_modules\/|\.astro\/|live\/)/;
/** Both pages of the console and calls of the API. */
const CONSOLE = new RegExp(`^(/admin|/seller|${MANAGER_PATHS.join('|')})(/|$)`);

/** Returns whether a request opens a page of the console. Programs that ask for the same address mean the API. */
export function opensConsole({ url, accept }: DevRequest): boolean {
  return CONSOLE.test(pathOf(url)) && (accept ?? '').includes('text/html');
}

/** Returns whether Astro's dev server answers a request. The API answers all others, as in `npm start`. */
export function isForAstro(url: string, isPublicFile: (path: string) => boolean): boolean {
  const path = pathOf(url);
  return ASTROS.test(path) || isPublicFile(path);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}
