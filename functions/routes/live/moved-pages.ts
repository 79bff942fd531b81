import { LANGUAGES, isTranslated, pathIn } from '#contract/languages.ts';
import { MOVED_PATHS } from '#contract/pages/content-pages.ts';
import type { Route } from '../../http/route.ts';

/** Alternative addresses of pages, with their targets. Those below a translated page exist in each language. */
const MOVED = LANGUAGES.flatMap((language) =>
  Object.entries(MOVED_PATHS)
    .filter(([from]) => language === 'en' || isTranslated(from))
    .map(([from, to]) => [pathIn(language, from), pathIn(language, to)] as const),
);

/** Redirects from alternative addresses of pages. */
export const movedPages: Route<unknown>[] = MOVED.map(([from, to]) => ({
  method: 'GET',
  path: from as `/${string}`,
  summary: `Another address of ${to}.`,
  who: 'public',
  handle: (context) => Promise.resolve(context.redirect(to, 301)),
}));
