import { nearestName, twoNames } from './dictionary.ts';
import { mayBeMisspelt } from './match.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery, Term } from './parse-query.ts';
import { distance } from './typos.ts';

/**
 * What a query with misspelt words was taken for: each word that nobody knows is replaced by the nearest that somebody
 * does, of the glossary or of the index.
 * @param words of the index that the misspelt ones may mean
 */
export function corrected(
  query: ParsedQuery,
  words: readonly { key: string; word: string }[],
): { terms: readonly Term[]; text: string | null } {
  const text = [...query.terms, ...query.wishes].map((term) => correctedWord(term, words)).join(' ');
  const { terms } = parseQuery(text);
  const isOther = terms.some(({ key }, index) => key !== query.terms[index]?.key);
  // A whole word was meant, however the typed one ends.
  return { terms: terms.map((term) => ({ ...term, isOpen: false })), text: isOther ? text : null };
}

function correctedWord(term: Term, words: readonly { key: string; word: string }[]): string {
  if (!mayBeMisspelt(term) || words.some(({ key }) => key === term.key)) return term.text;
  const near = words.flatMap(({ key, word }) => {
    const mistakes = distance(term.key, key);
    return mistakes === undefined ? [] : [{ word, mistakes }];
  });
  const name = nearestName(term.key);
  if (name) near.unshift({ word: name.word, mistakes: name.distance });
  const [best] = near.sort((one, other) => one.mistakes - other.mistakes);
  return best?.word ?? twoNames(term.key)?.join(' ') ?? term.text;
}
