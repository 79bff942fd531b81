import type { InValue } from '@libsql/client/web';
import { getTableColumns, is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type { SqliteRemoteDatabase, SqliteRemoteResult } from 'drizzle-orm/sqlite-proxy';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { DetailsOf, PlainRefusalCode, RefusalCode, RefusalDetails } from '#contract/calls/refusals.ts';

/** What an engine answers to one statement: rows by position, and how many rows a write without RETURNING touched. */
export interface Answer {
  rows: ArrayLike<unknown>[];
  rowsAffected: number;
}

/** One SQL statement with its values, ready for a batch, and how to read what it answers. */
export interface Statement<Result = unknown> {
  sql: string;
  args: InValue[];
  read(answer: Answer): Result;
  /** What to say when this statement stops the batch; see `requireChange`. */
  refusal?: { code: RefusalCode; details: RefusalDetails | undefined };
  /** Sent right after this statement, before any other can stand there. */
  check?: Statement;
}

/** What a statement's author writes in place of values that come later. */
export type Params<Values> = { [Name in keyof Values & string]-?: Placeholder<Name> };

/** The rows of a query; for a write without RETURNING, how many rows it touched. */
type ResultOf<Result> = Result extends SqliteRemoteResult ? number : Result;

/** A drizzle query of any kind, as far as it is used here. */
interface Query<Result> extends PromiseLike<Result> {
  prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    mapResult(answer: unknown, fromBatch: boolean): unknown;
  };
}

export type Builder = SqliteRemoteDatabase;

/**
 * Builds queries and never runs one. The proxy driver is drizzle's only one without a client of its own, so the same
 * statements serve the embedded engine and the one over HTTP; `db.ts` runs them, in batches with a mode.
 */
const builder: Builder = drizzle(() => Promise.reject(new Error('Statements are run by db.ts')));

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * A statement that is written with drizzle once, compiled on first use, and run with values. Compiling costs more
 * than most queries take on the embedded engine, so nothing on a shopper's way is compiled twice.
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

/** A statement whose shape depends on what was asked: filters and sorts of a list. Compiled each time. */
export function query<Result>(build: (db: Builder) => Query<Result>): Statement<ResultOf<Result>> {
  const { sql: text, args, read } = compile(build(builder));
  return { sql: text, args: args({}), read };
}

/**
 * A statement that inserts one row. What the row takes from other rows of the same batch, whose ids nobody knows yet,
 * is looked up by `found`, from values that are no columns.
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

type Expression = SQL | Placeholder | AnySQLiteColumn;

/**
 * All columns of a row that an INSERT takes from a SELECT, in the table's own terms: those that are given, and the
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
  /** Its values in their order. @throws where one is missing */
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
 * Finds out once what each parameter is: a value, or a placeholder with or without an encoder. Drizzle's own
 * `fillPlaceholders` asks each of them anew whenever a statement is run, and an order has hundreds.
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

/** A write in plain SQL, for what the builder cannot say; it answers how many rows it touched. */
export function rawWrite(text: string, args: InValue[] = []): Statement<number> {
  return { sql: text, args, read: ({ rowsAffected }) => rowsAffected };
}

/** A write that must touch a row, else the whole batch is undone and the call is refused with this code. */
export function requireChange<Result, Code extends RefusalCode>(
  write: Statement<Result>,
  code: Code,
  ...[details]: DetailsOf<Code>
): Statement<Result> {
  return checked(write, 'changes() > 0', [], { code, details });
}

/** A write that must touch exactly so many rows, else the whole batch is undone and the call is refused with this code. */
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
 * Around a condition: fails with the words that `db.ts` looks for where it is false or NULL. A function of a SELECT rather
 * than a trigger: before a statement that writes, a full-text table writes what it has held back, and changes() counts that.
 */
const FAILS_UNLESS = "json_extract('{}', CASE WHEN ";
const FAILS_END = " THEN '$' ELSE 'requirement_failed' END)";

/**
 * A condition that must hold at its place in a batch, else the whole batch is undone and the call is refused with this
 * code. The details of the refusal are given with the values.
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
