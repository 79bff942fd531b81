import { labelOfBand, PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import { SEARCH_FILTERS } from '#contract/pages/search-query.ts';
import type { SearchFacets, SearchFilterName, SearchFilters } from '#contract/pages/search-query.ts';
import type { CategoryRow } from '../categories/index.ts';
import type { CountedShape } from './document.ts';

const IN_STOCK = 'in';

/**
 * How many products were found, and how many each value of a filter would leave. A filter's own choice is left out of
 * its counts, since its values are alternatives.
 */
export function countShapes(
  shapes: readonly { shape: CountedShape; count: number }[],
  filters: SearchFilters,
  categories: readonly CategoryRow[],
): { found: number; facets: SearchFacets } {
  const namesOf = categoryNames(categories);
  const counts = Object.fromEntries(SEARCH_FILTERS.map((name) => [name, new Map<string, number>()])) as Record<
    SearchFilterName,
    Map<string, number>
  >;
  let found = 0;
  for (const { shape, count } of shapes) {
    const values = valuesOf(shape, namesOf(shape.categoryId));
    const failed = SEARCH_FILTERS.filter(
      (name) => filters[name].length > 0 && !filters[name].some((value) => values[name].includes(value)),
    );
    if (failed.length === 0) found += count;
    for (const name of SEARCH_FILTERS) {
      if (failed.some((other) => other !== name)) continue;
      const [first] = values[name];
      const counted = name === 'category' ? (first === undefined ? [] : [first]) : values[name];
      for (const value of counted) counts[name].set(value, (counts[name].get(value) ?? 0) + count);
    }
  }
  const labels = new Map(categories.map(({ seoUrl, displayName }) => [seoUrl, displayName]));
  const facetOf = (name: SearchFilterName, labelOf = (value: string) => value) =>
    [...counts[name]]
      .map(([value, count]) => ({ value, label: labelOf(value), count }))
      .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
  const bandOf = (value: string) => PRICE_BANDS.findIndex((band) => writeBand(band) === value);
  return {
    found,
    facets: {
      category: facetOf('category', (value) => labels.get(value) ?? value),
      color: facetOf('color'),
      plating: facetOf('plating'),
      style: facetOf('style'),
      price: facetOf('price', (value) => labelOfBand(PRICE_BANDS[bandOf(value)]!)).sort(
        (one, other) => bandOf(one.value) - bandOf(other.value),
      ),
      stock: facetOf('stock', () => 'In stock'),
    },
  };
}

function valuesOf(shape: CountedShape, category: string[]): Record<SearchFilterName, string[]> {
  return {
    category,
    color: shape.colours,
    plating: shape.plating ? [shape.plating] : [],
    style: shape.style ? [shape.style] : [],
    price: [writeBand(PRICE_BANDS[shape.band]!)],
    stock: shape.isInStock ? [IN_STOCK] : [],
  };
}

/** What a category can be asked by, and the ones above it: its seoUrl first. */
function categoryNames(categories: readonly CategoryRow[]): (id: number) => string[] {
  const byId = new Map(categories.map((row) => [row.id, row]));
  const names = new Map<number, string[]>();
  return function namesOf(id): string[] {
    const known = names.get(id);
    if (known) return known;
    const row = byId.get(id);
    const made = row
      ? [row.seoUrl, row.categoryId, String(row.id), ...(row.parentId ? namesOf(row.parentId) : [])]
      : [];
    names.set(id, made);
    return made;
  };
}
