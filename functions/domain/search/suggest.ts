import { VISITOR } from '#contract/calls/actor.ts';
import { STYLES } from '#contract/shop/attributes.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { categoryPath, productPath } from '#contract/pages/paths.ts';
import { searchPath, SUGGESTIONS_MOST } from '#contract/pages/search-query.ts';
import type { Suggestion } from '#contract/calls/search.ts';
import { allCategories } from '../categories/index.ts';
import { listProducts } from '../product-list/index.ts';
import type { Shop } from '../shop.ts';
import { exactMatch } from './match.ts';
import { parseQuery } from './parse-query.ts';
import type { Term } from './parse-query.ts';
import { candidates } from './statements.ts';
import { weigh } from './weigh.ts';
import { tokensOf } from './words.ts';

/** Candidates that are weighed for a handful of completions. */
const WEIGHED = 60;
const MOST_CATEGORIES = 3;
const MOST_STYLES = 2;

/**
 * Completions of what is being typed: categories and styles of that name, then products. Two round trips; none where
 * nothing was typed.
 */
export async function suggest(shop: Shop, typed: string): Promise<Suggestion[]> {
  const query = parseQuery(typed);
  if (query.terms.length === 0 && query.code === undefined) return [];
  const conditions = { today: kolkataDay(shop.now), ceilingPaise: query.ceilingPaise, states: undefined };
  const [categories, rows] = await shop.read(
    allCategories({}),
    candidates({ sql: '?', args: [exactMatch(query)] }, conditions, { limit: WEIGHED, offset: 0 }),
  );
  const named: Suggestion[] = [
    ...categories
      .filter(({ shown, displayName }) => shown === 1 && isCalled(displayName, query.terms))
      .slice(0, MOST_CATEGORIES)
      .map(({ displayName, seoUrl }): Suggestion => ({
        kind: 'category',
        text: displayName,
        path: categoryPath(seoUrl),
        picture: null,
      })),
    ...STYLES.filter((style) => isCalled(style, query.terms))
      .slice(0, MOST_STYLES)
      .map((style): Suggestion => ({ kind: 'style', text: style, path: searchPath({ q: style }), picture: null })),
  ];
  const best = weigh(rows, { ...query, forgiving: false }).slice(0, SUGGESTIONS_MOST - named.length);
  if (best.length === 0) return named;
  const ids = best.map(({ productId }) => productId);
  const { products } = await listProducts(shop, VISITOR, { ids, offset: 0, limit: ids.length });
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return [
    ...named,
    ...shown.map(({ name, seoUrl, skus, mediaList }): Suggestion => {
      const lead = skus.find(({ inStock }) => inStock) ?? skus[0];
      const picture = lead?.mediaList[0] ?? mediaList[0];
      return {
        kind: 'product',
        text: name,
        path: productPath(seoUrl),
        picture: picture?.mediaType === 'IMAGE' ? picture.key : null,
      };
    }),
  ];
}

/** Whether a name has all that was typed, by letters, beginning or meaning. */
function isCalled(name: string, terms: readonly Term[]): boolean {
  const tokens = tokensOf(name);
  return (
    terms.length > 0 &&
    terms.every((term) =>
      tokens.some(
        ({ key, signs, parts }) =>
          key === term.key ||
          (term.isOpen && [key, ...parts].some((word) => word.startsWith(term.key))) ||
          parts.includes(term.key) ||
          signs.some((sign) => term.signs.includes(sign)),
      ),
    )
  );
}
