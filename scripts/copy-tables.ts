import { createClient, LibsqlError } from '@libsql/client/web';
import Database from 'libsql';
import { createHash } from 'node:crypto';
import { isServed } from '../functions/db/open-db-over-http.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { migrate } from '../functions/node/migrate.ts';

/** A value as SQLite stores it: an INTEGER is a bigint and a REAL a number, so that each comes back as it was. */
type Value = null | string | bigint | number | Uint8Array;

interface Sql {
  sql: string;
  args?: readonly Value[];
}

/** A database whose tables are copied whole: a file, or a libSQL server. */
export interface RawRecords {
  read(query: Sql): Promise<Value[][]>;
  /** Runs statements as one transaction in which no foreign key is checked. */
  write(statements: readonly Sql[]): Promise<void>;
}

/** A table of the shop. */
interface Table {
  name: string;
  /** Undefined for the tables inside a full-text index, which the index creates. */
  create: string | undefined;
  columns: readonly string[];
  /** The columns that order its rows. */
  key: readonly string[];
}

/** The schema of this version. */
interface Schema {
  tables: readonly Table[];
  /** Statements that create the full-text indexes, whose rows are in tables of their own. */
  textIndexes: readonly string[];
  indexes: readonly { table: string; sql: string }[];
  /** Statements that create views and triggers. */
  rules: readonly string[];
}

/** Rows of a table, and the hash of their values in the order of the key. */
export interface Measure {
  rows: number;
  sha256: string;
}
export type Measures = ReadonlyMap<string, Measure>;

/** A table with this name is in records that a move has not finished. */
export const MARK = 'unfinished_move';
/**
 * The table that a move makes last. No page, price or order comes without the settings, so a shop that opens unfinished
 * records answers nothing wrong.
 */
const LAST = 'store_settings';

/** The size that a page of rows should have, and its most rows: a server refuses answers of 10 MB. */
const PAGE_BYTES = 500_000;
const MOST_ROWS = 500;
const FIRST_ROWS = 50;
/** SQLite takes 32,766 values in a statement. */
const MOST_VALUES = 30_000;
/** Indexes that are created in one request. */
const INDEXES_AT_A_TIME = 20;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;

/** Opens a file of records for copying. */
export function recordsInFile(connection: Database.Database): RawRecords {
  return {
    read({ sql, args = [] }) {
      const statement = connection.prepare(sql).raw(true).safeIntegers(true);
      return Promise.resolve(statement.all([...args]) as Value[][]);
    },
    write(statements) {
      connection.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
      try {
        for (const { sql, args = [] } of statements) connection.prepare(sql).run([...args]);
        connection.exec('COMMIT');
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      }
      return Promise.resolve();
    },
  };
}

/**
 * Opens the records of a libSQL server for copying. A request that failed on its way is repeated for ten seconds, so its
 * statements must bear it.
 */
export function recordsOnServer(url: string, authToken: string | undefined): RawRecords {
  const client = createClient({ url, intMode: 'bigint', ...(authToken ? { authToken } : {}) });
  return {
    read: ({ sql, args = [] }) =>
      repeated(async () => {
        const { rows } = await client.execute({ sql, args: [...args] });
        return rows.map((row) => Array.from(row, (value) => bytesOf(value ?? null)));
      }),
    write: (statements) =>
      repeated(async () => {
        // `migrate` turns foreign keys off for its transaction.
        await client.migrate(statements.map(({ sql, args = [] }) => ({ sql, args: [...args] })));
      }),
  };
}

function bytesOf(value: Exclude<Value, Uint8Array> | ArrayBuffer): Value {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}

async function repeated<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await step();
    } catch (error) {
      if ((error instanceof LibsqlError && isServed(error.code)) || pauseMs > LONGEST_PAUSE_MS) throw error;
      // A server that restarts or is crowded needs time.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Returns the schema that the migrations make. */
export function readSchema(): Schema {
  const connection = new Database(':memory:');
  try {
    migrate(connection);
    const all = <Row>(sql: string, ...args: string[]) => connection.prepare(sql).all(args) as Row[];
    const objects = all<{ type: string; name: string; table: string; sql: string }>(
      'SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid',
    );
    const listed = all<{ name: string; type: string; wr: number }>(
      "SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    const createOf = new Map(objects.map(({ name, sql }) => [name, sql]));
    const tables = listed
      .filter(({ type }) => type === 'table' || type === 'shadow')
      .map(({ name, type, wr }): Table => {
        const columns = all<{ name: string; pk: number }>(
          'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid',
          name,
        );
        const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
        return {
          name,
          create: type === 'shadow' ? undefined : createOf.get(name)!,
          columns: columns.map((column) => column.name),
          key: wr === 1 ? key.map((column) => column.name) : ['rowid'],
        };
      });
    return {
      tables,
      textIndexes: listed.filter(({ type }) => type === 'virtual').map(({ name }) => createOf.get(name)!),
      indexes: objects.filter(({ type }) => type === 'index').map(({ table, sql }) => ({ table, sql })),
      rules: ['view', 'trigger'].flatMap((kind) => objects.filter(({ type }) => type === kind).map(({ sql }) => sql)),
    };
  } finally {
    connection.close();
  }
}

/** What a database has: nothing, unfinished records of a move, or other tables. */
export async function stateOf(records: RawRecords): Promise<'empty' | 'unfinished' | 'in use'> {
  const named = await records.read({
    sql: "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\'",
  });
  if (named.length === 0) return 'empty';
  return named.some(([name]) => name === MARK) ? 'unfinished' : 'in use';
}

/**
 * Copies all tables of a shop into a database that is empty or has unfinished records, which are replaced, and reads them
 * back. Triggers come last, so that they make no rows twice.
 * @param from records of this version's schema
 * @returns the measures of the rows that were read
 * @throws CannotStart when a table of the copy differs; the records then stay unfinished
 */
export async function copyTables(from: RawRecords, to: RawRecords, schema: Schema): Promise<Measures> {
  const { tables, textIndexes, indexes, rules } = schema;
  const early = tables.filter(({ name }) => name !== LAST);
  const last = tables.find(({ name }) => name === LAST)!;
  await to.write([
    ...(await dropsOf(to)),
    { sql: `CREATE TABLE ${MARK} (id INTEGER PRIMARY KEY) STRICT` },
    ...early.flatMap(({ create }) => (create === undefined ? [] : [{ sql: create }])),
    ...textIndexes.map((sql) => ({ sql })),
  ]);
  const measures = new Map<string, Measure>();
  for (const table of early) {
    const measure = measuring();
    // A new full-text index has rows of its own. It needs some at any time, so they are replaced in one transaction.
    let before = table.create === undefined ? [{ sql: `DELETE FROM ${table.name}` }] : [];
    for await (const rows of pagesOf(from, table)) {
      measure.add(rows);
      await to.write([...before, ...insertsOf(table, rows)]);
      before = [];
    }
    if (before.length > 0) await to.write(before);
    measures.set(table.name, measure.result());
  }
  const earlyIndexes = indexes.filter(({ table }) => table !== LAST).map(({ sql }) => ({ sql: ifMissing(sql) }));
  while (earlyIndexes.length > 0) await to.write(earlyIndexes.splice(0, INDEXES_AT_A_TIME));
  requireSame(measures, await measureTables(to, early));

  const settings: Value[][] = [];
  for await (const rows of pagesOf(from, last)) settings.push(...rows);
  await finish(to, [
    { sql: last.create! },
    ...insertsOf(last, settings),
    ...indexes.filter(({ table }) => table === LAST).map(({ sql }) => ({ sql })),
    ...rules.map((sql) => ({ sql })),
    { sql: `DROP TABLE ${MARK}` },
  ]);
  const measure = measuring();
  measure.add(settings);
  const measured = new Map([[LAST, measure.result()]]);
  requireSame(measured, await measureTables(to, [last]));
  return new Map([...measures, ...measured]);
}

/** @throws CannotStart when a table of the copy differs */
function requireSame(expected: Measures, found: Measures): void {
  const unequal = differing(expected, found);
  if (unequal.length > 0)
    throw new CannotStart(`The copy of ${unequal.join(', ')} is not the same as what was read. Run the move again.`);
}

/** Writes the end of a move. If its answer was lost, the repeated request fails on what is there already. */
async function finish(to: RawRecords, statements: readonly Sql[]): Promise<void> {
  try {
    await to.write(statements);
  } catch (error) {
    if ((await stateOf(to)) !== 'in use') throw error;
  }
}

/** Returns the statements that remove everything from unfinished records. */
async function dropsOf(records: RawRecords): Promise<Sql[]> {
  const objects = await records.read({
    sql: `SELECT type, name FROM sqlite_schema WHERE type = 'view' OR type = 'table'
      AND name IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\'`,
  });
  return objects.map(([type, name]) => ({ sql: `DROP ${String(type)} "${String(name)}"` }));
}

const ifMissing = (createIndex: string) => createIndex.replace(/^CREATE (UNIQUE )?INDEX /i, '$&IF NOT EXISTS ');

/** Returns the measures of tables as they are now. */
export async function measureTables(records: RawRecords, tables: readonly Table[]): Promise<Measures> {
  const measures = new Map<string, Measure>();
  for (const table of tables) {
    const measure = measuring();
    for await (const rows of pagesOf(records, table)) measure.add(rows);
    measures.set(table.name, measure.result());
  }
  return measures;
}

/** Returns the names of the tables whose measures differ. */
export function differing(expected: Measures, found: Measures): string[] {
  return Array.from(expected.keys()).filter((name) => expected.get(name)!.sha256 !== found.get(name)?.sha256);
}

/** Yields the rows of a table, in pages of about the same size. */
async function* pagesOf(records: RawRecords, { name, columns, key }: Table): AsyncGenerator<Value[][]> {
  let most = FIRST_ROWS;
  for (let after: Value[] | undefined; ;) {
    const beyond = after ? `WHERE (${key.join()}) > (${key.map(() => '?').join()})` : '';
    const rows = await records.read({
      sql: `SELECT ${[...key, ...columns].map(quoted).join()} FROM ${name} ${beyond} ORDER BY ${key.map(quoted).join()} LIMIT ${most}`,
      args: after ?? [],
    });
    if (rows.length === 0) return;
    after = rows.at(-1)!.slice(0, key.length);
    const page = rows.map((row) => row.slice(key.length));
    yield page;
    const bytes = page.flat().reduce((sum: number, value) => sum + sizeOf(value), 0);
    most = Math.max(1, Math.min(MOST_ROWS, Math.floor((PAGE_BYTES * rows.length) / bytes)));
  }
}

function quoted(column: string): string {
  return column === 'rowid' ? column : `"${column}"`;
}

/** Returns about how many bytes a value takes in a request. */
function sizeOf(value: Value): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length + 8 : 8;
}

/** Returns statements that insert rows. They may be repeated: a row replaces itself. */
function insertsOf({ name, columns }: Table, rows: Value[][]): Sql[] {
  const most = Math.floor(MOST_VALUES / columns.length);
  const row = `(${columns.map(() => '?').join()})`;
  const into = `INSERT OR REPLACE INTO ${name} (${columns.map(quoted).join()}) VALUES `;
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) => {
    const some = rows.slice(index * most, (index + 1) * most);
    return { sql: into + some.map(() => row).join(), args: some.flat() };
  });
}

function measuring(): { add(rows: Value[][]): void; result(): Measure } {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows) {
      count += rows.length;
      for (const value of rows.flat()) {
        const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
        // Type and length make different rows different texts.
        hash.update(`${value === null ? 'null' : typeof value} ${bytes.length} `).update(bytes);
      }
    },
    result: () => ({ rows: count, sha256: hash.digest('hex') }),
  };
}
