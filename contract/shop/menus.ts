import type { BuiltInPage } from '../pages/built-in-pages.ts';
import type { Translated } from './translations.ts';

/** The target of a link of a menu or a section; `contract/calls/links.ts` has its schema. */
export type LinkTarget =
  | { kind: 'category' | 'collection'; seoUrl: string }
  /** One of the shop's own pages. */
  | { kind: 'page'; pageId: number }
  | { kind: 'built-in'; page: BuiltInPage }
  /** A path of the shop. */
  | { kind: 'address'; path: string }
  | { kind: 'link'; url: string };

/** A heading with links: a group of the menu, or a column of the footer. */
export interface LinkGroupSetting extends Translated<'title'> {
  title: string;
  links: (Translated<'label'> & { label: string; target: LinkTarget })[];
}

/** The menu and the footer's columns of links; a part of the settings. Null for the shop's own. */
export interface Menus {
  main: LinkGroupSetting[] | null;
  footer: LinkGroupSetting[] | null;
}

export const MOST_MENU_GROUPS = 12;
export const MOST_FOOTER_COLUMNS = 12;
export const MOST_LINKS_OF_GROUP = 24;

export const DEFAULT_MENUS: Menus = { main: null, footer: null };
