import { describe, expect, test } from 'vitest';
import { LISTING_COLUMNS, MOST_WORD_ID, mostOf, packedLineSql } from '../../functions/db/listing-columns.ts';
import type { ListingColumnName } from '../../functions/db/listing-columns.ts';
import { LINE_INDEX, LineReader } from '../../functions/domain/discovery/product-list/listing-line.ts';
import { migratedDatabase } from './tables.ts';

/** The rows that a line is made of. */
const ROWS = {
  id: 7,
  categoryId: 3,
  sellingPaise: 450_00,
  mrpPaise: 600_00,
  reviewCount: 4,
  ratingSum: 18,
  quantity: 5,
  reserved: 1,
  codAllowed: 1,
  featuredRank: 12,
  createdAt: 1_795_000_000_000,
  wordIds: [2, 900],
};
type Rows = typeof ROWS;

const EPOCH = 1_577_836_800;
const connection = migratedDatabase();

/** Returns the line that the SQL packs; null if it refuses. */
function packed(change: Partial<Rows>): string | null {
  const rows = { ...ROWS, ...change };
  const words = rows.wordIds.map((id) => `(${id}, 'style', 'word ${id}')`).join(', ');
  const statement = `WITH
    products (id, category_id, review_count, rating_sum, cod_allowed, featured_rank, created_at) AS
      (VALUES (${rows.id}, ${rows.categoryId}, ${rows.reviewCount}, ${rows.ratingSum}, ${rows.codAllowed}, ${rows.featuredRank}, ${rows.createdAt})),
    lead (selling_paise, mrp_paise) AS (VALUES (${rows.sellingPaise}, ${rows.mrpPaise})),
    stock (quantity, reserved_quantity) AS (VALUES (${rows.quantity}, ${rows.reserved})),
    period (value) AS (VALUES ('')),
    listing_words (id, kind, value) AS (VALUES ${words}),
    listing_values (product_id, kind, value, end_on) AS (SELECT ${rows.id}, kind, value, NULL FROM listing_words)
    SELECT ${packedLineSql()} AS packed FROM products, lead, stock, period`;
  return (connection.prepare(statement).get([]) as { packed: string | null }).packed;
}

/** Returns the numbers and words that the reader finds in the line of these rows. */
function read(change: Partial<Rows>) {
  const reader = new LineReader();
  const line = packed(change);
  expect(line).not.toBeNull();
  // A second line proves that the first one ends where it should.
  reader.open(`${line}\n${packed({ id: 8 })}`);
  expect(reader.next()).toBe(true);
  const numbers = Object.fromEntries(LISTING_COLUMNS.map(({ name }) => [name, reader.numbers[LINE_INDEX[name]]]));
  const words = [...reader.words.subarray(0, reader.wordCount)];
  expect(reader.next()).toBe(true);
  expect(reader.numbers[LINE_INDEX.id]).toBe(8);
  expect(reader.next()).toBe(false);
  return { ...(numbers as Record<ListingColumnName, number>), words };
}

const mostIn = (name: ListingColumnName) => mostOf(LISTING_COLUMNS[LINE_INDEX[name]]!);

/** The rows that give a column a number, for columns that store a plain number. */
const ROWS_OF: Partial<Record<ListingColumnName, (number: number) => Partial<Rows>>> = {
  id: (id) => ({ id }),
  categoryId: (categoryId) => ({ categoryId }),
  price: (sellingPaise) => ({ sellingPaise, mrpPaise: sellingPaise }),
  reviews: (reviewCount) => ({ reviewCount, ratingSum: 5 * reviewCount }),
  featured: (featuredRank) => ({ featuredRank }),
  createdAt: (seconds) => ({ createdAt: 1000 * (EPOCH + seconds) }),
};
const named = (outside: 'refused' | 'capped') =>
  LISTING_COLUMNS.filter((column) => column.outside === outside).map(({ name }) => name);

describe('a packed line', () => {
  test('holds what the rows say', () => {
    expect(read({})).toEqual({
      id: 7,
      categoryId: 3,
      price: 450_00,
      discount: 25,
      rating: 45,
      reviews: 4,
      flags: 3,
      featured: 12,
      createdAt: 1_795_000_000 - EPOCH,
      words: [2, 900],
    });
  });

  test.each([...named('refused'), ...named('capped')])('holds every %s up to its limit', (name) => {
    const most = mostIn(name);
    for (const number of [1, 29_999, 30_000, 30_001, 55_255, most - 1, most].filter((each) => each <= most))
      expect(read(ROWS_OF[name]!(number))[name]).toBe(number);
  });

  test.each(named('refused'))('is refused for a larger %s', (name) => {
    expect(packed(ROWS_OF[name]!(mostIn(name) + 1))).toBeNull();
  });

  test.each(named('capped'))('holds the nearest number for another %s', (name) => {
    expect(read(ROWS_OF[name]!(mostIn(name) + 1))[name]).toBe(mostIn(name));
    if (name !== 'reviews') expect(read(ROWS_OF[name]!(-1))[name]).toBe(0);
  });

  test('holds the whole range of the computed numbers', () => {
    expect(read({ sellingPaise: 1, mrpPaise: 1_00_00_000_00 }).discount).toBe(100);
    expect(read({ sellingPaise: 1, mrpPaise: 1 }).discount).toBe(0);
    expect(read({ reviewCount: 0, ratingSum: 0 }).rating).toBe(0);
    expect(read({ reviewCount: 3, ratingSum: 15 }).rating).toBe(50);
    expect(read({ quantity: 1, reserved: 1, codAllowed: 0 }).flags).toBe(0);
  });

  test('holds every word up to the highest id', () => {
    expect(read({ wordIds: [1, 29_999, 30_000, MOST_WORD_ID] }).words).toEqual([1, 29_999, 30_000, MOST_WORD_ID]);
  });
});

describe('the database', () => {
  /** Adds a product with one SKU. The rows it refers to are not needed. */
  function addGoods(database: ReturnType<typeof migratedDatabase>, id: number, { categoryId = 1, brand = 'Meera' }) {
    database.exec(`PRAGMA foreign_keys = OFF;
      INSERT INTO products (id, created_at, updated_at, seller_id, category_id, name, title, description, brand, seo_url)
        VALUES (${id}, 0, 0, 1, ${categoryId}, 'Jhumka', 'Jhumka', '', '${brand}', 'jhumka-${id}');
      INSERT INTO skus (id, created_at, updated_at, product_id, name, code, color, mrp_paise, selling_paise, weight_grams)
        VALUES (${id}, 0, 0, ${id}, 'Jhumka', 'J-${id}', '', 60000, 45000, 20)`);
  }

  test('refuses goods of a category whose id does not fit', () => {
    const database = migratedDatabase();
    const most = mostIn('categoryId');
    addGoods(database, 1, { categoryId: most });
    expect(database.prepare('SELECT category_id FROM listing').all([])).toEqual([{ category_id: most }]);
    expect(() => addGoods(database, 2, { categoryId: most + 1 })).toThrow('NOT NULL constraint failed: listing.packed');
  });

  test('refuses a word whose id does not fit, and lists its product without it', () => {
    const database = migratedDatabase();
    const addWord = (id: number) =>
      database.exec(`INSERT INTO listing_words (id, kind, value) VALUES (${id}, 'style', 'word ${id}')`);
    addWord(MOST_WORD_ID);
    expect(() => addWord(MOST_WORD_ID + 1)).toThrow('listing_word_is_one_character');
    addGoods(database, 1, { brand: 'One brand too many' });
    const { packed: line } = database.prepare('SELECT packed FROM listing').get([]) as { packed: string };
    const reader = new LineReader();
    reader.open(line);
    expect(reader.next()).toBe(true);
    expect(reader.wordCount).toBe(0);
  });
});
