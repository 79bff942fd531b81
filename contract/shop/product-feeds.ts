/** The services that read the shop's goods. */
export const PRODUCT_FEEDS = ['google', 'meta'] as const;
export type ProductFeed = (typeof PRODUCT_FEEDS)[number];

/** How one of them is told of the goods. */
export interface FeedRules {
  offered: boolean;
  /** Whether what is sold out is named, as sold out, or left out until it is back. */
  namesSoldOut: boolean;
  /** Added to the addresses of products, so that visits from there are told apart; each is left out where it is empty. */
  utm: { source: string; medium: string; campaign: string };
}

/** The feeds of products; part of the store's settings. */
export interface ProductFeeds extends Record<ProductFeed, FeedRules> {
  /** Under which brand all goods are named; empty where each is named under its own. */
  brand: string;
}

const AS_IT_IS: FeedRules = { offered: true, namesSoldOut: true, utm: { source: '', medium: '', campaign: '' } };

export const DEFAULT_PRODUCT_FEEDS: ProductFeeds = { google: AS_IT_IS, meta: AS_IT_IS, brand: '' };

/** The longest brand that Google takes: https://support.google.com/merchants/answer/6324351 */
export const FEED_BRAND_MAX_LENGTH = 70;
