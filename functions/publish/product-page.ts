import { QUESTIONS_ON_PAGE, REVIEWS_ON_PAGE } from '#contract/shop/review-words.ts';
import type { ProductPage } from '#contract/pages/product.ts';
import { productPath } from '#contract/pages/paths.ts';
import { productShareImage } from '#contract/pages/share-image.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import { findProduct, shownProducts, sitemapProducts } from '../domain/catalogue/products/index.ts';
import { offeredBundles, openBundlesWith } from '../domain/buying/bundles/index.ts';
import { questionsOf } from '../domain/content/questions/index.ts';
import { relatedCandidates, relatedProducts } from '../domain/discovery/related/index.ts';
import { reviewsOf } from '../domain/content/reviews/index.ts';
import type { Shop } from '../domain/shop.ts';
import { listing } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { readSite } from './site.ts';
import type { Site } from './site.ts';

export const productKind: PageKind = {
  paths: ['/product/:seoUrlOrId'],
  async read(shop, { site }, seoUrl) {
    const page = await productPage(shop, site, seoUrl!);
    return page && 'kind' in page && !page.withdrawn ? page : undefined;
  },
  files: listing(
    ({ today }) => [shownProducts({ today })] as const,
    ([products]) => products.map(({ seoUrl }) => productPath(seoUrl)),
  ),
  live: {
    summary: 'A product page; by id or by a former address it leads to the present one.',
    async answer(shop, { parts: [asked] }) {
      const page = await productPage(shop, readSite(shop), asked!);
      if (!page) return undefined;
      if ('movedTo' in page) return { movedTo: productPath(page.movedTo) };
      return { page, path: productPath(asked!), status: page.withdrawn ? 410 : 200 };
    },
  },
  changedBy: {
    product: ({ rows, beside }) => ({
      now: rows.map(({ seoUrl }) => productPath(seoUrl)),
      later: beside.map(({ seoUrl }) => productPath(seoUrl)),
    }),
  },
  found: null,
  foundProducts: listing(
    (input) => [sitemapProducts(input)] as const,
    ([products]) => products.map(({ seoUrl, ...rest }) => ({ path: productPath(seoUrl), ...rest })),
  ),
  async shareImage(shop, seoUrl, language) {
    const found = await findProduct(shop, seoUrl);
    const present = found.outcome === 'moved' ? await findProduct(shop, found.seoUrl) : found;
    const isKnown = present.outcome === 'shown' || present.outcome === 'withdrawn';
    return isKnown ? productShareImage(ownTextsIn(language, present.product)) : undefined;
  },
};

/** Returns the page at a product's address, on sale or withdrawn, its redirect, or undefined. */
async function productPage(
  shop: Shop,
  site: Site | Promise<Site>,
  seoUrlOrId: string,
): Promise<ProductPage | { movedTo: string } | undefined> {
  const [{ frame }, found, beside, open] = await Promise.all([
    site,
    findProduct(shop, seoUrlOrId),
    relatedCandidates(shop, seoUrlOrId),
    openBundlesWith(shop, seoUrlOrId),
  ]);
  switch (found.outcome) {
    case 'unknown':
    case 'unseen':
      return undefined;
    case 'moved':
      return { movedTo: found.seoUrl };
    case 'shown':
    case 'withdrawn': {
      const { product } = found;
      if (product.seoUrl !== seoUrlOrId) return { movedTo: product.seoUrl };
      const [said, { rows: questions }, related, bundles] = await Promise.all([
        reviewsOf(shop, product, { offset: 0, limit: REVIEWS_ON_PAGE }),
        questionsOf(shop, product.id, { offset: 0, limit: QUESTIONS_ON_PAGE }),
        relatedProducts(shop, product.id, beside),
        offeredBundles(shop, open),
      ]);
      return {
        kind: 'product',
        frame,
        product,
        reviews: said.reviews,
        summary: said.summary,
        questions,
        bundles,
        ...related,
        withdrawn: found.outcome === 'withdrawn',
      };
    }
  }
}
