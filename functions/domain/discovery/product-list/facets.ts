import { OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { FILTER_KINDS } from '#contract/pages/product-list-query.ts';
import { labelOfBand, PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import type { FacetValue, Facets, ProductListFilters, FilterKind } from '#contract/pages/product-list-query.ts';
import { chosenValues } from '#contract/pages/product-list-query.ts';
import { describeSize, readSizeValue, SIZE_SYSTEMS } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import type { Counts, ValueCount } from './filter-and-count.ts';
import type { ListedCategory, ListingFacts } from './listing-facts.ts';

const SIZE_GROUPS: Record<SizeSystem, string> = {
  bangle: 'Bangles and kadas',
  ring: 'Rings',
  inches: 'Lengths',
  free: 'Any size',
};
const countries = new Intl.DisplayNames('en-IN', { type: 'region' });

/** Returns the filter values of each kind with their labels, sorted for shoppers. */
export function facetsOf(
  counts: Counts,
  filters: ProductListFilters,
  { categories }: Pick<ListingFacts, 'categories'>,
): Facets {
  const named = new Map(categories.map((category) => [category.seoUrl, category]));
  const facets = Object.fromEntries(
    FILTER_KINDS.map((kind) => [
      kind,
      withChosen(counts[kind], kind, filters).map((found) => facetOf(kind, found, named)),
    ]),
  ) as Facets;
  for (const kind of ['category', 'color', 'brand', 'origin', 'closure'] as const) facets[kind].sort(byCount);
  for (const [kind, words] of [
    ['style', STYLES],
    ['occasion', OCCASIONS],
    ['plating', PLATINGS],
    ['stone', STONES],
  ] as const)
    facets[kind].sort((one, other) => byCount(one, other) || place(words, one) - place(words, other));
  facets.size.sort(bySize(facets.size));
  return facets;
}

/** Adds chosen values that no product of this list has, so that the shopper can remove them. */
function withChosen(found: ValueCount[], kind: FilterKind, filters: ProductListFilters): ValueCount[] {
  const missing = chosenValues(filters, kind).filter((value) => !found.some((known) => known.value === value));
  // A custom price range is shown in the two price fields.
  return kind === 'price' ? found : [...found, ...missing.map((value) => ({ value, count: 0 }))];
}

type CategoriesByUrl = ReadonlyMap<string, ListedCategory>;

function facetOf(kind: FilterKind, { value, count }: ValueCount, categories: CategoriesByUrl): FacetValue {
  const size = kind === 'size' ? readSizeValue(value) : undefined;
  if (size) return { value, count, label: describeSize(size), group: SIZE_GROUPS[size.system] };
  const facet = { value, count, label: labelOf(kind, value, categories) };
  const category = kind === 'category' ? categories.get(value) : undefined;
  return category ? { ...facet, translations: translationsAs(category.translations, { label: 'displayName' }) } : facet;
}

function labelOf(kind: FilterKind, value: string, categories: CategoriesByUrl): string {
  switch (kind) {
    case 'category':
      return categories.get(value)?.displayName ?? value;
    case 'price':
      return labelOfBand(PRICE_BANDS.find((band) => writeBand(band) === value)!);
    case 'discount':
      return `${value}% or more`;
    case 'rating':
      return `${value} stars and up`;
    case 'stock':
      return 'In stock now';
    case 'cod':
      return 'Cash on delivery';
    case 'origin':
      return /^[A-Z]{2}$/.test(value) ? (countries.of(value) ?? value) : value;
    default:
      return value;
  }
}

const byCount = (one: FacetValue, other: FacetValue) =>
  other.count - one.count || one.label.localeCompare(other.label, 'en');

const place = (terms: readonly string[], { value }: FacetValue) => terms.indexOf(value);

/** Sorts by size system, and within it in the order of the trade: bangle 2.10 comes after 2.8. */
function bySize(values: readonly FacetValue[]): (one: FacetValue, other: FacetValue) => number {
  const sizes = new Map(values.map(({ value }) => [value, readSizeValue(value)]));
  return (one, other) => {
    const [first, second] = [sizes.get(one.value), sizes.get(other.value)];
    if (!first || !second) return 0;
    return SIZE_SYSTEMS.indexOf(first.system) - SIZE_SYSTEMS.indexOf(second.system) || first.order - second.order;
  };
}
