import { COLLECTION_THEMES, LAST_FEED_LABEL, SALES_PERIODS } from '#contract/calls/collections.ts';
import { CLOSURES, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { CollectionStatus } from '#contract/states/collection.ts';
import type { CollectionRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const COLLECTION_STATUS: Record<CollectionStatus, { tone: Tone; word: string }> = {
  open: { tone: 'good', word: 'Open' },
  upcoming: { tone: 'waiting', word: 'Upcoming' },
  ended: { tone: 'over', word: 'Ended' },
  hidden: { tone: 'over', word: 'Hidden' },
  archived: { tone: 'over', word: 'Archived' },
};

const choices = (words: readonly string[]) => words.map((id) => ({ id, name: id }));
export const THEME_CHOICES = choices(COLLECTION_THEMES);

export const FEED_LABEL_CHOICES = Array.from({ length: LAST_FEED_LABEL + 1 }, (_, id) => ({ id, name: `Label ${id}` }));
export const PERIOD_CHOICES = SALES_PERIODS.map((id) => ({ id, name: `the last ${id} days` }));

/** The conditions of a rule that are chosen from words: field, label and choices. */
export const WORD_CONDITIONS = [
  { source: 'rule.styles', label: 'Style', choices: choices(STYLES) },
  { source: 'rule.occasions', label: 'Occasion', choices: choices(OCCASIONS) },
  { source: 'rule.platings', label: 'Plating', choices: choices(PLATINGS) },
  { source: 'rule.stones', label: 'Stone', choices: choices(STONES) },
  { source: 'rule.colours', label: 'Colour', choices: choices(COLOUR_NAMES) },
  { source: 'rule.closures', label: 'Closure', choices: choices(CLOSURES) },
] as const;

/** Returns the days of a collection in words; empty without a limit. */
export function daysOf({ fromOn, untilOn }: Pick<CollectionRecord, 'fromOn' | 'untilOn'>): string {
  if (fromOn && untilOn) return `${formatDay(fromOn)} to ${formatDay(untilOn)}`;
  if (fromOn) return `From ${formatDay(fromOn)}`;
  return untilOn ? `Until ${formatDay(untilOn)}` : 'Always';
}

/** Returns how the products of a collection are chosen. */
export function choiceOf({ byRule, pinnedIds, includedIds, excludedIds }: CollectionRecord): string {
  const byHand = pinnedIds.length + includedIds.length + excludedIds.length > 0;
  if (!byRule) return 'By hand';
  return byHand ? 'By rule and by hand' : 'By rule';
}
