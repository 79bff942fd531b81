import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import { HOME_PATHS } from '#contract/pages/home.ts';
import { homeSections } from '../domain/content/arranged-pages/index.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { showSections } from './sections.ts';

export const homeKind: PageKind = {
  paths: HOME_PATHS,
  async read(shop, moment) {
    const sections = await homeSections(shop);
    return { kind: 'home', frame: moment.site.frame, sections: await showSections(shop, moment, sections) };
  },
  changedBy: {
    home: 'all',
    product: 'all',
    collection: 'all',
    page: (ids) => (ids.has(HOME_PAGE_ID) ? [...HOME_PATHS] : []),
  },
  found: foundAt('/'),
};
