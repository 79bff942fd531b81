import type { Translated } from '../shop/translations.ts';
import type { BlogCategory } from '../calls/blog.ts';
import type { NavLink, PageFrame } from './frame.ts';

/** The site map for people. It contains only addresses that exist. */
export interface SiteMapPage {
  kind: 'site-map';
  frame: PageFrame;
  /** All collections, by theme. */
  collections: { theme: string; links: NavLink[] }[];
  /** The shop's own pages. */
  ownPages: (Translated<'title'> & { slug: string; title: string })[];
  /** Active sellers. */
  stores: { slug: string; businessName: string }[];
  /** Categories of the blog that have posts. */
  blogCategories: BlogCategory[];
  /** Years of the festival calendar that have a page. */
  festivalYears: number[];
}
