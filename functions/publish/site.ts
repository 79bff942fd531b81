import type { Day } from '#contract/shop/dates.ts';
import type { PageFrame } from '#contract/pages/page.ts';
import type { CategoryRow } from '../domain/categories/index.ts';
import type { CollectionRow } from '../domain/collections/index.ts';
import type { MediaRow } from '../domain/media/index.ts';

/** What the frames of all pages of one publish share, and the categories they are made from. */
export interface Site {
  frame: PageFrame;
  /** The day it is drawn on. */
  today: Day;
  /** Those shoppers see. */
  categories: CategoryRow[];
  collections: CollectionRow[];
  categoryMedia: MediaRow[];
  /** The site's own pictures. */
  siteMedia: MediaRow[];
}
