import { reviewsPath, writeReviewPath } from '#contract/pages/paths.ts';
import { readReviewsQuery } from '#contract/pages/reviews-query.ts';
import { REVIEWS_A_PAGE } from '#contract/shop/review-words.ts';
import { findProduct } from '../domain/catalogue/products/index.ts';
import { reviewsOf } from '../domain/content/reviews/index.ts';
import type { PageKind } from './page-kind.ts';
import { readSite } from './site.ts';

/**
 * All reviews of a product. They are rendered on request, since most people read the newest on the product's own page.
 */
export const reviewsKind: PageKind = {
  paths: ['/reviews/:seoUrlOrId'],
  live: {
    summary: 'All reviews of a product as the address says: filters, sort and page. By id it leads to the seoUrl.',
    async answer(shop, { parts: [asked], query: params }) {
      const [{ frame }, found] = await Promise.all([readSite(shop), findProduct(shop, asked!)]);
      if (found.outcome === 'moved') return { movedTo: reviewsPath(found.seoUrl) };
      if (found.outcome !== 'shown') return undefined;
      const { product } = found;
      if (product.seoUrl !== asked) return { movedTo: reviewsPath(product.seoUrl) };
      const query = readReviewsQuery(params);
      const { stars, size, photos, verified, sort, page } = query;
      const said = await reviewsOf(shop, product, {
        wanted: { stars, boughtSize: size, withPhotos: photos, verified },
        sort,
        offset: (page - 1) * REVIEWS_A_PAGE,
        limit: REVIEWS_A_PAGE,
      });
      const status = page === 1 || said.reviews.length > 0 ? 200 : 404;
      return { page: { kind: 'reviews', frame, product, query, ...said }, path: reviewsPath(product.seoUrl), status };
    },
  },
  changedBy: {},
  found: null,
};

/** The form for a review. The browser checks whether the shopper may write one. */
export const writeReviewKind: PageKind = {
  paths: ['/write-review/:seoUrlOrId'],
  live: {
    summary: 'Where a product is reviewed; by id it leads to the seoUrl.',
    async answer(shop, { parts: [asked] }) {
      const [{ frame }, found] = await Promise.all([readSite(shop), findProduct(shop, asked!)]);
      if (found.outcome === 'moved') return { movedTo: writeReviewPath(found.seoUrl) };
      const product = found.outcome === 'shown' ? found.product : null;
      if (product && product.seoUrl !== asked) return { movedTo: writeReviewPath(product.seoUrl) };
      return {
        page: { kind: 'write-review', frame, product },
        path: writeReviewPath(asked!),
        status: product ? 200 : 404,
      };
    },
  },
  changedBy: {},
  found: null,
};
