import { createHmac, randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer } from './answer.ts';
import { askToBuy, placed } from './buy.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/** A message as the sandbox's services show it. */
export interface SentMessage {
  id: number;
  /** ISO. */
  at: string;
  channel: 'whatsApp' | 'sms';
  /** The service's id of it. */
  name: string;
  mobile: string;
  template: string;
  language: string;
  text: string;
  buttons: { label: string; payload: string }[];
  status: string;
}

/** Returns a mobile number that no other test uses. */
export function newMobile(): string {
  // No sequence, repetition or test pattern: these are refused.
  return `98${String(randomInt(10_000_000, 99_999_999)).slice(0, 7)}${randomInt(1, 9)}`;
}

/** Sends what waits in the outbox, and returns the messages to a mobile, newest first. */
export async function messagesTo(shop: TestShop, mobile: string): Promise<SentMessage[]> {
  await shop.job('send-outbox');
  return (await shop.visitor().get(`/sandbox/messages/messages.json?to=${mobile}`)).json as SentMessage[];
}

/** Sends a message to a customer who orders with consent, and returns its id in the log. */
export async function sentMessage(shop: TestShop): Promise<number> {
  const [asha, sku, mobile] = [await shop.customer('messaged'), await shop.sku({ price: 600, stock: 2 }), newMobile()];
  const messages = { channels: ['whatsApp'], language: 'en' };
  await placed(askToBuy(asha, sku, 1, { mobile, messages }));
  return until('a message', async () => {
    await messagesTo(shop, mobile);
    const [row] = shop.rows('SELECT id FROM messages WHERE mobile = ?', mobile);
    return row && Number(row.id);
  });
}

/** Makes the sandbox's services do something: fail, report a state, or deliver a reply. */
export async function atServices(shop: TestShop, path: string, body: object): Promise<{ pushed: number[] }> {
  const answer = await shop.visitor().post(`/sandbox/messages/${path}`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as { pushed: number[] };
}

/** Sends a webhook as WhatsApp does, signed by this secret. */
export function pushWhatsApp(anybody: Persona, value: object, secret = 'sandbox-app-secret'): Promise<Answer> {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return anybody.send('POST', '/webhooks/whatsapp', body, {
    headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
  });
}
