import { expect, test } from 'vitest';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { askForOrder, buy, placed } from '../../support/buy.ts';
import { asked, delivered, through } from '../../support/returns.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

/** Tests about a parcel that the courier has picked up, while the shop does not know it yet. */

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const WORDS = 'The courier has already picked up this parcel, so it cannot be cancelled any more. Nothing was changed.';

/** Makes an order whose parcel a courier has picked up without a report. */
async function fetched(name: string) {
  const [person, sku] = [await shop.customer(name), await shop.sku({ stock: 10 })];
  const { orderId, id } = await buy(person, sku, 2);
  const { awb } = await ship(meera, orderId);
  await courierMoves(visitor, awb, 'PICKED UP', false);
  const state = () => ({
    order: shop.row('SELECT status, payment_status, version FROM orders WHERE id = ?', id),
    parts: shop.rows('SELECT status, version FROM consignments WHERE order_id = ?', id),
    parcel: shop.row('SELECT status, version FROM shipments WHERE awb = ?', awb),
    atCourier: shop.row('SELECT status_number FROM sandbox_parcels WHERE awb = ?', awb),
    stock: shop.row('SELECT quantity, reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId),
    refunds: shop.rows('SELECT * FROM refunds WHERE order_id = ?', id),
    outbox: shop.rows("SELECT key FROM outbox WHERE kind = 'cancelParcel' AND payload LIKE ?", `%${awb}%`),
  });
  return { person, orderId, id, awb, state };
}

test('a parcel that was fetched is not cancelled by its shopper, in whole or in part', async () => {
  const { person, orderId, state } = await fetched('too-late');
  const before = state();
  const [item] = (await person.get(`/api/orders/${orderId}`)).as(Order).orderItems;
  for (const body of [{}, { items: [{ orderItemId: item!.id, quantity: 1 }] }]) {
    expect(await person.put(`/orders/${orderId}/cancel`, body)).toRefuse(409, 'PARCEL_FETCHED', WORDS);
  }
  expect(state()).toEqual(before);
});

test('a parcel that was fetched is not cancelled by its seller, with or without its pieces', async () => {
  const { orderId, id, awb, state } = await fetched('sellers');
  const before = state();
  const { id: part } = shop.row('SELECT id FROM consignments WHERE order_id = ?', id);
  const cancelled = await meera.patch(`/seller/orders/${id}/status/CANCELLED`, {
    consignmentId: part,
    reason: 'No stock',
  });
  expect(cancelled).toRefuse(409, 'PARCEL_FETCHED', WORDS);
  expect(await meera.post(`/shipping/orders/${orderId}/cancel`)).toRefuse(409, 'PARCEL_FETCHED', WORDS);
  expect(state()).toEqual(before);
  // After the next report, the order shows the status.
  await courierMoves(visitor, awb, 'IN TRANSIT');
  expect(state().parts).toMatchObject([{ status: 'SHIPPED' }]);
});

test('an order in cash whose parcel was fetched stays in cash, and what was paid online goes back', async () => {
  const person = await shop.customer('switching');
  const sku = await shop.sku({ price: 2000, stock: 5 });
  await person.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 });
  const { orderId, id } = await placed(askForOrder(person));
  const { awb } = await ship(meera, orderId);
  const offered = (await person.post(`/api/orders/${orderId}/switch-to-prepaid`)).as(PlacedOrder);
  await courierMoves(visitor, awb, 'PICKED UP', false);
  const { callback } = await payAtGateway(shop, { linkId: linkIn(offered.payment_link_url) }, { outcome: 'paid' });
  await visitor.post(callback!);
  expect((await person.get(`/api/orders/${orderId}`)).json).toMatchObject({ paymentMethod: 'COD', total: 2000 });
  expect(shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', id)).toEqual([
    { cause: 'late', amount: 1800_00 },
  ]);
  expect(shop.row('SELECT status, cod_paise AS cod FROM shipments WHERE awb = ?', awb)).toEqual({
    status: 'PICKUP_REQUESTED',
    cod: 2000_00,
  });
});

test('returned pieces that were fetched are on their way back: their return is not withdrawn', async () => {
  const person = await shop.customer('withdrawing');
  const { id } = await asked(person, await delivered(shop, person, await shop.sku({ stock: 5 })));
  await through(meera, id, ['APPROVED']);
  const awb = await until('the courier', () =>
    shop
      .rows('SELECT awb FROM returns WHERE id = ? AND awb IS NOT NULL', id)
      .map((row) => String(row.awb))
      .at(0),
  );
  await courierMoves(visitor, awb, 'PICKED UP', false);
  expect(await person.post(`/api/returns/${id}/withdraw`)).toRefuse(409, 'PARCEL_FETCHED', WORDS);
  expect(shop.row('SELECT status FROM returns WHERE id = ?', id)).toEqual({ status: 'APPROVED' });
});
