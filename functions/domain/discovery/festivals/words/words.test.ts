import { describe, expect, test } from 'vitest';
import { FESTIVAL_RULES } from '#contract/shop/festivals.ts';
import type { FestivalPick } from '#contract/shop/festivals.ts';
import { CATEGORIES } from '#demo/catalogue/categories.ts';
import { PRODUCTS } from '#demo/catalogue/products.ts';
import { PLATINGS, OCCASIONS, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { FESTIVAL_WORDS, festivalWordsIn } from './index.ts';

const words = Object.entries(FESTIVAL_WORDS);
const wordsIn = (text: string) => text.split(/\s+/).length;
const picks = new Map(words.flatMap(([, { picks: own }]) => own.map((pick) => [pick.label, pick])));

/**
 * Returns the number of demo products that a pick matches. A product must have one of the pick's colours, because a
 * card shows its first colour.
 */
function found(pick: FestivalPick): number {
  const meets = (options: string[] | undefined, own: readonly string[]) =>
    !options || own.some((word) => options.includes(word));
  return PRODUCTS.filter(
    ({ hidden, category, attributes, colours }) =>
      !hidden &&
      (pick.categories.length === 0 || pick.categories.includes(category)) &&
      meets(pick.styles, [attributes.style]) &&
      meets(pick.occasions, attributes.occasion) &&
      meets(pick.platings, [attributes.plating]) &&
      meets(
        pick.colours,
        colours.slice(0, 1).map(({ name }) => name),
      ),
  ).length;
}

test('every event of the calendar has its words, and there are none for others', () => {
  expect(Object.keys(FESTIVAL_WORDS).sort()).toEqual([...FESTIVAL_RULES].sort());
});

describe.each(words)('%s', (_, { description, otherNames, jewellery, picks: own }) => {
  test('is described in 60 to 140 words', () => {
    expect(wordsIn(description)).toBeGreaterThanOrEqual(60);
    expect(wordsIn(description)).toBeLessThanOrEqual(140);
  });

  test('has other names, one of them in Devanagari, and none twice', () => {
    expect(otherNames.some((name) => /[\u0900-\u097f]/.test(name))).toBe(true);
    expect(new Set(otherNames).size).toBe(otherNames.length);
  });

  test('shows pieces where it says something of jewellery, and only there', () => {
    expect(own.length > 0).toBe(jewellery !== '');
  });
});

test.each([...picks])('"%s" means at least two pieces of the demo shop', (_, pick) => {
  expect(found(pick)).toBeGreaterThanOrEqual(2);
});

test('picks speak in the words of the shop alone', () => {
  const known = {
    categories: CATEGORIES.map(({ seoUrl }) => seoUrl),
    styles: [...STYLES],
    occasions: [...OCCASIONS],
    platings: [...PLATINGS],
    colours: COLOUR_NAMES,
  };
  const unknown = [...picks.values()].flatMap((pick) =>
    Object.entries(known).flatMap(([name, list]) =>
      (pick[name as keyof typeof known] ?? []).filter((word) => !(list as readonly string[]).includes(word)),
    ),
  );
  expect(unknown).toEqual([]);
});

/** Colours in the days' texts, with their names in the shop. */
const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bred\b|phulkari/i, ['Red', 'Ruby', 'Maroon']],
  [/\bgreen\b|amla/i, ['Green', 'Emerald', 'Mint']],
  [/\bwhite\b|pearl|moon|silver/i, ['White', 'Pearl', 'Silver']],
  [/yellow|marigold|orange|warm/i, ['Yellow', 'Orange']],
  [/\bblue\b|aqua|sea-green|light colours/i, ['Blue', 'Sapphire', 'Turquoise', 'Mint', 'Green']],
  [/dark|black|oxidised/i, ['Black', 'Oxidised']],
  [/gold[- ]tone|coin|chain|kada|bangles?/i, ['Gold', 'Antique Gold']],
  [/colour|every shade|beads/i, [...COLOUR_NAMES]],
];

test.each(words)('%s: where its words name a colour, no pick is of another', (_, { jewellery, picks: own }) => {
  if (!NAMED.slice(0, 6).some(([word]) => word.test(jewellery))) return;
  const named = NAMED.filter(([word]) => word.test(jewellery)).flatMap(([, colours]) => colours);
  const others = own.filter(({ colours = [] }) =>
    colours.some((colour) => colour !== 'Multi' && !named.includes(colour)),
  );
  expect(others.map(({ label }) => label)).toEqual([]);
});

test('a label always means the same pieces', () => {
  const byLabel = words.flatMap(([, { picks: own }]) => own).filter((pick) => picks.get(pick.label) !== pick);
  expect(byLabel.filter((pick) => JSON.stringify(picks.get(pick.label)) !== JSON.stringify(pick))).toEqual([]);
});

test('no two events are told with the same sentences', () => {
  const sentences = words.flatMap(([rule, { description }]) =>
    description.split(/(?<=[.!?])\s+/).map((sentence) => ({ rule, sentence })),
  );
  const seen = new Map<string, string>();
  const repeated = sentences.filter(({ rule, sentence }) => {
    const before = seen.get(sentence);
    seen.set(sentence, rule);
    return before !== undefined;
  });
  expect(repeated).toEqual([]);
});

test('what is sold is never called gold, and nothing promises luck', () => {
  const messages = words.map(([rule, { jewellery }]) => `${rule}: ${jewellery}`);
  expect(messages.filter((text) => /\bgold\b(?!([- ]tone| plated))/i.test(text))).toEqual([]);
  expect(messages.filter((text) => /luck|prosper|wealth|fortune|bring(s)? (you )?blessing/i.test(text))).toEqual([]);
});

describe('in Hindi', () => {
  const inHindi = FESTIVAL_RULES.map((rule) => ({
    rule,
    english: FESTIVAL_WORDS[rule],
    hindi: festivalWordsIn('hi', rule),
  }));

  test.each(inHindi)('$rule has all its texts', ({ english, hindi }) => {
    const texts = [hindi.description, hindi.jewellery, ...hindi.picks.map(({ label }) => label)];
    expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
    expect(wordsIn(hindi.description)).toBeGreaterThanOrEqual(45);
    expect(hindi.jewellery === '').toBe(english.jewellery === '');
    expect(hindi.picks.map(({ categories }) => categories)).toEqual(english.picks.map(({ categories }) => categories));
  });

  test('what is sold is never called gold', () => {
    const ofGold = inHindi.filter(({ hindi }) => /सोने|सोना|स्वर्ण/.test(hindi.jewellery));
    expect(ofGold.map(({ rule }) => rule)).toEqual([]);
  });

  test('no two events are told alike', () => {
    expect(new Set(inHindi.map(({ hindi }) => hindi.description)).size).toBe(inHindi.length);
  });
});
