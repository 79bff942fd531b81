import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InjectedRoute } from 'astro';
import { livePath } from '#contract/pages/paths.ts';

/** Matches the import of a page's component. A page file holds only this import and its data source. */
const COMPONENT = /^import \w+ from '(\.[^']+\.astro)';$/gm;

/**
 * Returns a route per page file that renders the same component from given data instead of the data of the build. Pages
 * that are never static files are in `pages/live/` as they are.
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
