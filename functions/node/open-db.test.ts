import Database from 'libsql';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SLOW_MS } from '../db/slow-statements.ts';
import { insertedId } from '../db/statement.ts';
import type { Statement } from '../db/statement.ts';
import { sqliteCodeOf } from '../db/trouble.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

const run = (sql: string, ...args: Statement['args']): Statement<number> => ({
  sql,
  args,
  read: (answer) => answer.rowsAffected,
});
const rows = (sql: string, ...args: Statement['args']): Statement<unknown[][]> => ({
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
});

/** Simulates another process that holds a write lock on the file until `stop` is called. */
function otherWriter(begin = 'BEGIN IMMEDIATE'): { stop(): void } {
  const other = new Database(join(folder, 'x.db'));
  other.exec(begin);
  return {
    stop() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

describe('while another process writes', () => {
  const insert = (flag: number) => db.write(run('INSERT INTO things (flag) VALUES (?)', flag));

  test('batches of writes wait without stopping this one, and then each stands or falls by itself', async () => {
    db.close();
    db = openEmbeddedDb(join(folder, 'x.db'), 20_000);
    const other = otherWriter();
    const settled: unknown[] = [];
    const writes = [5, 6, 5].map((flag) => insert(flag).finally(() => settled.push(flag)));
    const outcomes = Promise.allSettled(writes);
    // The event loop must turn while they wait, because only then can the other writer finish.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(settled).toEqual([]);
    other.stop();
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await db.read(rows('SELECT flag FROM things ORDER BY id')))[0]).toEqual([[5], [6]]);
  });

  test('a batch that came while others wait is written with them', async () => {
    db.close();
    db = openEmbeddedDb(join(folder, 'x.db'), 20_000);
    const other = otherWriter();
    const first = insert(5);
    await new Promise(setImmediate);
    const second = insert(6);
    other.stop();
    expect(await Promise.all([first, second])).toEqual([[1], [1]]);
  });

  test('reads are answered, also behind writes that wait', async () => {
    await insert(5);
    const other = otherWriter('BEGIN EXCLUSIVE');
    const written = Promise.allSettled([insert(6), insert(7)]);
    await new Promise(setImmediate);
    expect(await db.read(all)).toEqual([[[1, 5]]]);
    expect(await db.read(all, rows('SELECT 1'))).toEqual([[[1, 5]], [[1]]]);
    other.stop();
    await written;
  });

  test('for too long, what waits is refused, leaves nothing, and the next is written', async () => {
    const other = otherWriter();
    const outcomes = await Promise.allSettled([insert(5), insert(6)]);
    expect(outcomes).toMatchObject(
      [5, 6].map(() => ({ status: 'rejected', reason: { code: 'DATABASE_UNAVAILABLE' } })),
    );
    expect(db.connection.inTransaction).toBe(false);
    other.stop();
    expect(await insert(7)).toEqual([1]);
    expect((await db.read(rows('SELECT flag FROM things')))[0]).toEqual([[7]]);
  });

  test('a shop that closes leaves nobody without an answer', async () => {
    const other = otherWriter();
    const written = insert(5);
    db.close();
    await expect(written).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    other.stop();
    db = openEmbeddedDb(join(folder, 'x.db'), 50);
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

describe('where the disk or the file fails', () => {
  const insert = (flag: number) => db.write(run('INSERT INTO things (flag) VALUES (?)', flag));
  /** Fills several pages of the file. */
  const large = rows('SELECT count(*) FROM things');
  const grow = (from: number) =>
    db.write(...Array.from({ length: 500 }, (_, index) => run('INSERT INTO things (flag) VALUES (?)', from + index)));
  const refusal = async (batch: Promise<unknown>) => {
    const error = await batch.then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    );
    return { code: (error as { code?: string }).code, cause: sqliteCodeOf(error?.cause) };
  };

  test('a batch that finds no room is refused as a whole, others of its moment too, and all go on when there is room', async () => {
    await insert(1);
    db.connection.exec('PRAGMA max_page_count = 1');
    const full = { code: 'DATABASE_UNAVAILABLE', cause: 'SQLITE_FULL' };
    expect(await Promise.all([refusal(grow(1000)), refusal(grow(2000))])).toEqual([full, full]);
    expect(await db.read(large)).toEqual([[[1]]]);
    expect(db.isDamaged()).toBe(false);
    db.connection.exec('PRAGMA max_page_count = 100000');
    await Promise.all([grow(1000), grow(2000)]);
    expect(await db.read(large)).toEqual([[[1001]]]);
  });

  test('a batch that may not write is refused', async () => {
    db.connection.exec('PRAGMA query_only = ON');
    expect(await refusal(insert(1))).toEqual({ code: 'DATABASE_UNAVAILABLE', cause: 'SQLITE_READONLY' });
    db.connection.exec('PRAGMA query_only = OFF');
    await insert(1);
  });

  test('a read that meets damage is refused, and the damage is remembered', async () => {
    await grow(1000);
    db.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const path = join(folder, 'x.db');
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(statSync(path).size - 4096, 0x77), 0, undefined, 4096);
    closeSync(file);
    // Another process has written, so this one reads the file again.
    const other = new Database(path);
    other.exec('PRAGMA user_version = 7');
    other.close();
    expect(await refusal(db.read(large))).toEqual({ code: 'DATABASE_UNAVAILABLE', cause: 'SQLITE_CORRUPT' });
    expect(db.isDamaged()).toBe(true);
  });
});

test('its version changes with each commit, of this process or of another, and with nothing else', async () => {
  const insert = (flag: number) => run('INSERT INTO things (flag) VALUES (?)', flag);
  const versions = [db.version()];
  const note = () => versions.push(db.version());
  await db.read(all);
  await expect(db.write(run('INSERT INTO nothing VALUES (1)'))).rejects.toThrow();
  expect(db.version()).toBe(versions[0]);
  await db.write(insert(1));
  note();
  await Promise.all([db.write(insert(2)), db.write(insert(3))]);
  note();
  const other = new Database(join(folder, 'x.db'));
  other.exec('INSERT INTO things (flag) VALUES (4)');
  other.close();
  note();
  expect(new Set(versions).size).toBe(4);
});

test('a slow statement is reported by its text, without its values', async () => {
  const slow: string[] = [];
  const watched = openEmbeddedDb(join(folder, 'slow.db'), 50, (sql, ms) => slow.push(`${sql} ${ms > SLOW_MS}`));
  // The clock moves on by one millisecond with each look, and by more than a slow statement takes from then on.
  let [time, step] = [0, 1];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
  const selecting = (value: string) => ({ sql: 'SELECT ?', args: [value], read: () => undefined });
  await watched.read(selecting('quick'));
  step = 2 * SLOW_MS;
  await watched.read(selecting('slow'));
  clock.mockRestore();
  watched.close();
  expect(slow).toEqual(['SELECT ? true']);
});
