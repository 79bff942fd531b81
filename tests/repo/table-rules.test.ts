import { describe, expect, test } from 'vitest';
import * as schema from '../../functions/db/schema/index.ts';
import { migratedDatabase, tableOfDatabase, tableOfSchema, tablesOfSchema, wordsOf } from './tables.ts';

const tables = tablesOfSchema(schema);
const names = [...tables.keys()].sort();

describe('what every table shares', () => {
  const RECORD = ['id', 'version', 'created_at', 'updated_at', 'archived_at'];
  const ENTRY = ['id', 'at'];
  const columnsOf = (name: string) => tableOfSchema(tables.get(name)!).columns;
  const beginsWith = (name: string, wanted: string[]) =>
    wanted.every((column, index) => columnsOf(name)[index]?.name === column);

  test('is there as a whole: who can be edited or archived is a record, and there are entries too', () => {
    const records = names.filter((name) => beginsWith(name, RECORD));
    expect(records.length).toBeGreaterThan(5);
    expect(names.filter((name) => beginsWith(name, ENTRY)).length).toBeGreaterThan(2);
    const half = names.filter((name) =>
      columnsOf(name).some((column) => ['version', 'archived_at'].includes(column.name) && !records.includes(name)),
    );
    // In these tables each edit is a row, and the version is part of the key. Nobody edits former orders: files write
    // them, and undoing an import deletes them, since nothing refers to them.
    expect(half).toEqual([
      'arranged_page_versions',
      'former_orders',
      'letter_versions',
      'mail_texts',
      'store_settings',
    ]);
  });

  test.each(names)('%s has a number for its key, or binds two tables by both', (name) => {
    const { columns, key, foreignKeys } = tableOfSchema(tables.get(name)!);
    const known: Record<string, string> = {
      sessions: 'id TEXT',
      store_settings: 'version INTEGER',
      // A cart has one coupon, and a customer has one cart.
      cart_coupons: 'user_id INTEGER',
    };
    if (key.length > 1) {
      expect(foreignKeys.map((bound) => bound.split(' ')[0])).toEqual(expect.arrayContaining(key));
    } else {
      const [column] = columns.filter((found) => found.name === key[0]);
      expect(`${column!.name} ${column!.type}`).toBe(known[name] ?? 'id INTEGER');
    }
  });

  test.each(names.filter((name) => beginsWith(name, RECORD)))(
    '%s can be edited by two people, so it is a whole record',
    (name) => {
      expect(columnsOf(name).slice(0, 5)).toEqual([
        { name: 'id', type: 'INTEGER', notNull: true, byDefault: null },
        { name: 'version', type: 'INTEGER', notNull: true, byDefault: '1' },
        { name: 'created_at', type: 'INTEGER', notNull: true, byDefault: null },
        { name: 'updated_at', type: 'INTEGER', notNull: true, byDefault: null },
        { name: 'archived_at', type: 'INTEGER', notNull: false, byDefault: null },
      ]);
    },
  );

  test.each([
    ['instants', /(^|_)(at|until)$/, 'INTEGER'],
    ['days', /_on$/, 'TEXT'],
    ['money', /(_paise|price|amount|fee)$/, 'INTEGER'],
    ['flags', /^is_/, 'INTEGER'],
  ])('%s have one type', (_, ending, type) => {
    const found = names.flatMap((table) =>
      columnsOf(table)
        .filter(({ name }) => ending.test(name))
        .map((column) => `${table}.${column.name} ${column.type}`),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((column) => !column.endsWith(` ${type}`))).toEqual([]);
  });

  test('a column that names a row of another table is bound to it', () => {
    /** Columns that may name deleted rows, rows of several tables, or nothing. */
    const FREE = /^(actor_session_id|subject_id|request_id|import_rows\.(key|parent|target)_id)$/;
    const loose = names.flatMap((table) => {
      const bound = tableOfSchema(tables.get(table)!).foreignKeys.map((key) => key.split(' ')[0]);
      return columnsOf(table)
        .filter(({ name }) => name.endsWith('_id') && !bound.includes(name))
        .filter(({ name }) => !FREE.test(name) && !FREE.test(`${table}.${name}`))
        .map(({ name }) => `${table}.${name}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('words', () => {
  const connection = migratedDatabase();

  test('a column of the types that holds one of a few words has a CHECK that says so', () => {
    const loose = names.flatMap((name) => {
      const checks = Object.values(tableOfDatabase(connection, name).checks);
      return wordsOf(tables.get(name)!)
        .filter(({ column, words }) => {
          const list = words.map((word) => `'${word}'`).join(', ');
          return !checks.includes(`"${name}"."${column}" IN (${list})`);
        })
        .map(({ column }) => `${name}.${column}`);
    });
    expect(loose).toEqual([]);
  });
});
