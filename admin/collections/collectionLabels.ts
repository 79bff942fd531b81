import { COLLECTION_THEMES, LAST_FEED_LABEL, SALES_PERIODS } from '#contract/calls/collections.ts';
import { CLOSURES, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import type { CollectionStatus } from '#contract/states/collection.ts';
import type { CollectionRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';
import { formatDay } from '../words/dates.ts';

export const COLLECTION_STATUS: Record<CollectionStatus, { tone: Tone; word: string }> = {
  open: { tone: 'good', word: words.open },
  upcoming: { tone: 'waiting', word: words.upcoming },
  ended: { tone: 'over', word: common.ended },
  hidden: { tone: 'over', word: common.hidden },
  archived: { tone: 'over', word: words.archived },
};

const choices = (list: readonly string[]) => list.map((id) => ({ id, name: id }));
export const THEME_CHOICES = choices(COLLECTION_THEMES);

export const FEED_LABEL_CHOICES = Array.from({ length: LAST_FEED_LABEL + 1 }, (_, id) => ({ id, name: `Label ${id}` }));
export const PERIOD_CHOICES = SALES_PERIODS.map((id) => ({ id, name: `the last ${id} days` }));

/** The conditions of a rule that are chosen from words: field, label and choices. */
export const WORD_CONDITIONS = [
  { source: 'rule.styles', label: words.style, choices: choices(STYLES) },
  { source: 'rule.occasions', label: words.occasion, choices: choices(OCCASIONS) },
  { source: 'rule.platings', label: words.plating, choices: choices(PLATINGS) },
  { source: 'rule.stones', label: words.stone, choices: choices(STONES) },
  { source: 'rule.colours', label: words.colour, choices: choices(COLOUR_NAMES) },
  { source: 'rule.closures', label: words.closure, choices: choices(CLOSURES) },
] as const;

/** Returns the days of a collection in words; empty without a limit. */
export function daysOf({ fromOn, untilOn }: Pick<CollectionRecord, 'fromOn' | 'untilOn'>): string {
  if (fromOn && untilOn) return common.fromTo(formatDay(fromOn), formatDay(untilOn));
  if (fromOn) return words.fromDay(formatDay(fromOn));
  return untilOn ? words.untilDay(formatDay(untilOn)) : words.always;
}

/** Returns how the products of a collection are chosen. */
export function choiceOf({ byRule, pinnedIds, includedIds, excludedIds }: CollectionRecord): string {
  const byHand = pinnedIds.length + includedIds.length + excludedIds.length > 0;
  if (!byRule) return words.byHand;
  return byHand ? words.byRuleAndByHand : words.byRule;
}
