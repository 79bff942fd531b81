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

/**
 * Days on which jewellery is given, bought or worn new in much of the country. The others are kept with what one has, or
 * in quiet.
 */
const FOR_JEWELLERY: ReadonlySet<FestivalRule> = new Set([
  'ugadi',
  'gangaur',
  'akshaya-tritiya',
  'vat-savitri-vrat',
  'vat-purnima',
  'hariyali-teej',
  'varalakshmi-vratam',
  'raksha-bandhan',
  'kajari-teej',
  'krishna-janmashtami',
  'hartalika-teej',
  'ganesh-chaturthi',
  'jyeshtha-gauri-puja',
  'sharad-navratri-ghatasthapana',
  'durga-ashtami',
  'vijayadashami',
  'karwa-chauth',
  'dhanteras',
  'diwali',
  'bhai-dooj',
  'chhath-puja',
  'tulsi-vivah',
  'vivah-panchami',
  'makar-sankranti',
  'vasant-panchami',
  'baisakhi',
  'vishu',
  'onam',
]);

/** Whether it is one of the festivals that people buy jewellery for. */
export function isForJewellery(rule: FestivalRule): boolean {
  return FOR_JEWELLERY.has(rule);
}
