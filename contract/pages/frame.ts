import type { Language } from '../languages.ts';
import type { StorePolicy } from '../shop/policy.ts';
import { translationsAs } from '../shop/translations.ts';
import type { Translated } from '../shop/translations.ts';

/** A category or collection as a navigation link. */
export interface NavLink extends Translated<'displayName'> {
  displayName: string;
  seoUrl: string;
}

/** Returns the link of a category or collection, without its other facts. */
export function navLink({ displayName, seoUrl, translations }: NavLink): NavLink {
  return { displayName, seoUrl, translations: translationsAs(translations, { displayName: 'displayName' }) };
}

/** A link with the key of its picture, if it has one. */
export interface PicturedLink extends NavLink {
  picture: string | null;
}

/** Subcategories grouped by where the pieces are worn: neck, ears, hands. */
export interface NavGroup {
  title: string;
  categories: PicturedLink[];
}

/** Collections grouped by theme: by style, by occasion, by price and for gifts. */
export interface EditGroup {
  title: string;
  /** Whether it contains collections for gifts. */
  hasGifts: boolean;
  collections: NavLink[];
}

/** A heading with links that an editor chose. */
export interface LinkGroup extends Translated<'title'> {
  title: string;
  /** The picture is the key of a category's picture; null for other links. */
  links: (Translated<'label'> & { label: string; href: string; picture: string | null })[];
}

/** The data of the frame around every page. */
export interface PageFrame {
  /** The language of the page. */
  language: Language;
  /** The shop's origin, for canonical addresses. */
  origin: string;
  /** The visible subcategories, grouped by where the pieces are worn. */
  navigation: NavGroup[];
  topCategories: NavLink[];
  /** Collections with a picture over them. */
  collections: PicturedLink[];
  /** Collections by theme, for the menu. */
  edits: EditGroup[];
  /** The menu that an editor arranged, and the footer's columns of links; null for the shop's own. */
  menu: LinkGroup[] | null;
  footer: LinkGroup[] | null;
  /** Whether outside services are emulated, so that nothing is paid and delivered. */
  isSandbox: boolean;
  /** The shop's name: `shopNameOf` of the policy. */
  shopName: string;
  policy: StorePolicy;
  /** The date of the policy in epoch milliseconds, which legal pages name. */
  policySince: number;
}
