import type { Family } from '#contract/shop/attributes.ts';
import type { NavGroup, NavLink } from '#contract/pages/frame.ts';
import type { CategoryRow } from '../domain/categories/index.ts';

/** Where a piece is worn, as shoppers look for it. */
const GROUPS: readonly { title: string; families: readonly Family[] }[] = [
  { title: 'Necklaces', families: ['necklace', 'chain'] },
  { title: 'Earrings', families: ['earring'] },
  { title: 'Bangles & Rings', families: ['bangle', 'bracelet', 'ring', 'armlet'] },
  { title: 'Head & Nose', families: ['head', 'nose', 'hair'] },
  { title: 'Waist & Feet', families: ['waist', 'anklet', 'toe-ring'] },
  { title: 'Watches', families: ['watch'] },
];
/** For families nobody thought of, and for pins. */
const OTHERS = 'Pins & More';

/** The sub-categories in the groups shoppers look for; a group without any is left out. */
export function navigationOf(categories: readonly CategoryRow[]): NavGroup[] {
  const lower = categories.filter(({ level }) => level > 1);
  const titleOf = ({ family }: CategoryRow) =>
    GROUPS.find(({ families }) => family !== null && families.includes(family))?.title ?? OTHERS;
  return [...GROUPS.map(({ title }) => title), OTHERS]
    .map((title) => ({ title, categories: lower.filter((row) => titleOf(row) === title).map(navLink) }))
    .filter((group) => group.categories.length > 0);
}

export function navLink({ displayName, seoUrl }: NavLink): NavLink {
  return { displayName, seoUrl };
}
