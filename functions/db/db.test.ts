import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/calls/refusals.ts';
import { countRoundTrips, gatherReads, isTwice, openDb } from './db.ts';
import type { Engine } from './db.ts';
import { requireChange } from './statement.ts';
import type { Statement } from './statement.ts';

const select = (value: number): Statement<number> => ({
  sql: `SELECT ${value}`,
  args: [],
  read: ({ rows }) => Number(rows[0]![0]),
});
/** Returns for each statement its index in the batch. */
const counting: Engine = {
  batch: async (statements) => statements.map((_, index) => ({ rows: [[index]], rowsAffected: 0 })),
};
const failing = (error: unknown): Engine => ({
  async batch() {
    throw error;
  },
});

async function refusalOf(error: unknown, ...statements: Statement[]): Promise<unknown> {
  try {
    return await openDb(failing(error)).write(...statements);
  } catch (caught) {
    return caught;
  }
}

describe('a batch', () => {
  test('answers each statement in its place', async () => {
    expect(await openDb(counting).read(select(5), select(6), select(7))).toEqual([0, 1, 2]);
  });

  test('answers by name, with a list where a name has a list', async () => {
    const db = openDb(counting);
    expect(await db.write({ one: select(1), list: [select(2), select(3)], none: [], last: select(4) })).toEqual({
      one: 0,
      list: [1, 2],
      none: [],
      last: 3,
    });
    expect(await gatherReads(db).read({ one: select(1), two: select(2) })).toEqual({ one: 0, two: 1 });
  });

  test('sends what a change requires right after it, and answers the change alone', async () => {
    const sent: string[] = [];
    const db = openDb({
      batch: (statements, mode) => (sent.push(...statements.map(({ sql }) => sql)), counting.batch(statements, mode)),
    });
    expect(await db.write({ change: requireChange(select(1), 'CART_FULL'), next: select(2) })).toEqual({
      change: 0,
      next: 2,
    });
    expect(sent).toEqual(['SELECT 1', expect.stringMatching(/^SELECT .*changes\(\) > 0/), 'SELECT 2']);
  });

  test('says whether it reads or writes', async () => {
    const modes: string[] = [];
    const db = openDb({ batch: (statements, mode) => (modes.push(mode), counting.batch(statements, mode)) });
    await db.read(select(1));
    await db.write(select(1));
    expect(modes).toEqual(['read', 'write']);
  });

  test('is one round trip, however many statements it has', async () => {
    const { db, trips } = countRoundTrips(openDb(counting));
    await db.read(select(1), select(2));
    await db.write(select(1));
    expect(trips()).toBe(2);
  });
});

describe('reads that begin in the same moment', () => {
  test('are one round trip, and each has its own answers', async () => {
    const { db, trips } = countRoundTrips(openDb(counting));
    const gathered = gatherReads(db);
    const parts = [gathered.read(select(1)), gathered.read(select(1), select(1)), gathered.read(select(1))];
    expect(await Promise.all(parts)).toEqual([[0], [1, 2], [3]]);
    expect(trips()).toBe(1);
  });

  test('are another one than those that waited for their answers', async () => {
    const { db, trips } = countRoundTrips(openDb(counting));
    const gathered = gatherReads(db);
    await Promise.all([gathered.read(select(1)), gathered.read(select(1))]);
    expect(await gathered.read(select(1))).toEqual([0]);
    expect(trips()).toBe(2);
  });

  test('fail together, and later ones are asked anew', async () => {
    let fails = true;
    const engine: Engine = {
      batch: (statements, mode) => (fails ? Promise.reject(new Error('gone')) : counting.batch(statements, mode)),
    };
    const gathered = gatherReads(openDb(engine));
    const parts = await Promise.allSettled([gathered.read(select(1)), gathered.read(select(1))]);
    expect(parts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await gathered.read(select(1))).toEqual([0]);
  });
});

describe('a write that is stopped becomes the refusal it stands for:', () => {
  test('a requirement, by its place in the batch', async () => {
    const error = Object.assign(new Error('requirement_failed'), { statementIndex: 4 });
    const refusal = await refusalOf(
      error,
      select(1),
      requireChange(select(2), 'OUT_OF_STOCK'),
      requireChange(select(3), 'ORDER_MOVED_ON'),
      requireChange(select(4), 'CART_FULL'),
    );
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'ORDER_MOVED_ON' });
  });

  test.each([
    ['SQLITE_CONSTRAINT: CHECK constraint failed: inventory_never_oversold', 'NOT_ENOUGH_STOCK'],
    ['SQLite error: CHECK constraint failed: sku_price_within_mrp', 'PRICE_ABOVE_MRP'],
    ['UNIQUE constraint failed: users.email', 'EMAIL_TAKEN'],
    ['SQLITE_CONSTRAINT: SQLite error: UNIQUE constraint failed: store_settings.version', 'STALE_VERSION'],
  ])('%s', async (message, code) => {
    expect(await refusalOf(new Error(message), select(1))).toMatchObject({ name: 'Refusal', code });
  });

  test.each([
    'CHECK constraint failed: order_total_adds_up',
    'UNIQUE constraint failed: orders.number',
    'FOREIGN KEY constraint failed',
    'disk I/O error',
  ])('but not %s, which is a fault', async (message) => {
    const error = new Error(message);
    expect(await refusalOf(error, select(1))).toBe(error);
  });

  test('nor what is no error', async () => {
    expect(await refusalOf('gone', select(1))).toBe('gone');
  });
});

test('a second row is told by its columns', () => {
  const error = new Error(
    'UNIQUE constraint failed: idempotency_keys.actor_kind, idempotency_keys.subject, idempotency_keys.key',
  );
  expect(isTwice(error, 'idempotency_keys.actor_kind, idempotency_keys.subject, idempotency_keys.key')).toBe(true);
  expect(isTwice(error, 'users.email')).toBe(false);
  expect(isTwice('no error', 'users.email')).toBe(false);
});
