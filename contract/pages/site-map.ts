import type { BlogCategory } from '../calls/blog.ts';
import type { NavLink, PageFrame } from './frame.ts';

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
