import { createApp } from 'astro/app/entrypoint';
import { livePath } from '#contract/pages/paths.ts';

const app = createApp({ streaming: false });
// A page drawn later names its scripts and styles where a built one does: in itself, not in a header.
if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta';

/** Draws the page of an address from its data, exactly as the static build would. */
export function render(path: string, page: unknown): Promise<Response> {
  return app.render(new Request(new URL(livePath(path), 'http://localhost')), { locals: { page } });
}
