import { hasBit } from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import { FAMILY_WORDS, weighedWords } from './document.ts';
import type { Term } from './parse-query.ts';

/** The weight of a word in each part of a product. */
const WORTH = { name: 10, kind: 10, style: 6, facts: 5, hints: 2 } as const;

/** The certainty that a match is the word in the query. */
const EXACT = 1;
const BEGINNING = 0.85;
const SAME_MEANING = 0.7;

/** The penalty for each word of a name. A short name is about little else than the query. */
const BREVITY = 0.2;

/** The terms that a product is weighed for. */
export interface Weighed {
  terms: readonly Term[];
  wishes: readonly Term[];
}

type Facts = Pick<ListingFacts, 'values' | 'chainOf' | 'categories'>;

/**
 * Returns a function that weighs products by the parts that contain their words: the name, the kind of piece, its
 * attributes, or the rest. It reads the facts of lists, so of the product itself it needs only the name.
 */
export function weigher(facts: Facts, { terms, wishes }: Weighed): (index: number, name: string) => number {
  const parts = new Map([...terms, ...wishes].map((term) => [term, partsOf(facts, term)]));
  const worthOf = (position: number, name: string, term: Term) => {
    const worth = WORTH.name * certainty(name, term) + parts.get(term)!(position);
    // The index matched elsewhere: in the title, the key words or the description.
    return worth === 0 ? WORTH.hints : worth;
  };
  return (place, name) => {
    let weight = 0;
    for (const term of terms) if (!term.meant) weight += worthOf(place, name, term);
    for (const input of wishes) weight += (WORTH.name * certainty(name, input) + parts.get(input)!(place)) / 4;
    return weight - BREVITY * Math.max(0, name.split(' ').length - 2);
  };
}

/** Returns the weight of a term by the kind and the attributes of the product at a position. */
function partsOf(facts: Facts, term: Term): (index: number) => number {
  const kinds: { bits: Bits; worth: number }[] = [];
  const others: { bits: Bits; worth: number }[] = [];
  for (const { kind, value, bits } of facts.values()) {
    const isKind = kind === 'category';
    const text = isKind ? categoryWords(facts, value) : VALUED.has(kind) ? valueWords(kind, value) : '';
    const sure = text === '' ? 0 : certainty(text, term);
    if (sure > 0)
      (isKind ? kinds : others).push({
        bits,
        worth: (isKind ? WORTH.kind : kind === 'style' ? WORTH.style : WORTH.facts) * sure,
      });
  }
  const most = (found: typeof kinds, position: number) =>
    found.reduce((worth, one) => (hasBit(one.bits, position) ? Math.max(worth, one.worth) : worth), 0);
  return (place) => most(kinds, place) + most(others, place);
}

/** Kinds of facts whose values are searchable words. */
const VALUED: ReadonlySet<string> = new Set([
  'style',
  'plating',
  'stone',
  'color',
  'occasion',
  'brand',
  'closure',
  'size',
]);

/** A cache, because the same words recur with each search. */
const stored = new Map<string, string>();
const MOST_KEPT = 5000;

function valueWords(kind: string, value: string): string {
  if (value === 'No stone') return '';
  return keptWords([kind === 'size' ? value.slice(value.indexOf('-') + 1) : value]);
}

function categoryWords(facts: Facts, seoUrl: string): string {
  const category = facts.categories.find((row) => row.seoUrl === seoUrl);
  if (!category) return '';
  const names = facts.chainOf(category.id).map(({ displayName }) => displayName);
  return keptWords([...names, category.family ? FAMILY_WORDS[category.family] : '']);
}

function keptWords(texts: readonly string[]): string {
  const key = texts.join('\n');
  const known = stored.get(key);
  if (known !== undefined) return known;
  const text = weighedWords(texts);
  if (stored.size >= MOST_KEPT) stored.clear();
  stored.set(key, text);
  return text;
}

/** @param text folded words, each between two spaces */
function certainty(text: string, { key, signs, isOpen, also = [] }: Term): number {
  if (text.includes(` ${key} `)) return EXACT;
  if (isOpen && text.includes(` ${key}`)) return BEGINNING;
  const has = (word: string) => text.includes(` ${word} `);
  const isMeant = signs.some(has) || also.some((name) => name.every((word) => has(word.key) || word.signs.some(has)));
  return isMeant ? SAME_MEANING : 0;
}
