import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Day } from '#contract/shop/dates.ts';

/** What stands in a list's statements for what is known only when they run. */
export interface Given {
  /** The seller who asks; nothing where the house does. */
  seller: SQL | undefined;
  /** This moment, epoch milliseconds. */
  now: SQL;
  /** Today's Kolkata day. */
  today: SQL;
  /** What another filter of the list asks for; nothing where it is not set. */
  asked: (name: string) => SQL | undefined;
}

/** A filter as a condition on its value, of the type that is asked for. */
export type Condition<Value> = ((value: SQL, given: Given) => SQL) & {
  readonly asked?: Value;
  /** Where it knows all its values: the condition of one of them, so that each is found by an index of its own. */
  readonly ofWord?: (word: string, given: Given) => SQL;
};

/** The filters of a list by name. */
export type Conditions = Record<string, Condition<unknown>>;
/** What may be asked of these filters. */
export type FilterOf<Filters extends Conditions> = {
  [Name in keyof Filters]?: Filters[Name] extends Condition<infer Value> ? Value | undefined : never;
};

/** A filter that says itself what must hold. */
export function where<Value>(condition: (value: SQL, given: Given) => SQL): Condition<Value> {
  return condition;
}

/** A filter by the value of a column. */
export function equals<Column extends AnySQLiteColumn>(column: Column): Condition<NonNullable<Column['_']['data']>> {
  return (value) => sql`${column} = ${value}`;
}

/** When it is this moment in Kolkata, such as `2026-11-20 13:00`, in epoch milliseconds. */
export const kolkataInstant = (moment: SQL): SQL => sql`unixepoch(${moment} || '+05:30') * 1000`;

/** Filters by days of Kolkata, both of them part of the span, over a column of instants. */
export function withinDays(column: AnySQLiteColumn): { from: Condition<Day>; to: Condition<Day> } {
  const startOf = (day: SQL) => kolkataInstant(sql`${day} || ' 00:00'`);
  return {
    from: where((day) => sql`${column} >= ${startOf(day)}`),
    to: where((day) => sql`${column} < ${startOf(day)} + 86400000`),
  };
}

/** A filter that says for each of its values what must hold. */
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

/** How a text is searched for in a column, in any case. */
export const search = {
  /** Anywhere in it. */
  in: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qInside')} ESCAPE '\\'`,
  /** At its end. */
  atEndOf: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qAtEnd')} ESCAPE '\\'`,
  /** As the whole of it: for numbers. */
  is: (column: AnySQLiteColumn) => sql`CAST(${column} AS TEXT) = ${sql.placeholder('q')}`,
};

/** Rows of a full text index of trigrams in which all those of the text are: what holds the text is among them. */
export const rowsWithTrigrams = (texts: string) =>
  sql`SELECT rowid FROM ${sql.raw(texts)} WHERE ${sql.raw(texts)} MATCH ${sql.placeholder('qTrigrams')}`;

/** Rows of a full text index of words in which each word of the text begins a word. */
export const rowsWithWords = (texts: string) =>
  sql`SELECT rowid FROM ${sql.raw(texts)} WHERE ${sql.raw(texts)} MATCH ${sql.placeholder('qWords')}`;

const TRIGRAM = 3;

/** Whether a text is long enough to be looked up by its trigrams. */
export const hasTrigrams = (text: string) => [...text].length >= TRIGRAM;

/** What these fill in; the signs LIKE and MATCH know are meant as themselves. */
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
