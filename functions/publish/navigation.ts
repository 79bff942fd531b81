import type { Family } from '#contract/shop/attributes.ts';
import type { EditGroup, NavGroup, NavLink } from '#contract/pages/frame.ts';
import type { CategoryRow } from '../domain/catalogue/categories/index.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';

/** Groups by the part of the body, as shoppers look for pieces. */
const GROUPS: readonly { title: string; families: readonly Family[] }[] = [
  { title: 'Necklaces', families: ['necklace', 'chain'] },
  { title: 'Earrings', families: ['earring'] },
  { title: 'Bangles & Rings', families: ['bangle', 'bracelet', 'ring', 'armlet'] },
  { title: 'Head & Nose', families: ['head', 'nose', 'hair'] },
  { title: 'Waist & Feet', families: ['waist', 'anklet', 'toe-ring'] },
  { title: 'Watches', families: ['watch'] },
];
/** The group of pins, and of families that are in no other group. */
const OTHERS = 'Pins & More';

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

/**
 * Returns the sub-categories in shoppers' groups, without empty groups.
 * @param pictureOf the key of a category's picture
 */
export function navigationOf(
  categories: readonly CategoryRow[],
  pictureOf: (category: CategoryRow) => string | null,
): NavGroup[] {
  const lower = categories.filter(({ level }) => level > 1);
  const titleOf = ({ family }: CategoryRow) =>
    GROUPS.find(({ families }) => family !== null && families.includes(family))?.title ?? OTHERS;
  return [...GROUPS.map(({ title }) => title), OTHERS]
    .map((title) => ({
      title,
      categories: lower
        .filter((row) => titleOf(row) === title)
        .map((row) => ({ ...navLink(row), picture: pictureOf(row) })),
    }))
    .filter((group) => group.categories.length > 0);
}

/** Returns the collections of the menu, without empty groups. */
export function editsOf(collections: readonly CollectionRow[]): EditGroup[] {
  return EDITS.map(({ title, themes, hasGifts = false }) => ({
    title,
    hasGifts,
    collections: collections
      .filter(({ theme }) => themes.includes(theme))
      .slice(0, MOST_EDITS)
      .map(navLink),
  })).filter((group) => group.collections.length > 0);
}

export function navLink({ displayName, seoUrl }: NavLink): NavLink {
  return { displayName, seoUrl };
}
