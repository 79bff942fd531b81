import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertedId } from '../db/statement.ts';
import type { Bound } from '../db/statement.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

const run = (sql: string, ...args: Bound['args']): Bound<number> => ({
  sql,
  args,
  read: (answer) => answer.rowsAffected,
});
const rows = (sql: string, ...args: Bound['args']): Bound<unknown[][]> => ({
  sql,
  args,
  read: (answer) => answer.rows.map((row) => Array.from(row)),
});
const all = rows('SELECT id, flag FROM things ORDER BY id');

let folder: string;
let db: EmbeddedDb;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-db-'));
  db = openEmbeddedDb(join(folder, 'x.db'), 50);
  db.connection.exec('CREATE TABLE things (id INTEGER PRIMARY KEY, flag INTEGER NOT NULL UNIQUE) STRICT');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

describe('a batch of writes', () => {
  test('binds true and false as 1 and 0', async () => {
    await db.write(
      run('INSERT INTO things (flag) VALUES (?)', true),
      run('INSERT INTO things (flag) VALUES (?)', false),
    );
    const [found] = await db.read(rows('SELECT flag, typeof(flag), flag = ? FROM things ORDER BY flag', true));
    expect(found).toEqual([
      [0, 'integer', 0],
      [1, 'integer', 1],
    ]);
  });

  test('happens as a whole', async () => {
    expect(
      await db.write(run('INSERT INTO things (flag) VALUES (5)'), insertedId, run('UPDATE things SET flag = 6')),
    ).toEqual([1, 1, 1]);
    expect(await db.read(all)).toEqual([[[1, 6]]]);
  });

  test('stands or falls by itself among others of the same moment', async () => {
    const insert = (flag: number) => db.write(run('INSERT INTO things (flag) VALUES (?)', flag), insertedId);
    const outcomes = await Promise.allSettled([insert(5), insert(6), insert(5), insert(7)]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'))).toEqual([
      [1, 1],
      [1, 2],
      'refused',
      [1, 3],
    ]);
    expect(await db.read(all)).toEqual([
      [
        [1, 5],
        [2, 6],
        [3, 7],
      ],
    ]);
  });

  test('is answered when it is on the disk, also when the shop closes right after', async () => {
    const written = db.write(run('INSERT INTO things (flag) VALUES (5)'));
    db.close();
    await written;
    db = openEmbeddedDb(join(folder, 'x.db'), 50);
    expect(await db.read(all)).toEqual([[[1, 5]]]);
  });

  test('or not at all, and tells which statement stopped it', async () => {
    await db.write(run('INSERT INTO things (flag) VALUES (5)'));
    const stopped = db.write(
      run('INSERT INTO things (flag) VALUES (6)'),
      run('DELETE FROM things WHERE flag = 9'),
      run('INSERT INTO things (flag) VALUES (5)'),
    );
    await expect(stopped).rejects.toMatchObject({
      statementIndex: 2,
      message: expect.stringContaining('UNIQUE') as string,
    });
    expect(await db.read(all)).toEqual([[[1, 5]]]);
  });

  test('that failed does not stand in the way of the next, with the very same statement', async () => {
    const insert = () => db.write(run('INSERT INTO things (flag) VALUES (?)', 1));
    await insert();
    await expect(insert()).rejects.toThrow('UNIQUE');
    await db.write(run('DELETE FROM things'));
    expect(await insert()).toEqual([1]);
  });

  test('that meets another process’s lock leaves no transaction open', async () => {
    const other = openEmbeddedDb(join(folder, 'x.db'), 50);
    other.connection.exec('BEGIN IMMEDIATE');
    await expect(db.write(run('INSERT INTO things (flag) VALUES (1)'))).rejects.toThrow();
    expect(db.connection.inTransaction).toBe(false);
    other.connection.exec('COMMIT');
    other.close();
    expect(await db.write(run('INSERT INTO things (flag) VALUES (1)'))).toEqual([1]);
  });
});

test('a batch of reads sees one state and writes nothing', async () => {
  await db.write(run('INSERT INTO things (flag) VALUES (5)'));
  expect(await db.read(all, rows('SELECT count(*) FROM things'))).toEqual([[[1, 5]], [[1]]]);
  await expect(db.read(all, rows('SELECT nonsense FROM things'))).rejects.toThrow('no such column');
  expect(db.connection.inTransaction).toBe(false);
});

test('the file is opened so that a power cut loses nothing and a row without its parent is refused', () => {
  const pragma = (name: string) =>
    Object.values(db.connection.prepare(`PRAGMA ${name}`).get([]) as object)[0] as unknown;
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
});
