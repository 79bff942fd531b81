import { beginsName, LONGEST_NAME, meaningOf } from './dictionary.ts';
import { foldingKey } from './folding.ts';
import { toLatin } from './scripts.ts';

/** A word, or several that are one name. */
export interface Token {
  key: string;
  /** Signs of what it means. */
  signs: readonly string[];
  /** The keys of its words where it is a name of several. */
  parts: readonly string[];
  /** As it was written, in small letters. */
  text: string;
}

interface Word {
  key: string;
  text: string;
}

/** A size as one word of its own: 2.6 is neither 2 nor 6. */
const sizeKey = (text: string) => text.replace('.', 'x');

/** The words of a text, in their order; what has neither letters nor digits is left out. */
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

/** Longer texts are read up to here. */
const MOST_LETTERS = 5000;

/** The words of a text with their meaning; the longest names of the glossary first, so `toe ring` is no ring. */
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
