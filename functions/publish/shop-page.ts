import { SHOP_PATH } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST, readProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ShopPage } from '#contract/pages/shop.ts';
import type { Shop } from '../domain/shop.ts';
import { foundAt } from './page-kind.ts';
import type { Moment, PageKind } from './page-kind.ts';
import { listAsAsked, statusOfList } from './product-list-page.ts';
import { readSiteWithList } from './site.ts';

export const shopKind: PageKind = {
  paths: [SHOP_PATH],
  read: (shop, moment) => shopPage(shop, moment, PLAIN_PRODUCT_LIST),
  live: {
    summary: 'All products as the address says: filters, sort and page.',
    async answer(shop, { query }) {
      const page = await shopPage(shop, await readSiteWithList(shop), readProductListQuery(query));
      return { page, path: SHOP_PATH, status: statusOfList(page) };
    },
  },
  changedBy: { product: 'all' },
  found: foundAt(SHOP_PATH),
};

/** All products, for a state of their list. */
async function shopPage(shop: Shop, { site, facts }: Moment, query: ProductListQuery): Promise<ShopPage> {
  return { kind: 'shop', frame: site.frame, ...(await listAsAsked(shop, {}, query, facts)) };
}
