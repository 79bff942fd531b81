import type { Language } from '#contract/languages.ts';
import type { FestivalPick, FestivalRule, FestivalWords } from '#contract/shop/festivals.ts';
import ashvina from './ashvina.json' with { type: 'json' };
import bhadrapada from './bhadrapada.json' with { type: 'json' };
import ekadashis from './ekadashis.json' with { type: 'json' };
import { HINDI_PICKS, HINDI_WORDS } from './hindi/index.ts';
import kartika from './kartika.json' with { type: 'json' };
import monthly from './monthly.json' with { type: 'json' };
import picks from './picks.json' with { type: 'json' };
import rains from './rains.json' with { type: 'json' };
import spring from './spring.json' with { type: 'json' };
import sun from './sun.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };

/** Product selections that several festivals share, by the names in the texts' `picks`. */
const PICKS: Readonly<Partial<Record<string, FestivalPick>>> = picks;

/** Texts of a festival as written, with names of picks. */
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

/** The texts of each event of the calendar, and the products that suit it. */
export const FESTIVAL_WORDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([rule, words]) => [rule, { ...words, picks: words.picks.map(pickOf) }]),
) as Readonly<Record<FestivalRule, FestivalWords>>;

function pickOf(name: string): FestivalPick {
  const pick = PICKS[name];
  if (!pick) throw new Error(`words/picks.json has no ${name}`);
  return pick;
}

const HINDI_LABELS: Readonly<Record<keyof typeof picks, string>> = HINDI_PICKS;
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries(picks).map(([name, { label }]) => [label, HINDI_LABELS[name as keyof typeof picks]]),
);

/** Returns the texts of an event in a language. Its products are the same. */
export function festivalWordsIn(language: Language, rule: FestivalRule): FestivalWords {
  const english = FESTIVAL_WORDS[rule];
  if (language === 'en') return english;
  return {
    ...english,
    ...HINDI_WORDS[rule],
    picks: english.picks.map((pick) => ({ ...pick, label: LABELS.get(pick.label) ?? pick.label })),
  };
}

const WEEK_AFTER_WEEK: ReadonlySet<FestivalRule> = new Set(['sawan-somvar', 'mangala-gauri', 'navratri-days']);

/** Returns whether a rule recurs within a year: every month, or on several days or weeks in a row. */
export function isOftenKept(rule: FestivalRule): boolean {
  return rule in monthly || WEEK_AFTER_WEEK.has(rule);
}

/**
 * Days on which jewellery is given, bought or worn new in much of the country. On other days people wear jewellery they
 * own, or keep the day quietly.
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

/** Returns whether people buy jewellery for this festival. */
export function isForJewellery(rule: FestivalRule): boolean {
  return FOR_JEWELLERY.has(rule);
}
