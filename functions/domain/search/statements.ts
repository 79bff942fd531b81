import { NO_SEARCH_FILTERS, PRICE_BAND_VALUES, PRICE_BANDS } from '#contract/search-query.ts';
import type { SearchFilters } from '#contract/search-query.ts';
import type { Day } from '#contract/dates.ts';
import type { Paise } from '#contract/money.ts';
import type { Bound } from '../../db/statement.ts';
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

/** The foremost candidates; without a match, of all there is. */
export function candidates(match: Fragment | undefined, conditions: Conditions, part: Part): Bound<Candidate[]> {
  const hits = hitsOf(match);
  const list = candidateList('hits', conditions, NO_SEARCH_FILTERS, part);
  return {
    sql: `WITH hits AS (${hits.sql}) ${list.sql}`,
    args: [...hits.args, ...list.args],
    read: ({ rows }) => readCandidates(rows[0]![0]),
  };
}

/** What one way to search finds: the foremost candidates, and of all, filters aside, how many there are of each shape. */
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
): Bound<Findings | undefined> {
  const hits = ways.map(hitsOf);
  const shapes = ways.map((_, way) => shapeList(`hits${way}`, conditions));
  const lists = ways.map((_, way) => candidateList(`hits${way}`, conditions, filters, part));
  const tables = hits.map(({ sql }, way) => `hits${way}(id) AS MATERIALIZED (${sql})`).join(', ');
  const firstShapes = shapes.map(({ sql }, way) => `'${way}:' || (${sql})`).join(', ');
  const itsList = lists.map(({ sql }, way) => `WHEN '${way}' THEN (${sql})`).join(' ');
  return {
    sql: `WITH ${tables}, found(shapes) AS MATERIALIZED (SELECT coalesce(${firstShapes}, ''))
      SELECT substr(shapes, 1, 1), substr(shapes, 3), CASE substr(shapes, 1, 1) ${itsList} END FROM found`,
    args: [...hits, ...shapes, ...lists].flatMap(({ args }) => args),
    read: ({ rows }) => {
      const [way, shapesFound, list] = Array.from(rows[0]!);
      if (way === '') return undefined;
      return { way: Number(way), candidates: readCandidates(list), shapes: readShapes(shapesFound) };
    },
  };
}

/** The row numbers of what has the words, or of all there is, upwards: the foremost first. They are read in this order. */
function hitsOf(match: Fragment | undefined): Where {
  if (!match) return { sql: 'SELECT id FROM search_documents ORDER BY id', args: [] };
  return {
    sql: `SELECT rowid AS id FROM search_words WHERE search_words MATCH (${match.sql}) ORDER BY rowid`,
    args: match.args,
  };
}

function candidateList(hits: string, conditions: Conditions, filters: SearchFilters, { limit, offset }: Part): Where {
  const where = all(conditionsOf(conditions), ...filtersOf(filters));
  return {
    sql: `SELECT json_group_array(json_array(product_id, name, kind, facts, hints, codes, is_in_stock)) FROM
      (SELECT d.product_id, t.name, t.kind, t.facts, t.hints, t.codes, d.is_in_stock
      FROM ${hits} hit CROSS JOIN search_documents d ON d.id = hit.id CROSS JOIN search_texts t ON t.id = d.id
      WHERE ${where.sql} LIMIT ? OFFSET ?)`,
    args: [...where.args, limit, offset],
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
function shapeList(hits: string, conditions: Conditions): Where {
  const where = conditionsOf(conditions);
  const ofDocument = `(SELECT d.shape_id FROM search_documents d WHERE d.id = hit.id AND ${where.sql})`;
  const isByDocument = conditions.ceilingPaise !== undefined;
  const shape = isByDocument ? ofDocument : `coalesce(nullif(${shapeOfRow('hit.id')}, 0), ${ofDocument})`;
  return { sql: `SELECT group_concat(${shape}) FROM ${hits} hit`, args: where.args };
}

/** Counted here, since the engine would sort thousands of rows to do so. */
function readShapes(list: unknown): ShapeCounts {
  const counts = new Map<number, number>();
  for (const id of JSON.parse(`[${String(list)}]`) as number[]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** What shapes are, by their ids. */
export function shapesById(ids: readonly number[]): Bound<{ id: number; shape: CountedShape }[]> {
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
