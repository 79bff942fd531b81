import { PREVIEW_PRODUCTS } from '#contract/calls/managed-collections.ts';
import type { CollectionPreview, PreviewCollection } from '#contract/calls/managed-collections.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import { filterAndCount, listingFacts, shownProducts } from '../product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { storedRule } from './stored-rule.ts';

/**
 * Returns the number of products of a collection that is being edited, and the first of them, as shoppers would see
 * them. At most two round trips.
 */
export async function previewCollection(shop: Shop, { rule, ...goods }: PreviewCollection): Promise<CollectionPreview> {
  const facts = await listingFacts(shop);
  const { ids, total } = filterAndCount(facts, {
    ...PLAIN_PRODUCT_LIST,
    page: 0,
    pageSize: PREVIEW_PRODUCTS,
    goods: { ...goods, rule: storedRule(rule) },
  });
  const products = await shownProducts(shop, ids);
  return {
    total,
    products: products.map((product) => {
      const picture = picturesOf(product, leadSku(product))[0];
      return {
        id: product.id,
        name: product.name,
        seoUrl: product.seoUrl,
        price: product.price,
        inStock: product.skus.some(({ inStock }) => inStock),
        image: picture?.url ?? null,
      };
    }),
  };
}
