import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import * as schema from '../../functions/db/schema/index.ts';
import { PERSONAL_DATA } from '../../functions/domain/whole-shop/privacy/index.ts';
import { tableOfSchema, tablesOfSchema } from './tables.ts';

const tables = tablesOfSchema(schema);
const columnsOf = (name: string) => tableOfSchema(tables.get(name)!).columns.map((column) => column.name);
const personal = Object.entries(PERSONAL_DATA).flatMap(([name, known]) =>
  known.knows === 'people' ? [{ name, known }] : [],
);

test('of every table it is said what it knows of people', () => {
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual([...tables.keys()].sort());
});

describe('a table that refers to a person, or tells how to reach one, is not said to know nobody:', () => {
  const TELLING = /^(.*user_id|.*email|.*mobile|.*phone|full_name|ship_name|requester|client_network)$/;
  const impersonal = Object.keys(PERSONAL_DATA).filter((name) => PERSONAL_DATA[name]!.knows === 'nobody');

  test.each(impersonal)('%s', (name) => {
    expect(columnsOf(name).filter((column) => TELLING.test(column))).toEqual([]);
  });

  test('such columns are found where they are', () => {
    expect(columnsOf('orders').filter((column) => TELLING.test(column))).toEqual([
      'user_id',
      'ship_name',
      'ship_mobile',
      'ship_alternate_mobile',
      'ship_email',
    ]);
  });
});

test.each(personal)('$name is named as itself', ({ name, known }) => {
  expect(getTableConfig(known.table).name).toBe(name);
  if (known.fate.way === 'kept') expect(known.fate.because).not.toBe('');
});

test.each(personal)('$name: what is emptied are columns of it', ({ name, known }) => {
  if (known.fate.way !== 'blanked') return;
  expect(Object.keys(known.table)).toEqual(expect.arrayContaining(Object.keys(known.fate.columns)));
  expect(columnsOf(name).length).toBeGreaterThan(Object.keys(known.fate.columns).length);
});

test('what refers to others is erased before them', () => {
  const removed = personal.filter(({ known }) => known.fate.way === 'removed').map(({ name }) => name);
  for (const [place, name] of removed.entries()) {
    const parents = tableOfSchema(tables.get(name)!).foreignKeys.map((key) => /→ (\w+)\./.exec(key)![1]!);
    expect(removed.slice(0, place).filter((earlier) => earlier !== name && parents.includes(earlier))).toEqual([]);
  }
});
