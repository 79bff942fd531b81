import type { StorePolicy } from '../shop/policy.ts';

/** A category as a way through the shop names it. */
export interface NavLink {
  displayName: string;
  seoUrl: string;
}

/** A way with the key of its picture, where it has one. */
export interface PicturedLink extends NavLink {
  picture: string | null;
}

/** Sub-categories that shoppers look for in one place: what is worn at the neck, at the ear, on the hand. */
export interface NavGroup {
  title: string;
  categories: PicturedLink[];
}

/** Collections that shoppers look for in one place: by style, by occasion, by price and for gifts. */
export interface EditGroup {
  title: string;
  /** Whether who looks for a gift looks here. */
  hasGifts: boolean;
  collections: NavLink[];
}

/** What every page's frame shows. */
export interface PageFrame {
  /** Where the shop lives, for canonical addresses. */
  origin: string;
  /** The sub-categories shoppers see, by where the pieces are worn. */
  navigation: NavGroup[];
  topCategories: NavLink[];
  /** Collections with a picture over them. */
  collections: PicturedLink[];
  /** Collections by what people look for, as the menu offers them. */
  edits: EditGroup[];
  policy: StorePolicy;
  /** Since when the policy holds, epoch milliseconds: legal pages name the day. */
  policySince: number;
}
