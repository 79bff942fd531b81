import { readProductListQuery } from '#contract/pages/product-list-query.ts';
import {
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  storePath,
} from '#contract/pages/paths.ts';
import type { SearchPage, ShopPage } from '#contract/pages/page.ts';
import { readSearchQuery } from '#contract/pages/search-query.ts';
import type { ListingScope } from '../../domain/product-list/index.ts';
import type { Route } from '../../http/route.ts';
import { collectionsPage } from '../../publish/collections-page.ts';
import { categoryPage, collectionPage, productPage, readSite, readSiteWithList } from '../../publish/pages.ts';
import { searchPage } from '../../publish/search-pages.ts';
import { shopPage, storePage } from '../../publish/store-pages.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';
import { festivalRoutes } from './festivals.ts';

/**
 * Pages that have no file: a list with a query, a product newer than the last publish, one that was renamed or
 * withdrawn. They are drawn by the renderer of the static pages.
 */
export const livePages: Route<LivePages>[] = [
  listRoute(
    '/category/:seoUrl',
    'A category as its address says: filters, sort and page.',
    categoryPath,
    categoryPage,
    (category) => ({ category }),
  ),
  {
    method: 'GET',
    path: COLLECTIONS_PATH,
    summary: 'All collections, by what people look for.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { site, facts } = await readSiteWithList(shop, {});
      return draw(context, live, COLLECTIONS_PATH, await collectionsPage(shop, site, facts));
    },
  },
  listRoute(
    '/shop/:seoUrl',
    'A collection as its address says: filters, sort and page.',
    collectionPath,
    collectionPage,
    () => ({}),
  ),
  {
    method: 'GET',
    path: SHOP_PATH,
    summary: 'All products as the address says: filters, sort and page.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { searchParams } = new URL(context.req.url);
      const { site, facts } = await readSiteWithList(shop, {});
      const page = await shopPage(shop, site, readProductListQuery(searchParams), facts);
      return draw(context, live, SHOP_PATH, page, statusOfList(page));
    },
  },
  {
    method: 'GET',
    path: '/store/:slug',
    summary: "A seller's store as its address says; one that is closed says so.",
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { searchParams } = new URL(context.req.url);
      const slug = context.req.param('slug')!;
      const page = await storePage(shop, readSite(shop), slug, readProductListQuery(searchParams));
      if (!page) return live.notFound(context);
      return draw(context, live, storePath(slug), page, page.closed ? 410 : statusOfList(page));
    },
  },
  {
    method: 'GET',
    path: SEARCH_PATH,
    summary: 'What was found, as the address says: words, filters and page.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const query = readSearchQuery(new URL(context.req.url).searchParams);
      const page = await searchPage(shop, query);
      return draw(context, live, SEARCH_PATH, page, page.error === null ? statusOfList(page) : 500);
    },
  },
  {
    method: 'GET',
    path: '/product/:seoUrlOrId',
    summary: 'A product page; by id or by a former address it leads to the present one.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const asked = context.req.param('seoUrlOrId')!;
      const page = await productPage(shop, readSite(shop), asked);
      if (!page) return live.notFound(context);
      if ('movedTo' in page) return context.redirect(productPath(page.movedTo), 301);
      return draw(context, live, productPath(asked), page, page.withdrawn ? 410 : 200);
    },
  },
  ...festivalRoutes,
  {
    method: 'GET',
    path: '/signIn',
    summary: 'Another spelling of the sign-in page.',
    who: 'public',
    handle: (context) => Promise.resolve(context.redirect(`/signin${new URL(context.req.url).search}`, 301)),
  },
];

/** An empty list is there, and so is each of its pages that shows something; a page behind the last one is not. */
function statusOfList({ query, products }: Pick<ShopPage | SearchPage, 'query' | 'products'>): 200 | 404 {
  return query.page === 1 || products.length > 0 ? 200 : 404;
}

/** A list, whose address says more than its file can. */
function listRoute(
  path: Route<LivePages>['path'],
  summary: string,
  pathOf: (seoUrl: string) => string,
  pageOf: typeof categoryPage | typeof collectionPage,
  scopeOf: (seoUrl: string) => ListingScope,
): Route<LivePages> {
  return {
    method: 'GET',
    path,
    summary,
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const { searchParams } = new URL(context.req.url);
      const seoUrl = context.req.param('seoUrl')!;
      const { site, facts } = await readSiteWithList(shop, scopeOf(seoUrl));
      const page = await pageOf(shop, site, seoUrl, readProductListQuery(searchParams), facts);
      return page ? draw(context, live, pathOf(seoUrl), page, statusOfList(page)) : live.notFound(context);
    },
  };
}
