/*
 * The format of a packed line of the table `listing`. `LISTING_COLUMNS` is its only description: the SQL that writes a
 * line and the reader in `domain/discovery/product-list` are both made of it.
 *
 * A line has the digits of each column, then one character for each word. Digits have the base 30,000. No character of
 * a line is a line end, a quote or half of a surrogate pair.
 */

export const LINE_END = 10;
/** The character of the digit 0. */
export const ZERO = 40;
export const BASE = 30_000;
/** The character of the word 0. Words end a line, so their characters may overlap those of digits. */
export const WORD = 64;
/** The first half of a surrogate pair; it must not occur in a text alone. */
const SURROGATES = 0xd800;
/** The highest id of a word that fits into one character. */
export const MOST_WORD_ID = SURROGATES - 1 - WORD;
/** Bits of the column `flags`. */
export const IN_STOCK = 1;
export const TAKES_COD = 2;
/** 2020-01-01 UTC, in seconds. */
export const LISTING_EPOCH = 1_577_836_800;

interface ListingColumn {
  name: string;
  digits: 1 | 2;
  /** Its value, as SQL of the view `listing_facts`. */
  of: string;
  /**
   * What happens to a value outside the column's range. `refused`: the write of the product fails, since filters would
   * miss the product. `capped`: the nearest number is stored, since the column only orders lists. `never`: the
   * expression has no such value.
   */
  outside: 'refused' | 'capped' | 'never';
}

export const LISTING_COLUMNS = [
  { name: 'id', digits: 2, of: 'products.id', outside: 'refused' },
  { name: 'categoryId', digits: 2, of: 'products.category_id', outside: 'refused' },
  /** In paise, of the lead SKU. */
  { name: 'price', digits: 2, of: 'lead.selling_paise', outside: 'refused' },
  /** Percent, as on the badge. */
  {
    name: 'discount',
    digits: 1,
    of: '(200 * (lead.mrp_paise - lead.selling_paise) + lead.mrp_paise) / (2 * lead.mrp_paise)',
    outside: 'never',
  },
  /** Average in tenths of a star; 0 without reviews. */
  {
    name: 'rating',
    digits: 1,
    of: 'CASE products.review_count WHEN 0 THEN 0 ELSE (20 * products.rating_sum + products.review_count) / (2 * products.review_count) END',
    outside: 'never',
  },
  { name: 'reviews', digits: 1, of: 'products.review_count', outside: 'capped' },
  {
    name: 'flags',
    digits: 1,
    of: `${IN_STOCK} * (coalesce(stock.quantity - stock.reserved_quantity, 0) > 0) + ${TAKES_COD} * products.cod_allowed`,
    outside: 'never',
  },
  { name: 'featured', digits: 2, of: 'products.featured_rank', outside: 'capped' },
  /** Seconds since 2020. */
  { name: 'createdAt', digits: 2, of: `products.created_at / 1000 - ${LISTING_EPOCH}`, outside: 'capped' },
] as const satisfies readonly ListingColumn[];

export type ListingColumnName = (typeof LISTING_COLUMNS)[number]['name'];

/** Returns the highest number that a column stores. Only the first digit may exceed the base. */
export function mostOf({ digits }: Pick<ListingColumn, 'digits'>): number {
  return (SURROGATES - ZERO) * BASE ** (digits - 1) - 1;
}

/**
 * Returns the SQL of a packed line. It is NULL if a `refused` column is outside its range, which the NOT NULL of
 * `listing.packed` stops. `npm run db:triggers` writes it into `triggers/discovery/listing.sql`.
 */
export function packedLineSql(): string {
  const columns: readonly ListingColumn[] = LISTING_COLUMNS;
  const fits = columns
    .filter(({ outside }) => outside === 'refused')
    .map((column) => `${column.of} BETWEEN 0 AND ${mostOf(column)}`);
  const digits = columns.map((column) => {
    const value = column.outside === 'capped' ? `max(0, min(${column.of}, ${mostOf(column)}))` : column.of;
    return column.digits === 1 ? `${ZERO} + ${value}` : `${ZERO} + ${value} / ${BASE}, ${ZERO} + ${value} % ${BASE}`;
  });
  return `CASE WHEN ${fits.join(' AND ')} THEN
    char(${digits.join(',\n      ')})
    || coalesce((SELECT group_concat(char(${WORD} + id), '') FROM (SELECT words.id FROM listing_words words
        WHERE (words.kind, words.value) IN (SELECT own.kind, own.value FROM listing_values own
          WHERE own.product_id = products.id AND (own.end_on IS NULL OR own.end_on > period.value)) ORDER BY words.id)), '')
    END`;
}
