import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../demo/dice.ts';
import { seededRandom } from '../../../demo/seeded-random.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import { asked, delivered, move } from '../../support/returns.ts';
import { courierMoves, sendPush, ship, shipmentIn } from '../../support/ship.ts';
import type { CourierStep } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const SEED = process.env.SEED ?? 'replays';
const THREE_HOURS = 3 * 3600;

type Way = 'COD' | 'PREPAID';
const STORIES: Record<string, [Way, CourierStep[]]> = {
  'is delivered and paid at the door': ['COD', ['PICKED UP', 'IN TRANSIT', 'OUT FOR DELIVERY', 'DELIVERED']],
  'is delivered at the second attempt': [
    'PREPAID',
    ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED', 'OUT FOR DELIVERY', 'DELIVERED'],
  ],
  'comes back and is paid back': [
    'PREPAID',
    ['PICKED UP', 'IN TRANSIT', 'OUT FOR DELIVERY', 'UNDELIVERED', 'RTO INITIATED', 'RTO DELIVERED'],
  ],
  'comes back and was never paid': ['COD', ['PICKED UP', 'UNDELIVERED', 'RTO INITIATED', 'RTO DELIVERED']],
};

interface Parcel {
  id: number;
  awb: string;
  orderId: string;
  skuId: number;
}

async function sent(way: Way): Promise<Parcel> {
  const sku = await shop.sku({ stock: 10 });
  // A customer whose parcels were returned several times cannot use cash on delivery any more, so each order has a new
  // customer.
  const person = await shop.signUp(`buyer-${sku.skuId}`);
  let orderId: string;
  if (way === 'COD') ({ orderId } = await buy(person, sku, 2));
  else {
    const order = await prepaid(person, sku, 2);
    await payAtGateway(shop, order, { outcome: 'paid' });
    ({ orderId } = order);
  }
  const { id, awb } = await ship(meera, orderId);
  return { id, awb, orderId, skuId: sku.skuId };
}

async function settled({ orderId }: Parcel): Promise<void> {
  await until('what goes out after answers', async () => {
    await shop.job('send-outbox');
    const waiting = `SELECT id FROM outbox WHERE status = 'waiting' AND instr(key || payload, ?) > 0`;
    return shop.rows(waiting, orderId).length === 0 ? true : undefined;
  });
}

/** Returns the final state of money and goods, which must not depend on the order of reports. */
function endOf({ id, orderId, skuId }: Parcel) {
  const ofOrder = (columns: string, table: string) =>
    shop.rows(
      `SELECT ${columns} FROM ${table} WHERE order_id = (SELECT id FROM orders WHERE number = ?) ORDER BY 1`,
      orderId,
    );
  return {
    order: shop.row('SELECT status, payment_status FROM orders WHERE number = ?', orderId),
    consignments: ofOrder('status, dispatched_at IS NOT NULL AS has_left', 'consignments'),
    shipment: shop.row('SELECT status FROM shipments WHERE id = ?', id),
    stock: shop.row('SELECT quantity, reserved_quantity FROM inventory WHERE sku_id = ?', skuId),
    freights: shop.rows('SELECT way, amount_paise FROM shipment_freights WHERE shipment_id = ? ORDER BY way', id),
    refunds: ofOrder('amount_paise, cause, status', 'refunds'),
    papers: ofOrder('kind, total_paise', 'documents'),
  };
}

/** Returns all records and mails about the parcel. */
const toldOf = (parcel: Parcel) => ({
  ...endOf(parcel),
  events: shop.rows('SELECT key, status FROM shipment_events WHERE shipment_id = ? ORDER BY key', parcel.id),
  failures: shop.rows('SELECT attempt, reason FROM delivery_failures WHERE shipment_id = ?', parcel.id),
  history: shop.rows(
    'SELECT event, to_status FROM order_history WHERE order_id = (SELECT id FROM orders WHERE number = ?) ORDER BY id',
    parcel.orderId,
  ),
  mails: mailsOf(parcel),
});

const mailsOf = ({ orderId }: Parcel) =>
  shop
    .rows(`SELECT "to", subject FROM sandbox_mails WHERE subject LIKE '%' || ? || '%' ORDER BY 1, 2`, orderId)
    .map(({ to, subject }) => `${String(to)}: ${String(subject)}`);

/** Returns 'dd mm yyyy hh:mm:ss' in Indian time, as the courier writes it. */
function courierTime(at: number): string {
  const [day, time] = new Date(at + 330 * 60_000).toISOString().slice(0, 19).split('T');
  return `${day!.split('-').toReversed().join(' ')} ${time}`;
}

/** Returns all reports that the courier may send about a parcel, and the job that queries the courier. */
function tellingsOf({ awb }: Parcel): (() => Promise<unknown>)[] {
  const scans = shop.rows(
    `SELECT at, status_number AS number FROM sandbox_scans
      WHERE parcel_id = (SELECT id FROM sandbox_parcels WHERE awb = ?) ORDER BY at`,
    awb,
  );
  expect(scans.length).toBeGreaterThan(1);
  return [
    ...scans.map(({ at, number }) => async () => {
      const answer = await sendPush(visitor, {
        awb,
        shipment_status_id: number,
        current_timestamp: courierTime(Number(at)),
      });
      expect(answer.status, `SEED=${SEED}: ${answer.text}`).toBe(200);
    }),
    async () => {
      await shop.advance(THREE_HOURS);
      expect(await shop.job('track-shipments')).toMatchObject({ failed: 0 });
    },
  ];
}

async function tellThreeTimes(name: string, parcel: Parcel): Promise<void> {
  const tellings = tellingsOf(parcel);
  for (const tell of diceOf(seededRandom(`${SEED} ${name}`)).shuffle([...tellings, ...tellings, ...tellings])) {
    await tell();
  }
  await settled(parcel);
}

async function travels([way, steps]: [Way, CourierStep[]], isHeard: boolean): Promise<Parcel> {
  const parcel = await sent(way);
  for (const step of steps) await courierMoves(visitor, parcel.awb, step, isHeard);
  await settled(parcel);
  return parcel;
}

describe('all that couriers tell of a parcel, three times and in any order,', () => {
  test.each(Object.entries(STORIES))('changes nothing more of one that %s', async (name, story) => {
    await shop.later(0, async () => {
      const parcel = await travels(story, true);
      const before = toldOf(parcel);
      await tellThreeTimes(name, parcel);
      expect(toldOf(parcel), `SEED=${SEED}`).toEqual(before);
    });
  });

  test.each(Object.entries(STORIES))('ends as what is told as it happens, of one that %s', async (name, story) => {
    await shop.later(0, async () => {
      const [heard, unheard] = [await travels(story, true), await travels(story, false)];
      await tellThreeTimes(name, unheard);
      expect(endOf(unheard), `SEED=${SEED}`).toEqual(endOf(heard));
      const mails = mailsOf(unheard);
      expect(new Set(mails).size, mails.join('\n')).toBe(mails.length);
    });
  });

  test.each(Object.entries(STORIES))('or only how it ended, ends so as well, of one that %s', async (_, story) => {
    await shop.later(0, async () => {
      const [heard, unheard] = [await travels(story, true), await travels(story, false)];
      await tellingsOf(unheard).at(-2)!();
      await settled(unheard);
      expect(endOf(unheard)).toEqual(endOf(heard));
      if (endOf(heard).shipment.status !== 'RTO_DELIVERED') return;
      for (const { id } of [heard, unheard]) {
        await shipmentIn(meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' }));
      }
      expect(endOf(unheard)).toEqual(endOf(heard));
      expect(endOf(unheard).stock).toEqual({ quantity: 10, reserved_quantity: 0 });
    });
  });
});

test('returned goods of which many pushes come at once move once at each step', async () => {
  const asha = await shop.customer('asha');
  const back = await asked(asha, await delivered(shop, asha, await shop.sku()));
  await move(meera, back.id, 'APPROVED');
  await until('the courier', async () => {
    await shop.job('send-outbox');
    return shop.rows('SELECT id FROM returns WHERE id = ? AND awb IS NOT NULL', back.id)[0];
  });
  const awb = String(shop.row('SELECT awb FROM returns WHERE id = ?', back.id).awb);
  for (const [step, number] of [
    ['PICKED UP', 42],
    ['DELIVERED', 7],
  ] as const) {
    await courierMoves(visitor, awb, step, false);
    const push = { awb, shipment_status_id: number, current_timestamp: courierTime(clock.now()) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPush(visitor, push)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  const steps = shop.rows('SELECT status FROM return_events WHERE return_id = ? ORDER BY id', back.id);
  expect(steps.map(({ status }) => status)).toEqual(['REQUESTED', 'APPROVED', 'PICKED_UP', 'RECEIVED']);
});
