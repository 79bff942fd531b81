import { PRICE_BAND_VALUES, PRICE_BANDS } from '#contract/search-query.ts';
import type { SearchFilters } from '#contract/search-query.ts';
import type { Day } from '#contract/dates.ts';
import type { Paise } from '#contract/money.ts';
import type { Answer, Bound } from '../../db/statement.ts';
import { readShape } from './document.ts';
import type { Fragment } from './match.ts';
import { misspellings } from './typos.ts';
import type { Candidate } from './weigh.ts';

/*
 * What is asked of the index. Its virtual table is none drizzle knows, and the statements are put together of few fixed
 * parts, so they are written as SQL; values only ever travel as values.
 */

/** What a found product must be, beside having the words. */
export interface Conditions {
  today: Day;
  ceilingPaise: Paise | undefined;
  /** GST codes of the States a shopper may live in; nothing where that is unknown. */
  states: string[] | undefined;
}

/** What is counted together: how many products of one shape. */
export type CountedShape = ReturnType<typeof readShape> & { count: number };

/** The foremost candidates in the order of their rank, from an offset on. */
export function candidates(
  match: Fragment | undefined,
  conditions: Conditions,
  filters: SearchFilters,
  { limit, offset }: { limit: number; offset: number },
): Bound<Candidate[]> {
  const where = all(conditionsOf(conditions), ...filtersOf(filters));
  const from = fromOf(match);
  return {
    sql: `SELECT json_group_array(json_array(product_id, name, kind, facts, hints, codes, is_in_stock)) FROM
      (SELECT d.product_id, t.name, t.kind, t.facts, t.hints, t.codes, d.is_in_stock
      ${from.sql} CROSS JOIN search_texts t ON t.id = d.id WHERE ${from.condition} ${where.sql}
      ORDER BY ${match ? 'search_words.rowid' : 'd.id'} DESC LIMIT ? OFFSET ?)`,
    args: [...from.args, ...where.args, limit, offset],
    read: (answer) =>
      readList<[number, string, string, string, string, string, number]>(answer).map(
        ([productId, name, kind, facts, hints, codes, inStock]) => ({
          productId,
          name,
          kind,
          facts,
          hints,
          codes,
          isInStock: inStock === 1,
        }),
      ),
  };
}

/** Hundreds of rows as one text: fetching them one by one is most of what they cost. */
function readList<Row>({ rows }: Answer): Row[] {
  return JSON.parse(String(rows[0]![0])) as Row[];
}

/** How many there are of each shape, filters aside: from these both the total and the facets are counted. */
export function shapes(match: Fragment | undefined, conditions: Conditions): Bound<CountedShape[]> {
  const where = conditionsOf(conditions);
  const from = fromOf(match);
  return {
    sql: `SELECT json_group_array(json_array(s.shape, counted.products)) FROM
      (SELECT d.shape_id, count(*) AS products ${from.sql} WHERE ${from.condition} ${where.sql} GROUP BY d.shape_id) counted
      JOIN search_shapes s ON s.id = counted.shape_id`,
    args: [...from.args, ...where.args],
    read: (answer) => readList<[string, number]>(answer).map(([shape, count]) => ({ ...readShape(shape), count })),
  };
}

/** The given query where another finds nothing at all; the engine looks at the other first. */
export function unlessFound(other: string, match: Fragment): Fragment {
  return {
    sql: `CASE WHEN EXISTS (SELECT 1 FROM search_words WHERE search_words MATCH ?) THEN '"z"' ELSE ${match.sql} END`,
    args: [other, ...match.args],
  };
}

/** Words of the index that some misspelt ones may mean. */
export function nearWords(keys: readonly string[]): Bound<{ key: string; word: string }[]> {
  return {
    sql: 'SELECT DISTINCT key, word FROM search_spellings WHERE spelling IN (SELECT value FROM json_each(?))',
    args: [JSON.stringify(keys.flatMap(misspellings))],
    read: ({ rows }) => rows.map((row) => ({ key: String(row[0]), word: String(row[1]) })),
  };
}

interface Where {
  sql: string;
  args: (string | number)[];
}

/** All that has the words, or all there is. */
function fromOf(match: Fragment | undefined): Where & { condition: string } {
  if (!match) return { sql: 'FROM search_documents d', condition: '', args: [] };
  return {
    sql: 'FROM search_words CROSS JOIN search_documents d ON d.id = search_words.rowid',
    condition: `search_words MATCH (${match.sql}) AND`,
    args: match.args,
  };
}

function all(...parts: Where[]): Where {
  return { sql: parts.map(({ sql }) => sql).join(' AND '), args: parts.flatMap(({ args }) => args) };
}

function conditionsOf({ today, ceilingPaise, states }: Conditions): Where {
  const parts: Where[] = [{ sql: '(d.end_on IS NULL OR d.end_on >= ?)', args: [today] }];
  if (ceilingPaise !== undefined) parts.push({ sql: 'd.selling_paise <= ?', args: [ceilingPaise] });
  if (states) {
    parts.push({
      sql: "(d.sold_in = '' OR d.sold_in IN (SELECT value FROM json_each(?)))",
      args: [JSON.stringify(states)],
    });
  }
  return all(...parts);
}

function filtersOf({ category, color, plating, style, price, stock }: SearchFilters): Where[] {
  const parts: Where[] = [];
  const oneOf = (column: string, values: string[]) =>
    parts.push({ sql: `${column} IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(values)] });
  if (category.length > 0) {
    parts.push({
      sql: `d.category_id IN (SELECT own.id FROM categories own
        LEFT JOIN categories parent ON parent.id = own.parent_id
        LEFT JOIN categories top ON top.id = parent.parent_id
        JOIN json_each(?) asked ON asked.value IN (
          CAST(own.id AS TEXT), own.code, own.seo_url, CAST(parent.id AS TEXT), parent.code, parent.seo_url,
          CAST(top.id AS TEXT), top.code, top.seo_url))`,
      args: [JSON.stringify(category)],
    });
  }
  if (color.length > 0) {
    parts.push({
      sql: "EXISTS (SELECT 1 FROM json_each(?) asked WHERE instr(d.colours, '|' || asked.value || '|') > 0)",
      args: [JSON.stringify(color)],
    });
  }
  if (plating.length > 0) oneOf('d.plating', plating);
  if (style.length > 0) oneOf('d.style', style);
  if (price.length > 0) {
    const bands = price.map(bandSql).filter((sql) => sql !== undefined);
    parts.push({ sql: bands.length > 0 ? `(${bands.join(' OR ')})` : '0', args: [] });
  }
  if (stock.includes('in')) parts.push({ sql: 'd.is_in_stock = 1', args: [] });
  return parts;
}

function bandSql(value: string): string | undefined {
  const band = (PRICE_BAND_VALUES as readonly string[]).indexOf(value);
  if (band === -1) return undefined;
  const above = band === 0 ? 0 : PRICE_BANDS[band - 1]! * 100;
  const upTo = PRICE_BANDS[band];
  return `(d.selling_paise > ${above}${upTo === undefined ? '' : ` AND d.selling_paise <= ${upTo * 100}`})`;
}
