import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MessageConsents, ReceivedReply } from '#contract/calls/messages.ts';
import { Order } from '#contract/calls/orders.ts';
import { PayoutPreview } from '#contract/calls/payouts.ts';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { atServices, messagesTo, newMobile, pushWhatsApp } from '../../support/messages.ts';
import type { SentMessage } from '../../support/messages.ts';
import type { Persona } from '../../support/persona.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const farhan = shop.seller('farhan');
const BOTH = ['whatsApp', 'sms'];
const ORDERS_BY_BOTH = BOTH.map((channel) => ({ channel, purpose: 'orders', isGiven: true }));

interface Bought {
  asha: Persona;
  mobile: string;
  orderId: string;
  id: number;
}

/** Buys for ₹600 in cash with consent to messages, and waits for the mail about it, beside which they go out. */
async function bought(name: string, { channels = BOTH, language = 'en', price = 600, asks = false } = {}) {
  const [asha, sku, mobile] = [await shop.customer(name), await shop.sku({ price, stock: 3 }), newMobile()];
  const messages = channels.length === 0 ? undefined : { channels, language };
  const { orderId, id } = await placed(askToBuy(asha, sku, 1, { mobile, messages }));
  const subject = asks ? `Please confirm your order ${orderId}` : `Your order ${orderId} is placed`;
  await mailed(asha, subject);
  return { asha, mobile, orderId, id };
}

const mailed = (asha: Persona, subject: string) =>
  until(`the mail '${subject}'`, async () => (await shop.mailsTo(asha.email)).find((mail) => mail.subject === subject));
const templates = (messages: readonly SentMessage[]) =>
  messages.map(({ channel, template }) => `${channel} ${template}`);
const logOf = (mobile: string) =>
  shop.rows('SELECT channel, kind, status, failure FROM messages WHERE mobile = ? ORDER BY id', mobile);
const reply = (mobile: string, over: object) => atServices(shop, 'reply', { mobile, ...over });
const orderOf = async ({ asha, orderId }: Bought): Promise<z.output<typeof Order>> =>
  (await asha.get(`/api/orders/${orderId}`)).as(Order);
const consentsOf = async (asha: Persona) => (await asha.get('/api/users/messages')).as(MessageConsents);

/** Runs during an hour of the day in India, or of a day so many days later. */
async function atHour(hour: number, during: () => Promise<void>, days = 0): Promise<void> {
  const now = clock.now();
  const today = startOfDay(kolkataDay(now)) + hour * 3_600_000;
  const then = today > now ? today : today + 24 * 3_600_000;
  await shop.later(Math.ceil((then - now) / 1000) + days * 86_400, during);
}

describe('an order with consent to messages', () => {
  test('has one WhatsApp message beside its mail, in the chosen language, and no SMS', async () => {
    const { mobile, orderId } = await bought('placed', { language: 'hi' });
    const [only, ...others] = await messagesTo(shop, mobile);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      channel: 'whatsApp',
      template: 'order_placed',
      language: 'hi',
      mobile: `91${mobile}`,
    });
    expect(only!.text).toContain(orderId);
    expect(only!.text).toContain('आपका ऑर्डर');
    expect(only!.text).toContain('₹600');
    expect(await messagesTo(shop, mobile)).toHaveLength(1);
    expect(logOf(mobile)).toEqual([{ channel: 'whatsApp', kind: 'orderPlaced', status: 'sent', failure: null }]);
  });

  test('keeps the sentence that was agreed to, with its time and language', async () => {
    const { mobile } = await bought('agreed', { channels: ['sms'], language: 'hi' });
    const consents = shop.rows('SELECT * FROM message_consents WHERE mobile = ?', mobile);
    expect(consents).toMatchObject([
      { channel: 'sms', purpose: 'orders', is_given: 1, language: 'hi', source: 'checkout' },
    ]);
    expect(consents[0]!.words).toMatch(/^मुझे मेरे ऑर्डर की जानकारी SMS पर भेजें।/);
  });

  test('has none without consent, and SMS alone if only SMS is allowed', async () => {
    const silent = await bought('silent', { channels: [] });
    expect(await messagesTo(shop, silent.mobile)).toEqual([]);
    const bySms = await bought('texted', { channels: ['sms'] });
    const [message] = await messagesTo(shop, bySms.mobile);
    expect(message).toMatchObject({ channel: 'sms', template: 'order_placed' });
    expect(message!.text).toContain('Rs 600');
  });
});

describe('a message that one way refuses', () => {
  test.each([
    ['an unknown number', 131026],
    ['a paused template', 132015],
    ['a missing template', 132001],
    ['a closed window', 131047],
  ])('goes by SMS after %s', async (name, code) => {
    const mobile = newMobile();
    await atServices(shop, 'faults', { channel: 'whatsApp', mobile, code });
    const [asha, sku] = [await shop.customer(name.replaceAll(' ', '')), await shop.sku({ price: 600, stock: 3 })];
    const { orderId } = await placed(askToBuy(asha, sku, 1, { mobile, messages: { channels: BOTH, language: 'en' } }));
    await mailed(asha, `Your order ${orderId} is placed`);
    expect(templates(await messagesTo(shop, mobile))).toEqual(['sms order_placed']);
    expect(logOf(mobile)).toMatchObject([
      { channel: 'whatsApp', status: 'failed' },
      { channel: 'sms', status: 'sent' },
    ]);
  });

  test('goes by SMS once, when WhatsApp takes it and reports the failure twice', async () => {
    const { mobile } = await bought('late');
    const [first] = await messagesTo(shop, mobile);
    await atServices(shop, `report/${first!.name}`, { status: 'failed', code: 131026, times: 2 });
    expect(templates(await messagesTo(shop, mobile))).toEqual(['sms order_placed', 'whatsApp order_placed']);
    await atServices(shop, `report/${first!.name}`, { status: 'delivered' });
    expect(await messagesTo(shop, mobile)).toHaveLength(2);
    expect(logOf(mobile)).toMatchObject([
      { channel: 'whatsApp', status: 'failed', failure: 'unreachable' },
      { channel: 'sms', status: 'sent' },
    ]);
  });

  test('goes by SMS when WhatsApp learns later that the number is unknown', async () => {
    const mobile = newMobile();
    await atServices(shop, 'faults', { channel: 'whatsApp', mobile, code: 131026, isLate: true });
    const [asha, sku] = [await shop.customer('learnt'), await shop.sku({ price: 600, stock: 3 })];
    const { orderId } = await placed(askToBuy(asha, sku, 1, { mobile, messages: { channels: BOTH, language: 'en' } }));
    await mailed(asha, `Your order ${orderId} is placed`);
    expect(templates(await messagesTo(shop, mobile))).toEqual(['whatsApp order_placed']);
    expect((await atServices(shop, 'late', {})).pushed).toContain(200);
    expect(templates(await messagesTo(shop, mobile))).toEqual(['sms order_placed', 'whatsApp order_placed']);
  });

  test('is tried again after a limit of rate, in the same way', async () => {
    const mobile = newMobile();
    await atServices(shop, 'faults', { channel: 'whatsApp', mobile, code: 130429, times: 1 });
    const [asha, sku] = [await shop.customer('limited'), await shop.sku({ price: 600, stock: 3 })];
    const { orderId } = await placed(askToBuy(asha, sku, 1, { mobile, messages: { channels: BOTH, language: 'en' } }));
    await mailed(asha, `Your order ${orderId} is placed`);
    expect(await messagesTo(shop, mobile)).toEqual([]);
    expect(logOf(mobile)).toMatchObject([{ channel: 'whatsApp', status: 'waiting' }]);
    await shop.later(60, async () => {
      expect(templates(await messagesTo(shop, mobile))).toEqual(['whatsApp order_placed']);
    });
  });

  test('is not sent a second time when nobody can tell whether it was taken', async () => {
    const mobile = newMobile();
    const [asha, sku] = [await shop.customer('unsure'), await shop.sku({ price: 600, stock: 3 })];
    const { orderId } = await placed(askToBuy(asha, sku, 1, { mobile, messages: { channels: BOTH, language: 'en' } }));
    await mailed(asha, `Your order ${orderId} is placed`);
    await shop.fault('messages', 'garbage', async () => {
      expect(await messagesTo(shop, mobile)).toEqual([]);
    });
    expect(await messagesTo(shop, mobile)).toEqual([]);
    expect(logOf(mobile)).toMatchObject([{ channel: 'whatsApp', status: 'unknown' }]);
  });
});

describe('reports of a service', () => {
  test('are noted in their order, however they arrive', async () => {
    const { mobile } = await bought('reported');
    const [message] = await messagesTo(shop, mobile);
    const states: unknown[] = [];
    for (const status of ['delivered', 'sent', 'read', 'delivered']) {
      await atServices(shop, `report/${message!.name}`, { status, times: 2 });
      states.push(logOf(mobile)[0]!.status);
    }
    expect(states).toEqual(['delivered', 'delivered', 'read', 'read']);
  });

  test('of SMS are noted by their request', async () => {
    const { mobile } = await bought('smsReport', { channels: ['sms'] });
    const [message] = await messagesTo(shop, mobile);
    await atServices(shop, `report/${message!.name}`, { status: 'delivered' });
    expect(logOf(mobile)).toMatchObject([{ channel: 'sms', status: 'delivered' }]);
  });

  test('without signature or token change nothing', async () => {
    const { mobile } = await bought('forged');
    const [message] = await messagesTo(shop, mobile);
    const status = { id: message!.name, status: 'failed', timestamp: '1', errors: [{ code: 131026 }] };
    expect(await pushWhatsApp(visitor, { statuses: [status] }, 'another secret')).toRefuse(401, 'SIGNATURE_WRONG');
    expect(await visitor.post('/webhooks/sms?token=another', [])).toRefuse(401, 'SIGNATURE_WRONG');
    expect(logOf(mobile)).toMatchObject([{ status: 'sent' }]);
  });

  test('come to an address that the service can verify', async () => {
    const ask = (token: string) =>
      visitor.get(`/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
    const answer = await ask('sandbox-verify-token');
    expect([answer.status, answer.text]).toEqual([200, '1158201444']);
    expect((await ask('another')).status).toBe(403);
  });
});

describe('STOP', () => {
  test.each(['STOP', ' Stop. ', 'बंद', 'band karo'])('in the words %j ends all messages at once', async (words) => {
    const order = await bought(`stop${words.length}`);
    expect(await messagesTo(shop, order.mobile)).toHaveLength(1);
    const next = await shop.sku({ price: 700, stock: 3 });
    const { orderId } = await placed(askToBuy(order.asha, next, 1, { mobile: order.mobile }));
    await mailed(order.asha, `Your order ${orderId} is placed`);
    // The second message is in the outbox already.
    await reply(order.mobile, { text: words, times: 2 });
    expect(await messagesTo(shop, order.mobile)).toHaveLength(1);
    expect((await consentsOf(order.asha)).given).toEqual([]);
    const withdrawn = shop.rows(
      'SELECT channel FROM message_consents WHERE mobile = ? AND is_given = 0 ORDER BY id',
      order.mobile,
    );
    expect(withdrawn).toEqual([{ channel: 'whatsApp' }, { channel: 'sms' }]);
  });

  test('is taken back by START, once, but for what was stopped in the account', async () => {
    const { asha, mobile } = await bought('starts');
    const bySms = { channel: 'sms', purpose: 'orders', isGiven: false };
    expect((await asha.put('/api/users/messages', { choices: [bySms] })).status).toBe(200);
    await reply(mobile, { text: 'STOP' });
    expect((await consentsOf(asha)).given).toEqual([]);
    await reply(mobile, { text: 'शुरू करो', times: 2 });
    expect((await consentsOf(asha)).given).toMatchObject([{ channel: 'whatsApp', purpose: 'orders' }]);
    const restored = shop.rows(
      "SELECT words FROM message_consents WHERE mobile = ? AND is_given = 1 AND source = 'reply'",
      mobile,
    );
    expect(restored).toEqual([{ words: 'शुरू करो' }]);
  });
});

test('a text that the shop does not understand is in the console, with its person and without the number', async () => {
  const { mobile } = await bought('writes');
  const text = `Kab aayega ${crypto.randomUUID()}?`;
  await reply(mobile, { text, times: 2 });
  const found = await shop.admin().get(`/api/admin/message-replies?filter={"outcome":"unread","q":"${text}"}`);
  expect(found.as(z.array(ReceivedReply))).toMatchObject([
    { text, outcome: 'unread', mobile: `••••••${mobile.slice(-4)}`, userId: expect.any(Number) },
  ]);
});

describe('consents in the account', () => {
  test('are given with a mobile and a language, one by one, and withdrawn', async () => {
    const [asha, mobile] = [await shop.customer('chooser'), newMobile()];
    expect(await consentsOf(asha)).toEqual({ offered: BOTH, mobile: null, language: 'en', given: [] });
    const put = (body: object) => asha.put('/api/users/messages', body);
    expect(await put({ choices: ORDERS_BY_BOTH })).toRefuse(422, 'FIELDS_INVALID');
    const typed = `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`;
    const given = (await put({ mobile: typed, choices: ORDERS_BY_BOTH })).as(MessageConsents);
    expect(given).toMatchObject({ mobile, language: 'en' });
    expect(given.given.map(({ channel, purpose }) => `${channel} ${purpose}`).toSorted()).toEqual([
      'sms orders',
      'whatsApp orders',
    ]);
    const inHindi = (await put({ language: 'hi' })).as(MessageConsents);
    expect(inHindi).toMatchObject({ language: 'hi', given: [{}, {}] });
    const stopped = { choices: [{ channel: 'sms', purpose: 'orders', isGiven: false }] };
    expect((await put(stopped)).as(MessageConsents).given).toMatchObject([{ channel: 'whatsApp' }]);
  });

  test('of a seller are not those of a shopper', async () => {
    const choices = [{ channel: 'sms', purpose: 'selling', isGiven: true }];
    const asha = await shop.customer('notSelling');
    expect(await asha.put('/api/users/messages', { mobile: newMobile(), choices })).toRefuse(422, 'FIELDS_INVALID');
  });
});

describe('in the quiet hours', () => {
  test('a parcel’s message waits until the morning, and an order’s message does not', async () => {
    const order = await bought('night');
    expect(await messagesTo(shop, order.mobile)).toHaveLength(1);
    expect((await meera.patch(`/seller/orders/${order.id}/status/CONFIRMED`)).status).toBe(200);
    const { awb } = await ship(meera, order.orderId);
    await atHour(22, async () => {
      await courierMoves(visitor, awb, 'PICKED UP');
      await mailed(order.asha, `Your order ${order.orderId} is on its way`);
      expect(templates(await messagesTo(shop, order.mobile))).toEqual(['whatsApp order_placed']);
      const inTheNight = await shop.sku({ price: 800, stock: 3 });
      const { orderId } = await placed(askToBuy(order.asha, inTheNight, 1, { mobile: order.mobile }));
      await mailed(order.asha, `Your order ${orderId} is placed`);
      expect(await messagesTo(shop, order.mobile)).toHaveLength(2);
      await shop.advance(11 * 3600 + 60);
      expect(templates(await messagesTo(shop, order.mobile))).toEqual([
        'whatsApp parcel_shipped',
        'whatsApp order_placed',
        'whatsApp order_placed',
      ]);
    });
  });
});

describe('an offer', () => {
  test('goes only to who allows offers, and never in the night', async () => {
    const [sku, mobile] = [await shop.sku({ stock: 0, price: 700 }), newMobile()];
    const [asha, rohan] = [await shop.customer('offered'), await shop.customer('notOffered')];
    const allow = (who: Persona, to: string, purpose: string) =>
      who.put('/api/users/messages', { mobile: to, choices: [{ channel: 'whatsApp', purpose, isGiven: true }] });
    const others = newMobile();
    expect((await allow(asha, mobile, 'offers')).status).toBe(200);
    expect((await allow(rohan, others, 'orders')).status).toBe(200);
    for (const who of [asha, rohan]) await who.post('/api/stock-notices', { skuId: sku.skuId });
    expect((await meera.patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 2 })).status).toBe(200);
    await atHour(22, async () => {
      await shop.job('tell-back-in-stock');
      expect(await messagesTo(shop, mobile)).toEqual([]);
      await shop.advance(11 * 3600 + 60);
      const [offer, ...more] = await messagesTo(shop, mobile);
      expect(more).toEqual([]);
      expect(offer).toMatchObject({ channel: 'whatsApp', template: 'back_in_stock' });
      expect(offer!.text).toContain('Reply STOP');
      expect(await messagesTo(shop, others)).toEqual([]);
    });
  });
});

describe('an order in cash that its shopper must confirm', () => {
  const dear = (name: string) => bought(name, { price: 6000, asks: true });

  test('is confirmed by a button, once however often the reply arrives', async () => {
    const order = await dear('button');
    const [message] = await messagesTo(shop, order.mobile);
    expect(message!.buttons.map(({ label }) => label)).toEqual(['Yes, send it', 'No, cancel it']);
    const { pushed } = await reply(order.mobile, { answers: message!.name, button: 0, times: 3 });
    expect(pushed).toEqual([200, 200, 200]);
    const { confirmUntil, history } = await orderOf(order);
    expect(confirmUntil).toBeNull();
    expect(history.filter(({ event }) => event === 'cod.confirmed')).toHaveLength(1);
    await reply(order.mobile, { answers: message!.name, button: 1 });
    expect((await orderOf(order)).orderStatus).toBe('PLACED');
    const outcomes = shop.rows('SELECT outcome FROM message_replies WHERE mobile = ? ORDER BY id', order.mobile);
    expect(outcomes).toEqual([{ outcome: 'confirmed' }, { outcome: 'over' }]);
  });

  test('is confirmed by two replies at the same moment once', async () => {
    const order = await dear('atOnce');
    const [message] = await messagesTo(shop, order.mobile);
    const pressed = () => reply(order.mobile, { answers: message!.name, button: 0 });
    await Promise.all([pressed(), pressed(), pressed()]);
    const { history } = await orderOf(order);
    expect(history.filter(({ event }) => event === 'cod.confirmed')).toHaveLength(1);
  });

  test.each([
    ['हाँ', 'PLACED', 'confirmed'],
    ['No.', 'CANCELLED', 'cancelled'],
  ])('is answered by the written word %j', async (text, status, outcome) => {
    const order = await dear(`word${status}`);
    await messagesTo(shop, order.mobile);
    await reply(order.mobile, { text, times: 2 });
    expect(await orderOf(order)).toMatchObject({ orderStatus: status, confirmUntil: null });
    expect(shop.rows('SELECT outcome FROM message_replies WHERE mobile = ?', order.mobile)).toEqual([{ outcome }]);
  });

  test('is not confirmed from another mobile, by other words, or where two orders wait', async () => {
    const order = await dear('other');
    const [message] = await messagesTo(shop, order.mobile);
    await reply(newMobile(), { answers: message!.name, button: 0 });
    await reply(order.mobile, { text: 'Which colour is it?' });
    const second = await shop.sku({ price: 6500, stock: 2 });
    const { orderId } = await placed(askToBuy(order.asha, second, 1, { mobile: order.mobile }));
    await mailed(order.asha, `Please confirm your order ${orderId}`);
    expect(await messagesTo(shop, order.mobile)).toHaveLength(2);
    await reply(order.mobile, { text: 'yes' });
    expect((await orderOf(order)).confirmUntil).not.toBeNull();
  });
});

test('a failed delivery is answered by a button: the courier is told once to try again', async () => {
  const order = await bought('notHome');
  expect((await meera.patch(`/seller/orders/${order.id}/status/CONFIRMED`)).status).toBe(200);
  const { awb } = await ship(meera, order.orderId);
  await atHour(11, async () => {
    for (const step of ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED'] as const)
      await courierMoves(visitor, awb, step);
    await mailed(order.asha, `Your order ${order.orderId} could not be delivered`);
    const [message] = await messagesTo(shop, order.mobile);
    expect(message).toMatchObject({ template: 'parcel_failed' });
    await reply(order.mobile, { answers: message!.name, button: 0, times: 2 });
    const answers = shop.rows(
      'SELECT answer FROM delivery_failures WHERE shipment_id = (SELECT id FROM shipments WHERE awb = ?)',
      awb,
    );
    expect(answers).toEqual([{ answer: 'REATTEMPT' }]);
  });
});

test('a seller who allows messages is told of a new order and of the day’s pick-ups, once', async () => {
  const mobile = newMobile();
  const choices = [{ channel: 'whatsApp', purpose: 'selling', isGiven: true }];
  expect((await meera.put('/api/users/messages', { mobile, choices })).status).toBe(200);
  const order = await bought('buyer', { channels: [] });
  expect((await meera.patch(`/seller/orders/${order.id}/status/CONFIRMED`)).status).toBe(200);
  const { awb } = await ship(meera, order.orderId);
  const { day } = shop.row('SELECT pickup_on AS day FROM shipments WHERE awb = ?', awb) as { day: string };
  const wait = startOfDay(day) + 10 * 3_600_000 - clock.now();
  await shop.later(Math.max(0, Math.ceil(wait / 1000)), async () => {
    await shop.job('tell-pickups');
    await shop.job('tell-pickups');
    await messagesTo(shop, mobile);
    // A new order and a pick-up wait for the morning.
    await shop.advance(12 * 3600);
    const told = await messagesTo(shop, mobile);
    const about = (template: string) => told.filter((message) => message.template === template);
    expect(about('seller_pickup')).toHaveLength(1);
    expect(about('seller_order').filter(({ text }) => text.includes(order.orderId))).toHaveLength(1);
    expect(about('seller_order')[0]!.text).toContain('pieces: 1');
  });
});

test('a seller who allows messages is told of a payout when it is paid', async () => {
  const mobile = newMobile();
  const choices = [{ channel: 'whatsApp', purpose: 'selling', isGiven: true }];
  expect((await meera.put('/api/users/messages', { mobile, language: 'en', choices })).status).toBe(200);
  const sellerId = Number(shop.row("SELECT id FROM sellers WHERE email LIKE 'meera@%'").id);
  const payable = async (finance: Persona) => {
    const { sellers } = (await finance.get('/api/admin/payouts/preview')).as(PayoutPreview);
    return sellers.find((seller) => seller.sellerId === sellerId)!.payable / 100;
  };
  // On some days all is paid out; after the time to return them, more of her sales are payable.
  await atHour(
    11,
    async () => {
      await shop.job('post-ledger');
      const finance = await shop.staff({ subRole: 'finance' });
      const sellers = [{ sellerId, amount: await payable(finance) }];
      const made = await finance.post('/api/admin/payouts', { sellers });
      const [{ id, number }] = made.json as [{ id: number; number: string }];
      expect((await finance.put(`/api/payouts/${id}/status?status=PAID&reference=UTR42`)).status).toBe(200);
      const paid = (await messagesTo(shop, mobile)).filter(({ template }) => template === 'seller_payout');
      expect(paid).toHaveLength(1);
      expect(paid[0]!.text).toContain(number);
    },
    11,
  );
});

test('a seller whom no message reaches is told of the pick-ups by mail, once', async () => {
  const mobile = newMobile();
  const choices = BOTH.map((channel) => ({ channel, purpose: 'selling', isGiven: true }));
  expect((await farhan.put('/api/users/messages', { mobile, language: 'en', choices })).status).toBe(200);
  for (const [channel, code] of [
    ['whatsApp', 132015],
    ['sms', 400],
  ] as const)
    await atServices(shop, 'faults', { channel, mobile, code });
  const [asha, sku] = [await shop.customer('ofFarhan'), await shop.sku({ seller: 'farhan', price: 600, stock: 2 })];
  const { orderId, id } = await placed(askToBuy(asha, sku));
  expect((await farhan.patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
  const { awb } = await ship(farhan, orderId);
  const { day } = shop.row('SELECT pickup_on AS day FROM shipments WHERE awb = ?', awb) as { day: string };
  const wait = startOfDay(day) + 10 * 3_600_000 - clock.now();
  await shop.later(Math.max(0, Math.ceil(wait / 1000)), async () => {
    await shop.job('tell-pickups');
    await messagesTo(shop, mobile);
    await shop.advance(12 * 3600);
    expect(await messagesTo(shop, mobile)).toEqual([]);
    await shop.job('send-outbox');
    const mails = (await shop.mailsTo(farhan.email)).filter(({ subject }) => subject === 'A message from Ratnahaat');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('The courier comes today');
  });
});
