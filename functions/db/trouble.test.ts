import { expect, test } from 'vitest';
import { isDamage, isStorageTrouble, sqliteCodeOf } from './trouble.ts';

test.each([
  ['SQLITE_FULL', true, false],
  ['SQLITE_IOERR', true, false],
  ['SQLITE_IOERR_WRITE', true, false],
  ['SQLITE_READONLY_DBMOVED', true, false],
  ['SQLITE_CANTOPEN', true, false],
  ['SQLITE_CORRUPT', true, true],
  ['SQLITE_CORRUPT_VTAB', true, true],
  ['SQLITE_NOTADB', true, true],
  ['SQLITE_CONSTRAINT_UNIQUE', false, false],
  ['SQLITE_BUSY', false, false],
  ['SQLITE_ERROR', false, false],
  [undefined, false, false],
])('%s is trouble with the disk: %s, a damaged file: %s', (code, isTrouble, isDamaged) => {
  expect([isStorageTrouble(code), isDamage(code)]).toEqual([isTrouble, isDamaged]);
});

test('the code of an error is found on it or on what caused it', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  expect(sqliteCodeOf(full)).toBe('SQLITE_FULL');
  expect(sqliteCodeOf(new Error('the batch failed', { cause: full }))).toBe('SQLITE_FULL');
  expect(sqliteCodeOf(Object.assign(new Error('no'), { code: 'ENOSPC' }))).toBeUndefined();
  expect(sqliteCodeOf('SQLITE_FULL')).toBeUndefined();
});
