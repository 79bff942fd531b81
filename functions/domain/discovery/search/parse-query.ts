import type { PriceBand } from '#contract/shop/price-bands.ts';
import type { CollectionRule } from '#contract/calls/collections.ts';
import type { Family } from '#contract/shop/attributes.ts';
import { isStopWord, isWish, meaningsBeginning } from './dictionary.ts';
import { codeKey } from './document.ts';
import { foldingKey } from './folding.ts';
import { takePrice } from './price-words.ts';
import { toLatin } from './scripts.ts';
import { LONGEST_SAID, saidBy } from './understood.ts';
import type { Recipient, Said } from './understood.ts';
import { tokensIn, wordsOf } from './words.ts';
import type { Token } from './words.ts';

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
  /** What it asks for where it names no piece. */
  meant?: Meant;
}

/** What words ask for that name no piece. */
export type Meant =
  | { kind: 'occasion'; occasions: NonNullable<CollectionRule['occasions']>; words: string }
  | { kind: 'gift'; recipient: Recipient; words: string }
  | { kind: 'worn by'; recipient: Recipient; words: string }
  | { kind: 'family'; family: Family };

/** What a shopper means by what was typed. */
export interface ParsedQuery {
  /** What must be there. */
  terms: Term[];
  /** What is liked where it is. */
  wishes: Term[];
  /** What it may cost, in rupees. */
  span: PriceBand | undefined;
  /** A maker that was asked for and does not sell here, unless the records know it. */
  brand: string | undefined;
  /** What was typed as a SKU's code, where it may be one. */
  code: string | undefined;
  /** Whether all of it was typed without a space. */
  isOneWord: boolean;
  /** Its beginning counts too: of what has digits or dashes, or is no word of the trade. */
  isCodeLike: boolean;
}

/** Longer queries are cut: nobody types them, and the index need not answer them. */
export const MOST_QUERY_LETTERS = 200;
const MOST_WORDS = 12;
const MOST_TERMS = 8;

/**
 * Reads what was typed. Nothing that can be typed is an error; what says nothing leaves nothing.
 * @param plainly every word as a word: no prices, occasions, recipients or makers
 */
export function parseQuery(input: string, plainly = false): ParsedQuery {
  const text = toLatin(input.slice(0, MOST_QUERY_LETTERS).toWellFormed().normalize('NFKC').toLowerCase());
  const { rest, span } = plainly ? { rest: text, span: undefined } : takePrice(text);
  const { tokens, said } = read(rest, plainly);
  const isOpenEnd = /[a-z0-9]$/.test(rest.trimEnd());
  const named = tokens.map((token, index): Term => {
    const { key, signs, parts, text: word } = token;
    const isOpen = isOpenEnd && token.isLast && index === tokens.length - 1;
    const meant = isOpen && signs.length === 0 ? meaningsBeginning(key) : signs;
    return { key, signs: meant, parts, text: word, isOpen };
  });
  const spoken = named.filter(({ key, parts }) => parts.length > 0 || !isStopWord(key));
  const isLiked = ({ key, parts }: Term) => parts.length === 0 && isWish(key);
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
    // Where nothing else was typed, what is liked is what is wanted.
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
  tokens: (Token & { isLast: boolean })[];
  /** What else was said, each with the words it was said by. */
  said: (Said & { text: string })[];
}

/** Tells words that name pieces from words that say what they are for; the longer name counts. */
function read(text: string, plainly: boolean): Read {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const result: Read = { tokens: [], said: [] };
  let at = 0;
  while (at < words.length) {
    const [token] = tokensIn(words.slice(at));
    const count = Math.max(1, token!.parts.length);
    const found = plainly ? undefined : saidAt(words, at, count);
    if (found) result.said.push({ ...found.said, text: found.text });
    else result.tokens.push({ ...token!, isLast: at + count === words.length });
    at += found?.count ?? count;
  }
  return result;
}

/** What the words from here on say, where it takes at least as many of them as the name of a piece does. */
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

/** Occasions, gifts and recipients as terms; a gift and whom it is for are one. */
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
  // With a piece that is named, or an occasion, it only says who wears it.
  if (isForSomething || (occasions.length > 0 && !gifts.some(({ kind }) => kind === 'gift')))
    return recipient === 'anyone'
      ? occasions
      : [...occasions, { ...term, meant: { kind: 'worn by', recipient, words: `pieces${forWhom}` } }];
  return [...occasions, { ...term, meant: { kind: 'gift', recipient, words: `${label}${forWhom}` } }];
}

const plainTerm = (text: string): Term => ({ key: foldingKey(text), signs: [], parts: [], text, isOpen: false });

/** What the glossary does not know and stands alone may be the beginning of a code. */
function isOneUnknownWord(named: readonly Term[], said: Read['said']): boolean {
  return said.length === 0 && named.length === 1 && named[0]!.signs.length === 0 && named[0]!.key.length > 4;
}

/** What was searched for, as it is counted: folded words, cut; empty where there is none. */
export function countedAs({ terms, wishes, span, brand }: ParsedQuery): string {
  const texts = [...terms, ...wishes].map(({ key }) => key);
  if (brand !== undefined && !texts.includes(foldingKey(brand))) texts.push(foldingKey(brand));
  if (span?.min !== undefined) texts.push(`>${span.min}`);
  if (span?.max !== undefined) texts.push(`<${span.max}`);
  return texts.join(' ').slice(0, 60).trim();
}
