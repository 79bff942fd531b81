import { describe, expect, test } from 'vitest';
import { addDays } from '#contract/shop/dates.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { asked, delivered, move as moveReturn } from '../../support/returns.ts';
import { courierMoves, sendPush, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const A_DAY_MS = 86_400_000;

const IN_TRANSIT = 18;
const OUT_FOR_DELIVERY = 17;
const UNDELIVERED = 21;
const DELIVERED = 7;

/** Impossible times: no clock is years ahead, and no parcel travels before it is booked. */
const IMPOSSIBLE = {
  'of the year 9999': '31 12 9999 23:59:59',
  'of 1970': '01 01 1970 05:30:00',
  'from before the parcel was booked': '01 11 2025 12:00:00',
};
/** Returns a time as the courier service writes it. */
const written = (at: number) => {
  const [day, time] = new Date(at + 330 * 60_000).toISOString().slice(0, 19).split('T') as [string, string];
  return `${day.split('-').toReversed().join(' ')} ${time}`;
};

async function sent() {
  const order = await buy(await shop.customer('asha'), await shop.sku());
  return { order, ...(await ship(meera, order.orderId)) };
}
const push = async (awb: string, status: number, at: string, more: object = {}) =>
  (await sendPush(visitor, { awb, shipment_status_id: status, current_timestamp: at, ...more })).json as {
    outcome: string;
  };
const shipmentOf = (id: number) =>
  shop.row('SELECT status, status_at AS at, etd_on AS etd FROM shipments WHERE id = ?', id);
const historyOf = (id: number) =>
  shop
    .rows('SELECT happened_at AS at, status FROM shipment_events WHERE shipment_id = ? ORDER BY id', id)
    .map(({ at, status }) => ({ at: Number(at), status }));
const bookedAt = (id: number) => Number(shop.row('SELECT created_at AS at FROM shipments WHERE id = ?', id).at);

function expectPossibleTimes(id: number): void {
  for (const { at } of historyOf(id)) {
    expect(at).toBeLessThanOrEqual(clock.now());
    expect(at).toBeGreaterThan(bookedAt(id) - A_DAY_MS);
  }
}

describe('a push with a time that cannot be true', () => {
  test.each(Object.entries(IMPOSSIBLE))('%s moves no parcel that the courier does not confirm', async (_, at) => {
    const { awb, id } = await sent();
    expect(await push(awb, IN_TRANSIT, at)).toMatchObject({ outcome: 'noted' });
    expect(shipmentOf(id).status).toBe('PICKUP_REQUESTED');
    expect(historyOf(id).at(-1)).toMatchObject({ status: 'IN_TRANSIT' });
    expectPossibleTimes(id);
    // A repeated report is the same event.
    const before = historyOf(id);
    await push(awb, IN_TRANSIT, at);
    expect(historyOf(id)).toEqual(before);
  });

  test.each(Object.entries(IMPOSSIBLE))(
    '%s moves a parcel that the courier confirms, at a true time',
    async (_, at) => {
      const { awb, id } = await sent();
      await courierMoves(visitor, awb, 'OUT FOR DELIVERY', false);
      expect(await push(awb, OUT_FOR_DELIVERY, at)).toMatchObject({ outcome: 'moved' });
      expectPossibleTimes(id);
      expect(Number(shipmentOf(id).at)).toBeLessThanOrEqual(clock.now());
      // Later reports still count.
      expect(await push(awb, UNDELIVERED, written(clock.now() + 1000))).toMatchObject({ outcome: 'moved' });
      expect(shipmentOf(id).status).toBe('UNDELIVERED');
    },
  );

  test('about returned goods is asked for before it is believed', async () => {
    const back = await asked(
      await shop.customer('asha'),
      await delivered(shop, await shop.customer('asha'), await shop.sku()),
    );
    expect((await moveReturn(meera, back.id, 'APPROVED')).status).toBe(200);
    await shop.job('send-outbox');
    const { awb } = shop.row('SELECT awb FROM returns WHERE id = ?', back.id) as { awb: string };
    for (const at of Object.values(IMPOSSIBLE))
      expect(await push(awb, IN_TRANSIT, at)).toMatchObject({ outcome: 'noted' });
    expect(shop.row('SELECT status FROM returns WHERE id = ?', back.id)).toEqual({ status: 'APPROVED' });
  });

  test('about a parcel nobody knows is kept with the time it came', async () => {
    const awb = `STRANGE${shop.mark.toUpperCase()}`;
    for (const at of Object.values(IMPOSSIBLE).slice(0, 2))
      expect(await push(awb, DELIVERED, at)).toMatchObject({ outcome: 'unmatched' });
    for (const { at } of shop.rows('SELECT happened_at AS at FROM shipment_events WHERE awb = ?', awb)) {
      expect(Math.abs(Number(at) - clock.now())).toBeLessThan(A_DAY_MS);
    }
  });
});

test('a push a little ahead of our clock moves a parcel, at the time it came', async () => {
  const { awb, id } = await sent();
  expect(await push(awb, IN_TRANSIT, written(clock.now() + 3 * 3_600_000))).toMatchObject({ outcome: 'moved' });
  expectPossibleTimes(id);
});

test('a scan from the future, told by the courier when it is asked, moves a parcel at a true time', async () => {
  const { awb, id } = await sent();
  await shop.later(10 * 86_400, async () => {
    await courierMoves(visitor, awb, 'OUT FOR DELIVERY', false);
  });
  await shop.later(3 * 3600, async () => {
    await shop.job('track-shipments');
    expect(shipmentOf(id).status).toBe('OUT_FOR_DELIVERY');
    for (const { at } of historyOf(id)) expect(at).toBeLessThanOrEqual(clock.now() + 4 * 3_600_000);
  });
});

test('an expected day that cannot be true is not shown to anybody', async () => {
  const { awb, id } = await sent();
  const day = addDays(clock.today(), 3);
  await push(awb, IN_TRANSIT, written(clock.now()), { etd: `${day} 00:00:00` });
  expect(shipmentOf(id).etd).toBe(day);
  for (const etd of ['9999-12-31 00:00:00', '1970-01-01 00:00:00', '2026-13-45 00:00:00']) {
    await push(awb, OUT_FOR_DELIVERY, written(clock.now()), { etd });
    expect(shipmentOf(id).etd).toBe(day);
  }
});
