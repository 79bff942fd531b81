import { COLLECTION_THEMES } from '#contract/calls/collections.ts';
import { SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import { navLink } from '#contract/pages/frame.ts';
import type { SiteMapPage } from '#contract/pages/site-map.ts';
import { categoriesOfPosts } from '../domain/content/blog/index.ts';
import { activeSellers } from '../domain/sellers/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { festivalYearsAt } from './festival-pages.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import type { Site } from './site.ts';

export const siteMapKind: PageKind = {
  paths: [SITE_MAP_PATH],
  read: (shop, { site }) => siteMapPage(shop, site),
  // Every change may affect its links.
  changedBy: { any: 'all' },
  found: foundAt(SITE_MAP_PATH),
};

/**
 * Returns the site map for people, with every page. It reads the pages that the frame does not know. One round trip.
 */
async function siteMapPage(shop: Shop, { frame, collections, ownPages, today }: Site): Promise<SiteMapPage> {
  const [stores, blogCategories] = await shop.read(activeSellers({}), categoriesOfPosts());
  const groups = COLLECTION_THEMES.map((theme) => ({
    theme,
    links: collections.filter((row) => row.theme === theme).map(navLink),
  }));
  return {
    kind: 'site-map',
    frame,
    collections: groups.filter(({ links }) => links.length > 0),
    ownPages: ownPages.map(({ slug, title, translations }) => ({ slug, title, translations })),
    stores,
    blogCategories,
    festivalYears: festivalYearsAt(today),
  };
}
