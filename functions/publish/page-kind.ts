import type { Product } from '#contract/calls/products.ts';
import type { Page } from '#contract/pages/page.ts';
import type { ShareImage } from '#contract/pages/share-image.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { ResultsOf, Read, Shop } from '../domain/shop.ts';
import type { SitemapEntry } from './feeds/sitemap-entry.ts';
import type { Site } from './site.ts';

/** What the pages of one moment are made of: the frame, and the facts of all lists. */
export interface Moment {
  site: Site;
  facts: ListingFacts;
}

/** A kind of page, from its addresses to its files: all that publishing, live answers, feeds and share images know of it. */
export interface PageKind {
  /** Its addresses: fixed ones, and patterns with parameters as the router reads them (`/product/:seoUrl`). */
  paths: readonly `/${string}`[];
  /**
   * What its file at an address shows now, by the parts that the pattern names; nothing where no file is to be. Kinds
   * without files have none.
   */
  read?: (shop: Shop, moment: Moment, ...parts: string[]) => Page | undefined | Promise<Page | undefined>;
  /** The addresses of its files; without this, its fixed addresses. */
  files?: Listing<Site, string>;
  /** Answers who asks for an address that has no file. A kind without this is nowhere but in its files. */
  live?: LiveSource;
  /** Which changes of the records put files of it out of date: all of them, or those that are named. */
  changedBy: ChangedBy;
  /** Addresses that may have had a file before such a change, and have none any more. */
  gone?: { by: ChangeSubject; paths: Listing<Site, string> };
  /** Its addresses that search engines are to find; null where they are to find none. */
  found: Listing<{ today: string }, SitemapEntry> | null;
  /** What its share image shows; without this, it is the default one. One or two round trips. */
  shareImage?: (shop: Shop, seoUrl: string) => Promise<ShareImage | undefined>;
}

/** Answers at once; or, where a page that was drawn before may still be true, begins, which tells whether it is. */
export type LiveSource = {
  /** What is served, for the list of all calls. */
  summary: string;
} & (
  | { answer(shop: Shop, input: Asked): Promise<LiveAnswer> }
  | { begin(shop: Shop, query: Asked): Promise<BegunPage> }
);

/**
 * A page that shows nothing but the catalogue and the day, after its first round trip: one that was drawn of the same
 * address, on the same day and at the same change of the catalogue is this one.
 */
export interface BegunPage {
  /** What the address asks for, however it is spelt. */
  address: string;
  /** The newest change of the catalogue there was when it began; nothing where the page is not to be kept. */
  change: number | undefined;
  /** The page; at most one more round trip. */
  answer(): Promise<LiveAnswer>;
}

/** What an address asks for: the parts that its pattern names, and what follows the question mark. */
export interface Asked {
  parts: readonly string[];
  query: URLSearchParams;
}

/** A page with the address it is drawn at, another address, or that there is none. */
export type LiveAnswer = DrawnFrom | { movedTo: string } | undefined;

/** What a page is drawn from. */
export interface DrawnFrom {
  page: Page;
  path: string;
  status?: 200 | 404 | 410 | 500;
  /** What is done each time somebody is shown the page, drawn anew or not. */
  note?: ((shop: Shop) => void) | undefined;
}

/** What changes are about. `any` is each of them, and `home` that a month has begun. */
export type ChangeSubject = 'product' | 'home' | 'post' | 'any';

type ChangedBy = {
  product?: 'all' | ((products: ChangedProducts, site: Site) => { now: string[]; later?: string[] });
} & Partial<Record<Exclude<ChangeSubject, 'product'>, 'all'>>;

/** Products that changed, and where they stand beside their own pages. */
export interface ChangedProducts {
  rows: readonly { seoUrl: string; categoryId: number }[];
  /** Those that have a page, on sale or withdrawn. */
  products: readonly Product[];
  /** Products whose pages may show them. */
  beside: readonly { seoUrl: string }[];
  stores: readonly { slug: string }[];
}

/** Makes a list of what some reads answer. The reads of several listings are one batch. */
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

/** A list that needs no reads of its own. */
export function known<Given, Entry>(entries: (given: Given) => Entry[]): Listing<Given, Entry> {
  return { reads: () => [], entries: (_, given) => entries(given) };
}

/** Addresses that search engines always find. */
export function foundAt(...paths: string[]): Listing<{ today: string }, SitemapEntry> {
  return known(() => paths.map((path) => ({ path })));
}

/** The entries of several listings, one listing after the other. One round trip. */
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
