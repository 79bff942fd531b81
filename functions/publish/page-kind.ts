import type { Language } from '#contract/languages.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Page } from '#contract/pages/page.ts';
import type { ShareImage } from '#contract/pages/share-image.ts';
import type { IdRange } from '../domain/catalogue/products/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { ResultsOf, Read, Shop } from '../domain/shop.ts';
import type { SitemapEntry } from './feeds/sitemap-entry.ts';
import type { Site } from './site.ts';

/** The data that the pages of one moment share: the frame, and the facts of all lists. */
export interface Moment {
  site: Site;
  facts: ListingFacts;
}

/** A kind of page: its addresses, files, live responses, feeds and share images. */
export interface PageKind {
  /** Its addresses: fixed ones, and patterns in the router's syntax (`/product/:seoUrl`). */
  paths: readonly `/${string}`[];
  /**
   * Returns the current page of a file, by the parts of its address; undefined when it has no file. Kinds without files
   * lack this function.
   */
  read?: (shop: Shop, moment: Moment, ...parts: string[]) => Page | undefined | Promise<Page | undefined>;
  /** The addresses of its files. The default is its fixed addresses. */
  files?: Listing<Site, string>;
  /** Renders the pages without a file on request. A kind without it exists only as files. */
  live?: LiveSource;
  /** The changes of records that outdate its files: all files, or the listed ones. */
  changedBy: ChangedBy;
  /** The addresses that may have had a file before such a change, and no longer have one. */
  gone?: { by: ChangeSubject; paths: Listing<Site, string> };
  /** Its addresses for search engines; null when it is not indexed. */
  found: Listing<{ today: string }, SitemapEntry> | null;
  /** The addresses of its products by their ids, instead of `found`: there may be many. */
  foundProducts?: Listing<IdRange, SitemapEntry>;
  /** Returns its page with the texts of the shop in another language. The default changes the frame alone. */
  inLanguage?: (language: Language, page: Page) => Page;
  /**
   * The content of its share image, with the owner's texts in a language. The default is the shop's image. One or two
   * round trips.
   */
  shareImage?: (shop: Shop, seoUrl: string, language: Language) => Promise<ShareImage | undefined>;
}

/** Answers at once, or begins a page: the first round trip then tells whether a cached page is still valid. */
export type LiveSource = {
  /** A description for the list of all calls. */
  summary: string;
} & (
  | { answer(shop: Shop, input: Asked): Promise<LiveAnswer> }
  | { begin(shop: Shop, query: Asked): Promise<BegunPage> }
);

/**
 * A page, after its first round trip, whose content depends only on the catalogue and the day. A cached page of the
 * same address, day and version of the catalogue is equal to it.
 */
export interface BegunPage {
  /** The normalised address. */
  address: string;
  /** The newest change of the catalogue at its beginning; undefined when the page must not be cached. */
  change: number | undefined;
  /** Returns the page. At most one more round trip. */
  answer(): Promise<LiveAnswer>;
}

/** The input of a live page: the parts of its address, and its query. */
export interface Asked {
  parts: readonly string[];
  query: URLSearchParams;
}

/** A page with its address, a redirect, or undefined when there is no page. A moved page is permanent without a status. */
export type LiveAnswer = DrawnFrom | { movedTo: string; status?: 302 } | undefined;

/** The input for rendering a page. */
export interface DrawnFrom {
  page: Page;
  path: string;
  status?: 200 | 404 | 410 | 500;
  /** Runs each time the page is sent, also from the cache. */
  note?: ((shop: Shop) => void) | undefined;
}

/** The subjects of changes. `any` is each of them. `home` includes the beginning of a month. */
export type ChangeSubject = 'product' | 'collection' | 'home' | 'post' | 'page' | 'any';

type ChangedBy = {
  product?: 'all' | ((products: ChangedProducts, site: Site) => { now: string[]; later?: string[] });
  collection?: 'all' | ((ids: ReadonlySet<number>, site: Site) => string[]);
  /** Returns the files of these arranged pages. */
  page?: (ids: ReadonlySet<number>, site: Site) => string[];
} & Partial<Record<Exclude<ChangeSubject, 'product' | 'collection' | 'page'>, 'all'>>;

/** The changed products, and the products whose pages mention them. */
export interface ChangedProducts {
  rows: readonly { seoUrl: string; categoryId: number }[];
  /** Products with a page, on sale or withdrawn. */
  products: readonly Product[];
  /** Products whose pages may show the changed ones. */
  beside: readonly { seoUrl: string }[];
  stores: readonly { slug: string }[];
}

/** Makes a list from the rows of some reads. The reads of several listings are one batch. */
export interface Listing<Given, Entry> {
  reads(given: Given): readonly Read[];
  entries(answers: readonly unknown[], given: Given): Entry[];
}

export function listing<Given, Entry, const Reads extends readonly Read[]>(
  reads: (given: Given) => Reads,
  entries: (answers: ResultsOf<Reads>, given: Given) => Entry[],
): Listing<Given, Entry> {
  return { reads, entries: (answers, given) => entries(answers as ResultsOf<Reads>, given) };
}

/** Returns a listing that needs no reads. */
export function known<Given, Entry>(entries: (given: Given) => Entry[]): Listing<Given, Entry> {
  return { reads: () => [], entries: (_, given) => entries(given) };
}

/** Returns a listing of fixed addresses for search engines. */
export function foundAt(...paths: string[]): Listing<{ today: string }, SitemapEntry> {
  return known(() => paths.map((path) => ({ path })));
}

/** Returns the entries of several listings, in their order. One round trip. */
export async function listAll<Given, Entry>(
  shop: Shop,
  listings: readonly Listing<Given, Entry>[],
  given: Given,
): Promise<Entry[]> {
  const reads = listings.map((one) => one.reads(given));
  const batch = reads.flat();
  const answers: unknown[] = batch.length === 0 ? [] : await shop.read(...batch);
  let read = 0;
  return listings.flatMap((one, index) => one.entries(answers.slice(read, (read += reads[index]!.length)), given));
}
