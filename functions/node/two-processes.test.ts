import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { signInCodeMail } from '../domain/accounts/auth/index.ts';
import { emailChangedMail } from '../domain/accounts/users/index.ts';
import { listDead, outboxItem, resendDead, sendItems, sendOutbox } from '../domain/platform/outbox/index.ts';
import type { OutboxItem } from '../domain/platform/outbox/index.ts';
import { newSettings } from '../domain/platform/settings/index.ts';
import { OUTBOX_KINDS } from '../outbox-kinds.ts';
import { NO_PAGES, NO_VISITOR } from '../domain/shop.ts';
import type { Shop } from '../domain/shop.ts';
import { runDueJobs } from '../jobs/due-jobs.ts';
import type { Job } from '../jobs/index.ts';
import type { Publisher } from '../platform.ts';
import { noCouriers } from '../providers/couriers/no-couriers.ts';
import { NO_GATEWAY } from '../providers/payments/no-gateway.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

/*
 * Effects that several processes over one file of records produce exactly once, whichever comes first and whichever
 * dies.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let folder: string;
let open: EmbeddedDb[];
let now: number;
/** The keys of mails that the mail service accepted, in their order. */
let mailed: string[];
/** Runs while the mail service sends a mail. */
let whileSending: (key: string) => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-two-'));
  open = [];
  now = Date.UTC(2026, 10, 20);
  mailed = [];
  whileSending = () => Promise.resolve();
});
afterEach(() => {
  for (const db of open) db.close();
  rmSync(folder, { recursive: true });
});

/** Starts one process: its own connection, the same records and the same time. */
function startProcess(): () => Shop {
  const db = openEmbeddedDb(join(folder, 'x.db'));
  open.push(db);
  migrate(db.connection);
  const never = () => Promise.reject(new Error('Nobody signs in here.'));
  return () => ({
    read: db.read,
    write: db.write,
    now,
    clock: () => now,
    realTime: () => now,
    random: { bytes: (count) => new Uint8Array(count) },
    keyedHash: never,
    sealingKeys: [],
    signToken: never,
    payments: NO_GATEWAY,
    pages: NO_PAGES,
    runtimeChecks: [],
    files: { put: () => Promise.resolve(), describe: never, get: never, remove: () => Promise.resolve() },
    outboxKinds: OUTBOX_KINDS,
    mailTemplates: [],
    mail: {
      async send(_, key) {
        await whileSending(key);
        mailed.push(key);
      },
      check: () => Promise.resolve(),
    },
    couriers: noCouriers,
    renderDocuments: () => Promise.reject(new Error('Nothing is printed here.')),
    drawPage: () => Promise.reject(new Error('Nothing is drawn here.')),
    origin: 'http://localhost',
    log: { info: () => {}, error: () => {} },
    visitor: NO_VISITOR,
    language: 'en',
    after: () => {},
    requestId: 'test',
    memory: {},
    noteResult: () => {},
  });
}

const publisher: Publisher = {
  progress: () => Promise.resolve({ version: 0, waiting: 0 }),
  takesSeconds: 0,
  publish: () => Promise.resolve({ version: 0, pages: 0 }),
};

describe('a job of a day', () => {
  let runs: string[];
  const daily = (name: string, work: () => Promise<object> = () => Promise.resolve({})): Job => ({
    name,
    everySeconds: DAY / 1000,
    run: () => {
      runs.push(name);
      return work();
    },
  });
  const row = (name: string) =>
    open[0]!.connection.prepare('SELECT * FROM jobs WHERE name = ?').get([name]) as Record<string, unknown>;

  beforeEach(() => {
    runs = [];
  });

  test('runs once a day, though no process lives that long', async () => {
    for (let hour = 0; hour < 49; hour += 1) {
      await runDueJobs([daily('count')], now, startProcess(), publisher);
      now += DAY / 24;
    }
    expect(runs).toEqual(['count', 'count', 'count']);
  });

  test('runs in one of two processes that look at once', async () => {
    const jobs = [daily('count'), daily('drop')];
    const processes = [startProcess(), startProcess(), startProcess()];
    await Promise.all(processes.map((shopFor) => runDueJobs(jobs, now, shopFor, publisher)));
    expect(runs.toSorted()).toEqual(['count', 'drop']);
  });

  test('leaves when it ran, what it told and when it is due', async () => {
    await runDueJobs([daily('count', () => Promise.resolve({ products: 5 }))], now, startProcess(), publisher);
    expect(row('count')).toMatchObject({
      last_run_at: now,
      last_outcome: 'done',
      last_result: '{"products":5}',
      next_at: now + DAY,
      claimed_until: null,
    });
  });

  test('that failed is tried again the same hour, and holds up no other', async () => {
    const fails = daily('count', () => Promise.reject(new Error('no room')));
    const shopFor = startProcess();
    await runDueJobs([fails, daily('drop')], now, shopFor, publisher);
    expect(row('count')).toMatchObject({ last_outcome: 'failed', last_result: '{"message":"no room"}' });
    await runDueJobs([fails, daily('drop')], now + MINUTE, shopFor, publisher);
    expect(runs).toEqual(['count', 'drop']);
    await runDueJobs([fails, daily('drop')], now + 60 * MINUTE, shopFor, publisher);
    expect(runs).toEqual(['count', 'drop', 'count']);
  });

  test('comes round though the clock was an hour ahead when it ran, and another process died over it then', async () => {
    const often = { ...daily('count'), everySeconds: 120 };
    const shopFor = startProcess();
    await runDueJobs([often], now + 60 * MINUTE, shopFor, publisher);
    await runDueJobs([often], now, shopFor, publisher);
    await runDueJobs([often], now, shopFor, publisher);
    expect(runs).toEqual(['count', 'count']);
    void runDueJobs([{ ...often, run: () => new Promise(() => {}) }], now + 60 * MINUTE, shopFor, publisher);
    await expect.poll(() => row('count').claimed_until).not.toBeNull();
    await runDueJobs([often], now + 2 * MINUTE, shopFor, publisher);
    expect(runs).toEqual(['count', 'count', 'count']);
  });

  test('whose process died is run by another, later', async () => {
    void runDueJobs([daily('count', () => new Promise(() => {}))], now, startProcess(), publisher);
    await expect.poll(() => runs).toEqual(['count']);
    const shopFor = startProcess();
    await runDueJobs([daily('count')], now + MINUTE, shopFor, publisher);
    expect(runs).toEqual(['count']);
    await runDueJobs([daily('count')], now + 60 * MINUTE, shopFor, publisher);
    expect(runs).toEqual(['count', 'count']);
  });
});

describe('a mail', () => {
  // Mails have the name of the shop from its settings.
  beforeEach(async () => {
    const shop = startProcess()();
    await shop.write(...newSettings(shop, SYSTEM, { version: 0, policy: DEFAULT_POLICY }));
  });

  const mailNamed = (key: string) => emailChangedMail.item(key, 'asha@example.in', { newEmail: 'asha@example.com' });
  const codeMail = signInCodeMail.item('code-1', 'asha@example.in', { code: '481516' });
  const keys = Array.from({ length: 50 }, (_, index) => `mail-${index}`);
  const isSent = () =>
    open[0]!.connection.prepare("SELECT count(*) AS count FROM outbox WHERE status = 'sent'").get() as object;

  /** Makes each mail take five seconds, during which the other process also looks for mails. */
  function letSendingTakeFiveSeconds(other: () => Shop): Promise<unknown>[] {
    const others: Promise<unknown>[] = [];
    whileSending = () => {
      now += 5000;
      others.push(sendOutbox(other()));
      return Promise.resolve();
    };
    return others;
  }

  test('of fifty that take five seconds each is mailed once, whoever else looks meanwhile', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one().write(...keys.map((key) => outboxItem(one(), mailNamed(key))));
    now += 10 * MINUTE;
    const others = letSendingTakeFiveSeconds(other);
    await sendOutbox(one());
    await Promise.all(others);
    expect(mailed.toSorted()).toEqual(keys.toSorted());
    expect(isSent()).toMatchObject({ count: 50 });
  });

  test('that its request sends slowly is not mailed by the job as well', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one().write(...keys.map((key) => outboxItem(one(), mailNamed(key))));
    const others = letSendingTakeFiveSeconds(other);
    await sendItems(one(), keys.map(mailNamed));
    await Promise.all(others);
    await sendOutbox(other());
    expect(mailed.toSorted()).toEqual(keys.toSorted());
  });

  test('that was mailed before its process died is known as sent', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one().write(...keys.slice(0, 3).map((key) => outboxItem(one(), mailNamed(key))));
    now += 10 * MINUTE;
    whileSending = (key) => (key === keys[2] ? new Promise(() => {}) : Promise.resolve());
    void sendOutbox(one());
    await expect.poll(() => isSent()).toMatchObject({ count: 2 });
    now += 10 * MINUTE;
    whileSending = () => Promise.resolve();
    expect(await sendOutbox(other())).toEqual({ sent: 1, failed: 0, dead: 0 });
    expect(mailed.toSorted()).toEqual(keys.slice(0, 3));
  });

  /** Lets every attempt of an item fail until it is given up. Returns the result of each run of the job. */
  async function giveUp(shopFor: () => Shop, item: OutboxItem) {
    whileSending = () => Promise.reject(new Error('mail: answered 500'));
    await shopFor().write(outboxItem(shopFor(), item));
    await sendItems(shopFor(), [item]);
    const told: object[] = [];
    for (let tries = 2; tries <= 12; tries += 1) {
      now += DAY;
      told.push(await sendOutbox(shopFor()));
    }
    whileSending = () => Promise.resolve();
    return told;
  }

  test('that failed twelve times is kept and not tried again, until an admin asks for it', async () => {
    const shopFor = startProcess();
    const admin = openAdmin();
    const told = await giveUp(shopFor, mailNamed('mail-1'));
    expect(told.slice(-2)).toEqual([
      { sent: 0, failed: 1, dead: 0 },
      { sent: 0, failed: 0, dead: 1 },
    ]);
    now += DAY;
    expect(await sendOutbox(shopFor())).toEqual({ sent: 0, failed: 0, dead: 0 });
    const [dead] = await listDead(shopFor());
    expect(dead).toMatchObject({ key: 'mail-1', attempts: 12, lastError: 'mail: answered 500', canBeSentAgain: true });

    await resendDead(shopFor(), admin, dead!.id);
    expect(await listDead(shopFor())).toEqual([]);
    expect(await sendOutbox(shopFor())).toEqual({ sent: 1, failed: 0, dead: 0 });
    expect(mailed).toEqual(['mail-1']);
    expect(
      open[0]!.connection.prepare("SELECT * FROM audit_log WHERE subject = 'outbox'").all() as object[],
    ).toMatchObject([{ subject_id: dead!.id, actor_kind: 'admin', actor_user_id: admin.userId }]);
  });

  test('with a code is rid of it when it is given up, and cannot be sent again', async () => {
    const shopFor = startProcess();
    const admin = openAdmin();
    await giveUp(shopFor, codeMail);
    expect(JSON.stringify(open[0]!.connection.prepare('SELECT * FROM outbox').all())).not.toContain('481516');
    const [dead] = await listDead(shopFor());
    expect(dead).toMatchObject({ key: 'code-1', canBeSentAgain: false });
    await expect(resendDead(shopFor(), admin, dead!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await sendOutbox(shopFor())).toEqual({ sent: 0, failed: 0, dead: 0 });
  });

  test('that was sent, or waits, is not sent again when an admin asks for it', async () => {
    const shopFor = startProcess();
    const admin = openAdmin();
    await shopFor().write(outboxItem(shopFor(), mailNamed('mail-1')), outboxItem(shopFor(), mailNamed('mail-2')));
    await sendItems(shopFor(), [mailNamed('mail-1')]);
    for (const id of [1, 2, 3]) {
      await expect(resendDead(shopFor(), admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(mailed).toEqual(['mail-1']);
  });

  test('of a kind that only newer code knows waits, and holds up no other', async () => {
    const shopFor = startProcess();
    const items = ['mail-1', 'mail-2'].map(mailNamed);
    await shopFor().write(...items.map((item) => outboxItem(shopFor(), item)));
    open[0]!.connection.exec("UPDATE outbox SET kind = 'refund' WHERE key = 'mail-1'");
    now += 10 * MINUTE;
    expect(await sendOutbox(shopFor())).toEqual({ sent: 1, failed: 1, dead: 0 });
    expect(mailed).toEqual(['mail-2']);
  });

  /** Inserts a user and returns it as an admin. */
  function openAdmin() {
    const { lastInsertRowid } = open[0]!.connection
      .prepare(
        `INSERT INTO users (created_at, updated_at, email, email_verified_at, full_name, mobile)
         VALUES (0, 0, 'admin@example.in', 0, 'Asha', '9848012345')`,
      )
      .run();
    return { kind: 'admin', userId: Number(lastInsertRowid) } as const;
  }
});
