/** The services that read the shop's product feeds. */
export const PRODUCT_FEEDS = ['google', 'meta'] as const;
export type ProductFeed = (typeof PRODUCT_FEEDS)[number];

/** The settings of one feed. */
export interface FeedRules {
  offered: boolean;
  /** Whether sold-out products are listed as sold out, or left out until they are back. */
  namesSoldOut: boolean;
  /** Parameters added to product addresses, to identify visits from the feed. Empty ones are left out. */
  utm: { source: string; medium: string; campaign: string };
}

/** The settings of all product feeds; part of the store's settings. */
export interface ProductFeeds extends Record<ProductFeed, FeedRules> {
  /** The common brand of all products; empty if each has its own. */
  brand: string;
}

const AS_IT_IS: FeedRules = { offered: true, namesSoldOut: true, utm: { source: '', medium: '', campaign: '' } };

export const DEFAULT_PRODUCT_FEEDS: ProductFeeds = { google: AS_IT_IS, meta: AS_IT_IS, brand: '' };

/** The longest brand that Google accepts: https://support.google.com/merchants/answer/6324351 */
export const FEED_BRAND_MAX_LENGTH = 70;
