import { createApp } from 'astro/app/entrypoint';
import { routePath } from '#contract/pages/home.ts';
import { livePath } from '#contract/pages/paths.ts';

/** The hash of the style element that Astro adds to pages with islands. The build defines it. */
declare const ISLAND_STYLES_HASH: `sha256-${string}`;

const app = createApp({ streaming: false });
if (app.manifest.csp) {
  // The policy is in the page, as in a static page, not in a header.
  app.manifest.csp.cspDestination = 'meta';
  // Each page lists its own styles when it is rendered; the styles of all pages would add 3 kB to each response.
  app.manifest.csp.styleDirective.hashes = [ISLAND_STYLES_HASH];
}

/** Returns the page at a path, rendered from its data exactly as the static build renders it. */
export function render(path: string, page: unknown): Promise<Response> {
  return app.render(new Request(new URL(livePath(routePath(path, page)), 'http://localhost')), { locals: { page } });
}
