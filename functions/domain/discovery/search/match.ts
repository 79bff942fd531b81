import { meaningOf, nearestName, twoNames } from './dictionary.ts';
import type { Name } from './own-words.ts';
import type { ParsedQuery, Term } from './parse-query.ts';

/*
 * Queries of the full text index, one for each term. Each word is a folding key or a sign: letters and digits in
 * quotation marks, so that no input can be an operator.
 */

/** The columns that describe a piece. The description (`story`) is searched only if they do not match. */
const SAID = '{name kind facts hints}';

/** Returns the query for products that have a term, by its letters or its meaning. */
export const saidMatch = (term: Term): string => `${SAID} : ${anyOf(term)}`;

/** Returns the query for products that have a term anywhere, also in their description. */
export const anywhereMatch = (term: Term): string => anyOf(term);

/** Returns the query for products with a SKU of this code; undefined if the query contains no code. */
export function codeMatch({ code, isCodeLike }: ParsedQuery): string | undefined {
  return code === undefined ? undefined : `codes : "${code}"${isCodeLike ? ' *' : ''}`;
}

/** Returns whether the synonyms do not have a term. */
export function mayBeMisspelt({ signs, isOpen, key, meant, also }: Term): boolean {
  return (
    meant === undefined &&
    also === undefined &&
    /^[a-z]{4,}$/.test(key) &&
    (signs.length === 0 || (isOpen && meaningOf(key).length === 0))
  );
}

/**
 * Returns corrections of a term that the synonyms do not have: the nearest name of the trade, or two names written as
 * one.
 */
export function correctionsOf(term: Term): string[] {
  if (!mayBeMisspelt(term)) return [];
  const nearest = nearestName(term.key);
  const two = twoNames(term.key);
  return [...(nearest ? [nearest.word] : []), ...(two ? [two.join(' ')] : [])];
}

/** A name of several words matches only as that name: its single words mean something else. */
function anyOf({ key, signs, isOpen, also = [] }: Term): string {
  return either([`"${key}"${isOpen ? ' *' : ''}`, ...signs.map((sign) => `"${sign}"`), ...also.map(allOf)]);
}

const either = (queries: readonly string[]) => `(${queries.join(' OR ')})`;

/** Returns the query for products that have all words of a name. */
function allOf(name: Name): string {
  const words = name.map(({ key, signs }) => either([key, ...signs].map((word) => `"${word}"`)));
  return `(${words.join(' AND ')})`;
}
