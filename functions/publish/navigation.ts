import type { Family } from '#contract/shop/attributes.ts';
import { navLink } from '#contract/pages/frame.ts';
import type { NavGroup } from '#contract/pages/frame.ts';
import type { CategoryRow } from '../domain/catalogue/categories/index.ts';

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
