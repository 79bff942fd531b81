import { meaningOf, nearestName, twoNames } from './dictionary.ts';
import type { ParsedQuery, Term } from './parse-query.ts';

/*
 * Queries of the full text index, one for each term. Every word in them is a folding key or a sign, letters and digits in
 * quotation marks, so nothing that was typed can be an operator.
 */

/** The columns that say what a piece is; its story is only read where they say nothing. */
const SAID = '{name kind facts hints}';

/** Products that have a term, by its letters or by what it means. */
export const saidMatch = (term: Term): string => `${SAID} : ${anyOf(term)}`;

/** Products that have a term anywhere, also in their story. */
export const anywhereMatch = (term: Term): string => anyOf(term);

/** Products with a SKU of this code; nothing where none was typed. */
export function codeMatch({ code, isCodeLike }: ParsedQuery): string | undefined {
  return code === undefined ? undefined : `codes : "${code}"${isCodeLike ? ' *' : ''}`;
}

/** Whether a term is none the glossary knows. */
export function mayBeMisspelt({ signs, isOpen, key, meant }: Term): boolean {
  return (
    meant === undefined && /^[a-z]{4,}$/.test(key) && (signs.length === 0 || (isOpen && meaningOf(key).length === 0))
  );
}

/** What a term may stand for that is none the glossary knows: the nearest name of the trade, or two written as one. */
export function correctionsOf(term: Term): string[] {
  if (!mayBeMisspelt(term)) return [];
  const nearest = nearestName(term.key);
  const two = twoNames(term.key);
  return [...(nearest ? [nearest.word] : []), ...(two ? [two.join(' ')] : [])];
}

/** A name of several words is found as that name: its words apart are another thing. */
function anyOf({ key, signs, isOpen }: Term): string {
  return `(${[`"${key}"${isOpen ? ' *' : ''}`, ...signs.map((sign) => `"${sign}"`)].join(' OR ')})`;
}
