import type { CategoryFilter } from '#contract/calls/categories.ts';
import { FAMILIES } from '#contract/shop/attributes.ts';
import { SIZE_SYSTEMS } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import type { CategoryRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The labels of the filter; all categories are no filter. */
export const STATES: readonly { value: Exclude<CategoryFilter, 'ALL'>; word: string }[] = [
  { value: 'ACTIVE', word: 'Active' },
  { value: 'INACTIVE', word: 'Inactive' },
  { value: 'VISIBLE', word: 'Visible' },
  { value: 'HIDDEN', word: 'Hidden' },
];

/** Returns why shoppers do not see a category, or that they see it. */
export function standingOf({ isShown, isActive, isVisible, proposedBy }: CategoryRecord): { tone: Tone; word: string } {
  if (isShown) return { tone: 'good', word: 'Shown' };
  if (!isActive && proposedBy !== null) return { tone: 'due', word: 'Proposed' };
  if (!isActive) return { tone: 'over', word: 'Inactive' };
  if (!isVisible) return { tone: 'over', word: 'Hidden' };
  return { tone: 'over', word: 'Hidden with what it lies in' };
}

const SIZES: Record<SizeSystem, string> = {
  bangle: 'Bangle sizes, such as 2.4 and 2.10',
  ring: 'Ring sizes, 1 to 30',
  inches: 'Lengths in inches',
  free: 'One size',
};
export const SIZE_CHOICES = SIZE_SYSTEMS.map((id) => ({ id, name: SIZES[id] }));

export const FAMILY_CHOICES = FAMILIES.map((id) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1).replace('-', ' '),
}));

/** Returns the path of a category: 'Earrings › Jhumkas'. */
export function pathOfCategory({
  parentName,
  displayName,
}: Pick<CategoryRecord, 'parentName' | 'displayName'>): string {
  return parentName === null ? displayName : `${parentName} › ${displayName}`;
}
