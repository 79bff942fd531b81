import { meaningOf, nearestName, twoNames } from './dictionary.ts';
import { foldingKey } from './folding.ts';
import type { ParsedQuery, Term } from './parse-query.ts';
import { misspellings } from './typos.ts';

/*
 * Queries of the full text index. Every word in them is a folding key or a sign, letters and digits in quotation marks,
 * so nothing that was typed can be an operator. Part of one is put together by the engine: see `forgivingMatch`.
 */

/** The columns that say what a piece is; its story is only read where they say nothing. */
const SAID = '{name kind facts hints}';
/** What no document has: signs are longer. */
export const NOTHING = '"z"';

/** Products that have each term, by its letters or by what it means, or whose SKU has this code. */
export function exactMatch({ terms, code, isCodeLike }: ParsedQuery): string {
  const ways = [];
  if (terms.length > 0) ways.push(`(${SAID} : (${terms.map(anyOf).join(' AND ')}))`);
  if (code !== undefined) ways.push(`(codes : "${code}"${isCodeLike ? ' *' : ''})`);
  return ways.join(' OR ') || NOTHING;
}

/** Products that have any of the terms anywhere, also in their story. Numbers and letters alone say too little there. */
export function looseMatch({ terms }: ParsedQuery): string {
  const telling = terms.filter(({ key, signs }) => signs.length > 0 || /^[a-z]{3,}$/.test(key));
  return telling.map(anyOf).join(' OR ') || NOTHING;
}

/** A piece of SQL with its values. */
export interface Fragment {
  sql: string;
  args: string[];
}

/**
 * SQL that makes the query of products that have each term or something spelt nearly like it: names of the glossary,
 * and words of the index, which the engine looks up itself, so that it costs no round trip.
 */
export function forgivingMatch({ terms }: ParsedQuery): Fragment {
  if (!terms.some(mayBeMisspelt)) return { sql: '?', args: [NOTHING] };
  const args: string[] = [];
  const each = terms.map((term) => {
    args.push([anyOf(term), ...correctionsOf(term).map(anyOfNames)].join(' OR '));
    if (!mayBeMisspelt(term)) return "'(' || ? || ')'";
    args.push(JSON.stringify(misspellings(term.key)));
    return `'(' || ? || coalesce((SELECT ' OR ' || group_concat('"' || key || '"', ' OR ') FROM
      (SELECT DISTINCT key FROM search_spellings WHERE spelling IN (SELECT value FROM json_each(?)) LIMIT 20)), '') || ')'`;
  });
  return { sql: `'${SAID} : (' || ${each.join(" || ' AND ' || ")} || ')'`, args };
}

/** Whether a term is none the glossary knows. */
export function mayBeMisspelt({ signs, isOpen, key }: Term): boolean {
  return (signs.length === 0 || (isOpen && meaningOf(key).length === 0)) && misspellings(key).length > 0;
}

/** What else a term may stand for: the nearest name, or two names written as one. Each is a list of names. */
export function correctionsOf(term: Term): string[][] {
  if (!mayBeMisspelt(term)) return [];
  const nearest = nearestName(term.key);
  const two = twoNames(term.key);
  return [...(nearest ? [[nearest.word]] : []), ...(two ? [two] : [])];
}

function anyOf({ key, signs, parts, isOpen }: Term): string {
  const ways = [`"${key}"${isOpen ? ' *' : ''}`, ...signs.map((sign) => `"${sign}"`)];
  if (parts.length > 0) ways.push(`(${parts.map((part) => `"${part}"`).join(' AND ')})`);
  return `(${ways.join(' OR ')})`;
}

function anyOfNames(names: readonly string[]): string {
  const each = names.map((name) => {
    const key = foldingKey(name);
    return `(${[key, ...meaningOf(key)].map((word) => `"${word}"`).join(' OR ')})`;
  });
  return `(${each.join(' AND ')})`;
}
