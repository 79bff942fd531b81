import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlannedPrice } from '#contract/calls/planned-prices.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import type { Shop } from '../../shop.ts';
import { changePrices, changeSku, managedSkus, readPriceHistory, removeSku } from '../skus/index.ts';
import { cancelPlannedPrice, managedPlannedPrices, planPrices, turnPrices } from './index.ts';

const HOUR_MS = 60 * 60_000;

let small: SmallShop;
let start: number;
let skuId: number;

beforeEach(async () => {
  small = await openSmallShop({ meera: {}, farhan: {} });
  start = small.shop.now;
  ({ skuId } = await small.goods.sku({ seller: 'meera', price: 600, mrp: 1000 }));
});
afterEach(async () => {
  expect(await small.broken()).toEqual([]);
  small.close();
});

/** Returns the shop some hours after the beginning of the test. */
const at = (hours: number): Shop => ({ ...small.shop, now: start + hours * HOUR_MS });
const sku = (id = skuId) => managedSkus.one(small.shop, small.admin, id);
const priceOf = async (id = skuId) => (await sku(id)).sellingPrice / 100;
const planned = (id: number) => managedPlannedPrices.one(small.shop, small.admin, id);
const outcome = async (id: number) => {
  const { status, endedAs } = await planned(id);
  return endedAs ?? status;
};

/** Plans a price in rupees, in hours after the beginning of the test. */
async function plan(rupees: number, from: number, until: number | null): Promise<PlannedPrice> {
  const prices = [{ id: skuId, version: (await sku()).version, sellingPrice: rupees * 100 }];
  const end = until === null ? null : start + until * HOUR_MS;
  const [row] = await planPrices(small.shop, small.admin, { from: start + from * HOUR_MS, until: end, prices });
  return row!;
}

async function setByHand(rupees: number, hours = 0): Promise<void> {
  const { version } = await sku();
  await changeSku(at(hours), small.admin, skuId, { version, sellingPrice: rupees * 100 });
}

describe('a planned price', () => {
  test('is charged from its beginning to its end, and is in the history', async () => {
    const { id } = await plan(499, 1, 3);
    for (const [hours, price, state] of [
      [0.9, 600, 'planned'],
      [1, 499, 'running'],
      [2.9, 499, 'running'],
      [3, 600, 'done'],
    ] as const) {
      await turnPrices(at(hours));
      expect([await priceOf(), await outcome(id)]).toEqual([price, state]);
    }
    const { prices } = await readPriceHistory(small.shop, small.admin, skuId);
    expect(prices.map(({ way, by, sellingPrice }) => [way, by, sellingPrice / 100])).toEqual([
      ['schedule', 'system', 600],
      ['schedule', 'system', 499],
      ['created', 'system', 600],
    ]);
    const pages = small.rows('SELECT count(*) FROM page_invalidations WHERE urgent AND at > ?', start);
    expect(pages).toEqual([[2]]);
  });

  test('without an end is set once, and stays', async () => {
    const { id } = await plan(499, 1, null);
    await turnPrices(at(1));
    expect([await priceOf(), await outcome(id)]).toEqual([499, 'done']);
    await setByHand(550, 2);
    expect(await turnPrices(at(3))).toEqual({ turned: 0 });
    expect(await priceOf()).toBe(550);
  });

  test('is set once, however often the job runs, at once and again', async () => {
    await plan(499, 1, 3);
    await Promise.all([turnPrices(at(1)), turnPrices(at(1))]);
    const { version } = await sku();
    expect(await turnPrices(at(1.1))).toEqual({ turned: 0 });
    expect((await sku()).version).toBe(version);
    expect((await readPriceHistory(small.shop, small.admin, skuId)).prices).toHaveLength(2);
  });

  test('is set whole by the next run when a run is killed', async () => {
    const { id } = await plan(499, 1, 3);
    const killed: Shop = {
      ...at(1),
      write: () => Promise.reject(new Error('killed')),
    };
    await expect(turnPrices(killed)).rejects.toThrow('killed');
    expect([await priceOf(), await outcome(id)]).toEqual([600, 'planned']);
    // The next run is the first one after its end, too: the price was never charged.
    await turnPrices(at(2));
    expect([await priceOf(), await outcome(id)]).toEqual([499, 'running']);
  });

  test.each([
    ['the form', (version: number) => changeSku(at(2), small.admin, skuId, { version, sellingPrice: 550_00 })],
    [
      'a change of several prices',
      (version: number) =>
        changePrices(at(2), small.admin, {
          prices: [{ id: skuId, version, mrpPrice: 1000_00, sellingPrice: 550_00 }],
        }),
    ],
  ])('ends when %s sets another price, which stays', async (_, change) => {
    const { id } = await plan(499, 1, 3);
    await turnPrices(at(1));
    await change((await sku()).version);
    expect(await outcome(id)).toBe('hand');
    await turnPrices(at(3));
    expect(await priceOf()).toBe(550);
  });

  test('goes on when something else of the SKU changes', async () => {
    const { id } = await plan(499, 1, 3);
    await turnPrices(at(1));
    await changeSku(at(2), small.admin, skuId, { version: (await sku()).version, color: 'Ruby' });
    expect(await outcome(id)).toBe('running');
    await turnPrices(at(3));
    expect(await priceOf()).toBe(600);
  });

  test('gives back no more than the MRP of its end', async () => {
    await plan(499, 1, 3);
    await turnPrices(at(1));
    await changeSku(at(2), small.admin, skuId, { version: (await sku()).version, mrpPrice: 550_00 });
    await turnPrices(at(3));
    expect(await priceOf()).toBe(550);
  });

  test('does not begin above the MRP, after its end, or for a removed SKU', async () => {
    const above = await plan(900, 1, 2);
    const missed = await plan(499, 2, 3);
    const removed = await plan(499, 20, 21);
    await changeSku(small.shop, small.admin, skuId, { version: (await sku()).version, mrpPrice: 800_00 });
    await turnPrices(at(1));
    await turnPrices(at(5));
    expect([await outcome(above.id), await outcome(missed.id), await priceOf()]).toEqual(['aboveMrp', 'missed', 600]);
    await removeSku(small.shop, small.admin, skuId);
    await turnPrices(at(20));
    expect(small.rows('SELECT ended_as FROM planned_prices WHERE id = ?', removed.id)).toEqual([['removed']]);
  });

  test('that is cancelled never begins, or gives the former price back at once', async () => {
    const never = await plan(499, 1, 3);
    const shown = await cancelPlannedPrice(small.shop, small.admin, never.id, { version: never.version });
    expect([shown.status, shown.endedAs]).toEqual(['ended', 'cancelled']);
    await turnPrices(at(1));
    expect(await priceOf()).toBe(600);

    const running = await plan(499, 1, 3);
    await turnPrices(at(1));
    await cancelPlannedPrice(at(2), small.admin, running.id, {});
    expect([await priceOf(), await outcome(running.id)]).toEqual([600, 'cancelled']);
    const again = cancelPlannedPrice(at(2), small.admin, running.id, {});
    await expect(again).rejects.toMatchObject({ code: 'PLANNED_PRICE_OVER' });
  });
});

describe('the planned prices of one SKU', () => {
  test('follow each other, and never overlap', async () => {
    const first = await plan(499, 1, 3);
    const second = await plan(449, 3, 5);
    for (const [from, until] of [
      [0, 2],
      [2, 2.5],
      [4, null],
      [0, 9],
    ] as const)
      await expect(plan(399, from, until)).rejects.toMatchObject({ code: 'PRICE_PLANNED_ALREADY' });
    const last = await plan(549, 5, null);
    expect((await sku()).plannedPrice).toMatchObject({ id: first.id, status: 'planned', sellingPrice: 499_00 });
    await turnPrices(at(1));
    await turnPrices(at(3));
    expect([await priceOf(), await outcome(first.id), await outcome(second.id)]).toEqual([449, 'done', 'running']);
    await turnPrices(at(6));
    expect([await priceOf(), await outcome(second.id), await outcome(last.id)]).toEqual([549, 'done', 'done']);
    expect((await sku()).plannedPrice).toBeNull();
  });

  test('are seen and changed by their seller and the platform only', async () => {
    const { id, version } = await plan(499, 1, 3);
    const { meera, farhan } = small.sellers;
    expect((await managedPlannedPrices.one(small.shop, meera!, id)).sellingPrice).toBe(499_00);
    await expect(cancelPlannedPrice(small.shop, farhan!, id, { version })).rejects.toMatchObject({
      code: 'PLANNED_PRICE_NOT_FOUND',
    });
    const prices = [{ id: skuId, version: 1, sellingPrice: 499_00 }];
    const foreign = planPrices(small.shop, farhan!, { from: start + HOUR_MS, until: null, prices });
    await expect(foreign).rejects.toMatchObject({ code: 'SKU_NOT_FOUND' });
  });
});

test('a price that is above the MRP, of another version or of the past cannot be planned', async () => {
  await expect(plan(1001, 1, 2)).rejects.toMatchObject({ code: 'PRICE_ABOVE_MRP' });
  await expect(plan(499, -1, 2)).rejects.toMatchObject({ code: 'FIELDS_INVALID' });
  const prices = [{ id: skuId, version: 7, sellingPrice: 499_00 }];
  const stale = planPrices(small.shop, small.admin, { from: start + HOUR_MS, until: null, prices });
  await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION' });
});
