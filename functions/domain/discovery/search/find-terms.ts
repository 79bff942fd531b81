import type { CollectionRule } from '#contract/calls/collections.ts';
import { FAMILIES } from '#contract/shop/attributes.ts';
import type { Family } from '#contract/shop/attributes.ts';
import { addAll, common, countBits, inScope, isEmpty, takeAway } from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import { conceptSign, meaningOf } from './dictionary.ts';
import { FAMILY_WORDS } from './document.ts';
import { foldingKey } from './folding.ts';
import { anywhereMatch, codeMatch, correctionsOf, mayBeMisspelt, saidMatch } from './match.ts';
import { parseQuery } from './parse-query.ts';
import type { Meant, ParsedQuery, Term } from './parse-query.ts';
import type { SearchIndex } from './search-memory.ts';
import { tokensOf } from './words.ts';

/** The products that a query matches before any filter. */
export interface FoundByTerms {
  places: Bits;
  /** The terms that matched. */
  terms: readonly Term[];
  /** The corrected query as a whole; null if nothing was misspelt. */
  corrected: string | null;
  /** Words that were dropped because no product has them together with the others, as typed by the shopper. */
  letGo: string[];
  /** The matches whose SKU has the code in the query. */
  byCode: Bits | undefined;
}

/** Returns every index query that `findTerms` may need for these terms. */
export function matchesFor(query: ParsedQuery): string[] {
  const words = query.terms.filter(({ meant }) => !meant);
  const code = codeMatch(query);
  const corrections = words.flatMap((term) => correctionsOf(term).flatMap(termsOf));
  return [
    ...new Set([
      ...words.map(saidMatch),
      ...corrections.map(saidMatch),
      ...(readsStories(query) ? words.map(anywhereMatch) : []),
      ...(code === undefined ? [] : [code]),
    ]),
  ];
}

/**
 * Returns the products that have every term; else, with one misspelt word corrected; else, with all terms when
 * descriptions are searched too; only then products that have all terms but one, all but two, and so on. Undefined if
 * no term matches.
 */
export function findTerms(facts: ListingFacts, index: SearchIndex, query: ParsedQuery): FoundByTerms | undefined {
  const { terms } = query;
  const worth = new Map(terms.map((term) => [term, sayingOf(facts, term)]));
  const places = (term: Term) => (term.meant ? meantPlaces(facts, term.meant) : index.found(saidMatch(term)));
  const said = new Map(terms.map((term) => [term, places(term)]));
  const code = codeMatch(query);
  // A term for a kind of piece is the most important. It is dropped only if the shop has nothing of the kind. With
  // other words, it does not match pieces of another kind that only mention it.
  const named = terms.length > 1 ? terms.filter((term) => worth.get(term) === KIND) : [];
  const kinds = new Map(named.map((term) => [term, kindPlaces(facts, term)]));
  const isKind = (term: Term) => kinds.has(term) && !isEmpty(kinds.get(term)!);
  const ofKind = (part: readonly Term[], found: Bits) =>
    part.some(isKind) ? common(found, anyOf(facts, part, kinds)) : found;
  const coded = code === undefined ? undefined : index.found(code);
  const byCode = coded && !isEmpty(common(coded, facts.live)) ? coded : undefined;
  // The parts of a code are not words that can be dropped.
  const least = code !== undefined && query.isOneWord ? terms.length : 1;
  for (let count = terms.length; count >= least && count > 0; count -= 1) {
    const parts = partsOf(terms, count, isKind);
    const found =
      best(worth, parts, (part) =>
        ofKind(
          part,
          all(facts, part, (term) => said.get(term)!),
        ),
      ) ??
      (byCode ? undefined : bestCorrected(facts, index, query, parts, said)) ??
      (readsStories(query)
        ? best(worth, parts, (part) => {
            const anywhere = all(facts, part, (term) =>
              term.meant || !isTelling(term) ? said.get(term)! : index.found(anywhereMatch(term)),
            );
            return ofKind(part, anywhere);
          })
        : undefined);
    if (!found) {
      if (byCode) break;
      continue;
    }
    if (byCode) addAll(found.places, byCode);
    return { ...found, byCode, letGo: terms.filter((term) => !found.kept.includes(term)).map(({ text }) => text) };
  }
  return byCode && { places: byCode.slice(), terms, corrected: null, letGo: [], byCode };
}

/** Descriptions are searched only for words that are not synonyms: known words occur in names and attributes. */
function readsStories({ terms }: ParsedQuery): boolean {
  return terms.some((term) => !term.meant && term.signs.length === 0 && isTelling(term));
}

/** Numbers and single letters are too weak to search descriptions for. */
const isTelling = ({ key, signs }: Term) => signs.length > 0 || /^[a-z]{3,}$/.test(key);

interface Candidate {
  places: Bits;
  kept: readonly Term[];
  terms: readonly Term[];
  corrected: string | null;
}

/** Returns the subset of the terms with the greatest weight among those that match products. */
function best(
  worthOf: ReadonlyMap<Term, number>,
  parts: readonly (readonly Term[])[],
  find: (part: readonly Term[]) => Bits,
): Candidate | undefined {
  let chosen: (Candidate & { worth: number; count: number }) | undefined;
  for (const part of parts) {
    const worth = part.reduce((sum, term) => sum + worthOf.get(term)!, 0);
    if (chosen && worth < chosen.worth) continue;
    const places = find(part);
    const count = countBits(places);
    if (count === 0 || (chosen && worth === chosen.worth && count <= chosen.count)) continue;
    chosen = { places, kept: part, terms: part, corrected: null, worth, count };
  }
  return chosen;
}

/** Returns the same with one misspelt word corrected to a word of the trade. */
function bestCorrected(
  facts: ListingFacts,
  index: SearchIndex,
  { wishes }: ParsedQuery,
  parts: readonly (readonly Term[])[],
  said: ReadonlyMap<Term, Bits>,
): Candidate | undefined {
  for (const part of parts) {
    // A word that products have is not misspelt.
    const wrong = part.filter((term) => mayBeMisspelt(term) && isEmpty(common(said.get(term)!, facts.live)));
    if (wrong.length !== 1) continue;
    const [term] = wrong as [Term];
    const others = part.filter((other) => other !== term);
    for (const label of correctionsOf(term)) {
      const right = termsOf(label);
      const places = all(facts, [...others, ...right], (one) => said.get(one) ?? index.found(saidMatch(one)));
      if (isEmpty(places)) continue;
      const corrected = [...part.map((one) => (one === term ? label : one.text)), ...wishes.map(({ text }) => text)];
      return { places, kept: part, terms: [...others, ...right], corrected: corrected.join(' ') };
    }
  }
  return undefined;
}

/** Returns a correction as terms of whole words, even if the typed word was unfinished. */
function termsOf(text: string): Term[] {
  const { terms, wishes } = parseQuery(text, true);
  return [...terms, ...wishes].map((term) => ({ ...term, isOpen: false }));
}

function all(facts: ListingFacts, terms: readonly Term[], places: (term: Term) => Bits): Bits {
  return terms.reduce((bits, term) => common(bits, places(term)), facts.live.slice());
}

/** The weight of a term for a kind of piece; see `sayingOf`. */
const KIND = 4;

/** The signs of the usual names for the pieces of each family. */
const FAMILY_SIGNS = new Set(Object.values(FAMILY_WORDS).flatMap((text) => meaningOf(foldingKey(text))));

/**
 * Returns the weight of a term: a kind of piece has most, an unknown word least. A meaning by the beginning of a word
 * is only a guess: 'saree' begins 'saree pin', but says nothing of pins.
 */
function sayingOf(facts: ListingFacts, { key, signs, parts, meant, also }: Term): number {
  if (meant) return meant.kind === 'family' ? KIND : 2;
  const isGuess = signs.length > 0 && parts.length === 0 && meaningOf(key).length === 0;
  if (also === undefined && (signs.length === 0 || isGuess)) return 1;
  const isKind =
    signs.some((sign) => FAMILY_SIGNS.has(sign)) ||
    facts.categories.some(({ displayName }) => hasSign(displayName, signs));
  return isKind ? KIND : 2;
}

/** Returns the positions of the pieces that a term names, by their family or their category. */
function kindPlaces(facts: ListingFacts, { signs, meant }: Term): Bits {
  if (meant?.kind === 'family') return meantPlaces(facts, meant);
  const families = FAMILIES.filter((family) =>
    meaningOf(foldingKey(FAMILY_WORDS[family])).some((sign) => signs.includes(sign)),
  );
  const bits = facts.withinCategories(({ displayName }) => hasSign(displayName, signs)).slice();
  if (families.length > 0) addAll(bits, inScope(facts, { rule: { families } }));
  return common(bits, facts.live);
}

/** Returns the positions of any of the kinds that a subset of the terms names. */
function anyOf(facts: ListingFacts, part: readonly Term[], kinds: ReadonlyMap<Term, Bits>): Bits {
  const bits = facts.live.slice();
  takeAway(bits, facts.live);
  for (const term of part) if (kinds.has(term)) addAll(bits, kinds.get(term)!);
  return bits;
}

function hasSign(name: string, signs: readonly string[]): boolean {
  return tokensOf(name).some((token) => token.signs.some((sign) => signs.includes(sign)));
}

/**
 * Returns the subsets of a number of terms to try. If there are terms for kinds of pieces, each subset contains at
 * least one.
 */
function partsOf(terms: Term[], count: number, isKind: (term: Term) => boolean): Term[][] {
  const parts = subsets(terms, count);
  return terms.some(isKind) ? parts.filter((part) => part.some(isKind)) : parts;
}

function subsets(terms: readonly Term[], count: number): Term[][] {
  if (count === 0) return [[]];
  return terms.flatMap((term, at) => subsets(terms.slice(at + 1), count - 1).map((rest) => [term, ...rest]));
}

/** Families whose pieces fit without a known size. */
const GIVEN: readonly Family[] = ['necklace', 'chain', 'earring', 'bracelet', 'pin', 'watch', 'anklet'];
const MEN = conceptSign('men');
/** The mark of a married woman: only her husband and his family give it. */
const MARRIED = conceptSign('mangalsutra');

/** Returns the positions of products for a term that names no piece. */
function meantPlaces(facts: ListingFacts, meant: Meant): Bits {
  const ofRule = (rule: CollectionRule) => inScope(facts, { rule });
  const called = (...signs: string[]) => facts.withinCategories(({ displayName }) => hasSign(displayName, signs));
  switch (meant.kind) {
    case 'occasion':
      return ofRule({ occasions: meant.occasions });
    case 'family':
      return ofRule({ families: [meant.family] });
    case 'worn by': {
      if (meant.recipient === 'him') return common(called(MEN), facts.live);
      const bits = facts.live.slice();
      takeAway(bits, called(MEN));
      return bits;
    }
    case 'gift': {
      if (meant.recipient === 'him') return common(called(MEN), facts.live);
      const bits = ofRule({ families: FAMILIES.filter((family) => GIVEN.includes(family)) });
      takeAway(bits, called(MARRIED));
      takeAway(bits, ofRule({ occasions: ['Bridal'] }));
      if (meant.recipient === 'her') takeAway(bits, called(MEN));
      return bits;
    }
  }
}
