import type { FestivalPick, FestivalRule, FestivalWords } from '#contract/shop/festivals.ts';
import ashvina from './ashvina.json' with { type: 'json' };
import bhadrapada from './bhadrapada.json' with { type: 'json' };
import ekadashis from './ekadashis.json' with { type: 'json' };
import kartika from './kartika.json' with { type: 'json' };
import monthly from './monthly.json' with { type: 'json' };
import picks from './picks.json' with { type: 'json' };
import rains from './rains.json' with { type: 'json' };
import spring from './spring.json' with { type: 'json' };
import sun from './sun.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };

/** Slices of the catalogue that several festivals ask for, by the names that the words' `picks` give them. */
const PICKS: Readonly<Partial<Record<string, FestivalPick>>> = picks;

/** Words as they are written, with the names of picks. */
type WrittenWords = Omit<FestivalWords, 'picks'> & { picks: string[] };

const WRITTEN: Readonly<Record<FestivalRule, WrittenWords>> = {
  ...spring,
  ...rains,
  ...bhadrapada,
  ...ashvina,
  ...kartika,
  ...winter,
  ...sun,
  ...ekadashis,
  ...monthly,
};

/** What is said of each event of the calendar, and what of the catalogue goes with it. */
export const FESTIVAL_WORDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([rule, words]) => [rule, { ...words, picks: words.picks.map(pickOf) }]),
) as Readonly<Record<FestivalRule, FestivalWords>>;

function pickOf(name: string): FestivalPick {
  const pick = PICKS[name];
  if (!pick) throw new Error(`words/picks.json has no ${name}`);
  return pick;
}

const WEEK_AFTER_WEEK: ReadonlySet<FestivalRule> = new Set(['sawan-somvar', 'mangala-gauri', 'navratri-days']);

/** Whether a rule comes round several times a year: every month, or for some weeks or days in a row. */
export function isOftenKept(rule: FestivalRule): boolean {
  return rule in monthly || WEEK_AFTER_WEEK.has(rule);
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
