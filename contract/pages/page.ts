import type { ArrangedPage } from './arranged.ts';
import type { BlogPages } from './blog.ts';
import type { CartPage } from './cart.ts';
import type { CategoryPage } from './category.ts';
import type { CollectionPage } from './collection.ts';
import type { CollectionsPage } from './collections.ts';
import type { ContactPage } from './contact.ts';
import type { FestivalMonthPage, FestivalPage, FestivalYearPage } from './festival.ts';
import type { HomePage } from './home.ts';
import type { NewsletterPage } from './newsletter.ts';
import type { PlainPage } from './plain.ts';
import type { ProductCardPage } from './product-card.ts';
import type { ProductPage } from './product.ts';
import type { ReviewsPage, WriteReviewPage } from './reviews.ts';
import type { SearchPage } from './search.ts';
import type { ShopPage } from './shop.ts';
import type { SiteMapPage } from './site-map.ts';
import type { StockNoticePage } from './stock-notice.ts';
import type { StorePage } from './store.ts';

/*
 * The data of all pages. The static build, a publish and a live response render a page from the same data with the same
 * component, so they cannot differ.
 */

export type Page =
  | PlainPage
  | HomePage
  | ArrangedPage
  | CartPage
  | CategoryPage
  | CollectionPage
  | CollectionsPage
  | ProductPage
  | ProductCardPage
  | ReviewsPage
  | WriteReviewPage
  | ShopPage
  | StorePage
  | ContactPage
  | SiteMapPage
  | SearchPage
  | BlogPages
  | NewsletterPage
  | StockNoticePage
  | FestivalMonthPage
  | FestivalYearPage
  | FestivalPage;

export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;
