import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shop } from '../domain/shop.ts';
import { forgetOldKeys, onlyOnce } from '../domain/platform/idempotency/index.ts';
import type { IdempotencyKey } from '../domain/platform/idempotency/index.ts';
import { rawWrite } from '../db/statement.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

/* Events of gateways and couriers, which have no session. They are sent again until they are acknowledged. */

let folder: string;
let open: EmbeddedDb[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-once-'));
  open = [];
});
afterEach(() => {
  for (const db of open) db.close();
  rmSync(folder, { recursive: true });
});

const event = (over: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  actorKind: 'gateway',
  subject: 'razorpay',
  userId: null,
  key: 'evt_1',
  call: 'POST /webhooks/payments',
  fingerprint: 'a'.repeat(64),
  ...over,
});

/** Starts one process over the same records. `noted` is the effect of the events so far. */
function startProcess() {
  const db = openEmbeddedDb(join(folder, 'x.db'));
  open.push(db);
  migrate(db.connection);
  const shop = { ...db, now: 1000, noteResult: () => {} } as unknown as Shop;
  const noted = () =>
    db.connection.prepare('SELECT count(*) AS count FROM page_invalidations').get() as { count: number };
  const take = (key: IdempotencyKey, over: Partial<Shop> = {}) =>
    onlyOnce(
      { ...shop, ...over },
      key,
      async (once) => {
        once.noteResult('payment 7');
        await once.write(rawWrite("INSERT INTO page_invalidations (at, subject, subject_id) VALUES (1, 'home', 0)"));
        return 'done';
      },
      (_, reference) => Promise.resolve(`${reference} was done before`),
    );
  return { db, take, noted: () => noted().count };
}

test('an event is taken once, and its repeats are told what it made', async () => {
  const { take, noted } = startProcess();
  expect(await take(event())).toBe('done');
  expect(await take(event())).toBe('payment 7 was done before');
  expect(noted()).toBe(1);
});

test.each([
  { what: 'another gateway', over: { subject: 'cashfree' } },
  { what: 'a courier', over: { actorKind: 'courier' as const } },
  { what: 'another event', over: { key: 'evt_2' } },
])('the same from $what is another event', async ({ over }) => {
  const { take, noted } = startProcess();
  expect([await take(event()), await take(event(over))]).toEqual(['done', 'done']);
  expect(noted()).toBe(2);
});

test('an event whose content is another one than before is refused', async () => {
  const { take, noted } = startProcess();
  await take(event());
  await expect(take(event({ fingerprint: 'b'.repeat(64) }))).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(noted()).toBe(1);
});

test('of two processes that take an event at once one does, and both answer', async () => {
  const [one, other] = [startProcess(), startProcess()];
  const answers = await Promise.all([one.take(event()), other.take(event()), one.take(event()), other.take(event())]);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(one.noted()).toBe(1);
});

test('a process that dies before its write leaves the event to be taken, one that dies after it does not', async () => {
  const { db, take, noted } = startProcess();
  const died = new Error('power cut');
  const before = { write: () => Promise.reject(died) } as unknown as Partial<Shop>;
  await expect(take(event(), before)).rejects.toBe(died);
  expect(noted()).toBe(0);
  const after = {
    write: async (...statements: Parameters<typeof db.write>) => {
      await db.write(...statements);
      throw died;
    },
  } as unknown as Partial<Shop>;
  await expect(take(event(), after)).rejects.toBe(died);
  expect(noted()).toBe(1);
  expect(await startProcess().take(event())).toBe('payment 7 was done before');
  expect(noted()).toBe(1);
});

test('a key that was forgotten in its time is a new one', async () => {
  const { db, take } = startProcess();
  await take(event());
  await db.write(forgetOldKeys({ before: 1000 }));
  expect(await take(event())).toBe('payment 7 was done before');
  await db.write(forgetOldKeys({ before: 1001 }));
  expect(await take(event())).toBe('done');
});
