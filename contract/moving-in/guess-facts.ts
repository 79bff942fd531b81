import type { BASE_METALS, Family, OCCASIONS, PLATINGS, STONES, STYLES } from '../shop/attributes.ts';
import { COLOUR_NAMES } from '../shop/colours.ts';
import type { Colour } from '../shop/colours.ts';
import { inAscii } from '../shop/latin-letters.ts';

/*
 * Guesses categories and attributes from the words of other shops. A guess names the word that led to it, so that a
 * person can confirm or change it for all goods with that word.
 */

/** A value, with the word of the file that led to it. */
export interface Guess {
  value: string;
  word: string;
}

type Words<Value extends string> = readonly (readonly [words: RegExp, value: Value])[];

const PLATING_WORDS: Words<(typeof PLATINGS)[number]> = [
  [/\b(?:1|one) ?g(?:ra)?m\b/, '1-gram gold plated'],
  [/\bmicro\b/, 'Micro gold plated'],
  [/\brose ?gold\b/, 'Rose-gold-tone plated'],
  [/\b(?:two|dual) ?tone\b|\bgold (?:&|and) silver\b/, 'Two-tone plated'],
  [/\boxidi[sz]ed\b/, 'Oxidised'],
  [/\bantique(?: gold)?\b/, 'Antique gold plated'],
  [/\bmatte?(?: gold)?\b/, 'Matte gold plated'],
  [/\brhodium\b/, 'Rhodium plated'],
  [/\bblack (?:plat|polish|tone|silver|metal)\w*\b|\bgun ?metal\b/, 'Black-tone plated'],
  [/\bsilver(?: ?(?:plat|polish|tone)\w*)?\b/, 'Silver-tone plated'],
  [/\b(?:gold|golden)(?: ?(?:plat|polish|tone)\w*)?\b|\bsona\b/, 'Gold-tone plated'],
  [/\b(?:no plating|not plated|unplated|without plating)\b/, 'Unplated'],
];

const BASE_METAL_WORDS: Words<(typeof BASE_METALS)[number]> = [
  [/\bgerman silver\b/, 'German silver'],
  [/\bstainless(?: steel)?\b|\bsteel\b/, 'Stainless steel'],
  [/\bbrass alloy\b/, 'Brass alloy'],
  [/\bbrass\b|\bpital\b/, 'Brass'],
  [/\bcopper\b|\btamba\b/, 'Copper'],
  [/\b(?:zinc(?: alloy)?|alloy|mixed metal)\b/, 'Zinc alloy'],
  [/\bglass bangles?\b|\blac\b|\bglass\b/, 'Glass'],
];

const STONE_WORDS: Words<(typeof STONES)[number]> = [
  [/\b(?:american diamonds?|ad stones?|ad|cz|cubic zirconia|zircon)\b/, 'AD (American diamond)'],
  [/\bkundan\b/, 'Kundan-look glass'],
  [/\bpolki\b/, 'Polki-look glass'],
  [/\bkemp\b/, 'Kemp'],
  [/\b(?:pearls?|moti)\b/, 'Pearl bead'],
  [/\b(?:meena|meenakari|minakari|enamel)\b/, 'Meenakari enamel'],
  [/\b(?:black beads?|nallapusalu|karimani)\b/, 'Black bead'],
  [/\b(?:crystals?|rhinestones?)\b/, 'Glass crystal'],
  [/\b(?:glass beads?|beads?)\b/, 'Glass bead'],
  [/\b(?:rub(?:y|ies)|emeralds?|sapphires?|colou?red stones?|artificial stones?|stones?)\b/, 'Coloured stone'],
  [/\b(?:no stones?|plain|without stones?)\b/, 'No stone'],
];

const STYLE_WORDS: Words<(typeof STYLES)[number]> = [
  [/\b(?:temple|lakshmi|laxmi|kasu|nagas|coin)\b/, 'Temple'],
  [/\bkundan\b/, 'Kundan'],
  [/\bpolki\b/, 'Polki'],
  [/\b(?:american diamonds?|ad|cz)\b/, 'AD'],
  [/\bmeenakari|minakari\b/, 'Meenakari'],
  [/\boxidi[sz]ed\b/, 'Oxidised'],
  [/\bantique\b/, 'Antique'],
  [/\b(?:pearls?|moti)\b/, 'Pearl'],
  [/\b(?:minimal(?:ist)?|dainty|delicate)\b/, 'Minimal'],
  [/\b(?:contemporary|modern|western|trendy)\b/, 'Contemporary'],
  [/\b(?:traditional|ethnic)\b/, 'Traditional'],
];

const OCCASION_WORDS: Words<(typeof OCCASIONS)[number]> = [
  [/\b(?:bridal|bride|dulhan)\b/, 'Bridal'],
  [/\b(?:wedding|shaadi|marriage|engagement)\b/, 'Wedding guest'],
  [/\b(?:haldi|mehndi|mehendi)\b/, 'Haldi and mehndi'],
  [/\b(?:festive|festival|diwali|navratri|onam|pongal)\b/, 'Festive'],
  [/\b(?:puja|pooja|religious)\b/, 'Puja'],
  [/\b(?:party|cocktail)\b/, 'Party'],
  [/\b(?:office|work ?wear|formal)\b/, 'Office'],
  [/\b(?:daily|everyday|casual|regular)\b/, 'Daily'],
  [/\b(?:dance|bharatanatyam|garba)\b/, 'Dance'],
];

/** The trade's words for the pieces of each family, in Latin letters. */
const FAMILY_WORDS: readonly (readonly [words: RegExp, family: Family])[] = [
  [/\b(?:toe ?rings?|bichhiya|bichiya|metti|mettelu)\b/, 'toe-ring'],
  [/\b(?:nath|nathni|nose (?:ring|pin|stud)s?)\b/, 'nose'],
  [/\b(?:maang|mang|matha|tikka|tika|borla|passa)\b/, 'head'],
  [/\b(?:juda|hair|ambada|jada|billa)\b/, 'hair'],
  [
    /\b(?:jhumk(?:a|i|e|as|is)|jhumar|earrings?|ear ?rings?|chandbalis?|studs?|tops|hoops?|balis?|baali|danglers?|buttalu|jimikk[iy])\b/,
    'earring',
  ],
  [/\b(?:vaddanam|oddiyanam|kamarbandh?|waist ?belts?|waist chains?)\b/, 'waist'],
  [/\b(?:bajuband|vanki|armlets?)\b/, 'armlet'],
  [/\b(?:payals?|anklets?|pattilu|paijan)\b/, 'anklet'],
  [/\b(?:bangles?|kadas?|chudi|chura|choora|kangan|valayal|gajulu)\b/, 'bangle'],
  [/\b(?:bracelets?)\b/, 'bracelet'],
  [/\b(?:brooch(?:es)?|saree pins?|safety pins?)\b/, 'pin'],
  [/\b(?:watch(?:es)?)\b/, 'watch'],
  [/\b(?:necklaces?|chokers?|haram|haar|mangalsutras?|thali|mala|sets?|har)\b/, 'necklace'],
  [/\b(?:pendants?|chains?|lockets?)\b/, 'chain'],
  [/\b(?:rings?|anguthi)\b/, 'ring'],
];

const COLOUR_WORDS: Words<Colour> = [
  [/\brose ?gold\b/, 'Rose Gold'],
  [/\bantique(?: gold)?\b/, 'Antique Gold'],
  [/\boxidi[sz]ed\b/, 'Oxidised'],
  [/\bmulti ?-?colou?r(?:ed)?\b|\bmulti\b/, 'Multi'],
  [/\b(?:golden|gold|1 ?g(?:ra)?m)\b|\bsona\b/, 'Gold'],
  [/\b(?:silver|rhodium)\b/, 'Silver'],
  [/\b(?:wine|burgundy)\b/, 'Maroon'],
  [/\b(?:navy|royal blue)\b/, 'Blue'],
  [/\b(?:grey|gray)\b/, 'Silver'],
  [/\b(?:rani|magenta|rose)\b/, 'Pink'],
  [/\b(?:cream|ivory|off white)\b/, 'White'],
  [/\b(?:violet)\b/, 'Purple'],
  ...COLOUR_NAMES.map((name) => [new RegExp(String.raw`\b${name.toLowerCase()}\b`), name] as const),
];

/** The words of each guessed attribute. */
const ATTRIBUTE_WORDS = {
  plating: PLATING_WORDS,
  baseMetal: BASE_METAL_WORDS,
  stone: STONE_WORDS,
  style: STYLE_WORDS,
  occasion: OCCASION_WORDS,
} as const;
export type GuessedAttribute = keyof typeof ATTRIBUTE_WORDS;
export const GUESSED_ATTRIBUTES = Object.keys(ATTRIBUTE_WORDS) as GuessedAttribute[];

/** Attributes with several values: all words count. */
const SEVERAL: readonly GuessedAttribute[] = ['stone', 'occasion'];
const MOST_VALUES = 3;
/** The separator of values, as in the shop's own file. */
export const APART = '; ';

/** Returns a text in the form that words are looked up in: Latin letters, lower case, without signs and HTML. */
export function searchable(text: string): string {
  return inAscii(text.replace(/<[^>]*>/g, ' '))
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();
}

/** Guesses an attribute from a searchable text; undefined if no word is known. */
export function guessAttribute(attribute: GuessedAttribute, text: string): Guess | undefined {
  const words: Words<string> = ATTRIBUTE_WORDS[attribute];
  const found = words.flatMap(([pattern, value]) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ value, word }];
  });
  const [first] = found;
  if (!first || !SEVERAL.includes(attribute)) return first;
  const plain = found.filter(({ value }) => value !== 'No stone' && !(value === 'Coloured stone' && found.length > 1));
  const some = (plain.length > 0 ? plain : found).slice(0, MOST_VALUES);
  return { value: some.map(({ value }) => value).join(APART), word: some.map(({ word }) => word).join(', ') };
}

/** Returns the term of a list that a cell names exactly, in any case. */
export function termIn<Term extends string>(terms: readonly Term[], cell: string): Term | undefined {
  return terms.find((term) => term.toLowerCase() === cell.trim().toLowerCase());
}

/** Guesses the colour that a searchable text names. */
export function guessColour(text: string): Guess | undefined {
  for (const [pattern, value] of COLOUR_WORDS) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { value, word };
  }
  return undefined;
}

/** A category of the shop, with the words it is known by. */
export interface KnownCategory {
  id: number;
  name: string;
  /** Its key words, separated by commas. */
  keywords: string;
  family: Family | null;
}

/** Returns the forms of a category's names that texts are searched for: without a plural. */
function phrasesOf({ name, keywords }: KnownCategory): string[] {
  const names = [name, ...keywords.split(','), ...name.split(/&|\band\b/)].map(searchable);
  return [...new Set(names.map((one) => one.replace(/(?<=[a-z]{2})s$/, '')))].filter((one) => one.length > 2);
}

/** Finds categories in texts. Reading their words takes long, so it is done once for all goods. */
export function categoryFinder(categories: readonly KnownCategory[]) {
  const withFamily = categories.filter(({ family }) => family !== null);
  const known = withFamily.flatMap((category) => phrasesOf(category).map((phrase) => ({ category, phrase })));
  // The longest phrase is the most exact.
  const longestFirst = known
    .toSorted((one, other) => other.phrase.length - one.phrase.length)
    .map(({ category, phrase }) => ({ category, pattern: new RegExp(String.raw`\b${phrase}(?:s|es)?\b`) }));

  /** Returns the category that a searchable text names, with its word; else the first of the family it names. */
  return (text: string): Guess | undefined => {
    const match = longestFirst.find(({ pattern }) => pattern.test(text));
    if (match) return { value: String(match.category.id), word: match.pattern.exec(text)![0] };
    for (const [pattern, family] of FAMILY_WORDS) {
      const word = pattern.exec(text)?.[0];
      const category = word && withFamily.find((one) => one.family === family);
      if (category) return { value: String(category.id), word };
    }
    return undefined;
  };
}

/** The usual contents of the box, by family, for goods that do not say it. */
const CONTENTS: Partial<Record<Family, string>> = {
  earring: '1 pair of earrings',
  nose: '1 nose pin',
  ring: '1 ring',
  bracelet: '1 bracelet',
  anklet: '1 pair of anklets',
  'toe-ring': '1 pair of toe rings',
  waist: '1 waist belt',
  watch: '1 watch',
};

/** Guesses the contents of the box from a searchable title and the family of its category. */
export function guessContents(title: string, family: Family | null): Guess | undefined {
  const count = /\b(?:set|pack) of (\d{1,2})\b/.exec(title) ?? /\b(\d{1,2}) (?:pcs|pieces|bangles)\b/.exec(title);
  if (count && family === 'bangle') return { value: `${count[1]} bangles`, word: count[0] };
  const isSet = /\bset\b/.exec(title);
  if (isSet && family === 'necklace') return { value: '1 necklace, 1 pair of earrings', word: 'set' };
  const usual = family === null ? undefined : CONTENTS[family];
  return usual === undefined ? undefined : { value: usual, word: family! };
}
