import { expect, test } from 'vitest';
import { buy } from '../../support/buy.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { courierMoves, ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');

/** Returns the mails to a person about an order, oldest first. */
async function told(to: Pick<Persona, 'email'>, number: string): Promise<string[]> {
  await shop.job('send-outbox');
  const mails = await shop.mailsTo(to.email);
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(number))
    .toReversed();
}

test('each step a seller takes by hand is told once, and one taken back as well', async () => {
  const asha = await shop.customer('steps');
  const { orderId } = await buy(asha, await shop.sku({ stock: 5 }));
  const awb = `STEP-${shop.mark}`;
  await shipmentIn(meera.post('/shipping/orders', { orderId, courierName: 'Own', awb }));
  for (const status of ['CONFIRMED', 'CONFIRMED', 'SHIPPED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'DELIVERED']) {
    expect((await meera.patch(`/seller/orders/${orderId}/status/${status}`)).status).toBe(200);
  }
  expect(await told(asha, orderId)).toEqual([
    `Your order ${orderId} is placed`,
    `Your order ${orderId} is confirmed`,
    `Your order ${orderId} is on its way`,
    `A correction: your order ${orderId} is confirmed`,
    `Your order ${orderId} is on its way`,
    `Your order ${orderId} is delivered`,
  ]);
  const [, shipped] = (await shop.mailsTo(asha.email)).filter(({ subject }) => subject.includes('on its way'));
  expect(shipped!.text).toContain(`AWB: ${awb}`);
  expect(shipped!.text).toContain(`/track-order?orderId=${orderId}`);
});

test('what a seller has said by hand, the courier’s report does not say again', async () => {
  const asha = await shop.customer('twice');
  const { orderId } = await buy(asha, await shop.sku({ stock: 5 }));
  const { awb } = await ship(meera, orderId);
  await meera.patch(`/seller/orders/${orderId}/status/SHIPPED`);
  for (const step of ['PICKED UP', 'IN TRANSIT'] as const) await courierMoves(visitor, awb, step);
  expect((await told(asha, orderId)).filter((subject) => subject.includes('on its way'))).toHaveLength(1);
});

test('money that was given back is told once, with where it went', async () => {
  const asha = await shop.customer('refunded');
  const order = await prepaid(asha, await shop.sku({ stock: 5 }));
  await payAtGateway(shop, order, { outcome: 'paid' });
  expect((await asha.put(`/orders/${order.orderId}/cancel`, { reason: 'changedMind' })).status).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    await shop.job('send-outbox');
    await shop.job('reconcile-payments');
  }
  const subjects = await told(asha, order.orderId);
  expect(subjects.filter((subject) => subject.includes('is refunded'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.endsWith('is cancelled'))).toHaveLength(1);
});

test('a payment that did not go through is told once, with how long the pieces wait', async () => {
  const asha = await shop.customer('failed');
  const order = await prepaid(asha, await shop.sku({ stock: 5 }));
  for (let time = 0; time < 2; time += 1) await payAtGateway(shop, order, { outcome: 'failed' });
  const subjects = await told(asha, order.orderId);
  expect(subjects).toEqual([`Your payment for order ${order.orderId} did not go through`]);
  const [mail] = await shop.mailsTo(asha.email);
  expect(mail!.text).toContain('You can pay again until then.');
});

test('a parcel that nobody took is told to shopper and seller at each step, once', async () => {
  const asha = await shop.customer('rto');
  const order = await prepaid(asha, await shop.sku({ stock: 5 }));
  await payAtGateway(shop, order, { outcome: 'paid' });
  const { awb } = await ship(meera, order.orderId);
  const steps = [
    'PICKED UP',
    'UNDELIVERED',
    'RTO INITIATED',
    'RTO INITIATED',
    'RTO DELIVERED',
    'RTO DELIVERED',
  ] as const;
  for (const step of steps) await courierMoves(visitor, awb, step);
  const { orderId } = order;
  expect((await told(asha, orderId)).filter((subject) => !subject.includes('is refunded'))).toEqual([
    `Your order ${orderId} is placed`,
    `Your order ${orderId} is on its way`,
    `Your order ${orderId} could not be delivered`,
    `A parcel of your order ${orderId} goes back to the seller`,
    `A parcel of your order ${orderId} is back with the seller`,
  ]);
  expect(await told(meera, orderId)).toEqual([
    `New order ${orderId}`,
    `Order ${orderId} could not be delivered`,
    `Your parcel of order ${orderId} comes back`,
    `Your parcel of order ${orderId} is back`,
  ]);
});
