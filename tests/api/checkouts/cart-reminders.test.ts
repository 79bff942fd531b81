import { expect, test } from 'vitest';
import { buy, fillCart } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { A_DAY } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

const remindersTo = async ({ email }: Persona) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject === 'Your cart at Ratnahaat');
const choose = async (who: Persona, cartReminder: boolean) =>
  expect((await who.put('/api/users/notices', { cartReminder })).status).toBe(200);

/** Runs the job as it may run: twice at once, and again. */
async function remind(): Promise<void> {
  await Promise.all([shop.job('remind-of-carts'), shop.job('remind-of-carts')]);
  await shop.job('remind-of-carts');
  await shop.job('send-outbox');
}

test('nobody is reminded of a cart who has not chosen it, and who has is, once for the cart', async () => {
  const [asha, silent, sku] = [await shop.signUp('asha'), await shop.signUp('silent'), await shop.sku({ price: 750 })];
  await choose(asha, true);
  for (const who of [asha, silent]) await fillCart(who, sku, 2);
  await remind();
  expect(await remindersTo(asha)).toEqual([]);
  await shop.later(A_DAY + 60, remind);
  const [mail, ...others] = await remindersTo(asha);
  expect(others).toEqual([]);
  expect(mail!.text).toContain(`2 × ${sku.name}`);
  expect(mail!.text).toContain('₹1,500');
  expect(mail!.text).toContain('This is our only email about this cart.');
  expect(await remindersTo(silent)).toEqual([]);

  // More pieces in the same cart cause no other mail. A new cart does.
  await fillCart(asha, await shop.sku());
  await shop.later(3 * A_DAY, remind);
  expect(await remindersTo(asha)).toHaveLength(1);
  await asha.delete('/api/cart/clear');
  await fillCart(asha, sku);
  await shop.later(A_DAY + 60, remind);
  expect(await remindersTo(asha)).toHaveLength(2);
});

test('nobody is reminded who ordered meanwhile, whose items are gone, who stopped it, or of a cart of long ago', async () => {
  const [ordered, soldOut, stopped, waits] = [
    await shop.signUp('ordered'),
    await shop.signUp('soldout'),
    await shop.signUp('stopped'),
    await shop.signUp('waits'),
  ];
  const [sku, last] = [await shop.sku({ stock: 20 }), await shop.sku({ stock: 1 })];
  for (const who of [ordered, soldOut, stopped, waits]) {
    await choose(who, true);
    await fillCart(who, who === soldOut ? last : sku);
  }
  await buy(ordered, sku);
  await buy(await shop.signUp('faster'), last);
  await shop.later(A_DAY + 60, async () => {
    await shop.job('remind-of-carts');
    await choose(stopped, false);
    await shop.job('send-outbox');
  });
  for (const who of [ordered, soldOut, stopped]) expect(await remindersTo(who), who.email).toEqual([]);
  expect(await remindersTo(waits)).toHaveLength(1);

  const late = await shop.signUp('late');
  await fillCart(late, sku);
  await choose(late, true);
  await shop.later(30 * A_DAY, remind);
  expect(await remindersTo(late)).toEqual([]);
});

test('one click in the mail stops the next; opening its link changes nothing', async () => {
  const [asha, sku] = [await shop.signUp('stops'), await shop.sku()];
  await choose(asha, true);
  await fillCart(asha, sku);
  await shop.later(A_DAY + 60, remind);
  const stop = /\/subscriptions\/notices\/stop\?token=\S+/.exec((await remindersTo(asha))[0]!.text)![0];
  expect((await shop.visitor().get(stop, { headers: { Accept: 'text/html' } })).status).toBe(200);
  expect((await asha.get('/api/users/notices')).json).toMatchObject({ cartReminder: true });
  expect((await shop.visitor().send('POST', stop, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  expect((await asha.get('/api/users/notices')).json).toMatchObject({ cartReminder: false });
  await asha.delete('/api/cart/clear');
  await fillCart(asha, sku);
  await shop.later(A_DAY + 60, remind);
  expect(await remindersTo(asha)).toHaveLength(1);
});
