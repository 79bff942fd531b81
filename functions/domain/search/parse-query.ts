import type { Paise } from '#contract/shop/money.ts';
import { isStopWord, isWish, meaningsBeginning } from './dictionary.ts';
import { codeKey } from './document.ts';
import { fromDevanagari } from './devanagari.ts';
import { tokensOf } from './words.ts';

/** A word or name that is searched for. */
export interface Term {
  /** Folded. */
  key: string;
  /** Signs of what it means. */
  signs: readonly string[];
  /** The folded words of a name of several. */
  parts: readonly string[];
  /** As it was typed, in small letters. */
  text: string;
  /** It stands at the end and may be the beginning of a longer word. */
  isOpen: boolean;
}

/** What a shopper means by what was typed. */
export interface ParsedQuery {
  /** What must be there. */
  terms: Term[];
  /** What is liked where it is. */
  wishes: Term[];
  /** 'under ₹500' */
  ceilingPaise: Paise | undefined;
  /** What was typed as a SKU's code, where it may be one. */
  code: string | undefined;
  /** Its beginning counts too: of what has digits or dashes, or is no word of the trade. */
  isCodeLike: boolean;
}

/** Longer queries are cut: nobody types them, and the index need not answer them. */
export const MOST_QUERY_LETTERS = 200;
const MOST_TERMS = 8;

const AMOUNT = String.raw`(?:rs\.?|inr|₹|rupees)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazar)?(?:\s*(?:rs|rupees|rupaye|/-))?`;
const CEILINGS = [
  new RegExp(
    String.raw`(?:\b(?:under|below|within|upto|up\s+to|less\s+than|not\s+above|max|maximum)|<=?)\s*${AMOUNT}(?![\w.])`,
  ),
  new RegExp(String.raw`${AMOUNT}\s*(?:se\s+kam|ke\s+andar|tak|or\s+less|and\s+below)\b`),
];

/** Reads what was typed. Nothing that can be typed is an error; what says nothing leaves nothing. */
export function parseQuery(typed: string): ParsedQuery {
  const text = fromDevanagari(typed.slice(0, MOST_QUERY_LETTERS).toWellFormed().normalize('NFKC').toLowerCase());
  const { rest, ceilingPaise } = takeCeiling(text);
  const tokens = tokensOf(rest).slice(0, MOST_TERMS);
  const isOpenEnd = /[a-z0-9]$/.test(rest.trimEnd());
  const read = tokens.map(({ key, signs, parts, text: word }, index): Term => {
    const isOpen = isOpenEnd && index === tokens.length - 1;
    const meant = isOpen && signs.length === 0 ? meaningsBeginning(key) : signs;
    return { key, signs: meant, parts, text: word, isOpen };
  });
  const spoken = read.filter(({ key, parts }) => parts.length > 0 || !isStopWord(key));
  const isLiked = ({ key, parts }: Term) => parts.length === 0 && isWish(key);
  const terms = spoken.filter((term) => !isLiked(term));
  const wishes = spoken.filter(isLiked);
  const code = /^[a-z0-9][a-z0-9 ._/-]{3,40}$/.test(text.trim()) ? codeKey(text) : undefined;
  return {
    // Where nothing else was typed, what is liked is what is wanted.
    terms: terms.length > 0 ? terms : wishes,
    wishes: terms.length > 0 ? wishes : [],
    ceilingPaise,
    code: code && code.length > 3 ? code : undefined,
    isCodeLike: /[a-z].*[\d-]|\d.*[a-z-]/.test(text) || isOneUnknownWord(read),
  };
}

/** What the glossary does not know and stands alone may be the beginning of a code. */
function isOneUnknownWord(read: Term[]): boolean {
  return read.length === 1 && read[0]!.signs.length === 0 && read[0]!.key.length > 4;
}

function takeCeiling(text: string): { rest: string; ceilingPaise: Paise | undefined } {
  for (const pattern of CEILINGS) {
    const found = pattern.exec(text);
    const amount = Number(found?.[1]?.replaceAll(',', ''));
    if (!found || !(amount > 0) || amount > 10_000_000) continue;
    const rupees = found[2] ? amount * 1000 : amount;
    return { rest: text.replace(found[0], ' '), ceilingPaise: Math.round(rupees * 100) };
  }
  return { rest: text, ceilingPaise: undefined };
}

/** What was searched for, as it is counted: folded words, cut; empty where there is none. */
export function countedAs({ terms, wishes, ceilingPaise }: ParsedQuery): string {
  const words = [...terms, ...wishes].map(({ key }) => key);
  if (ceilingPaise !== undefined) words.push(`<${Math.round(ceilingPaise / 100)}`);
  return words.join(' ').slice(0, 60).trim();
}
