import type { PriceBand } from '#contract/shop/price-bands.ts';
import type { CollectionRule } from '#contract/calls/collections.ts';
import type { Family } from '#contract/shop/attributes.ts';
import { isStopWord, isWish, meaningsBeginning } from './dictionary.ts';
import { codeKey } from './document.ts';
import { foldingKey } from './folding.ts';
import { keyOfWords, latinText, NO_OWN_WORDS } from './own-words.ts';
import type { Name, OwnWords } from './own-words.ts';
import { takePrice } from './price-words.ts';
import { LONGEST_SAID, saidBy } from './understood.ts';
import type { Recipient, Said } from './understood.ts';
import { tokensIn, wordsOf } from './words.ts';
import type { Token, Word } from './words.ts';

/** A word or name in a search. */
export interface Term {
  /** The folding key. */
  key: string;
  /** Signs of its meanings. */
  signs: readonly string[];
  /** The folded words of a name with several words. */
  parts: readonly string[];
  /** As typed by the shopper, in lower case. */
  text: string;
  /** Whether it is the last word and may be the beginning of a longer one. */
  isOpen: boolean;
  /** Its meaning, if it names no piece. */
  meant?: Meant;
  /** Names of several words with the same meaning. Only the shop's own synonyms have it, be it empty. */
  also?: readonly Name[];
}

/** Meanings of words that name no piece. */
export type Meant =
  | { kind: 'occasion'; occasions: NonNullable<CollectionRule['occasions']>; words: string }
  | { kind: 'gift'; recipient: Recipient; words: string }
  | { kind: 'worn by'; recipient: Recipient; words: string }
  | { kind: 'family'; family: Family };

/** A search query with its meaning. */
export interface ParsedQuery {
  /** Required terms. */
  terms: Term[];
  /** Terms that only raise the rank. */
  wishes: Term[];
  /** The price range in rupees. */
  span: PriceBand | undefined;
  /** A brand in the query. It is not sold here, unless the facts contain it. */
  brand: string | undefined;
  /** The query as a SKU's code, if it may be one. */
  code: string | undefined;
  /** Whether the query has no space. */
  isOneWord: boolean;
  /** Whether the query may be the beginning of a code: it has digits or dashes, or is one unknown word. */
  isCodeLike: boolean;
}

/** Longer queries are cut. Shoppers do not type them, and the index should not process them. */
export const MOST_QUERY_LETTERS = 200;
const MOST_WORDS = 12;
const MOST_TERMS = 8;

/**
 * Parses a search query. No input is an error; meaningless input gives no terms.
 * @param plainly treats each word as a plain word: no prices, occasions, recipients or brands
 * @param own the shop's own synonyms, which come before the built-in meanings of as many words
 */
export function parseQuery(input: string, plainly = false, own: OwnWords = NO_OWN_WORDS): ParsedQuery {
  const text = latinText(input.slice(0, MOST_QUERY_LETTERS));
  const { rest, span } = plainly ? { rest: text, span: undefined } : takePrice(text);
  const { tokens, said } = read(rest, plainly, own);
  const isOpenEnd = /[a-z0-9]$/.test(rest.trimEnd());
  const named = tokens.map((token, index): Term => {
    const { key, signs, parts, text: word, also } = token;
    const isOpen = isOpenEnd && token.isLast && index === tokens.length - 1;
    const meant = isOpen && signs.length === 0 && !also ? meaningsBeginning(key) : signs;
    return { key, signs: meant, parts, text: word, isOpen, ...(also && { also }) };
  });
  const isName = ({ parts, also }: Term) => parts.length > 0 || also !== undefined;
  const spoken = named.filter((term) => isName(term) || !isStopWord(term.key));
  const isLiked = (term: Term) => !isName(term) && isWish(term.key);
  const brands = said.flatMap((one) => (one.kind === 'brand' ? [one] : []));
  const isBrandAlone = brands.length > 0 && !spoken.some((term) => !isLiked(term));
  const things = spoken.filter((term) => !isLiked(term));
  const meant = meantBy(said, things.length > 0 || isBrandAlone);
  if (isBrandAlone && brands[0]!.family)
    meant.push({ ...plainTerm(brands[0]!.brand), meant: { kind: 'family', family: brands[0]!.family } });
  const wishes = spoken.filter(isLiked);
  const isWishAlone = things.length === 0 && meant.length === 0 && brands.length === 0;
  const isPlain = span === undefined && said.length === 0;
  const code = isPlain && /^[a-z0-9][a-z0-9 ._/-]{3,40}$/.test(text.trim()) ? codeKey(text) : undefined;
  return {
    // If nothing else is in the query, the wishes become the terms.
    terms: (isWishAlone ? wishes : [...things, ...meant]).slice(0, MOST_TERMS),
    wishes: isWishAlone ? [] : wishes,
    span,
    brand: brands[0]?.brand,
    code: code && code.length > 3 ? code : undefined,
    isOneWord: !/\s/.test(text.trim()),
    isCodeLike: /[a-z].*[\d-]|\d.*[a-z-]/.test(text) || isOneUnknownWord(named, said),
  };
}

interface Read {
  tokens: (Token & { isLast: boolean; also?: readonly Name[] })[];
  /** Other meanings, each with its words in the query. */
  said: (Said & { text: string })[];
}

/** Separates words that name pieces from words for occasions, recipients and brands. The longer match wins. */
function read(text: string, plainly: boolean, own: OwnWords): Read {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const result: Read = { tokens: [], said: [] };
  let at = 0;
  while (at < words.length) {
    const [token] = tokensIn(words.slice(at));
    const count = Math.max(1, token!.parts.length);
    const named = ownNameAt(words, at, count, own);
    const found = plainly ? undefined : saidAt(words, at, named ? named.count + 1 : count);
    const taken = found?.count ?? named?.count ?? count;
    if (found) result.said.push({ ...found.said, text: found.text });
    else result.tokens.push({ ...(named?.token ?? token!), isLast: at + taken === words.length });
    at += taken;
  }
  return result;
}

/**
 * Returns the shop's own synonym at these words, if it covers at least as many words as the built-in name. Synonyms of
 * one word or built-in name become signs, since the index has them as one word.
 */
function ownNameAt(words: readonly Word[], at: number, least: number, { synonyms, longest }: OwnWords) {
  for (let count = Math.min(longest, words.length - at); count >= least; count -= 1) {
    const taken = words.slice(at, at + count);
    const key = keyOfWords(taken);
    const names = synonyms.get(key);
    if (!names) continue;
    const itself = tokensIn(taken);
    const one = itself.length === 1 ? itself[0]! : undefined;
    const signs = names.flatMap((name) => (name.length === 1 ? [name[0]!.key, ...name[0]!.signs] : []));
    const several = names.filter((name) => name.length > 1);
    const token = {
      key: one?.key ?? key,
      signs: [...new Set([...(one?.signs ?? []), ...signs])],
      parts: one?.parts ?? taken.map((word) => word.key),
      text: taken.map((word) => word.text).join(' '),
      also: one ? several : [itself, ...several],
    };
    return { token, count };
  }
  return undefined;
}

/** Returns the meaning of the words from here on, if it covers at least as many words as the name of a piece. */
function saidAt(words: readonly { key: string; text: string }[], at: number, least: number) {
  for (let count = Math.min(LONGEST_SAID, words.length - at); count >= least; count -= 1) {
    const text = words
      .slice(at, at + count)
      .map((word) => word.text)
      .join(' ');
    const said = saidBy(foldingKey(text));
    if (said) return { said, text, count };
  }
  return undefined;
}

/** Returns occasions, gifts and recipients as terms. A gift and its recipient are one term. */
function meantBy(said: Read['said'], isForSomething: boolean): Term[] {
  const occasions = said.flatMap((one): Term[] =>
    one.kind === 'occasion' ? [{ ...plainTerm(one.text), meant: one }] : [],
  );
  const gifts = said.filter(({ kind }) => kind === 'gift' || kind === 'recipient');
  if (gifts.length === 0) return occasions;
  const recipient = gifts.reduce<Recipient>((found, one) => {
    const own = one.kind === 'gift' || one.kind === 'recipient' ? one.recipient : undefined;
    return own && own !== 'anyone' ? own : found;
  }, 'anyone');
  const label = gifts.find((one) => one.kind === 'gift')?.words ?? 'gifts';
  const forWhom = { her: ' for her', him: ' for him', anyone: '' }[recipient];
  const term = plainTerm(gifts.map(({ text }) => text).join(' '));
  // With a named piece or an occasion, the recipient only says who wears it.
  if (isForSomething || (occasions.length > 0 && !gifts.some(({ kind }) => kind === 'gift')))
    return recipient === 'anyone'
      ? occasions
      : [...occasions, { ...term, meant: { kind: 'worn by', recipient, words: `pieces${forWhom}` } }];
  return [...occasions, { ...term, meant: { kind: 'gift', recipient, words: `${label}${forWhom}` } }];
}

const plainTerm = (text: string): Term => ({ key: foldingKey(text), signs: [], parts: [], text, isOpen: false });

/** A single word that the synonyms do not have may be the beginning of a code. */
function isOneUnknownWord(named: readonly Term[], said: Read['said']): boolean {
  return said.length === 0 && named.length === 1 && named[0]!.signs.length === 0 && named[0]!.key.length > 4;
}

/** Returns the form of a query for counting: folded words, cut; empty if there are none. */
export function countedAs({ terms, wishes, span, brand }: ParsedQuery): string {
  const texts = [...terms, ...wishes].map(({ key }) => key);
  if (brand !== undefined && !texts.includes(foldingKey(brand))) texts.push(foldingKey(brand));
  if (span?.min !== undefined) texts.push(`>${span.min}`);
  if (span?.max !== undefined) texts.push(`<${span.max}`);
  return texts.join(' ').slice(0, 60).trim();
}
