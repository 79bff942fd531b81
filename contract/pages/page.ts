import type { BlogCategory, BlogPost, PostCard } from '../calls/blog.ts';
import type { Category } from '../calls/categories.ts';
import { CONTENT_PATHS } from './content-pages.ts';
import type { ContactField } from '../calls/contact-form.ts';
import type { TicketReceipt } from '../calls/contact.ts';
import type { Collection } from '../calls/collections.ts';
import type { FestivalEntry, FestivalEvent, FestivalMonth, FestivalWords, MonthName } from '../shop/festivals.ts';
import type { Day } from '../shop/dates.ts';
import type { ProductList } from './product-list.ts';
import type { MediaItem } from '../calls/media.ts';
import type { StorePolicy } from '../shop/policy.ts';
import type { Product } from '../calls/products.ts';
import type { RatingSpread, Review } from '../calls/reviews.ts';
import type { Store } from './store.ts';
import type { SearchFacets, SearchQuery } from './search-query.ts';

/*
 * What pages are made of. The static build, a publish and a live answer draw a page from the same data with the same
 * component, so they cannot differ.
 */

/** A category as a way through the shop names it. */
export interface NavLink {
  displayName: string;
  seoUrl: string;
}

/** Sub-categories that shoppers look for in one place: what is worn at the neck, at the ear, on the hand. */
export interface NavGroup {
  title: string;
  categories: NavLink[];
}

/** What every page's frame shows. */
export interface PageFrame {
  /** Where the shop lives, for canonical addresses. */
  origin: string;
  /** The sub-categories shoppers see, by where the pieces are worn. */
  navigation: NavGroup[];
  topCategories: NavLink[];
  collections: NavLink[];
  policy: StorePolicy;
  /** Since when the policy holds, epoch milliseconds: legal pages name the day. */
  policySince: number;
}

/** Pages that hold nothing but the frame: what is personal comes with the browser. */
export const PLAIN_PATHS = [
  '/signin',
  '/login',
  '/signup',
  '/cart',
  '/checkout',
  '/confirmation',
  '/size-guide',
  '/404',
  ...CONTENT_PATHS,
  '/fault',
] as const;
export type PlainPath = (typeof PLAIN_PATHS)[number];
/** Pages that are shown with other statuses in place of what was asked for; their own addresses are none. */
export const STAND_IN_PATHS: readonly string[] = ['/404', '/fault'] satisfies PlainPath[];
/** Stands on the fault page where the request's id goes. */
export const REQUEST_ID_PLACE = '00000000-0000-0000-0000-000000000000';
/** Addresses of the home page; `/` is the canonical one. */
export const HOME_PATHS = ['/', '/en', '/home'] as const;

export interface PlainPage {
  kind: 'plain';
  frame: PageFrame;
}

export interface HomePage {
  kind: 'home';
  frame: PageFrame;
  /** The picture at the top; phones show the upright one where there is one. */
  hero: { wide: MediaItem; upright: MediaItem | null } | null;
  categories: Category[];
  collections: Collection[];
  calendar: UpcomingFestivals;
  newArrivals: Product[];
  /** By the pieces sold of late; none before anything was. */
  bestSellers: Product[];
  /** What goes with the next festival that an order still reaches, and the last day to order. */
  festivalPicks: { festival: FestivalEntry; orderBy: Day; products: Product[] } | null;
}

/** What a page that is drawn once a month knows of the festivals to come; the browser says which of them is next. */
export interface UpcomingFestivals {
  /** The month it was drawn in. */
  month: MonthName;
  /** The next dozen, by date. */
  festivals: FestivalEntry[];
}

/** The month of today. */
export interface FestivalMonthPage {
  kind: 'festival-month';
  frame: PageFrame;
  month: FestivalMonth;
  /** Years that have a page. */
  years: number[];
}

export interface FestivalYearPage {
  kind: 'festival-year';
  frame: PageFrame;
  year: number;
  months: FestivalMonth[];
  years: number[];
}

export interface FestivalPage {
  kind: 'festival';
  frame: PageFrame;
  event: FestivalEvent;
  /** Its auspicious times as they are read: 'Pujan muhurat', '5:33 pm to 6:50 pm'. */
  times: { label: string; when: string }[];
  /** The almanac of its day, line by line. */
  panchang: { label: string; when: string }[];
  words: FestivalWords;
  /** Pieces that are in stock and go with it. */
  products: Product[];
  /** A shared link shows a card of its own; without, the house's. */
  hasShareImage: boolean;
  /** The last day to order on, to have it the day before; nothing where that has passed. */
  orderBy: Day | null;
  previous: FestivalEntry | null;
  next: FestivalEntry | null;
  /** The same festival in the other years that pages lead to; the nearest to this one's part of the year. */
  otherYears: FestivalEntry[];
}

export interface CategoryPage extends ProductList {
  kind: 'category';
  frame: PageFrame;
  category: Category;
  /** The categories above it, the top one first. */
  trail: { displayName: string; seoUrl: string }[];
}

export interface CollectionPage extends ProductList {
  kind: 'collection';
  frame: PageFrame;
  collection: Collection;
}

/** All collections, by what people look for. */
export interface CollectionsPage {
  kind: 'collections';
  frame: PageFrame;
  groups: { theme: string; collections: CollectionTile[] }[];
}

/** A collection as the list of all of them shows it. */
export interface CollectionTile {
  displayName: string;
  seoUrl: string;
  /** The first sentence of its description. */
  about: string;
  /** Products it holds today. */
  count: number;
  /** A piece that is in it. */
  picture: MediaItem | null;
}

export interface ProductPage {
  kind: 'product';
  frame: PageFrame;
  product: Product;
  /** Its newest reviews, and how all of them spread. */
  reviews: Review[];
  spread: RatingSpread;
  /** What may be bought instead, and what is worn with it. */
  moreLikeThis: Product[];
  completeTheLook: Product[];
  /** True where it is not sold any more: the page says so and answers 410. */
  withdrawn: boolean;
}

/** All products. */
export interface ShopPage extends ProductList {
  kind: 'shop';
  frame: PageFrame;
}

/** A seller, and all it sells. */
export interface StorePage extends ProductList {
  kind: 'store';
  frame: PageFrame;
  store: Store;
  /** True where it does not sell here any more: the page says so, shows no goods and answers 410. */
  closed: boolean;
}

export interface ContactPage {
  kind: 'contact';
  frame: PageFrame;
  /** What became of a message that was sent without JavaScript; nothing where none was. */
  outcome: ContactOutcome | null;
}
export type ContactOutcome =
  | { sent: true; receipt: TicketReceipt }
  | {
      sent: false;
      text: string;
      faults: ContactField[];
      written: Partial<Record<ContactField | 'kind', string>>;
    };

/** Every page there is, for people; only addresses that answer stand there. */
export interface SiteMapPage {
  kind: 'site-map';
  frame: PageFrame;
  /** All collections, by what people look for. */
  collections: { theme: string; links: NavLink[] }[];
  /** Sellers that sell here today. */
  stores: { slug: string; businessName: string }[];
  /** Categories of the blog that have posts. */
  blogCategories: BlogCategory[];
  /** Years of the festival calendar that have a page. */
  festivalYears: number[];
}

/** What was searched for; without a query, the way into a search. */
export interface SearchPage {
  kind: 'search';
  frame: PageFrame;
  query: SearchQuery;
  /** Each with its name as HTML, what was found marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: SearchFacets;
  didYouMean: string | null;
  suggestions: string[];
  /** Offered where there is nothing to show. */
  popular: Product[];
  /** What went wrong with the search, in words for shoppers. */
  error: string | null;
}

/** What every list of the blog shows. */
interface PostsOfPage {
  frame: PageFrame;
  posts: PostCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  categories: BlogCategory[];
  /** Those of most posts. */
  tags: string[];
}

export interface BlogPage extends PostsOfPage {
  kind: 'blog';
  /** Stands apart, on the first page alone. */
  featured: PostCard | null;
}

export interface BlogCategoryPage extends PostsOfPage {
  kind: 'blog-category';
  category: BlogCategory;
  /** The featured post, where it is of this category. */
  featured: PostCard | null;
}

export interface BlogTagPage extends PostsOfPage {
  kind: 'blog-tag';
  tag: string;
}

export interface PostPage {
  kind: 'post';
  frame: PageFrame;
  /** Nothing where there is no such post: the page says so and answers 404. */
  post: BlogPost | null;
  related: PostCard[];
  before: { slug: string; title: string } | null;
  after: { slug: string; title: string } | null;
}

/** Where somebody stands on their way into the newsletter or out of it. */
export type NewsletterStep =
  'asked' | 'emailInvalid' | 'tooMany' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'linkInvalid';

export interface NewsletterPage {
  kind: 'newsletter';
  frame: PageFrame;
  step: NewsletterStep;
  /** The secret of the mail's link, where the step goes on with it. */
  token: string;
}

export type BlogPages = BlogPage | BlogCategoryPage | BlogTagPage | PostPage;
export type Page =
  | PlainPage
  | HomePage
  | CategoryPage
  | CollectionPage
  | CollectionsPage
  | ProductPage
  | ShopPage
  | StorePage
  | ContactPage
  | SiteMapPage
  | SearchPage
  | BlogPages
  | NewsletterPage
  | FestivalMonthPage
  | FestivalYearPage
  | FestivalPage;
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;
