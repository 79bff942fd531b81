import { CONTENT_PATHS } from '#contract/pages/content-pages.ts';
import { PLAIN_PATHS } from '#contract/pages/plain.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';

/** Pages with no content of their own but the frame. */
export const plainKind: PageKind = {
  paths: PLAIN_PATHS,
  read: (_, { site: { frame } }) => ({ kind: 'plain', frame }),
  changedBy: {},
  found: foundAt('/size-guide', '/gift-finder', ...CONTENT_PATHS),
};
