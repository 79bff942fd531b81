import { beginsName, LONGEST_NAME, meaningOf } from './dictionary.ts';
import { foldingKey } from './folding.ts';
import { toLatin } from './scripts.ts';

/** A word, or several words that are one name. */
export interface Token {
  key: string;
  /** Signs of its meanings. */
  signs: readonly string[];
  /** The keys of its words, if it is a name of several. */
  parts: readonly string[];
  /** As written, in lower case. */
  text: string;
}

export interface Word {
  key: string;
  text: string;
}

/** Writes a size as one word: 2.6 is neither 2 nor 6. */
const sizeKey = (text: string) => text.replace('.', 'x');

/** Returns the words of a text in order. Parts without letters and digits are left out. */
export function wordsOf(text: string): Word[] {
  const plain = toLatin(text.slice(0, MOST_LETTERS))
    .toLowerCase()
    .replace(/\ba\.\s?d\b\.?/g, 'ad')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '');
  return (plain.match(/\d+\.\d+|\d+|[a-z]+/g) ?? [])
    .map((word) => ({ text: word, key: word.includes('.') ? sizeKey(word) : foldingKey(word) }))
    .filter(({ key }) => key !== '');
}

/** Longer texts are cut at this length. */
const MOST_LETTERS = 5000;

/** Returns the words of a text with their meaning. The longest names match first, so `toe ring` is not a ring. */
export function tokensOf(text: string): Token[] {
  return tokensIn(wordsOf(text));
}

export function tokensIn(words: readonly Word[]): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < words.length) {
    const taken = nameAt(words, at) ?? single(words[at]!);
    tokens.push(taken);
    at += Math.max(1, taken.parts.length);
  }
  return tokens;
}

function nameAt(words: readonly Word[], at: number): Token | undefined {
  if (!beginsName(words[at]!.key)) return undefined;
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 1; count -= 1) {
    const taken = words.slice(at, at + count);
    const text = taken.map((word) => word.text).join(' ');
    const key = foldingKey(text);
    const signs = meaningOf(key);
    if (signs.length > 0) return { key, signs, parts: taken.map((word) => word.key), text };
  }
  return undefined;
}

function single({ key, text }: Word): Token {
  return { key, signs: meaningOf(key), parts: [], text };
}
