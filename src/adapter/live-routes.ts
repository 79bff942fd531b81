import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InjectedRoute } from 'astro';
import { livePath } from '#contract/pages/paths.ts';

/** A page file is its component and where the data come from. */
const COMPONENT = /^import \w+ from '(\.[^']+\.astro)';$/gm;

/**
 * The route by which the renderer draws each page from data it is handed, made of the file of the page itself: the same
 * component, without the data of the build. What never lies in a file stands in `pages/live/` as it is.
 * @param into where the files of the routes are written
 */
export function liveRoutes(pagesUrl: URL, into: URL): InjectedRoute[] {
  const pages = fileURLToPath(pagesUrl);
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.astro') && !file.startsWith('live/'));
  const routes = new Map<string, InjectedRoute>();
  for (const file of files.sort()) {
    const pattern = livePath(`/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`);
    const entrypoint = join(fileURLToPath(into), file);
    const [component, ...others] = readFileSync(join(pages, file), 'utf8').matchAll(COMPONENT);
    if (!component || others.length > 0) throw new Error(`The page ${file} has to import one component.`);
    mkdirSync(dirname(entrypoint), { recursive: true });
    const from = relative(dirname(entrypoint), join(pages, dirname(file), component[1]!)).replaceAll('\\', '/');
    writeFileSync(
      entrypoint,
      `---\nimport Page from '${from}';\n\nexport const prerender = false;\n---\n\n<Page page={Astro.locals.page as never} />\n`,
    );
    routes.set(pattern, { pattern, entrypoint, prerender: false });
  }
  return [...routes.values()];
}
