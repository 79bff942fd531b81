import type { Category } from './categories.ts';
import type { Collection } from './collections.ts';
import { readGridQuery, writeGridQuery } from './grid.ts';
import type { AddressParams, GridFacets, GridQuery } from './grid.ts';
import type { MediaItem } from './media.ts';
import type { StorePolicy } from './policy.ts';
import type { Product } from './products.ts';
import type { RatingSpread, Review } from './reviews.ts';

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
] as const;
export type PlainPath = (typeof PLAIN_PATHS)[number];
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
}

export interface CategoryPage {
  kind: 'category';
  frame: PageFrame;
  category: Category;
  /** The categories above it, the top one first. */
  trail: { displayName: string; seoUrl: string }[];
  query: GridQuery;
  products: Product[];
  total: number;
  facets: GridFacets;
}

export interface CollectionPage {
  kind: 'collection';
  frame: PageFrame;
  collection: Collection;
  query: GridQuery;
  products: Product[];
  total: number;
  facets: GridFacets;
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

export type Page = PlainPage | HomePage | CategoryPage | CollectionPage | ProductPage;
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

/** The address a page is drawn at by the live renderer. */
export function livePath(path: string): string {
  return `/live${path === '/' ? '/home' : path}`;
}

export function productPath(seoUrl: string): string {
  return `/product/${seoUrl}`;
}

export function collectionPath(seoUrl: string): string {
  return `/shop/${seoUrl}`;
}

export function categoryPath(seoUrl: string): string {
  return `/category/${seoUrl}`;
}

/**
 * Whether an address means a page as it lies in its file. A list with a filter, a sort or a page number is drawn when
 * it is asked for; parameters nobody knows (a campaign's, say) change nothing.
 */
export function isFiledAddress(path: string, params: AddressParams): boolean {
  return !/^\/(category|shop)\//.test(path) || writeGridQuery(readGridQuery(params)) === '';
}
