import { expect, test } from 'vitest';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('an order that is a gift keeps the words of its card, and its seller and its shopper are told', async () => {
  const asha = await shop.customer('asha');
  const meera = shop.seller('meera');
  const sku = await shop.sku({ seller: 'meera' });
  const gift = { message: ' For Amma,\nfrom all of us. ' };
  const { id, orderId } = await placed(askToBuy(asha, sku, 1, { gift }));
  const kept = { message: 'For Amma,\nfrom all of us.' };
  expect((await asha.get(`/api/orders/${orderId}`)).as(Order).gift).toEqual(kept);
  expect((await meera.get(`/api/admin/orders/${id}`)).as(ManagedOrder).gift).toEqual(kept);

  await shop.job('send-outbox');
  const mailTo = async (email: string) =>
    (await shop.mailsTo(email)).find(({ subject }) => subject.includes(orderId))!.text;
  expect(await mailTo(meera.email)).toContain('It is a gift: please wrap it.');
  expect(await mailTo(asha.email)).toContain('It comes gift wrapped, and its packing slip names no prices.');
});

test('a gift needs no card, and its card has room for so many characters', async () => {
  const asha = await shop.customer('asha');
  const sku = await shop.sku();
  const { orderId } = await placed(askToBuy(asha, sku, 1, { gift: { message: '' } }));
  expect((await asha.get(`/api/orders/${orderId}`)).as(Order).gift).toEqual({ message: '' });
  expect(await askToBuy(asha, sku, 1, { gift: { message: 'x'.repeat(201) } })).toRefuseFields({
    'gift.message': 'A message can have at most 200 characters',
  });
});

test('the card of a gift tells no way to reach somebody', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
  expect(await askToBuy(asha, sku, 1, { gift: { message: 'From us. See www.cheap.example' } })).toRefuseFields({
    'gift.message':
      'Please leave phone numbers, emails and links out of the message: the seller can read it. This looks like one: “www.cheap.example”',
  });
  await placed(askToBuy(asha, sku, 1, { gift: { message: 'Happy birthday.in love, 24.12.2026' } }));
});

test('while gift wrapping is not offered an order for one is refused with the reason', async () => {
  const admin = shop.admin();
  const path = '/api/admin/settings/policies';
  const policies = (await admin.get(path)).json as object;
  const offer = (giftWrapOffered: boolean) =>
    admin.put(path, { ...policies, version: undefined, giftWrapOffered, reason: 'A busy week' });
  const asha = await shop.customer('asha');
  const sku = await shop.sku();
  expect((await offer(false)).status).toBe(200);
  try {
    expect(await askToBuy(asha, sku, 1, { gift: { message: '' } })).toRefuse(
      422,
      'GIFT_WRAP_NOT_OFFERED',
      'Gift wrapping is not offered at the moment.',
    );
    await placed(askToBuy(asha, sku, 1, { gift: null }));
  } finally {
    expect((await offer(true)).status).toBe(200);
  }
});
