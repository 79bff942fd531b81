import { hasBit } from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import { FAMILY_WORDS, weighedWords } from './document.ts';
import type { Term } from './parse-query.ts';

/** What a word found in each part of a product is worth. */
const WORTH = { name: 10, kind: 10, style: 6, facts: 5, hints: 2 } as const;

/** How sure it is that what was found is what was typed. */
const EXACT = 1;
const BEGINNING = 0.85;
const SAME_MEANING = 0.7;

/** A name that is no longer than what was asked is about nothing else. */
const BREVITY = 0.2;

/** What a product is weighed for. */
export interface Weighed {
  terms: readonly Term[];
  wishes: readonly Term[];
}

type Facts = Pick<ListingFacts, 'values' | 'chainOf' | 'categories'>;

/**
 * Weighs products by where their words stand: in the name, in what kind of piece it is, in its facts, or anywhere else.
 * What the facts of lists know is asked of them, so of a product itself only its name is read.
 */
export function weigher(facts: Facts, { terms, wishes }: Weighed): (index: number, name: string) => number {
  const parts = new Map([...terms, ...wishes].map((term) => [term, partsOf(facts, term)]));
  const worthOf = (position: number, name: string, term: Term) => {
    const worth = WORTH.name * certainty(name, term) + parts.get(term)!(position);
    // It was found, and not there: so it stands in its title, its key words or its story.
    return worth === 0 ? WORTH.hints : worth;
  };
  return (place, name) => {
    let weight = 0;
    for (const term of terms) if (!term.meant) weight += worthOf(place, name, term);
    for (const input of wishes) weight += (WORTH.name * certainty(name, input) + parts.get(input)!(place)) / 4;
    return weight - BREVITY * Math.max(0, name.split(' ').length - 2);
  };
}

/** What a term is worth by the kind and the facts of a product at a place. */
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

/** Kinds of facts whose values are words that are searched for. */
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

/** The same words come again with every search. */
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

/** @param text folded, each between two spaces */
function certainty(text: string, { key, signs, isOpen }: Term): number {
  if (text.includes(` ${key} `)) return EXACT;
  if (isOpen && text.includes(` ${key}`)) return BEGINNING;
  return signs.some((sign) => text.includes(` ${sign} `)) ? SAME_MEANING : 0;
}
