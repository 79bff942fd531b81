import { PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import { NO_SEARCH_FILTERS } from '#contract/pages/search-query.ts';
import type { SearchFilters } from '#contract/pages/search-query.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { Statement } from '../../db/statement.ts';
import { readShape } from './document.ts';
import type { CountedShape } from './document.ts';
import type { Fragment } from './match.ts';
import { shapeOfRow } from './rank.ts';
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

/** How many were found of each shape, by the shape's id. */
export type ShapeCounts = ReadonlyMap<number, number>;

/** Which of the candidates, in the order of their rank. */
export interface Part {
  limit: number;
  offset: number;
}

/** The top candidates; without a match, of all there is. */
export function candidates(match: Fragment | undefined, conditions: Conditions, part: Part): Statement<Candidate[]> {
  const list = candidateList(match, conditions, NO_SEARCH_FILTERS, part);
  return { ...list, read: ({ rows }) => readCandidates(rows[0]![0]) };
}

/** What one way to search finds: the top candidates, and of all, filters aside, how many there are of each shape. */
export interface Findings {
  /** Which of the ways it is, from 0. */
  way: number;
  candidates: Candidate[];
  shapes: ShapeCounts;
}

/**
 * What the first way finds that finds anything, filters aside; a way without a match is all there is. One statement asks
 * all, so that it is one round trip; the engine does not go on to the next where one has found something.
 */
export function firstThatFinds(
  ways: readonly (Fragment | undefined)[],
  conditions: Conditions,
  filters: SearchFilters,
  part: Part,
): Statement<Findings | undefined> {
  const shapes = ways.map((match) => shapeList(match, conditions));
  const lists = ways.map((match) => candidateList(match, conditions, filters, part));
  const firstShapes = shapes.map(({ sql }, way) => `'${way}:' || (${sql})`).join(', ');
  const itsList = lists.map(({ sql }, way) => `WHEN '${way}' THEN (${sql})`).join(' ');
  return {
    sql: `WITH found(shapes) AS MATERIALIZED (SELECT coalesce(${firstShapes}, ''))
      SELECT substr(shapes, 1, 1), substr(shapes, 3), CASE substr(shapes, 1, 1) ${itsList} END FROM found`,
    args: [...shapes, ...lists].flatMap(({ args }) => args),
    read: ({ rows }) => {
      const [way, shapesFound, list] = Array.from(rows[0]!);
      if (way === '') return undefined;
      return { way: Number(way), candidates: readCandidates(list), shapes: readShapes(shapesFound) };
    },
  };
}

/** In the order of the row numbers, which the engine walks anyway: it stops as soon as it has enough. */
function candidateList(
  match: Fragment | undefined,
  conditions: Conditions,
  filters: SearchFilters,
  { limit, offset }: Part,
): Where {
  const where = all(conditionsOf(conditions), ...filtersOf(filters));
  const hits = match ? 'search_words CROSS JOIN search_documents d ON d.id = search_words.rowid' : 'search_documents d';
  return {
    sql: `SELECT json_group_array(json_array(product_id, name, kind, facts, hints, codes, is_in_stock)) FROM
      (SELECT d.product_id, t.name, t.kind, t.facts, t.hints, t.codes, d.is_in_stock
      FROM ${hits} CROSS JOIN search_texts t ON t.id = d.id
      WHERE ${match ? `search_words MATCH (${match.sql}) AND` : ''} ${where.sql}
      ORDER BY ${match ? 'search_words.rowid' : 'd.id'} LIMIT ? OFFSET ?)`,
    args: [...(match?.args ?? []), ...where.args, limit, offset],
  };
}

/** @param list hundreds of rows as one text: fetching them one by one is most of what they cost */
function readCandidates(list: unknown): Candidate[] {
  const rows = JSON.parse(String(list)) as [number, string, string, string, string, string, number][];
  return rows.map(([productId, name, kind, facts, hints, codes, inStock]) => ({
    productId,
    name,
    kind,
    facts,
    hints,
    codes,
    isInStock: inStock === 1,
  }));
}

/** The shape of each product found, as one text; nothing where nothing is found. */
function shapeList(match: Fragment | undefined, conditions: Conditions): Where {
  const where = conditionsOf(conditions);
  if (!match) return { ...where, sql: `SELECT group_concat(d.shape_id) FROM search_documents d WHERE ${where.sql}` };
  const ofDocument = `(SELECT d.shape_id FROM search_documents d WHERE d.id = search_words.rowid AND ${where.sql})`;
  const ofRow = shapeOfRow('search_words.rowid');
  const shape = conditions.ceilingPaise === undefined ? `coalesce(nullif(${ofRow}, 0), ${ofDocument})` : ofDocument;
  return {
    sql: `SELECT group_concat(${shape}) FROM search_words WHERE search_words MATCH (${match.sql})`,
    args: [...where.args, ...match.args],
  };
}

/** Counted here, since the engine would sort thousands of rows to do so. */
function readShapes(list: unknown): ShapeCounts {
  const counts = new Map<number, number>();
  for (const id of JSON.parse(`[${String(list)}]`) as number[]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** What shapes are, by their ids. */
export function shapesById(ids: readonly number[]): Statement<{ id: number; shape: CountedShape }[]> {
  return {
    sql: `SELECT json_group_array(json_array(id, shape)) FROM search_shapes
      WHERE id IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(ids)],
    read: ({ rows }) => {
      const shapes = JSON.parse(String(rows[0]![0])) as [number, string][];
      return shapes.map(([id, shape]) => ({ id, shape: readShape(shape) }));
    },
  };
}

/** Words of the index that some misspelt ones may mean. */
export function nearWords(keys: readonly string[]): Statement<{ key: string; word: string }[]> {
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

/** A price's whole rupees decide its band, as everywhere. */
function bandSql(value: string): string | undefined {
  const band = PRICE_BANDS.find((one) => writeBand(one) === value);
  return band && `d.selling_paise / 100 BETWEEN ${band.min ?? 0} AND ${band.max ?? Number.MAX_SAFE_INTEGER}`;
}
