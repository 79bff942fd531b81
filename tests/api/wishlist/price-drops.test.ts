import { expect, test } from 'vitest';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { A_DAY } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

const mailsTo = async ({ email }: Persona) =>
  (await shop.mailsTo(email)).filter(({ subject }) => /costs? less now$/.test(subject));

/** Runs the job as it may run: twice at once, and again. */
async function tell(): Promise<void> {
  await Promise.all([shop.job('tell-price-drops'), shop.job('tell-price-drops')]);
  await shop.job('tell-price-drops');
  await shop.job('send-outbox');
}

const wish = async (who: Persona, { productId }: MadeSku) =>
  expect((await who.post(`/api/wishlist/add-product/${productId}`)).status).toBe(200);
const choose = async (who: Persona, priceDrop: boolean) =>
  expect((await who.put('/api/users/notices', { priceDrop })).status).toBe(200);
const price = async ({ skuId }: MadeSku, sellingPrice: number) =>
  expect((await shop.seller('meera').put(`/api/admin/skus/${skuId}`, { mrpPrice: 1200, sellingPrice })).status).toBe(
    200,
  );
const made = () => shop.sku({ price: 1000, mrp: 1200, stock: 5 });

test('who chose it is told once of what costs clearly less than when it was wished, all in one mail', async () => {
  const [asha, silent] = [await shop.customer('asha'), await shop.customer('silent')];
  const [one, two, hardly, soldOut] = [await made(), await made(), await made(), await made()];
  await choose(asha, true);
  for (const sku of [one, two, hardly, soldOut]) {
    await wish(asha, sku);
    await wish(silent, sku);
  }
  await tell();
  expect(await mailsTo(asha)).toEqual([]);

  await price(one, 800);
  await price(two, 950);
  await price(hardly, 951);
  await price(soldOut, 500);
  await shop.seller('meera').patch(`/api/inventory/${soldOut.skuId}/decrease`, { quantity: 5 });
  await tell();
  const [mail, ...more] = await mailsTo(asha);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('2 items on your wishlist cost less now');
  expect(mail!.text).toContain('costs ₹800. It was ₹1,000 when you added it to your wishlist.');
  for (const { seoUrl } of [one, two]) expect(mail!.text).toContain(`/product/${seoUrl}`);
  for (const { seoUrl } of [hardly, soldOut]) expect(mail!.text).not.toContain(`/product/${seoUrl}`);
  expect(await mailsTo(silent)).toEqual([]);
});

test('the same price is told once, a lower one a week later at the soonest', async () => {
  const [asha, sku] = [await shop.customer('again'), await made()];
  await choose(asha, true);
  await wish(asha, sku);
  await price(sku, 800);
  await tell();
  await shop.later(8 * A_DAY, tell);
  expect(await mailsTo(asha)).toHaveLength(1);

  await price(sku, 600);
  await shop.later(6 * A_DAY, tell);
  expect(await mailsTo(asha)).toHaveLength(1);
  await shop.later(8 * A_DAY, tell);
  expect((await mailsTo(asha)).map(({ text }) => /costs ₹\d+/.exec(text)![0]).sort()).toEqual([
    'costs ₹600',
    'costs ₹800',
  ]);
});

test('nobody is told of what went up, came off the list, was hidden or stopped before the mail is sent', async () => {
  const [up, off, hidden, stopped] = [
    await shop.customer('up'),
    await shop.customer('off'),
    await shop.customer('hidden'),
    await shop.customer('stopped'),
  ];
  const skus = [await made(), await made(), await made(), await made()] as const;
  for (const [index, who] of [up, off, hidden, stopped].entries()) {
    await choose(who, true);
    await wish(who, skus[index]!);
    await price(skus[index]!, 700);
  }
  await shop.job('tell-price-drops');
  await price(skus[0], 1000);
  await off.delete(`/api/wishlist/remove-product/${skus[1].productId}`);
  await shop.seller('meera').put(`/api/admin/products/${skus[2].productId}`, { isVisible: false });
  await choose(stopped, false);
  await shop.job('send-outbox');
  for (const who of [up, off, hidden, stopped]) expect(await mailsTo(who)).toEqual([]);
});

test('one click in the mail stops the next; opening its link changes nothing', async () => {
  const [asha, one, two] = [await shop.customer('stops'), await made(), await made()];
  await choose(asha, true);
  await wish(asha, one);
  await price(one, 700);
  await tell();
  const stop = /\/subscriptions\/notices\/stop\?token=\S+/.exec((await mailsTo(asha))[0]!.text)![0];
  expect((await shop.visitor().get(stop, { headers: { Accept: 'text/html' } })).status).toBe(200);
  expect((await asha.get('/api/users/notices')).json).toMatchObject({ priceDrop: true });
  expect((await shop.visitor().send('POST', stop, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  expect((await asha.get('/api/users/notices')).json).toMatchObject({ priceDrop: false });
  await wish(asha, two);
  await price(two, 700);
  await shop.later(2 * A_DAY, tell);
  expect(await mailsTo(asha)).toHaveLength(1);
});
