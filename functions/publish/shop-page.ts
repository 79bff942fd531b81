import { SHOP_PATH } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ShopPage } from '#contract/pages/shop.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { beginList, listAsAsked } from './product-list-page.ts';
import { siteBeside } from './site.ts';
import type { Site } from './site.ts';

export const shopKind: PageKind = {
  paths: [SHOP_PATH],
  read: (shop, { site, facts }) => shopPage(shop, site, facts, PLAIN_PRODUCT_LIST),
  live: {
    summary: 'All products as the address says: filters, sort and page.',
    begin: (shop, { query: params }) =>
      beginList(shop, SHOP_PATH, params, (query, facts) => shopPage(shop, siteBeside(shop, facts), facts, query)),
  },
  changedBy: { product: 'all' },
  found: foundAt(SHOP_PATH),
};

/** Returns the page of all products for a state of its list. */
async function shopPage(
  shop: Shop,
  site: Site | Promise<Site>,
  facts: ListingFacts,
  query: ProductListQuery,
): Promise<ShopPage> {
  const [{ frame }, list] = await Promise.all([site, listAsAsked(shop, {}, query, facts)]);
  return { kind: 'shop', frame, ...list };
}
