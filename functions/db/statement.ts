import type { InValue } from '@libsql/client/web';
import { getTableColumns, is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type { SqliteRemoteDatabase, SqliteRemoteResult } from 'drizzle-orm/sqlite-proxy';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { DetailsOf, PlainRefusalCode, RefusalCode, RefusalDetails } from '#contract/calls/refusals.ts';

/** The engine's answer to one statement: rows by position, and how many rows a write without RETURNING touched. */
export interface Answer {
  rows: ArrayLike<unknown>[];
  rowsAffected: number;
}

/** One SQL statement with its values, ready for a batch, and the reader of its answer. */
export interface Statement<Result = unknown> {
  sql: string;
  args: InValue[];
  read(answer: Answer): Result;
  /** The refusal to throw when this statement stops the batch; see `requireChange`. */
  refusal?: { code: RefusalCode; details: RefusalDetails | undefined };
  /** Sent directly after this statement, with no other in between. */
  check?: Statement;
}

/** Placeholders for values that are given when the statement runs. */
export type Params<Values> = { [Name in keyof Values & string]-?: Placeholder<Name> };

/** The rows of a query; for a write without RETURNING, how many rows it touched. */
type ResultOf<Result> = Result extends SqliteRemoteResult ? number : Result;

/** A drizzle query of any kind, with the parts that are used here. */
interface Query<Result> extends PromiseLike<Result> {
  prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    mapResult(answer: unknown, fromBatch: boolean): unknown;
  };
}

export type Builder = SqliteRemoteDatabase;

/**
 * Builds queries and never runs them. The proxy driver is drizzle's only driver without a client of its own, so the
 * same statements serve the embedded engine and the one over HTTP. `db.ts` runs them in batches with a mode.
 */
const builder: Builder = drizzle(() => Promise.reject(new Error('Statements are run by db.ts')));

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * Returns a statement that is written with drizzle, compiled once on first use, and run with values. Compiling costs
 * more than most queries take on the embedded engine, so a request compiles nothing twice.
 * @example
 * const userByEmail = statement((db, params: Params<{ email: string }>) =>
 *   db.select().from(users).where(eq(users.email, params.email)));
 * const [[user]] = await shop.read(userByEmail({ email }));
 */
export function statement<Values extends object, Result>(
  build: (db: Builder, params: Params<Values>) => Query<Result>,
): (values: Values) => Statement<ResultOf<Result>> {
  let compiled: Compiled<Result> | undefined;
  return (values) => {
    compiled ??= compile(build(builder, placeholders as Params<Values>));
    return { sql: compiled.sql, args: compiled.args(values), read: compiled.read };
  };
}

/**
 * Returns a statement whose shape depends on the input, such as filters and sorts of a list. It is compiled each time.
 */
export function query<Result>(build: (db: Builder) => Query<Result>): Statement<ResultOf<Result>> {
  const { sql: text, args, read } = compile(build(builder));
  return { sql: text, args: args({}), read };
}

/**
 * Returns a statement that inserts one row. `found` looks up columns that come from other rows of the same batch, whose
 * ids are not known yet, by values that are no columns.
 * @example
 * const insertConsignment = insertInto(consignments, (params: Params<{ number: string }>) => ({
 *   orderId: sql`(SELECT id FROM orders WHERE number = ${params.number})`,
 * }));
 */
export function insertInto<Table extends SQLiteTable, Values extends object = object, Found extends string = never>(
  table: Table,
  found?: (params: Params<Values>) => Record<Found, SQL>,
): (values: Omit<Table['$inferInsert'], Found> & Values) => Statement<number> {
  const compiled = new Map<string, Compiled<SqliteRemoteResult>>();
  const lookups = found?.(placeholders as Params<Values>) ?? {};
  const columns = new Set(Object.keys(getTableColumns(table)));
  return (values) => {
    const shape = Object.keys(values).filter((name) => columns.has(name));
    const known = shape.join();
    let insertion = compiled.get(known);
    if (!insertion) {
      const row = Object.fromEntries(shape.map((name) => [name, sql.placeholder(name)]));
      insertion = compile(builder.insert(table).values({ ...row, ...lookups } as Table['$inferInsert']));
      compiled.set(known, insertion);
    }
    return { sql: insertion.sql, args: insertion.args(values), read: insertion.read };
  };
}

/** A value of a row in an INSERT from a SELECT. */
export type Expression = SQL | Placeholder | AnySQLiteColumn;

/**
 * Returns all columns of a row for an INSERT from a SELECT, under the table's own names: the given ones, and the
 * defaults of the others.
 * @example
 * db.insert(users).select(db.select(selectedRow(users, { email: oneTimeCodes.email, ... })).from(oneTimeCodes))
 */
export function selectedRow<Table extends SQLiteTable>(
  table: Table,
  given: { [Column in keyof Table['$inferInsert']]: Expression },
): { [Column in keyof Required<Table['$inferInsert']>]: SQL.Aliased } {
  const values: Record<string, Expression | undefined> = given;
  const row = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = values[name] ?? defaultOf(column);
    return [name, sql`${value}`.as(column.name)];
  });
  return Object.fromEntries(row) as ReturnType<typeof selectedRow<Table>>;
}

function defaultOf(column: AnySQLiteColumn): SQL {
  const value: unknown = column.default;
  if (value === undefined || value === null) return sql`NULL`;
  return is(value, SQL) ? value : sql`${sql.param(value, column)}`.inlineParams();
}

interface Compiled<Result> {
  sql: string;
  /**
   * Returns its values in their order.
   * @throws if one is missing
   */
  args(values: object): InValue[];
  read(answer: Answer): ResultOf<Result>;
}

function compile<Result>(built: Query<Result>): Compiled<Result> {
  const prepared = built.prepare();
  const { sql: text, params, method } = prepared.getQuery() as { sql: string; params: unknown[]; method: string };
  const read = (answer: Answer) => (method === 'run' ? answer.rowsAffected : prepared.mapResult(answer, true));
  return { sql: text, args: argsOf(params), read: read as Compiled<Result>['read'] };
}

/**
 * Determines once what each parameter is: a value, or a placeholder with or without an encoder. Drizzle's own
 * `fillPlaceholders` does that each time a statement runs, and an order has hundreds of parameters.
 */
function argsOf(params: unknown[]): (values: object) => InValue[] {
  const slots = params.map((param) => {
    if (is(param, Placeholder)) return { name: param.name };
    if (is(param, Param) && is(param.value, Placeholder)) return { name: param.value.name, encoder: param.encoder };
    return { value: param };
  });
  return (values) =>
    slots.map(({ name, encoder, value }) => {
      if (name === undefined) return value;
      if (!(name in values)) throw new Error(`A statement got no value for ${name}.`);
      const given = (values as Record<string, unknown>)[name];
      return encoder ? encoder.mapToDriverValue(given) : given;
    }) as InValue[];
}

/**
 * Returns a write in plain SQL, for statements that the builder cannot express. Its result is the number of rows it
 * touched.
 */
export function rawWrite(text: string, args: InValue[] = []): Statement<number> {
  return { sql: text, args, read: ({ rowsAffected }) => rowsAffected };
}

/**
 * Returns a write that must touch a row. Otherwise the whole batch is rolled back and the call is refused with this
 * code.
 */
export function requireChange<Result, Code extends RefusalCode>(
  write: Statement<Result>,
  code: Code,
  ...[details]: DetailsOf<Code>
): Statement<Result> {
  return checked(write, 'changes() > 0', [], { code, details });
}

/**
 * Returns a write that must touch exactly `count` rows. Otherwise the whole batch is rolled back and the call is
 * refused.
 */
export function requireChanges<Result>(
  write: Statement<Result>,
  count: number,
  code: PlainRefusalCode,
): Statement<Result> {
  return checked(write, 'changes() = ?', [count], { code, details: undefined });
}

function checked<Result>(
  write: Statement<Result>,
  condition: string,
  args: InValue[],
  refusal: NonNullable<Statement['refusal']>,
): Statement<Result> {
  const check = { sql: `SELECT ${FAILS_UNLESS}${condition}${FAILS_END}`, args, read: () => undefined, refusal };
  return { ...write, check };
}

/**
 * Wraps a condition: raises the error that `db.ts` looks for if it is false or NULL. It is a function in a SELECT and
 * not a trigger. Before a writing statement, a full-text table writes its pending changes, and changes() would count
 * them.
 */
const FAILS_UNLESS = "json_extract('{}', CASE WHEN ";
const FAILS_END = " THEN '$' ELSE 'requirement_failed' END)";

/**
 * Returns a statement that requires a condition at its position in a batch. Otherwise the whole batch is rolled back
 * and the call is refused with this code. The details of the refusal are given with the values.
 */
export function requireCondition<Values extends object, Code extends RefusalCode>(
  code: Code,
  condition: (params: Params<Values>) => SQL,
): (values: Values, ...details: DetailsOf<Code>) => Statement {
  const check = statement((db, values: Params<Values>) =>
    db.select({ holds: sql`${sql.raw(FAILS_UNLESS)}${condition(values)}${sql.raw(FAILS_END)}` }).from(sql`(SELECT 1)`),
  );
  return (values, ...[details]) => ({ ...check(values), refusal: { code, details } });
}

/** The id of the row the statement before this one inserted. */
export const insertedId: Statement<number> = {
  sql: 'SELECT last_insert_rowid()',
  args: [],
  read: (answer) => Number(answer.rows[0]![0]),
};
