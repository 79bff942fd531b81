import { escapeMarkup } from '#contract/shop/markup.ts';
import type { Term } from './parse-query.ts';
import { toLatin } from './scripts.ts';
import { tokensOf } from './words.ts';

/**
 * Returns a name as escaped HTML, with the matching words in `mark`: by their letters, their beginning or their
 * meaning.
 */
export function highlight(name: string, terms: readonly Term[]): string {
  const marked = new Set(
    tokensOf(name)
      .filter((token) => terms.some((term) => isMeant(token, term)))
      .flatMap(({ text }) => text.split(' ')),
  );
  return name
    .split(/([^\p{L}\p{M}\p{N}.'’]+)/u)
    .map((piece) => {
      // Tokens are in Latin letters, as words in the scripts of India are indexed.
      const said = toLatin(piece).trim().split(' ');
      const isMarked = said.some((word) => marked.has(word.toLowerCase().replace(/['’]|\.$/g, '')));
      return isMarked ? `<mark>${escapeMarkup(piece)}</mark>` : escapeMarkup(piece);
    })
    .join('');
}

function isMeant(token: { key: string; signs: readonly string[] }, term: Term): boolean {
  if (token.key === term.key || term.parts.includes(token.key)) return true;
  if (term.isOpen && token.key.startsWith(term.key)) return true;
  const words = [...term.signs, ...(term.also ?? []).flatMap((name) => name.map(({ key }) => key))];
  return [token.key, ...token.signs].some((word) => words.includes(word));
}
