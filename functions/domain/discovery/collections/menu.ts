import { navLink } from '#contract/pages/frame.ts';
import type { EditGroup } from '#contract/pages/frame.ts';
import type { CollectionRow } from './reads.ts';

/**
 * The reasons for which people look for jewellery, with the themes of their collections. Collections of a festival are
 * in the calendar.
 */
const EDITS: readonly { title: string; themes: readonly string[]; hasGifts?: true }[] = [
  { title: 'Style', themes: ['By style'] },
  { title: 'Occasion', themes: ['Weddings', 'Every day'] },
  { title: 'Price & Gifts', themes: ['By price', 'For whom'], hasGifts: true },
];
/** The maximum number of collections in a group. The others are one click further. */
const MOST_EDITS = 10;

/** The facts of a collection that every page shows. */
export interface MenuCollection extends Pick<
  CollectionRow,
  'id' | 'seoUrl' | 'displayName' | 'translations' | 'theme' | 'position'
> {
  banners: readonly { key: string }[];
}

/** Returns the collections of the menu, without empty groups. */
export function editsOf(
  collections: readonly Pick<CollectionRow, 'seoUrl' | 'displayName' | 'translations' | 'theme'>[],
): EditGroup[] {
  return EDITS.map(({ title, themes, hasGifts = false }) => ({
    title,
    hasGifts,
    collections: collections
      .filter(({ theme }) => themes.includes(theme))
      .slice(0, MOST_EDITS)
      .map(navLink),
  })).filter((group) => group.collections.length > 0);
}

/** Returns the collections that every page links to with their banner. One page lists all collections. */
export function picturedCollections<Row extends Pick<MenuCollection, 'banners'>>(collections: readonly Row[]): Row[] {
  return collections.filter(({ banners }) => banners.length > 0);
}

/** Returns whether every page shows these collections alike. */
export function isSameFrame(before: readonly MenuCollection[], after: readonly MenuCollection[]): boolean {
  const shown = (collections: readonly MenuCollection[]) =>
    JSON.stringify([
      editsOf(collections),
      picturedCollections(collections).map((row) => [navLink(row), row.banners[0]!.key]),
    ]);
  return shown(before) === shown(after);
}
