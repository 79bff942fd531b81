import { categoryPath } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { CategoryPage } from '#contract/pages/category.ts';
import { navLink } from '#contract/pages/frame.ts';
import { categoryShareImage } from '#contract/pages/share-image.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import { allCategories, categoryOf, findMovedCategory } from '../domain/catalogue/categories/index.ts';
import type { CategoryRow } from '../domain/catalogue/categories/index.ts';
import { allMediaOf } from '../domain/files/media/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { known, listing } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { beginList, listAsAsked } from './product-list-page.ts';
import { readSite, siteBeside } from './site.ts';
import type { Site } from './site.ts';

export const categoryKind: PageKind = {
  paths: ['/category/:seoUrl'],
  read: (shop, { site, facts }, seoUrl) => categoryPage(shop, site, seoUrl!, PLAIN_PRODUCT_LIST, facts),
  files: known(({ categories }) => categories.map(({ seoUrl }) => categoryPath(seoUrl))),
  live: {
    summary: 'A category as its address says: filters, sort and page.',
    async begin(shop, { parts: [seoUrl], query: params }) {
      const begun = await beginList(shop, categoryPath(seoUrl!), params, (query, facts) =>
        categoryPage(shop, siteBeside(shop, facts), seoUrl!, query, facts),
      );
      return { ...begun, answer: async () => (await begun.answer()) ?? movedTo(shop, seoUrl!) };
    },
  },
  changedBy: {
    product({ rows }, site) {
      const touched = new Set(rows.flatMap(({ categoryId }) => withAncestors(site, categoryId)));
      return { now: site.categories.filter(({ id }) => touched.has(id)).map(({ seoUrl }) => categoryPath(seoUrl)) };
    },
  },
  found: listing(
    () => [allCategories({}), allMediaOf({ subject: 'category' })] as const,
    ([categories, media]) =>
      categories
        .filter(({ shown }) => shown)
        .map(({ id, seoUrl }) => ({
          path: categoryPath(seoUrl),
          pictures: media.filter(({ subjectId, mediaType }) => subjectId === id && mediaType === 'IMAGE'),
        })),
  ),
  async shareImage(shop, seoUrl, language) {
    const { categories, categoryMedia } = await readSite(shop);
    const row = categories.find((category) => category.seoUrl === seoUrl);
    return row && categoryShareImage(ownTextsIn(language, categoryOf(row, categoryMedia)));
  },
};

/** Returns the redirect from a category's former address to its current one. */
async function movedTo(shop: Shop, seoUrl: string): Promise<{ movedTo: string } | undefined> {
  const moved = await findMovedCategory(shop, seoUrl);
  return moved === undefined ? undefined : { movedTo: categoryPath(moved) };
}

/** Returns a category's page for a state of its list; undefined when shoppers cannot see the category. */
async function categoryPage(
  shop: Shop,
  site: Site | Promise<Site>,
  seoUrl: string,
  query: ProductListQuery,
  facts: ListingFacts,
): Promise<CategoryPage | undefined> {
  const [{ frame, categories, categoryMedia }, list] = await Promise.all([
    site,
    listAsAsked(shop, { category: seoUrl }, query, facts),
  ]);
  const row = categories.find((category) => category.seoUrl === seoUrl);
  if (!row) return undefined;
  return {
    kind: 'category',
    frame,
    category: categoryOf(row, categoryMedia),
    trail: ancestors(categories, row).map(navLink),
    ...list,
  };
}

function ancestors(categories: CategoryRow[], row: CategoryRow): CategoryRow[] {
  const parent = categories.find((category) => category.id === row.parentId);
  return parent ? [...ancestors(categories, parent), parent] : [];
}

function withAncestors({ categories }: Site, categoryId: number): number[] {
  const category = categories.find(({ id }) => id === categoryId);
  return category ? [category, ...ancestors(categories, category)].map(({ id }) => id) : [];
}
