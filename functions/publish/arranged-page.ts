import type { ArrangedPage } from '#contract/pages/arranged.ts';
import { ownPagePath } from '#contract/pages/paths.ts';
import { ownPageShareImage } from '#contract/pages/share-image.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import {
  findArrangedPage,
  formerPageAddresses,
  pageAddresses,
  shownPages,
} from '../domain/content/arranged-pages/index.ts';
import type { ShownArrangedPage } from '../domain/content/arranged-pages/index.ts';
import type { Shop } from '../domain/shop.ts';
import { known, listing } from './page-kind.ts';
import type { Moment, PageKind } from './page-kind.ts';
import { showSections } from './sections.ts';
import { readSiteWithList } from './site.ts';

/**
 * The shop's own pages. A page can show products, festivals and reviews, so the changes that outdate the home page
 * outdate it, too.
 */
export const arrangedKind: PageKind = {
  paths: ['/pages/:slug'],
  async read(shop, moment, slug) {
    const found = await findArrangedPage(shop, slug!);
    return found && !('movedTo' in found) ? arrangedPage(shop, moment, found) : undefined;
  },
  files: known(({ ownPages }) => ownPages.map(({ slug }) => ownPagePath(slug))),
  live: {
    summary: 'One of the shop’s own pages; a former address leads to the present one.',
    async answer(shop, { parts: [slug] }) {
      const [found, moment] = await Promise.all([findArrangedPage(shop, slug!), readSiteWithList(shop)]);
      if (!found) return undefined;
      if ('movedTo' in found) return { movedTo: ownPagePath(found.movedTo) };
      return { page: await arrangedPage(shop, moment, found), path: ownPagePath(slug!) };
    },
  },
  changedBy: {
    home: 'all',
    product: 'all',
    collection: 'all',
    page: (ids, { ownPages }) => ownPages.filter(({ id }) => ids.has(id)).map(({ slug }) => ownPagePath(slug)),
  },
  gone: {
    by: 'page',
    paths: listing(
      () => [pageAddresses({}), formerPageAddresses({})] as const,
      ([pages, former], { ownPages }) => {
        const shown = new Set(ownPages.map(({ slug }) => slug));
        return [...pages, ...former].flatMap(({ slug }) => (shown.has(slug) ? [] : [ownPagePath(slug)]));
      },
    ),
  },
  found: listing(
    () => [shownPages({})] as const,
    ([pages]) => pages.map(({ slug, updatedAt }) => ({ path: ownPagePath(slug), changedAt: updatedAt })),
  ),
  async shareImage(shop, slug, language) {
    const found = await findArrangedPage(shop, slug);
    if (!found || 'movedTo' in found) return undefined;
    const page = await arrangedPage(shop, await readSiteWithList(shop), found);
    return ownPageShareImage(ownTextsIn(language, page));
  },
};

async function arrangedPage(
  shop: Shop,
  moment: Moment,
  { slug, title, description, translations, sections }: Omit<ShownArrangedPage, 'id'>,
): Promise<ArrangedPage> {
  const shown = await showSections(shop, moment, sections);
  return { kind: 'arranged', frame: moment.site.frame, slug, title, description, translations, sections: shown };
}
