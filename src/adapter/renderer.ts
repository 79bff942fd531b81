import { createApp } from 'astro/app/entrypoint';
import { livePath } from '#contract/pages/paths.ts';

/** Of the one style element that Astro puts beside islands: the build knows it. */
declare const ISLAND_STYLES_HASH: `sha256-${string}`;

const app = createApp({ streaming: false });
if (app.manifest.csp) {
  // A page drawn later names its scripts and styles where a built one does: in itself, not in a header.
  app.manifest.csp.cspDestination = 'meta';
  // Each page names the styles in its head as it is drawn: those of all the others would be 3 kB more over the wire.
  app.manifest.csp.styleDirective.hashes = [ISLAND_STYLES_HASH];
}

/** Draws the page of an address from its data, exactly as the static build would. */
export function render(path: string, page: unknown): Promise<Response> {
  return app.render(new Request(new URL(livePath(path), 'http://localhost')), { locals: { page } });
}
