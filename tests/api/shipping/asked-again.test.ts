import { describe, expect, test } from 'vitest';
import { addDays, formatWeekday } from '#contract/shop/dates.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { courierMoves, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const today = () => clock.today();

async function bought() {
  return buy(await shop.customer('asha'), await shop.sku());
}

/** Makes a parcel that has its AWB. */
async function withAwb(courier = 24) {
  const { orderId } = await bought();
  return shipmentIn(meera.post(`/shipping/awb/${orderId}?courierId=${courier}`));
}

const eventsOf = (id: number) => shop.rows('SELECT id FROM shipment_events WHERE shipment_id = ?', id).length;

describe('the AWB of a parcel', () => {
  test('stays with its courier, and another courier is refused in words', async () => {
    const { id, awb, orderId, courier_name: courier } = await withAwb();
    const again = await shipmentIn(meera.post(`/shipping/awb/${orderId}?courierId=24`));
    expect(again).toMatchObject({ id, awb, courier_id: 24 });
    for (const other of ['10', '999999999', '0']) {
      expect(await meera.post(`/shipping/awb/${orderId}?courierId=${other}`)).toRefuse(
        409,
        'AWB_GIVEN',
        `This parcel already goes with ${courier}, AWB ${awb}. To choose another courier, please cancel the parcel first.`,
      );
    }
    expect(await shipmentIn(meera.post(`/shipping/awb/${orderId}`))).toMatchObject({ id, awb, courier_id: 24 });
    expect(eventsOf(id)).toBe(2);
  });

  test('comes from no courier that does not take the parcel, and nothing is booked then', async () => {
    const { id, orderId } = await bought();
    const parcels = () => shop.rows('SELECT id FROM sandbox_parcels').length;
    const before = parcels();
    expect(await meera.post(`/shipping/awb/${orderId}?courierId=999999999`)).toRefuse(
      422,
      'COURIER_NOT_AVAILABLE',
      'This courier does not take the parcel. Please choose another courier.',
    );
    expect(parcels()).toBe(before);
    const booked = await shipmentIn(meera.post('/shipping/orders', { orderId: id }));
    expect(await meera.post(`/shipping/awb/${orderId}?courierId=999999999`)).toRefuse(422, 'COURIER_NOT_AVAILABLE');
    expect(eventsOf(booked.id)).toBe(1);
    expect(await shipmentIn(meera.post(`/shipping/awb/${orderId}?courierId=24`))).toMatchObject({ id: booked.id });
  });

  test('of a parcel with a courier of its own is not given anew by the courier service', async () => {
    const { orderId } = await bought();
    const awb = `VAN${shop.mark}`;
    const own = await shipmentIn(meera.post('/shipping/orders', { orderId, courierName: 'Own van', awb }));
    expect(await meera.post(`/shipping/awb/${orderId}?courierId=24`)).toRefuse(409, 'AWB_GIVEN');
    expect(await shipmentIn(meera.post(`/shipping/awb/${orderId}`))).toMatchObject({ id: own.id, awb });
  });

  test('may come from another courier once the parcel is cancelled', async () => {
    const { id, orderId } = await withAwb();
    expect((await meera.post(`/shipping/orders/${orderId}/cancel`)).status).toBe(200);
    const other = await shipmentIn(meera.post(`/shipping/awb/${orderId}?courierId=10`));
    expect(other.id).not.toBe(id);
    expect(other.courier_id).toBe(10);
  });
});

describe('the pickup of a parcel', () => {
  const pickup = (id: number, day?: string) =>
    meera.post(`/shipping/shipment/${id}/pickup${day === undefined ? '' : `?pickupDate=${day}`}`);

  test('stays on its day, and another day is refused in words', async () => {
    const { id } = await withAwb();
    const day = addDays(today(), 2);
    expect(await shipmentIn(pickup(id, day))).toMatchObject({ pickup_date: day });
    for (const same of [day, undefined]) {
      expect(await shipmentIn(pickup(id, same))).toMatchObject({ pickup_date: day });
    }
    for (const other of [addDays(today(), 3), today(), addDays(today(), -1)]) {
      expect(await pickup(id, other)).toRefuse(
        409,
        'PICKUP_DAY_SET',
        `The courier picks up this parcel on ${formatWeekday(day)}. To choose another day, please cancel the parcel and book it again.`,
      );
    }
    expect(eventsOf(id)).toBe(3);
  });

  test('by a courier of its own stays on its day as well', async () => {
    const { orderId } = await bought();
    const awb = `BIKE${shop.mark}`;
    const { id } = await shipmentIn(meera.post('/shipping/orders', { orderId, courierName: 'Own bike', awb }));
    expect(await shipmentIn(pickup(id))).toMatchObject({ pickup_date: today() });
    expect(await pickup(id, addDays(today(), 1))).toRefuse(409, 'PICKUP_DAY_SET');
  });

  test('is over once the courier has the parcel', async () => {
    const { id, awb } = await withAwb();
    await shipmentIn(pickup(id));
    await courierMoves(shop.visitor(), awb!, 'PICKED UP');
    expect(await pickup(id, addDays(today(), 1))).toRefuse(409, 'SHIPMENT_NOT_POSSIBLE');
  });

  test('asked for on two days at once is on one of them', async () => {
    const { id } = await withAwb();
    const days = [1, 2, 3].map((after) => addDays(today(), after));
    const answers = await Promise.all(days.map((day) => pickup(id, day)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('a parcel that is booked', () => {
  test('is no other one when it is booked again', async () => {
    const { orderId } = await bought();
    const box = { weight: 0.5, length: 20.2, breadth: 12, height: 6 };
    const { id } = await shipmentIn(meera.post('/shipping/orders', { orderId, ...box }));
    for (const same of [{}, box, { weight: 0.5 }, { length: 21 }]) {
      expect((await shipmentIn(meera.post('/shipping/orders', { orderId, ...same }))).id).toBe(id);
    }
    const others = [{ weight: 0.6 }, { ...box, height: 7 }, { courierName: 'Own van', awb: `TUK${shop.mark}` }];
    for (const other of others) {
      expect(await meera.post('/shipping/orders', { orderId, ...other })).toRefuse(
        409,
        'SHIPMENT_EXISTS',
        'This part of the order has a parcel already.',
      );
    }
  });

  test('by hand keeps its AWB', async () => {
    const { orderId } = await bought();
    const byHand = { orderId, courierName: 'Own van', awb: `CAR${shop.mark}` };
    const { id } = await shipmentIn(meera.post('/shipping/orders', byHand));
    expect((await shipmentIn(meera.post('/shipping/orders', byHand))).id).toBe(id);
    for (const other of [{ awb: `BUS${shop.mark}` }, { courierName: 'Own bus' }]) {
      expect(await meera.post('/shipping/orders', { ...byHand, ...other })).toRefuse(409, 'SHIPMENT_EXISTS');
    }
  });
});
