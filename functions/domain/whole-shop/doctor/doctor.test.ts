import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addMember } from '../../accounts/users/index.ts';
import { keyRingOf } from '../../key-ring.ts';
import { bankColumns } from '../../sellers/sellers/index.ts';
import { noteOpening } from '../../platform/settings/index.ts';
import { noteRun } from '../../platform/schedule/index.ts';
import { JOB_NAMES } from '#contract/shop/jobs.ts';
import { SYSTEM } from '#contract/calls/actor.ts';
import { fault, fine } from '../../../ports/check.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Shop } from '../../shop.ts';
import { diagnose, raiseAlarms, shopChecks } from './index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let small: SmallShop;
/** A live shop in which everything is in order. */
let shop: Shop;
/** What was sent to ALERT_URL. */
let alerts: string[];

beforeEach(async () => {
  small = await openSmallShop({ meera: {} });
  alerts = [];
  const { shop: bare } = small;
  shop = {
    ...bare,
    origin: 'https://shop.example',
    realTime: () => bare.now,
    ...(await keyRingOf({ SESSION_SECRET: 'x'.repeat(32) })),
    couriers: { ...bare.couriers, couriers: () => Promise.resolve([]) },
    payments: { ...bare.payments, linkByReference: () => Promise.resolve(undefined) },
    google: { authorizationUrl: '', verify: () => Promise.resolve('bad') },
    sendAlert: ({ text }) => {
      alerts.push(text);
      return Promise.resolve();
    },
  };
  await shop.write(noteOpening(shop, 'live'));
  for (const name of JOB_NAMES) await ran(name, 'done');
  await addMember(shop, SYSTEM, {
    email: 'leela@shop.example',
    fullName: 'Leela',
    mobile: '9848012345',
    memberships: [
      { role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' },
      { role: 'ROLE_SELLER', sellerId: 1, subRole: 'owner' },
    ],
  });
  await addMember(shop, SYSTEM, {
    email: 'ravi@shop.example',
    fullName: 'Ravi',
    mobile: '9848012345',
    memberships: [{ role: 'ROLE_ADMIN', sellerId: null, subRole: 'support' }],
  });
});
afterEach(() => small.close());

/** Records a run of a job that ended this long ago and is due in an hour. */
async function ran(name: string, outcome: 'done' | 'failed', agoMs = 0): Promise<void> {
  const result = JSON.stringify(outcome === 'done' ? {} : { message: 'The gateway is away' });
  const nextAt = shop.now - agoMs + HOUR_MS;
  await shop.write(noteRun({ name, ranAt: shop.now - agoMs, tookMs: 1, outcome, result, nextAt }));
}

const change = (sql: string, ...values: (string | number)[]) => small.db.connection.prepare(sql).run(values);

const outboxRow = (status: 'waiting' | 'dead', { agoMs = 0, nextAt = 0 }) =>
  change(
    `INSERT INTO outbox (kind, key, payload, status, attempts, next_at, created_at) VALUES ('mail', ?, '{}', ?, 12, ?, ?)`,
    `key-${crypto.randomUUID()}`,
    status,
    nextAt,
    shop.now - agoMs,
  );

function paid(agoMs: number): void {
  // Only these rows of an order matter here.
  small.db.connection.exec('PRAGMA foreign_keys = OFF');
  change(
    `INSERT INTO payments (created_at, updated_at, order_id, link_id, gateway_payment, amount_paise, currency, status, method, captured_at)
     VALUES (0, 0, 1, 1, ?, 100, 'INR', 'captured', 'upi', ?)`,
    `pay_${agoMs}`,
    shop.now - agoMs,
  );
}

const gatewayEvent = (agoMs: number) =>
  change(
    `INSERT INTO gateway_events (at, event, name, outcome, about) VALUES (?, ?, 'payment.captured', 'applied', 'pay_1')`,
    shop.now - agoMs,
    `event-${agoMs}`,
  );

const courierEvent = (source: 'push' | 'poll', agoMs: number) =>
  change(
    `INSERT INTO shipment_events (at, awb, source, happened_at, activity, location, key) VALUES (?, '1', ?, 0, '', '', ?)`,
    shop.now - agoMs,
    source,
    `${source}-${agoMs}`,
  );

test('a shop in order has no finding', async () => {
  const { ok, checks } = await diagnose(shopChecks(shop));
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(ok).toBe(true);
});

test('the quick checks call no service and read no whole table', async () => {
  const { checks } = await diagnose(shopChecks(shop), true);
  expect(checks.map(({ name }) => name)).toEqual([
    'jobs',
    'outbox-dead',
    'outbox-waiting',
    'pages',
    'payment-webhooks',
    'courier-webhooks',
  ]);
});

/** Each fault with the check that names it, and what that check says. */
const FAULTS: Record<string, { check: string; provoke: () => unknown; says: RegExp }> = {
  'a job that fails': {
    check: 'jobs',
    provoke: () => ran('publish', 'failed'),
    says: /^publish has failed since .*Z: The gateway is away\. /,
  },
  'a job that is late': {
    check: 'jobs',
    provoke: () => ran('send-outbox', 'done', HOUR_MS + 11 * MINUTE_MS),
    says: /^send-outbox: more than ten minutes late\. Look whether the shop is running\.$/,
  },
  'an outbox item that was given up': {
    check: 'outbox-dead',
    provoke: () => outboxRow('dead', {}),
    says: /^1 outbox items were given up\. .* npm run outbox:dead/,
  },
  'a mail that waits for half an hour': {
    check: 'outbox-waiting',
    provoke: () => outboxRow('waiting', { agoMs: 31 * MINUTE_MS }),
    says: /^1 outbox items wait, the oldest since .*under Outbox\.$/,
  },
  'pages that are behind': {
    check: 'pages',
    provoke: () =>
      change(
        `INSERT INTO page_invalidations (at, subject, subject_id) VALUES (?, 'everything', 0)`,
        shop.now - 11 * MINUTE_MS,
      ),
    says: /^\d+ changes are not on the pages, .*in the log\.$/,
  },
  'payments without a webhook': {
    check: 'payment-webhooks',
    provoke() {
      paid(2 * HOUR_MS);
      gatewayEvent(25 * HOUR_MS);
    },
    says: /^1 payments were made .* no webhook .*https:\/\/shop\.example\/webhooks\/razorpay .*RAZORPAY_WEBHOOK_SECRET/,
  },
  'parcels that move without a webhook': {
    check: 'courier-webhooks',
    provoke() {
      courierEvent('push', 25 * HOUR_MS);
      courierEvent('poll', 2 * HOUR_MS);
    },
    says: /^1 movements .* no webhook .*https:\/\/shop\.example\/webhooks\/courier .*COURIER_WEBHOOK_TOKEN/,
  },
  'another secret': {
    check: 'sealed-values',
    async provoke() {
      const { bankSealed } = await bankColumns(shop, {
        accountNumber: '1234567890',
        ifscCode: 'HDFC0000001',
        accountHolderName: 'Meera',
      });
      change(`UPDATE sellers SET bank_sealed = ?`, bankSealed);
      shop = { ...shop, ...(await keyRingOf({ SESSION_SECRET: 'y'.repeat(32) })) };
    },
    says: /^1 bank accounts, authenticator apps and passwords cannot be read with the configured secrets\. /,
  },
  'a broken invariant': {
    check: 'invariants',
    provoke: () => outboxRow('dead', {}) && change(`UPDATE outbox SET payload = '{"code":"123456"}'`),
    says: /^1 of \d+ invariants do not hold: What was given up holds no secret\. npm run check:invariants/,
  },
  'a mail service that refuses': {
    check: 'mail',
    provoke() {
      const check = () => Promise.reject(new ProviderError('mail', 'answered 403: API key is invalid'));
      shop = { ...shop, mail: { ...shop.mail, check } };
    },
    says: /^mail: answered 403: API key is invalid\. Check SMTP_URL or RESEND_API_KEY\.$/,
  },
  'a gateway that refuses': {
    check: 'payments',
    provoke() {
      const linkByReference = () => Promise.reject(new ProviderError('payments', 'refused with 401: bad key'));
      shop = { ...shop, payments: { ...shop.payments, linkByReference } };
    },
    says: /^payments: refused with 401: bad key\. Check RAZORPAY_KEY_ID/,
  },
  'couriers that refuse': {
    check: 'couriers',
    provoke() {
      const couriers = () =>
        Promise.reject(new ProviderError('couriers', 'did not answer', { cause: new Error('ECONNREFUSED') }));
      shop = { ...shop, couriers: { ...shop.couriers, couriers } };
    },
    says: /^couriers: did not answer \(ECONNREFUSED\)\. Check SHIPROCKET_EMAIL/,
  },
  'Google that cannot be reached': {
    check: 'google',
    provoke: () => (shop = { ...shop, google: { authorizationUrl: '', verify: () => Promise.resolve('down') } }),
    says: /^Google's keys cannot be fetched/,
  },
  'a check that fails by itself': {
    check: 'jobs',
    provoke: () => change('ALTER TABLE jobs RENAME TO lost_jobs'),
    says: /^This could not be checked: no such table: jobs/,
  },
};

describe('the doctor names', () => {
  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const { check, provoke, says } = FAULTS[name]!;
    await provoke();
    const { ok, checks } = await diagnose(shopChecks(shop));
    expect(ok).toBe(false);
    const found = checks.find((one) => one.name === check);
    expect(found).toEqual({ name: check, ok: false, message: expect.stringMatching(says) });
  });
});

describe('webhooks are not missed', () => {
  test.each<[string, () => unknown]>([
    ['while nobody pays', () => gatewayEvent(48 * HOUR_MS)],
    ['within an hour of a payment', () => paid(30 * MINUTE_MS)],
    [
      'if one arrived in the last day',
      () => {
        paid(2 * HOUR_MS);
        gatewayEvent(23 * HOUR_MS);
      },
    ],
  ])('%s', async (_, provoke) => {
    provoke();
    const { checks } = await diagnose(shopChecks(shop), true);
    expect(checks.find(({ name }) => name === 'payment-webhooks')).toMatchObject({ ok: true });
  });
});

describe('an alarm', () => {
  const keys = () => small.rows("SELECT key FROM outbox WHERE key LIKE 'alarm-%' ORDER BY id").flat();

  test('is told once a day to each owner of the platform and to ALERT_URL', async () => {
    shop = {
      ...shop,
      runtimeChecks: [
        {
          name: 'disk',
          isQuick: true,
          run: () => Promise.resolve(fault('Full.', { cause: 'disk', text: 'The disk is full.' })),
        },
        { name: 'wal', isQuick: true, run: () => Promise.resolve(fine('Small.')) },
      ],
    };
    expect(await raiseAlarms(shop)).toEqual({ raised: 2 });
    expect(await raiseAlarms(shop)).toEqual({ raised: 0 });
    const leela = small.rows("SELECT id FROM users WHERE email = 'leela@shop.example'")[0]![0];
    const day = new Date(shop.now + 5.5 * HOUR_MS).toISOString().slice(0, 10);
    expect(keys()).toEqual([`alarm-disk-${day}-${String(leela)}`, `alarm-disk-${day}`]);
    expect(await raiseAlarms({ ...shop, now: shop.now + 24 * HOUR_MS })).toEqual({ raised: 2 });
  });

  test('is raised by a job that failed three times in a row, and not before', async () => {
    await ran('purge-expired', 'failed', 10 * MINUTE_MS);
    await ran('purge-expired', 'failed', 5 * MINUTE_MS);
    expect(await raiseAlarms(shop)).toEqual({ raised: 0 });
    await ran('purge-expired', 'failed');
    expect(await raiseAlarms(shop)).toEqual({ raised: 2 });
    expect(keys()[0]).toMatch(/^alarm-job-purge-expired-/);
  });

  test('of two causes is told for each', async () => {
    for (const name of ['purge-expired', 'post-ledger']) {
      for (const minutes of [10, 5, 0]) await ran(name, 'failed', minutes * MINUTE_MS);
    }
    expect(await raiseAlarms(shop)).toEqual({ raised: 4 });
  });

  test('is raised by an item that was given up today, and not by one of last week', async () => {
    const neverAt = (agoMs: number) => shop.now - agoMs + 6 * HOUR_MS;
    outboxRow('dead', { nextAt: neverAt(7 * 24 * HOUR_MS) });
    expect(await raiseAlarms(shop)).toEqual({ raised: 0 });
    outboxRow('dead', { nextAt: neverAt(HOUR_MS) });
    expect(await raiseAlarms(shop)).toEqual({ raised: 2 });
    expect(keys()[0]).toMatch(/^alarm-outbox-dead-/);
  });

  test('is raised when webhooks stop', async () => {
    paid(2 * HOUR_MS);
    courierEvent('poll', 2 * HOUR_MS);
    expect(await raiseAlarms(shop)).toEqual({ raised: 4 });
  });

  test('goes to nobody else if there is no ALERT_URL', async () => {
    paid(2 * HOUR_MS);
    expect(await raiseAlarms({ ...shop, sendAlert: undefined })).toEqual({ raised: 1 });
  });
});
