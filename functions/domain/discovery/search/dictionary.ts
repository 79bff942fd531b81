import { PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { foldingKey } from './folding.ts';
import { SYNONYMS, STOP_WORDS, WISHES, WORN_ALIKE } from './synonyms.ts';
import { distance } from './typos.ts';

/** The most words of a synonym, such as 'mamidi pindela haram', and one more to spare. */
export const LONGEST_NAME = 4;

/**
 * Returns the sign of a concept in the index. No folded word contains a z, so a sign never equals a word.
 * @example conceptSign('jhumka') // 'zjumka'
 */
export function conceptSign(name: string): string {
  return `z${foldingKey(name)}`;
}

/** The signs of a word or name, by its folding key; several if it has several meanings. */
const meanings = new Map<string, string[]>();
/** The spelling of a key, for people. */
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

/** Words that can begin a name. Most words of a text begin none. */
const beginnings = new Set<string>();
for (const key of meanings.keys()) for (let end = 1; end <= key.length; end += 1) beginnings.add(key.slice(0, end));

const keysOf = (terms: readonly string[]) => new Set(terms.map(foldingKey));
const stopKeys = keysOf(STOP_WORDS);
const wishKeys = keysOf(WISHES);

/** Single words of the lists that attributes are chosen from: known without a database read. */
for (const text of [...STYLES, ...PLATINGS, ...STONES, ...COLOUR_NAMES]) {
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    if (!writings.has(foldingKey(word))) writings.set(foldingKey(word), word);
  }
}

/** Returns the meanings of a name by its folding key; none if the synonyms do not have it. */
export function meaningOf(key: string): readonly string[] {
  return meanings.get(key) ?? [];
}

/** The most alternatives worn on the same part of the body. */
const MOST_ALIKE = 3;

/**
 * Returns kinds of pieces worn on the same part of the body, by a sign. They are suggested if no seller has the piece
 * itself.
 */
export function wornAlike(sign: string): string[] {
  const names = WORN_ALIKE.find((place) => place.some(({ is }) => conceptSign(is) === sign))?.map(({ is }) => is) ?? [];
  return names.filter((name) => conceptSign(name) !== sign).slice(0, MOST_ALIKE);
}

/** Returns whether a name may begin with a word. */
export function beginsName(key: string): boolean {
  return beginnings.has(key);
}

export function isStopWord(key: string): boolean {
  return stopKeys.has(key);
}

export function isWish(key: string): boolean {
  return wishKeys.has(key);
}

/** Shorter beginnings are too ambiguous. */
const LEAST_BEGINNING = 4;
const MOST_MEANINGS = 4;

/** Returns the meanings of all names that begin with an unfinished word. */
export function meaningsBeginning(key: string): string[] {
  if (key.length < LEAST_BEGINNING) return [];
  const signs = new Set<string>();
  for (const [name, meant] of meanings) if (name.startsWith(key)) for (const sign of meant) signs.add(sign);
  return signs.size > MOST_MEANINGS ? [] : [...signs];
}

/** The name in the dictionary nearest to a misspelt word. */
export interface Correction {
  key: string;
  /** As people write it. */
  word: string;
  distance: number;
}

/**
 * Returns the name nearest to a word, within the number of mistakes its length allows; undefined if it is a name
 * itself.
 */
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

/** Returns the two names written as one word, such as `kundanchoker`; undefined if it is not made of two. */
export function twoNames(key: string): [string, string] | undefined {
  for (let cut = 3; cut <= key.length - 3; cut += 1) {
    const parts: [string, string] = [key.slice(0, cut), key.slice(cut)];
    if (parts.every((part) => writings.has(part))) return parts.map((part) => writings.get(part)!) as [string, string];
  }
  return undefined;
}
