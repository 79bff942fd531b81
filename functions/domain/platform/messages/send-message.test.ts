import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOfDay } from '#contract/shop/dates.ts';
import { DEFAULT_MESSAGES } from '#contract/shop/messages.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import type { TemplateMessage } from '../../../ports/messages.ts';
import type { Shop } from '../../shop.ts';
import { changeMessageConsents, messageItems, messageKind } from './index.ts';

const NOON = startOfDay('2026-11-27') + 12 * 3_600_000;
/** One of the shop's own names, so that the settings can have its flow. */
const NAME = 'orderPlaced';
const KIND = messageKind(NAME, {
  title: 'Order placed',
  when: 'when an order is placed',
  purpose: 'orders',
  sample: { order: 'RH-1' },
  words: { en: 'Order {order} at {shop} is placed.', hi: 'ऑर्डर {order}, {shop} पर, हो गया है।' },
});
const MESSAGE = {
  kind: KIND.name,
  event: 'order-1',
  at: NOON,
  order: 'RH-1',
  values: { order: 'RH-1' },
};

let small: SmallShop;
let sent: string[];
/** What WhatsApp does with the next message. */
let whatsApp: () => Promise<string>;

beforeEach(async () => {
  small = await openSmallShop({}, { messages: { ...DEFAULT_MESSAGES, smsFlows: { order_placed_en: 'flow' } } });
  sent = [];
  whatsApp = () => Promise.resolve('wamid.1');
});
afterEach(() => small.close());

function shopWithServices(): Shop {
  const take = (channel: string, answer: () => Promise<string>) => ({
    send: ({ mobile }: TemplateMessage) => {
      sent.push(`${channel} ${mobile}`);
      return answer();
    },
  });
  const messages = {
    whatsApp: take('whatsApp', () => whatsApp()),
    sms: take('sms', () => Promise.resolve('sms-1')),
  } as unknown as Shop['messages'];
  return { ...small.shop, messages, now: NOON, clock: () => NOON };
}

const allow = (whatsAppIsGiven: boolean) =>
  changeMessageConsents(shopWithServices(), small.customer, {
    mobile: '9848023456',
    choices: [
      { channel: 'whatsApp', purpose: 'orders', isGiven: whatsAppIsGiven },
      { channel: 'sms', purpose: 'orders', isGiven: true },
    ],
  });
const deliver = () =>
  messageItems([KIND as never]).deliver(
    shopWithServices(),
    { ...MESSAGE, userId: small.customer.userId },
    'message-order-1',
  );
const states = () => small.rows('SELECT channel, status FROM messages ORDER BY id');

test('an item that is delivered twice sends one message, also if WhatsApp is stopped in between', async () => {
  await allow(true);
  await deliver();
  await allow(false);
  await deliver();
  expect(sent).toEqual(['whatsApp 9848023456']);
  expect(states()).toEqual([['whatsApp', 'sent']]);
});

test('a process that ends while it sends leaves a message that counts as sent', async () => {
  await allow(true);
  whatsApp = () => Promise.reject(new Error('The process ends here.'));
  await expect(deliver()).rejects.toThrow('The process ends here.');
  expect(states()).toEqual([['whatsApp', 'sending']]);
  whatsApp = () => Promise.resolve('wamid.1');
  await deliver();
  await deliver();
  expect(sent).toEqual(['whatsApp 9848023456']);
  expect(states()).toEqual([['whatsApp', 'unknown']]);
});

test('nobody gets a message that they stopped after it was written, or of a shop without services', async () => {
  await allow(true);
  await messageItems([KIND as never]).deliver(small.shop, { ...MESSAGE, userId: small.customer.userId }, 'key');
  await changeMessageConsents(shopWithServices(), small.customer, {
    choices: [
      { channel: 'whatsApp', purpose: 'orders', isGiven: false },
      { channel: 'sms', purpose: 'orders', isGiven: false },
    ],
  });
  await deliver();
  expect(sent).toEqual([]);
});
