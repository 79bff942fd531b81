import { STYLES } from '#contract/shop/attributes.ts';
import { categoryPath, productPath } from '#contract/pages/paths.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import { searchPath, SUGGESTIONS_MOST } from '#contract/pages/search-path.ts';
import type { Suggestion } from '#contract/calls/search.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import { addAll, common, hasBit, isEmpty, pinnedFirst, shownProducts } from '../product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { findTerms, matchesFor } from './find-terms.ts';
import { parseQuery } from './parse-query.ts';
import type { Term } from './parse-query.ts';
import { byRelevance, ownResults, searchIndex } from './search-products.ts';
import { tokensOf } from './words.ts';

const MOST_CATEGORIES = 3;
const MOST_STYLES = 2;

/**
 * Returns completions of an unfinished query: the page it redirects to, categories and styles of that name, then
 * products, pinned ones first. Two round trips; none without input.
 */
export async function suggest(shop: Shop, input: string): Promise<Suggestion[]> {
  const plain = parseQuery(input);
  if (plain.terms.length === 0 && plain.code === undefined) return [];
  const { facts, index, own, parsed } = await searchIndex(shop, (known) => {
    const query = parseQuery(input, false, known);
    return { query, matches: matchesFor(query) };
  });
  const { query } = parsed;
  const { pinnedIds, redirect } = ownResults(own, input);
  const named: Suggestion[] = [
    ...(redirect === null ? [] : [{ kind: 'page' as const, text: input.trim(), path: redirect, picture: null }]),
    ...facts.categories
      .filter(({ shown, displayName }) => shown === 1 && isCalled(displayName, query.terms))
      .slice(0, MOST_CATEGORIES)
      .map(({ displayName, translations, seoUrl }): Suggestion => ({
        kind: 'category',
        text: displayName,
        translations: translationsAs(translations, { text: 'displayName' }),
        path: categoryPath(seoUrl),
        picture: null,
      })),
    ...STYLES.filter((style) => isCalled(style, query.terms))
      .slice(0, MOST_STYLES)
      .map((style): Suggestion => ({ kind: 'style', text: style, path: searchPath({ q: style }), picture: null })),
  ];
  const found = findTerms(facts, index, query);
  const places = common(facts.placesOf(pinnedIds), facts.live);
  // A result with dropped or corrected words does not complete the input.
  const isComplete = found !== undefined && found.letGo.length === 0 && found.corrected === null;
  if (isComplete) addAll(places, found.places);
  if (isEmpty(places)) return named;
  const ids: number[] = [];
  for (const position of pinnedFirst(facts, pinnedIds, byRelevance(facts, index, places, query, found))) {
    if (ids.length === SUGGESTIONS_MOST - named.length) break;
    if (hasBit(places, position)) ids.push(facts.ids[position]!);
  }
  const shown = await shownProducts(shop, ids);
  return [
    ...named,
    ...shown.map((product): Suggestion => {
      const [picture] = picturesOf(product, leadSku(product));
      return {
        kind: 'product',
        text: product.name,
        translations: translationsAs(product.translations, { text: 'name' }),
        path: productPath(product.seoUrl),
        picture: picture?.mediaType === 'IMAGE' ? picture.key : null,
      };
    }),
  ];
}

/** Returns whether a name has all terms, by letters, beginning or meaning. */
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
          [key, ...signs].some((word) => term.signs.includes(word)),
      ),
    )
  );
}
