import type { FestivalRule, FestivalWords } from '#contract/shop/festivals.ts';
import { ASHVINA } from './ashvina.ts';
import { BHADRAPADA } from './bhadrapada.ts';
import { EKADASHIS } from './ekadashis.ts';
import { KARTIKA } from './kartika.ts';
import { MONTHLY } from './monthly.ts';
import { RAINS } from './rains.ts';
import { SPRING } from './spring.ts';
import { SUN } from './sun.ts';
import { WINTER } from './winter.ts';

/** What is said of each event of the calendar, and what of the catalogue goes with it. */
export const FESTIVAL_WORDS: Readonly<Record<FestivalRule, FestivalWords>> = {
  ...SPRING,
  ...RAINS,
  ...BHADRAPADA,
  ...ASHVINA,
  ...KARTIKA,
  ...WINTER,
  ...SUN,
  ...EKADASHIS,
  ...MONTHLY,
};

const WEEK_AFTER_WEEK: ReadonlySet<FestivalRule> = new Set(['sawan-somvar', 'mangala-gauri', 'navratri-days']);

/** Whether a rule comes round several times a year: every month, or for some weeks or days in a row. */
export function isOftenKept(rule: FestivalRule): boolean {
  return rule in MONTHLY || WEEK_AFTER_WEEK.has(rule);
}

/** Whether a festival is one of those most shoppers look forward to and dress for. */
export function isWidelyKept(rule: FestivalRule): boolean {
  const isPlainEkadashi = rule in EKADASHIS && rule !== 'devutthana-ekadashi';
  return !isOftenKept(rule) && !isPlainEkadashi && FESTIVAL_WORDS[rule].jewellery !== '';
}
