import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** What stands in a list's statements for what is known only when they run. */
export interface Given {
  /** The seller who asks; nothing where the house does. */
  seller: SQL | undefined;
  /** Today's Kolkata day. */
  today: SQL;
  /** What another filter of the list asks for; nothing where it is not set. */
  asked: (name: string) => SQL | undefined;
}

/** A filter as a condition on its value, of the type that is asked for. */
export type Condition<Value> = ((value: SQL, given: Given) => SQL) & { readonly asked?: Value };

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

/** How a text is searched for in a column, in any case. */
export const search = {
  /** Anywhere in it. */
  in: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qInside')} ESCAPE '\\'`,
  /** At its end. */
  atEndOf: (column: AnySQLiteColumn) => sql`${column} LIKE ${sql.placeholder('qAtEnd')} ESCAPE '\\'`,
  /** As the whole of it: for numbers. */
  is: (column: AnySQLiteColumn) => sql`CAST(${column} AS TEXT) = ${sql.placeholder('q')}`,
};

/** What `search` fills in; the signs LIKE knows are meant as themselves. */
export function searchValues(text: string) {
  const itself = text.replace(/[\\%_]/g, '\\$&');
  return { q: text, qInside: `%${itself}%`, qAtEnd: `%${itself}` };
}
