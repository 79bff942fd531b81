import { CARE_STORE_POSTS } from './care-store.ts';
import { CARE_WEAR_POSTS } from './care-wear.ts';
import { COUNTER_DESK_POSTS } from './counter-desk.ts';
import { COUNTER_MAKERS_POSTS } from './counter-makers.ts';
import { FESTIVALS_WEDDINGS_POSTS } from './festivals-weddings.ts';
import { FESTIVALS_YEAR_POSTS } from './festivals-year.ts';
import { KNOW_FIT_POSTS } from './know-fit.ts';
import { KNOW_METAL_POSTS } from './know-metal.ts';
import type { SeedPost } from './post.ts';
import { STYLE_EVERYDAY_POSTS } from './style-everyday.ts';
import { STYLE_NECK_POSTS } from './style-neck.ts';

export { POST_CATEGORIES } from './post.ts';
export type { SeedPost } from './post.ts';

/** Every post of the demo blog, by subject; `publishedDaysAgo` puts them in order of time. */
export const SEED_POSTS: readonly SeedPost[] = [
  ...STYLE_NECK_POSTS,
  ...STYLE_EVERYDAY_POSTS,
  ...CARE_WEAR_POSTS,
  ...CARE_STORE_POSTS,
  ...FESTIVALS_WEDDINGS_POSTS,
  ...FESTIVALS_YEAR_POSTS,
  ...KNOW_METAL_POSTS,
  ...KNOW_FIT_POSTS,
  ...COUNTER_MAKERS_POSTS,
  ...COUNTER_DESK_POSTS,
];
