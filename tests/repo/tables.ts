import Database from 'libsql';
import { getTableColumns, is, SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { migrate } from '../../functions/node/migrate.ts';

/** A table in a common form for both sides: the schema in the code, and a database made by the migrations. */
export interface Table {
  columns: Column[];
  /** The columns of the primary key, in order. */
  key: string[];
  foreignKeys: string[];
  indexes: Index[];
  /** The condition of each CHECK, by its name. */
  checks: Record<string, string>;
}

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  /** As SQL. */
  byDefault: string | null;
}

interface Index {
  name: string;
  columns: string[];
  isUnique: boolean;
  /** The WHERE condition of a partial index. */
  where: string | null;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** Returns an in-memory database with only the schema. */
export function migratedDatabase(): Database.Database {
  const connection = new Database(':memory:');
  migrate(connection);
  return connection;
}

/** Returns the tables of the schema in the code, by name. */
export function tablesOfSchema(schema: Record<string, unknown>): Map<string, SQLiteTable> {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  return new Map(tables.map((table) => [getTableConfig(table).name, table]));
}

/** Returns a table of the schema in the code. */
export function tableOfSchema(table: SQLiteTable): Table {
  const { columns, primaryKeys, foreignKeys, indexes, checks } = getTableConfig(table);
  const ownKey = columns.filter(({ primary }) => primary);
  return {
    columns: columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull,
      byDefault: defaultOf(column),
    })),
    key: (primaryKeys[0]?.columns ?? ownKey).map(({ name }) => name),
    foreignKeys: foreignKeys
      .flatMap((key) => {
        const { columns: from, foreignTable, foreignColumns: to } = key.reference();
        const ends = `on update ${key.onUpdate ?? 'no action'} on delete ${key.onDelete ?? 'no action'}`;
        const { name: there } = getTableConfig(foreignTable);
        return from.map(({ name }, index) => `${name} → ${there}.${to[index]!.name} ${ends}`);
      })
      .sort(),
    indexes: indexes
      .map(({ config }) => ({
        name: config.name,
        columns: config.columns.map((column) => (column as SQLiteColumn).name),
        isUnique: config.unique,
        where: config.where ? textOf(config.where) : null,
      }))
      .sort(byName),
    checks: Object.fromEntries(checks.map(({ name, value }) => [name, textOf(value)])),
  };
}

function defaultOf(column: SQLiteColumn): string | null {
  const value: unknown = column.default;
  if (value === undefined) return null;
  if (is(value, SQL)) return textOf(value);
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'object' ? `'${JSON.stringify(value)}'` : String(value);
}

const dialect = new SQLiteSyncDialect();

function textOf(condition: SQL): string {
  const { sql, params } = dialect.sqlToQuery(condition);
  if (params.length > 0) throw new Error(`A condition of the schema has values of its own: ${sql}`);
  return sql;
}

/** Returns the table names of a database, without those of the engine and the migrations. */
export function tablesOfDatabase(connection: Database.Database): string[] {
  return namesOf(connection, "type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'");
}

/** Returns the names of its virtual tables, without the engine's shadow tables. */
export function virtualTablesOfDatabase(connection: Database.Database): string[] {
  return namesOf(connection, "type = 'virtual'");
}

function namesOf(connection: Database.Database, condition: string): string[] {
  const rows = connection.prepare(`SELECT name FROM pragma_table_list WHERE ${condition}`).all() as { name: string }[];
  return rows.map(({ name }) => name).sort();
}

/** Returns a table of a database. */
export function tableOfDatabase(connection: Database.Database, table: string): Table {
  const rowsOf = <Row>(pragma: string) => connection.prepare(pragma).all() as Row[];
  const columns = rowsOf<{ name: string; type: string; notnull: number; pk: number; dflt_value: string | null }>(
    `PRAGMA table_xinfo(${table})`,
  );
  const indexes = rowsOf<{ name: string; unique: number; origin: string }>(`PRAGMA index_list(${table})`);
  return {
    columns: columns.map(({ name, type, notnull, dflt_value: byDefault }) => ({
      name,
      type: type.toUpperCase(),
      notNull: notnull === 1,
      byDefault,
    })),
    key: columns
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    foreignKeys: rowsOf<{ table: string; from: string; to: string; on_update: string; on_delete: string }>(
      `PRAGMA foreign_key_list(${table})`,
    )
      .map(
        ({ from, table: there, to, on_update: updated, on_delete: deleted }) =>
          `${from} → ${there}.${to} on update ${updated.toLowerCase()} on delete ${deleted.toLowerCase()}`,
      )
      .sort(),
    // The engine makes an index for a primary key that is not an integer.
    indexes: indexes
      .filter(({ origin }) => origin === 'c')
      .map(({ name, unique }) => ({
        name,
        columns: rowsOf<{ name: string }>(`PRAGMA index_info(${name})`).map((column) => column.name),
        isUnique: unique === 1,
        where: / WHERE (.*)$/s.exec(statementOf(connection, name))?.[1] ?? null,
      }))
      .sort(byName),
    checks: checksIn(statementOf(connection, table)),
  };
}

/** Returns the CREATE statement of an object. */
export function statementOf(connection: Database.Database, name: string): string {
  const row = connection.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(name) as { sql: string };
  return row.sql;
}

/** Returns the named CHECKs of a CREATE TABLE, which has each on its own line. */
function checksIn(statement: string): Record<string, string> {
  const named = statement.matchAll(/^\s*CONSTRAINT "(\w+)" CHECK\((.*)\),?$/gm);
  return Object.fromEntries([...named].map(([, name, condition]) => [name!, condition!]));
}

/** Returns the enum columns of a table, with their values. */
export function wordsOf(table: SQLiteTable): { column: string; words: readonly string[] }[] {
  return Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
    enumValues && enumValues.length > 0 ? [{ column: name, words: enumValues }] : [],
  );
}
