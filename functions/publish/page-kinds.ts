import { isTranslated, LANGUAGES } from '#contract/languages.ts';
import type { Page } from '#contract/pages/page.ts';
import { arrangedKind } from './arranged-page.ts';
import { blogCategoryKind, blogKind, blogTagKind, postKind } from './blog-kinds.ts';
import { cartKind } from './cart-page.ts';
import { categoryKind } from './category-page.ts';
import { collectionKind } from './collection-page.ts';
import { collectionsKind } from './collections-page.ts';
import { contactKind } from './contact-page.ts';
import { festivalKind, festivalMonthKind, festivalYearKind } from './festival-kinds.ts';
import { homeKind } from './home-page.ts';
import { kindIn } from './kind-in-language.ts';
import type { PageKind } from './page-kind.ts';
import { plainKind } from './plain-page.ts';
import { productKind } from './product-page.ts';
import { reviewsKind, writeReviewKind } from './review-pages.ts';
import { searchKind } from './search-pages.ts';
import { shopKind } from './shop-page.ts';
import { siteMapKind } from './site-map-page.ts';
import { storeKind } from './store-page.ts';

/** Every kind of page. Files are made and listed in this order: the most visited come first. */
export const PAGE_KINDS: Record<Page['kind'], PageKind> = {
  plain: plainKind,
  home: homeKind,
  arranged: arrangedKind,
  cart: cartKind,
  contact: contactKind,
  'site-map': siteMapKind,
  shop: shopKind,
  category: categoryKind,
  collections: collectionsKind,
  search: searchKind,
  collection: collectionKind,
  store: storeKind,
  'festival-month': festivalMonthKind,
  'festival-year': festivalYearKind,
  festival: festivalKind,
  blog: blogKind,
  post: postKind,
  'blog-category': blogCategoryKind,
  'blog-tag': blogTagKind,
  product: productKind,
  reviews: reviewsKind,
  'write-review': writeReviewKind,
  // The newsletter's forms render it. It never has a file.
  newsletter: { paths: [], changedBy: {}, found: null },
  // The console renders it, for products that are not saved yet.
  productCard: { paths: [], changedBy: {}, found: null },
  stockNotice: { paths: [], changedBy: {}, found: null },
};

/** Every kind of page in every language that it has. */
export const ALL_PAGE_KINDS: readonly PageKind[] = [
  ...Object.values(PAGE_KINDS),
  ...LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    Object.values(PAGE_KINDS)
      .filter(({ paths }) => paths.some(isTranslated))
      .map((kind) => kindIn(language, kind)),
  ),
];

/** Returns the fixed addresses of a kind. Each shop has a page at each of them. */
export function fixedPaths(kind: PageKind): `/${string}`[] {
  return kind.read ? kind.paths.filter((path) => !path.includes(':')) : [];
}
