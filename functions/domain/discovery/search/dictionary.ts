import { PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { foldingKey } from './folding.ts';
import { SYNONYMS, STOP_WORDS, WISHES, WORN_ALIKE } from './synonyms.ts';
import { distance } from './typos.ts';

/** Words of the longest name of the glossary: 'mamidi pindela haram' and one more to spare. */
export const LONGEST_NAME = 4;

/**
 * The sign of a concept in the index: no folded word has a z, so a sign and a word never meet.
 * @example conceptSign('jhumka') // 'zjumka'
 */
export function conceptSign(name: string): string {
  return `z${foldingKey(name)}`;
}

/** The signs of what a word or name means, by its folding key; several where it means several things. */
const meanings = new Map<string, string[]>();
/** How a key is written, for people. */
const writings = new Map<string, string>();
for (const { is, words } of SYNONYMS) {
  const sign = conceptSign(is);
  for (const word of [is, ...words]) {
    const key = foldingKey(word);
    const signs = meanings.get(key) ?? [];
    if (!signs.includes(sign)) meanings.set(key, [...signs, sign]);
    if (!writings.has(key)) writings.set(key, word.toLowerCase());
  }
}

/** What a name can begin with: most words of a text begin none. */
const beginnings = new Set<string>();
for (const key of meanings.keys()) for (let end = 1; end <= key.length; end += 1) beginnings.add(key.slice(0, end));

const keysOf = (terms: readonly string[]) => new Set(terms.map(foldingKey));
const stopKeys = keysOf(STOP_WORDS);
const wishKeys = keysOf(WISHES);

/** Single words of the lists that facts are chosen from: known to the shop without a look at its records. */
for (const text of [...STYLES, ...PLATINGS, ...STONES, ...COLOUR_NAMES]) {
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    if (!writings.has(foldingKey(word))) writings.set(foldingKey(word), word);
  }
}

/** What a name means, by its folding key; nothing where the glossary does not have it. */
export function meaningOf(key: string): readonly string[] {
  return meanings.get(key) ?? [];
}

/** So many of what is worn in the same place. */
const MOST_ALIKE = 3;

/** What is worn where a piece is, by its sign: to be offered where nobody sells the piece itself. */
export function wornAlike(sign: string): string[] {
  const names = WORN_ALIKE.find((place) => place.some(({ is }) => conceptSign(is) === sign))?.map(({ is }) => is) ?? [];
  return names.filter((name) => conceptSign(name) !== sign).slice(0, MOST_ALIKE);
}

/** Whether a name may begin with a word. */
export function beginsName(key: string): boolean {
  return beginnings.has(key);
}

export function isStopWord(key: string): boolean {
  return stopKeys.has(key);
}

export function isWish(key: string): boolean {
  return wishKeys.has(key);
}

/** Shorter beginnings say too little of what is meant. */
const LEAST_BEGINNING = 4;
const MOST_MEANINGS = 4;

/** What a word that is still being typed may mean: of all names that begin so. */
export function meaningsBeginning(key: string): string[] {
  if (key.length < LEAST_BEGINNING) return [];
  const signs = new Set<string>();
  for (const [name, meant] of meanings) if (name.startsWith(key)) for (const sign of meant) signs.add(sign);
  return signs.size > MOST_MEANINGS ? [] : [...signs];
}

/** A name of the dictionary that a mistyped word is nearest to. */
export interface Correction {
  key: string;
  /** As people write it. */
  word: string;
  distance: number;
}

/** The name a word comes nearest to, within the mistakes its length allows; nothing where it is a name itself. */
export function nearestName(key: string): Correction | undefined {
  if (writings.has(key)) return undefined;
  let nearest: Correction | undefined;
  for (const [name, word] of writings) {
    const found = distance(key, name);
    if (found === undefined) continue;
    const isNearer = !nearest || found < nearest.distance;
    if (isNearer && name.length > 3) nearest = { key: name, word, distance: found };
  }
  return nearest;
}

/** Two names written as one word: `kundanchoker`. Nothing where it is not made of two. */
export function twoNames(key: string): [string, string] | undefined {
  for (let cut = 3; cut <= key.length - 3; cut += 1) {
    const parts: [string, string] = [key.slice(0, cut), key.slice(cut)];
    if (parts.every((part) => writings.has(part))) return parts.map((part) => writings.get(part)!) as [string, string];
  }
  return undefined;
}
