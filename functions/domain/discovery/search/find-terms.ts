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

/** What a query finds before anything is chosen. */
export interface FoundByTerms {
  places: Bits;
  /** What the words were taken for. */
  terms: readonly Term[];
  /** What was searched instead of a misspelt word, as a whole query; null where nothing was misspelt. */
  corrected: string | null;
  /** Words that nothing has beside the others, as they were typed. */
  letGo: string[];
  /** Those of it whose SKU has the code that was typed. */
  byCode: Bits | undefined;
}

/** Every query of the index that the ways to find these terms may need. */
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
 * What has every term; else, where one word is misspelt, what has the word it comes nearest to; else what has all of them
 * in its story as well; and only then what has all but one, all but two, and so on. Nothing where no term finds anything.
 */
export function findTerms(facts: ListingFacts, index: SearchIndex, query: ParsedQuery): FoundByTerms | undefined {
  const { terms } = query;
  const worth = new Map(terms.map((term) => [term, sayingOf(facts, term)]));
  const places = (term: Term) => (term.meant ? meantPlaces(facts, term.meant) : index.found(saidMatch(term)));
  const said = new Map(terms.map((term) => [term, places(term)]));
  const code = codeMatch(query);
  // A word for a kind of piece is what is wanted: it is let go only if the shop has nothing of the kind, and beside other
  // words it does not mean pieces of another kind that only mention it.
  const named = terms.length > 1 ? terms.filter((term) => worth.get(term) === KIND) : [];
  const kinds = new Map(named.map((term) => [term, kindPlaces(facts, term)]));
  const isKind = (term: Term) => kinds.has(term) && !isEmpty(kinds.get(term)!);
  const ofKind = (part: readonly Term[], found: Bits) =>
    part.some(isKind) ? common(found, anyOf(facts, part, kinds)) : found;
  const coded = code === undefined ? undefined : index.found(code);
  const byCode = coded && !isEmpty(common(coded, facts.live)) ? coded : undefined;
  // Parts of a code are no words that could be let go.
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

/** Descriptions are read for words that the glossary does not know: what it knows stands in names and facts. */
function readsStories({ terms }: ParsedQuery): boolean {
  return terms.some((term) => !term.meant && term.signs.length === 0 && isTelling(term));
}

/** Numbers and letters alone say too little in a story. */
const isTelling = ({ key, signs }: Term) => signs.length > 0 || /^[a-z]{3,}$/.test(key);

interface Candidate {
  places: Bits;
  kept: readonly Term[];
  terms: readonly Term[];
  corrected: string | null;
}

/** The part of the terms that says most of those that find something. */
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

/** The same with one misspelt word put right, by a word of the trade. */
function bestCorrected(
  facts: ListingFacts,
  index: SearchIndex,
  { wishes }: ParsedQuery,
  parts: readonly (readonly Term[])[],
  said: ReadonlyMap<Term, Bits>,
): Candidate | undefined {
  for (const part of parts) {
    // A word that the goods have is none that is misspelt.
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

/** A correction as terms: whole words, however the typed one ended. */
function termsOf(text: string): Term[] {
  const { terms, wishes } = parseQuery(text, true);
  return [...terms, ...wishes].map((term) => ({ ...term, isOpen: false }));
}

function all(facts: ListingFacts, terms: readonly Term[], places: (term: Term) => Bits): Bits {
  return terms.reduce((bits, term) => common(bits, places(term)), facts.live.slice());
}

/** What a word for a kind of piece says of what is wanted; see `sayingOf`. */
const KIND = 4;

/** The signs of what shoppers call the pieces of each family. */
const FAMILY_SIGNS = new Set(Object.values(FAMILY_WORDS).flatMap((text) => meaningOf(foldingKey(text))));

/**
 * How much a term says of what is wanted: a kind of piece most, a word nobody knows least. What a word may be the
 * beginning of is no more than a guess: 'saree' begins 'saree pin', and says nothing of pins.
 */
function sayingOf(facts: ListingFacts, { key, signs, parts, meant }: Term): number {
  if (meant) return meant.kind === 'family' ? KIND : 2;
  const isGuess = signs.length > 0 && parts.length === 0 && meaningOf(key).length === 0;
  if (signs.length === 0 || isGuess) return 1;
  const isKind =
    signs.some((sign) => FAMILY_SIGNS.has(sign)) ||
    facts.categories.some(({ displayName }) => hasSign(displayName, signs));
  return isKind ? KIND : 2;
}

/** Places of the pieces that a word for a kind names, by their family or their category. */
function kindPlaces(facts: ListingFacts, { signs, meant }: Term): Bits {
  if (meant?.kind === 'family') return meantPlaces(facts, meant);
  const families = FAMILIES.filter((family) =>
    meaningOf(foldingKey(FAMILY_WORDS[family])).some((sign) => signs.includes(sign)),
  );
  const bits = facts.withinCategories(({ displayName }) => hasSign(displayName, signs)).slice();
  if (families.length > 0) addAll(bits, inScope(facts, { rule: { families } }));
  return common(bits, facts.live);
}

/** Places of any of the kinds that a part of the terms names. */
function anyOf(facts: ListingFacts, part: readonly Term[], kinds: ReadonlyMap<Term, Bits>): Bits {
  const bits = facts.live.slice();
  takeAway(bits, facts.live);
  for (const term of part) if (kinds.has(term)) addAll(bits, kinds.get(term)!);
  return bits;
}

function hasSign(name: string, signs: readonly string[]): boolean {
  return tokensOf(name).some((token) => token.signs.some((sign) => signs.includes(sign)));
}

/** The parts of so many of the terms that are tried: where there are words for kinds of pieces, with one of them at least. */
function partsOf(terms: Term[], count: number, isKind: (term: Term) => boolean): Term[][] {
  const parts = subsets(terms, count);
  return terms.some(isKind) ? parts.filter((part) => part.some(isKind)) : parts;
}

function subsets(terms: readonly Term[], count: number): Term[][] {
  if (count === 0) return [[]];
  return terms.flatMap((term, at) => subsets(terms.slice(at + 1), count - 1).map((rest) => [term, ...rest]));
}

/** Families whose pieces suit without knowing a size. */
const GIVEN: readonly Family[] = ['necklace', 'chain', 'earring', 'bracelet', 'pin', 'watch', 'anklet'];
const MEN = conceptSign('men');
/** Marks of a married woman: nobody gives them but her husband and his family. */
const MARRIED = conceptSign('mangalsutra');

/** Places of what words ask for that name no piece. */
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
