import type { LinkTarget } from '#contract/shop/menus.ts';
import { BUILT_IN_PAGES } from '#contract/pages/built-in-pages.ts';
import type { LinkGroup } from '#contract/pages/frame.ts';
import { categoryPath, collectionPath, ownPagePath } from '#contract/pages/paths.ts';
import type { LinkGroupSetting } from '#contract/shop/menus.ts';

/** What links can lead to: the categories, collections and own pages that shoppers see. */
export interface LinkPlaces {
  categories: readonly { id: number; seoUrl: string }[];
  collections: readonly { seoUrl: string }[];
  ownPages: readonly { id: number; slug: string }[];
}

/** Returns the address of a link's target; undefined when shoppers no longer see it. */
export function hrefOf(target: LinkTarget, { categories, collections, ownPages }: LinkPlaces): string | undefined {
  switch (target.kind) {
    case 'category':
      return categories.some(({ seoUrl }) => seoUrl === target.seoUrl) ? categoryPath(target.seoUrl) : undefined;
    case 'collection':
      return collections.some(({ seoUrl }) => seoUrl === target.seoUrl) ? collectionPath(target.seoUrl) : undefined;
    case 'page': {
      const page = ownPages.find(({ id }) => id === target.pageId);
      return page && ownPagePath(page.slug);
    }
    case 'built-in':
      return BUILT_IN_PAGES[target.page].path;
    case 'address':
      return target.path;
    case 'link':
      return target.url;
  }
}

/**
 * Returns groups of links with their addresses, without links that lead nowhere now and groups without links.
 * @param pictureOf the key of a category's picture
 */
export function linkGroupsOf(
  groups: readonly LinkGroupSetting[],
  places: LinkPlaces,
  pictureOf: (categoryId: number) => string | null,
): LinkGroup[] {
  return groups
    .map(({ title, translations, links }) => ({
      title,
      translations,
      links: links.flatMap(({ label, translations: ofLabel, target }) => {
        const href = hrefOf(target, places);
        if (href === undefined) return [];
        const category =
          target.kind === 'category' ? places.categories.find(({ seoUrl }) => seoUrl === target.seoUrl) : undefined;
        return [{ label, translations: ofLabel, href, picture: category ? pictureOf(category.id) : null }];
      }),
    }))
    .filter(({ links }) => links.length > 0);
}
