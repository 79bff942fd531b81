import type { CategoryFilter } from '#contract/calls/categories.ts';
import { FAMILIES } from '#contract/shop/attributes.ts';
import { SIZE_SYSTEMS } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import type { CategoryRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/categories.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

/** The labels of the filter; all categories are no filter. */
export const STATES: readonly { value: Exclude<CategoryFilter, 'ALL'>; word: string }[] = [
  { value: 'ACTIVE', word: common.active },
  { value: 'INACTIVE', word: words.inactive },
  { value: 'VISIBLE', word: words.visible },
  { value: 'HIDDEN', word: common.hidden },
];

/** Returns why shoppers do not see a category, or that they see it. */
export function standingOf({ isShown, isActive, isVisible, proposedBy }: CategoryRecord): { tone: Tone; word: string } {
  if (isShown) return { tone: 'good', word: common.shown };
  if (!isActive && proposedBy !== null) return { tone: 'due', word: words.proposed };
  if (!isActive) return { tone: 'over', word: words.inactive };
  if (!isVisible) return { tone: 'over', word: common.hidden };
  return { tone: 'over', word: words.hiddenWithWhatItLies };
}

const SIZES: Record<SizeSystem, string> = {
  bangle: words.bangleSizesSuchAs2,
  ring: words.ringSizes1To30,
  inches: words.lengthsInInches,
  free: words.oneSize,
};
export const SIZE_CHOICES = SIZE_SYSTEMS.map((id) => ({ id, name: SIZES[id] }));

export const FAMILY_CHOICES = FAMILIES.map((id) => ({
  id,
  name: shared(id.charAt(0).toUpperCase() + id.slice(1).replace('-', ' ')),
}));

/** Returns the path of a category: 'Earrings › Jhumkas'. */
export function pathOfCategory({
  parentName,
  displayName,
}: Pick<CategoryRecord, 'parentName' | 'displayName'>): string {
  const name = shared(displayName);
  return parentName === null ? name : `${shared(parentName)} › ${name}`;
}
