import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Day } from '#contract/shop/dates.ts';

/** Values that are known only when a list's statement runs, as SQL. */
export interface Given {
  /** The seller who requests the list; undefined for the platform. */
  seller: SQL | undefined;
  /** The current time, epoch milliseconds. */
  now: SQL;
  /** Today's Kolkata day. */
  today: SQL;
  /** The value of another filter of the list; undefined if it is not set. */
  asked: (name: string) => SQL | undefined;
}

/** A filter as a condition on its value. The type of the value is `Value`. */
export type Condition<Value> = ((value: SQL, given: Given) => SQL) & {
  readonly asked?: Value;
  /** For a filter with a fixed set of values: the condition of one value, so that an index can serve it. */
  readonly ofWord?: (word: string, given: Given) => SQL;
};

/** The filters of a list by name. */
export type Conditions = Record<string, Condition<unknown>>;
/** The values that these filters accept. */
export type FilterOf<Filters extends Conditions> = {
  [Name in keyof Filters]?: Filters[Name] extends Condition<infer Value> ? Value | undefined : never;
};

/** Returns a filter with the given condition. */
export function where<Value>(condition: (value: SQL, given: Given) => SQL): Condition<Value> {
  return condition;
}

/** Returns a filter by the value of a column. */
export function equals<Column extends AnySQLiteColumn>(column: Column): Condition<NonNullable<Column['_']['data']>> {
  return (value) => sql`${column} = ${value}`;
}

/** Returns the instant of a Kolkata time, such as `2026-11-20 13:00`, in epoch milliseconds. */
export const kolkataInstant = (moment: SQL): SQL => sql`unixepoch(${moment} || '+05:30') * 1000`;

/** Returns filters by Kolkata days, both included, on a column of instants. */
export function withinDays(column: AnySQLiteColumn): { from: Condition<Day>; to: Condition<Day> } {
  const startOf = (day: SQL) => kolkataInstant(sql`${day} || ' 00:00'`);
  return {
    from: where((day) => sql`${column} >= ${startOf(day)}`),
    to: where((day) => sql`${column} < ${startOf(day)} + 86400000`),
  };
}

/** Returns a filter with one condition for each of its values. */
export function byWord<Word extends string | boolean>(
  conditions: Record<`${Word}`, SQL | ((given: Given) => SQL)>,
): Condition<Word> {
  return Object.assign(
    () => {
      throw new Error('A filter by words is asked for one of them.');
    },
    {
      ofWord(word: string, given: Given): SQL {
        const condition = conditions[word as `${Word}`];
        return typeof condition === 'function' ? condition(given) : condition;
      },
    },
  );
}

/** Conditions for the search text in a column, case-insensitive. */
export const search = {
  /** The column contains the text. */
  in: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qInside')} ESCAPE '\\'`,
  /** The column ends with the text. */
  atEndOf: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qAtEnd')} ESCAPE '\\'`,
  /** The column equals the text: for numbers. */
  is: (column: AnySQLiteColumn) => sql`CAST(${column} AS TEXT) = ${sql.placeholder('q')}`,
};

/** Returns the rows of a trigram index that have all trigrams of the text: a superset of the rows that contain it. */
export const rowsWithTrigrams = (texts: string) =>
  sql`SELECT rowid FROM ${sql.raw(texts)} WHERE ${sql.raw(texts)} MATCH ${sql.placeholder('qTrigrams')}`;

/** Returns the rows of a full-text index in which each word of the text starts a word. */
export const rowsWithWords = (texts: string) =>
  sql`SELECT rowid FROM ${sql.raw(texts)} WHERE ${sql.raw(texts)} MATCH ${sql.placeholder('qWords')}`;

const TRIGRAM = 3;

/** Returns whether a text is long enough for the trigram index. */
export const hasTrigrams = (text: string) => [...text].length >= TRIGRAM;

/** Returns the values for these conditions. Special characters of LIKE and MATCH are escaped. */
export function searchValues(text: string) {
  const itself = text.replace(/[\\%_]/g, '\\$&');
  const signs = [...text];
  const trigrams = signs.slice(TRIGRAM - 1).map((_, at) => signs.slice(at, at + TRIGRAM).join(''));
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const quoted = (part: string) => `"${part.replaceAll('"', '""')}"`;
  return {
    q: text,
    qInside: `%${itself}%`,
    qAtEnd: `%${itself}`,
    qTrigrams: [...new Set(trigrams)].map(quoted).join(' AND '),
    // A text without any word is in no index of words.
    qWords: words.map((word) => `${quoted(word)}*`).join(' AND ') || '""',
  };
}
