import type { Term } from './parse-query.ts';
import { distance } from './typos.ts';

/** A product that may be what was meant: its words, and its place before it is weighed. */
export interface Candidate {
  productId: number;
  name: string;
  kind: string;
  facts: string;
  hints: string;
  codes: string;
  isInStock: boolean;
}

/** What a word found in each part of a document is worth. */
const WORTH = { name: 10, kind: 10, facts: 5, hints: 2 } as const;
type Part = keyof typeof WORTH;
const PARTS = Object.keys(WORTH) as Part[];

/** How sure it is that what was found is what was typed. */
const EXACT = 1;
const BEGINNING = 0.85;
const SAME_MEANING = 0.7;
const MISSPELT = 0.5;

const SKU_CODE = 1000;
/** A name that is no longer than what was asked is about nothing else. */
const BREVITY = 0.2;

/** What the weights are taken of. */
export interface Weighed {
  terms: readonly Term[];
  wishes: readonly Term[];
  code: string | undefined;
  /** Whether misspelt words count: where none is, looking for them takes time and finds nothing. */
  forgiving: boolean;
}

/**
 * Brings candidates into the order a shopper expects: a SKU's code first, then what has all terms, in stock before sold
 * out, by weight; what weighs the same stays in its order, which is the rank's.
 */
export function weigh(candidates: readonly Candidate[], asked: Weighed): Candidate[] {
  const weights = new Map(candidates.map((candidate) => [candidate, weightOf(candidate, asked)]));
  return candidates.toSorted((one, other) => {
    const [a, b] = [weights.get(one)!, weights.get(other)!];
    return (
      Number(b.isCode) - Number(a.isCode) ||
      b.termsFound - a.termsFound ||
      Number(other.isInStock) - Number(one.isInStock) ||
      b.weight - a.weight
    );
  });
}

function weightOf(candidate: Candidate, { terms, wishes, code, forgiving }: Weighed) {
  let weight = 0;
  let termsFound = 0;
  for (const term of terms) {
    const found = worthOf(candidate, term, forgiving);
    weight += found;
    termsFound += Number(found > 0);
  }
  for (const wish of wishes) weight += worthOf(candidate, wish, false) / 4;
  const isCode = code !== undefined && candidate.codes.includes(` ${code}`);
  if (isCode) weight += SKU_CODE;
  weight -= BREVITY * Math.max(0, candidate.name.split(' ').length - 2);
  return { weight, termsFound, isCode };
}

function worthOf(candidate: Candidate, term: Term, forgiving: boolean): number {
  return PARTS.reduce((sum, part) => sum + WORTH[part] * certainty(candidate[part], term, forgiving), 0);
}

/** @param words folded, each between two spaces */
function certainty(words: string, { key, signs, parts, isOpen }: Term, forgiving: boolean): number {
  if (words.includes(` ${key} `)) return EXACT;
  if (isOpen && words.includes(` ${key}`)) return BEGINNING;
  if (signs.some((sign) => words.includes(` ${sign} `))) return SAME_MEANING;
  if (parts.length > 0 && parts.every((part) => words.includes(` ${part} `))) return SAME_MEANING;
  return forgiving && parts.length === 0 && hasNearly(words, key) ? MISSPELT : 0;
}

function hasNearly(words: string, key: string): boolean {
  if (key.length < 4) return false;
  return words.split(' ').some((word) => word[0] === key[0] && distance(key, word) !== undefined);
}
