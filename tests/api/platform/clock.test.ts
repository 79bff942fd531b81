import { expect, test } from 'vitest';
import { Order } from '#contract/calls/orders.ts';
import { buy } from '../../support/buy.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';

const shop = openShop();
const meera = shop.seller('meera');
const HOUR = 3600;
const HOLD_SECONDS = 30 * 60;

const stockOf = ({ skuId }: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
const orderOf = async (persona: Persona, { orderId }: { orderId: string }) =>
  (await persona.get(`/api/orders/${orderId}`)).as(Order);
const move = async ({ id }: { id: number }, to: string) =>
  expect((await meera.patch(`/seller/orders/${id}/status/${to}`)).status).toBe(200);

test('a clock that was an hour ahead and is set back: a session goes on, and a code opens the door once', async () => {
  const asha = await shop.customer('asha');
  let otp = '';
  let early = asha;
  await shop.later(HOUR, async () => {
    otp = await askForCode(shop.running.origin, 'customer', asha.email);
    early = await shop.customer('early');
  });
  expect((await early.get('/api/cart')).status).toBe(200);
  const enter = () => shop.visitor().post('/auth/signIn', { email: asha.email, otp });
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(401);
});

test('a hold that began ahead of the clock can be paid until it ends, and ends once', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000, stock: 10 })];
  const waiting: Awaited<ReturnType<typeof prepaid>>[] = [];
  await shop.later(HOUR, async () => {
    for (let count = 0; count < 2; count += 1) waiting.push(await prepaid(asha, sku));
  });
  const [paid, left] = [waiting[0]!, waiting[1]!];
  await shop.job('release-holds');
  expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 2 });
  await payAtGateway(shop, paid, { outcome: 'paid' });
  expect(await orderOf(asha, paid)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED' });
  await shop.later(HOUR + HOLD_SECONDS + 1, async () => {
    await Promise.all([shop.job('release-holds'), shop.job('release-holds')]);
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 1 });
    expect(await orderOf(asha, left)).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'FAILED' });
  });
});

test('a hold that a clock ended too early, before it was set back, is taken up again by who pays in time', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000, stock: 10 })];
  const order = await prepaid(asha, sku, 2);
  await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
  const unpaid = await prepaid(asha, sku);
  await shop.later(HOUR, async () => {
    await shop.job('release-holds');
    expect(await orderOf(asha, order)).toMatchObject({ paymentStatus: 'COMPLETED' });
    expect(await orderOf(asha, unpaid)).toMatchObject({ paymentStatus: 'FAILED' });
  });
  await payAtGateway(shop, unpaid, { outcome: 'paid', late: true });
  expect(await orderOf(asha, unpaid)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED' });
  expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 3 });
});

test('an order that was placed and confirmed ahead of the clock goes its way, and tells it in its order', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ seller: 'meera' })];
  let order = { id: 0, orderId: '' };
  // Less than the idle time after which staff are signed out.
  await shop.later(HOUR / 3, async () => {
    order = await buy(asha, sku);
    await move(order, 'CONFIRMED');
  });
  await move(order, 'SHIPPED');
  await move(order, 'DELIVERED');
  const { history, orderStatus } = await orderOf(asha, order);
  expect(orderStatus).toBe('DELIVERED');
  expect(history.flatMap(({ to }) => to ?? [])).toEqual(['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED']);
  const mails = () => shop.rows("SELECT key FROM outbox WHERE instr(key, ?) > 0 AND status = 'sent'", order.orderId);
  const before = mails().length;
  await shop.later(HOUR, async () => {
    await shop.job('send-outbox');
    expect(mails()).toHaveLength(before);
  });
});
