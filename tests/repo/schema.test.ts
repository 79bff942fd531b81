import { describe, expect, test } from 'vitest';
import * as schema from '../../functions/db/schema/index.ts';
import { migrate } from '../../functions/node/migrate.ts';
import { filesUnder, textOf } from './source.ts';
import {
  migratedDatabase,
  statementOf,
  tableOfDatabase,
  tableOfSchema,
  tablesOfDatabase,
  tablesOfSchema,
  virtualTablesOfDatabase,
} from './tables.ts';

const tables = tablesOfSchema(schema);
const names = [...tables.keys()].sort();
const connection = migratedDatabase();

describe('a database made by the migrations is the one the code describes:', () => {
  test('the same tables', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(tablesOfDatabase(connection)).toEqual(names);
  });

  test('the same virtual tables', () => {
    const written = filesUnder('functions/db/virtual', /\.sql$/)
      .flatMap((file) => textOf(file).split('--> statement-breakpoint'))
      .map((statement) => statement.trim().replace(' IF NOT EXISTS', '').replace(/;$/, ''));
    const made = virtualTablesOfDatabase(connection).map((name) => statementOf(connection, name));
    expect(made.length).toBeGreaterThan(0);
    expect(made.sort()).toEqual(written.sort());
  });

  test.each(names)('%s', (name) => {
    expect(tableOfDatabase(connection, name)).toEqual(tableOfSchema(tables.get(name)!));
  });
});

describe('every table', () => {
  test('is strict: a column holds what its type says', () => {
    const rows = connection.prepare('SELECT name FROM pragma_table_list WHERE strict = 0').all() as { name: string }[];
    expect(rows.map(({ name }) => name).filter((name) => names.includes(name) || name === 'migrations')).toEqual([]);
  });

  test.each(names)('%s has no CHECK that is not seen here', (name) => {
    const written = statementOf(connection, name).match(/\bCHECK\s*\(/g) ?? [];
    expect(Object.keys(tableOfDatabase(connection, name).checks)).toHaveLength(written.length);
  });
});

describe('the migrations', () => {
  const journal = JSON.parse(textOf('migrations/meta/_journal.json')) as { entries: { idx: number; tag: string }[] };

  test('are those of the journal, in its order', () => {
    const files = filesUnder('migrations', /\.sql$/).map((file) => file.slice('migrations/'.length, -'.sql'.length));
    expect(files).toEqual(journal.entries.map(({ tag }) => tag));
    expect(journal.entries.map(({ idx, tag }) => Number(tag.slice(0, 4)) - idx)).toEqual(journal.entries.map(() => 0));
  });

  test('are applied once', () => {
    expect(migrate(connection)).toBe(0);
  });
});
