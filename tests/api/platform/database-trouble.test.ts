import { beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import type { Answer } from '../../support/answer.ts';
import { askForOrder, askToBuy, placed } from '../../support/buy.ts';
import { addressForm, couponForm } from '../../support/forms.ts';
import type { HranaFaults } from '../../support/hrana-proxy.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { sendOutbox } from '../../support/outbox.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const TEXT = 'The shop is not available at the moment. Please try again shortly.';
/** More often than the shop retries. */
const ALWAYS = 10_000;

/** Makes the connection to the database fail while `during` runs. */
async function troubled<Result>(faults: Partial<HranaFaults>, during: () => Promise<Result>): Promise<Result> {
  // Earlier mails must not meet the faults.
  await sendOutbox(shop);
  await shop.troubleDatabase(faults);
  try {
    return await during();
  } finally {
    await shop.troubleDatabase({
      expired: 0,
      refused: 0,
      crowded: 0,
      busy: 0,
      full: 0,
      cut: 0,
      silent: 0,
      frozen: false,
    });
  }
}

const addressesOf = async (persona: Persona) => (await persona.get('/api/addresses')).as(z.array(Address));

const isHealthy = async () => (await shop.visitor().get('/healthz')).status === 200 || undefined;

const isIll = async () => {
  const health = await shop.visitor().get('/healthz');
  return health.status === 503 ? health : undefined;
};

const orderOnce = (persona: Persona, sku: MadeSku, key: string) =>
  askForOrder(
    persona,
    { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } },
    { headers: { 'Idempotency-Key': key } },
  );

const ordersFor = (sku: MadeSku) =>
  shop.rows('SELECT number FROM order_items JOIN orders ON orders.id = order_id WHERE sku_id = ?', sku.skuId);

/** On Node the database is in the shop's process, so no connection can fail. */
describe.runIf(inject('running').runtime === 'workerd')('when the database is away for a moment', () => {
  // A page for faults has a file since the first publish of a deployment.
  beforeAll(async () => {
    await shop.job('publish');
  });

  test.each<keyof HranaFaults>(['refused', 'crowded', 'expired'])(
    'what is only read is read again (%s)',
    async (fault) => {
      await troubled({ [fault]: 1 }, async () => {
        expect((await shop.visitor().get('/categories')).status).toBe(200);
      });
    },
  );

  test('and stays away, the shop says so, in its own words', async () => {
    await troubled({ refused: ALWAYS }, async () => {
      expect(await shop.visitor().get('/categories')).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    });
  });

  test('a page that cannot be drawn is one that says so, and names the request', async () => {
    const answer = await troubled({ refused: ALWAYS }, () =>
      shop.visitor().get('/category/rings?sort=price-asc', { headers: { Accept: 'text/html' } }),
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain('re Polishing Things Up…');
    expect(answer.text).toContain('Please refresh the page or try again in a few moments.');
    expect(answer.text).toContain('Refresh Page');
    expect(answer.text).toContain(answer.headers.get('x-request-id')!);
    expect(answer.text).not.toContain('00000000-0000-0000-0000-000000000000');
  });

  test.each<keyof HranaFaults>(['busy', 'refused', 'crowded'])(
    'a write that the server did not begin with (%s) is sent again, and happens once',
    async (fault) => {
      const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
      const { orderId } = await troubled({ [fault]: 3 }, () => placed(askToBuy(asha, sku)));
      expect(ordersFor(sku)).toEqual([{ number: orderId }]);
    },
  );

  test('a write waits for another connection to end its own', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    // Earlier mails must not meet the faults.
    await sendOutbox(shop);
    const other = openEmbeddedDb(shop.running.databasePath);
    other.connection.exec('BEGIN IMMEDIATE');
    const before = await shop.countPipelines('insert into "orders"');
    const order = askToBuy(asha, sku);
    await until(
      'the order to be tried twice',
      async () => (await shop.countPipelines('insert into "orders"')) >= before + 2 || undefined,
      15_000,
    );
    other.connection.exec('ROLLBACK');
    other.close();
    const { orderId } = await placed(order);
    expect(ordersFor(sku)).toEqual([{ number: orderId }]);
  });

  test('a write that is never begun with leaves nothing', async () => {
    const asha = await shop.customer('asha');
    const before = await addressesOf(asha);
    await troubled({ busy: ALWAYS }, async () => {
      expect(await asha.post('/api/addresses', addressForm())).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    });
    expect(await addressesOf(asha)).toEqual(before);
  });

  test('a write for which the disk of the server has no room is refused, is not sent again, and leaves nothing', async () => {
    const asha = await shop.customer('asha');
    const before = await addressesOf(asha);
    const sent = await shop.countPipelines('insert into "addresses"');
    await troubled({ full: 1 }, async () => {
      const answer = await asha.post('/api/addresses', addressForm());
      expect(answer).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await shop.visitor().get('/healthz')).status).toBe(503);
      expect((await shop.visitor().get('/categories')).status).toBe(200);
    });
    expect(await shop.countPipelines('insert into "addresses"')).toBe(sent + 1);
    expect(await addressesOf(asha)).toEqual(before);
    await until('the shop to find itself well again', isHealthy, 20_000);
  });

  test('and has a full disk, the shop says that it is not well until there is room', async () => {
    await troubled({ full: ALWAYS }, async () => {
      const health = await until('the shop to notice by itself', isIll, 20_000);
      expect(health.json).toEqual({
        status: 'unavailable',
        reason: 'The database cannot be written at the moment.',
      });
    });
    await until('the shop to find itself well again', isHealthy, 20_000);
  });

  test('a coupon whose answer was lost is not added twice, and the same key tells what it is', async () => {
    const form = couponForm();
    const add = () => shop.admin().post('/api/admin/coupons', form, { headers: { 'Idempotency-Key': shop.mark } });
    await troubled({ cut: 1 }, async () => {
      expect(await add()).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
    });
    const made = (await add()).as(Coupon);
    expect(shop.rows('SELECT id FROM coupons WHERE code = ?', made.code)).toEqual([{ id: made.id }]);
  });

  test.each<keyof HranaFaults>(['cut', 'silent'])(
    'an order whose answer was lost (%s) is not sent again, and the same key tells which it is',
    async (fault) => {
      const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
      const before = await shop.countPipelines('insert into "orders"');
      await troubled({ [fault]: 1 }, async () => {
        expect(await orderOnce(asha, sku, fault)).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
      });
      expect(await shop.countPipelines('insert into "orders"')).toBe(before + 1);
      const { orderId } = await placed(orderOnce(asha, sku, fault));
      expect(ordersFor(sku)).toEqual([{ number: orderId }]);
    },
  );

  test.each<[keyof HranaFaults, number]>([
    ['busy', 3],
    ['refused', 3],
    ['cut', 1],
  ])('orders that wait for one another share no trouble but the way (%s): each is there once', async (fault, times) => {
    const people: Persona[] = [];
    // They sign up one after the other: eight at once on a busy machine could fail on their own.
    for (let index = 0; index < 8; index++) people.push(await shop.customer(`buyer${index}`));
    const sku = await shop.sku({ stock: 6 });
    const asked = () => Promise.all(people.map((person, index) => orderOnce(person, sku, `${fault}${index}`)));
    await troubled({ [fault]: times }, asked);
    const numbers = (await asked()).flatMap(({ status, json }) =>
      status === 200 ? [(json as { orderId: string }).orderId] : [],
    );
    expect(numbers).toHaveLength(6);
    expect(
      ordersFor(sku)
        .map(({ number }) => number)
        .sort(),
    ).toEqual(numbers.sort());
  });

  test('shoppers who leave while they write keep nobody from writing', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 50 })];
    const before = await shop.countPipelines('insert into "cart_items"');
    const leaving = Array.from({ length: 20 }, () => leaveOnceSent(asha, sku));
    await Promise.all(leaving);
    await placed(askToBuy(asha, sku));
    expect(await shop.countPipelines('insert into "cart_items"')).toBeGreaterThan(before);
  });

  test('and takes no writes at all, one tries and the others are told at once, until it takes them again', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { crowd } = await troubled({ frozen: true }, async () => {
      const health = await until('the shop to notice by itself', isIll, 20_000);
      expect(health.json).toEqual({ status: 'unavailable', reason: expect.any(String) as string });
      const untold = await askToBuy(asha, sku);
      expect(untold).toRefuse(503, 'DATABASE_UNAVAILABLE', TEXT);
      const before = await shop.countPipelines('insert into "orders"');
      const told: Answer[] = [];
      const others = Array.from({ length: 5 }, async () => told.push(await askToBuy(asha, sku)));
      await until('all but one to be told', () => told.length >= 4 || undefined);
      expect(told.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      expect(await shop.countPipelines('insert into "orders"')).toBe(before + 1);
      return { crowd: others };
    });
    await Promise.all(crowd);
    expect(ordersFor(sku)).toEqual([]);
    await until('the shop to find itself well again', isHealthy, 20_000);
    const { orderId } = await placed(askToBuy(asha, sku));
    expect(ordersFor(sku)).toEqual([{ number: orderId }]);
  }, 60_000);
});

test.runIf(inject('running').runtime === 'workerd')('a crowd that asks how the shop is costs one write', async () => {
  const before = await shop.countPipelines('insert into "heartbeats"');
  const answers = await Promise.all(Array.from({ length: 30 }, () => shop.visitor().get('/healthz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await shop.countPipelines('insert into "heartbeats"')) - before).toBeLessThanOrEqual(1);
});

/** Adds to a cart over a connection that is closed before the answer. */
async function leaveOnceSent({ token }: Persona, { skuId }: MadeSku): Promise<void> {
  const leaving = new AbortController();
  const answer = fetch(`${shop.running.origin}/api/cart/item/add`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ skuId, quantity: 1 }),
    signal: leaving.signal,
  });
  const before = await shop.countPipelines();
  await until('somebody to be served', async () => (await shop.countPipelines()) > before || undefined);
  leaving.abort();
  await answer.catch(() => undefined);
}
