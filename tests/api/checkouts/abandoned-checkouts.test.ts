import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ABANDONED_AFTER_HOURS, ABANDONED_KEPT_DAYS, AbandonedCheckout } from '#contract/calls/checkouts.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import { userIdOf } from '../../support/customer-paths.ts';
import { couponForm } from '../../support/forms.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { A_DAY } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const SOME_HOURS = ABANDONED_AFTER_HOURS * 60 * 60 + 60;

/** Returns a person's checkouts as the platform sees them, with the clock advanced. */
async function seenOf({ email }: Persona, seconds = SOME_HOURS, filter: object = {}) {
  let found: AbandonedCheckout[] = [];
  await shop.later(seconds, async () => {
    // A new session, because the earlier one has been idle for too long by then.
    const owner = await shop.staff({ subRole: 'support' });
    const asked = encodeURIComponent(JSON.stringify({ q: email, ...filter }));
    found = (await owner.get(`/api/admin/checkouts?filter=${asked}`)).as(z.array(AbandonedCheckout));
  });
  return found;
}

test('a cart is seen once nobody touched it for some hours: whose, what is in it and what it is worth', async () => {
  const [asha, sku, saved] = [await shop.signUp('asha'), await shop.sku({ price: 700 }), await shop.sku()];
  await fillCart(asha, sku, 2);
  const { id } = await fillCart(asha, saved);
  await asha.put(`/api/cart/item/save/${id}`);
  expect(await seenOf(asha, 60)).toEqual([]);
  const [cart, ...others] = await seenOf(asha);
  expect(others).toEqual([]);
  expect(cart).toMatchObject({
    kind: 'CART',
    step: 'CART',
    customer: { id: userIdOf(shop, asha), email: asha.email },
    order: null,
    total: 1400_00,
    orderedSince: false,
    wantsReminder: false,
    remindedAt: null,
  });
  expect(cart!.items).toMatchObject([{ name: sku.name, quantity: 2 }]);
});

test('a cart goes when it is emptied, saved for later or ordered', async () => {
  const [empties, saves, orders] = [
    await shop.signUp('empties'),
    await shop.signUp('saves'),
    await shop.signUp('orders'),
  ];
  const sku = await shop.sku();
  for (const who of [empties, saves, orders]) await fillCart(who, sku);
  await empties.delete('/api/cart/clear');
  const { id } = await fillCart(saves, sku);
  await saves.put(`/api/cart/item/save/${id}`);
  await placed(askForOrder(orders));
  for (const who of [empties, saves, orders]) expect(await seenOf(who), who.email).toEqual([]);
});

test('the coupon that was entered is the last step that is known of a cart', async () => {
  const [asha, sku] = [await shop.signUp('coupon'), await shop.sku({ price: 900 })];
  const { code } = (await shop.admin().post('/api/coupons/admin/create', couponForm())).json as { code: string };
  await fillCart(asha, sku);
  expect((await asha.post(`/api/coupons/apply?apply=true&code=${code}`)).status).toBe(200);
  expect((await seenOf(asha))[0]!.step).toBe('COUPON');
});

test('an order that was never paid is seen with how far it came, and goes when it is paid or its shopper cancels', async () => {
  const [waits, fails, pays, cancels] = [
    await shop.signUp('waits'),
    await shop.signUp('fails'),
    await shop.signUp('pays'),
    await shop.signUp('cancels'),
  ];
  const sku = await shop.sku({ price: 800, stock: 20 });
  const [unpaid, failed, paid, cancelled] = [
    await prepaid(waits, sku),
    await prepaid(fails, sku),
    await prepaid(pays, sku),
    await prepaid(cancels, sku),
  ];
  await payAtGateway(shop, failed, { outcome: 'failed' });
  await payAtGateway(shop, paid, { outcome: 'paid' });
  expect((await cancels.put(`/orders/${cancelled.id}/cancel`)).status).toBe(200);
  expect((await seenOf(waits))[0]).toMatchObject({ kind: 'ORDER', step: 'ORDER', order: { orderId: unpaid.orderId } });
  expect((await seenOf(fails))[0]).toMatchObject({ kind: 'ORDER', step: 'PAYMENT', total: 720_00 });
  expect(await seenOf(pays)).toEqual([]);
  expect(await seenOf(cancels)).toEqual([]);

  // The reservation ends, and after some days the job gives the order up. It still was never paid.
  await shop.later(5 * A_DAY, async () => {
    await shop.job('release-holds');
    await shop.job('reconcile-payments');
  });
  expect(await seenOf(waits)).toHaveLength(1);
  await shop.later((ABANDONED_KEPT_DAYS + 1) * A_DAY, async () => void (await shop.job('purge-expired')));
  expect(await seenOf(waits)).toEqual([]);
});

test('they are filtered by kind, by days, and by who has ordered since', async () => {
  const [asha, sku] = [await shop.signUp('filters'), await shop.sku({ stock: 20 })];
  await fillCart(asha, sku);
  expect(await seenOf(asha, SOME_HOURS, { kind: 'ORDER' })).toEqual([]);
  expect(await seenOf(asha, SOME_HOURS, { kind: 'CART', days: 1, isReminded: false })).toHaveLength(1);
  expect(await seenOf(asha, 2 * A_DAY, { days: 1 })).toEqual([]);
  expect(await seenOf(asha, SOME_HOURS, { orderedSince: false })).toHaveLength(1);
  await buy(asha, sku);
  expect(await seenOf(asha, SOME_HOURS, { orderedSince: false })).toEqual([]);
  expect((await seenOf(asha, SOME_HOURS, { orderedSince: true }))[0]!.orderedSince).toBe(true);
});

test('all of them are written for a spreadsheet, by those who see customers', async () => {
  const [asha, sku] = [await shop.signUp('written'), await shop.sku({ price: 499 })];
  await fillCart(asha, sku, 2);
  await shop.later(SOME_HOURS, async () => {
    const owner = await shop.staff({ subRole: 'owner' });
    const { text } = await owner.get('/api/admin/checkouts/export.csv');
    const line = text.split('\r\n').find((one) => one.includes(asha.email))!;
    expect(line).toContain(`2 × ${sku.name}`);
    expect(line).toContain(',998,');
    const finance = await shop.staff({ subRole: 'finance' });
    expect((await finance.get('/api/admin/checkouts/export.csv')).status).toBe(403);
    expect((await finance.get('/api/admin/checkouts')).status).toBe(403);
  });
});
