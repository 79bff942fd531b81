import { MOVED_PATHS } from '#contract/pages/content-pages.ts';
import type { Route } from '../../http/route.ts';

/** Redirects from alternative addresses of pages. */
export const movedPages: Route<unknown>[] = Object.entries(MOVED_PATHS).map(([from, to]) => ({
  method: 'GET',
  path: from as `/${string}`,
  summary: `Another address of ${to}.`,
  who: 'public',
  handle: (context) => Promise.resolve(context.redirect(to, 301)),
}));
