import type { StorePolicy } from '../shop/policy.ts';

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
