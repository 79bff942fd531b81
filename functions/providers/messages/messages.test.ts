import { describe, expect, test } from 'vitest';
import { MessageDelayed, MessageRefused } from '../../ports/messages.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { SANDBOX_SMS, SANDBOX_WHATSAPP } from '../../sandbox/messages/sandbox-keys.ts';
import { hmacHex } from '../hmac.ts';
import { messageServicesOf } from './message-services.ts';

const MESSAGE = {
  mobile: '9848012345',
  template: 'order_placed',
  language: 'hi',
  values: [
    { name: 'order', text: 'RH-7K4M-92QD-X3TB' },
    { name: 'total', text: '₹1,527' },
  ],
  replies: ['YES', 'NO'],
  reference: 'message-7',
};

/** Returns the services over a network that gives this answer, and the requests they made. */
function services(status: number, body: object) {
  const requests: { url: string; headers: Headers; body: unknown }[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push({ url: request.url, headers: request.headers, body: await request.json() });
    return Response.json(body, { status });
  };
  const { whatsApp, sms } = messageServicesOf(fetcher, { whatsApp: SANDBOX_WHATSAPP, sms: SANDBOX_SMS });
  return { whatsApp: whatsApp!, sms: sms!, requests };
}

const refusal = (code: number) => ({ error: { message: `(#${code})`, type: 'OAuthException', code } });
const failureOf = (sending: Promise<string>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => {
      if (error instanceof MessageRefused) return error.failure;
      return error instanceof MessageDelayed ? 'later' : error instanceof ProviderError ? 'unknown' : error;
    },
  );

describe('WhatsApp', () => {
  test('gets a template with its values and buttons in their order, and the shop’s own id', async () => {
    const { whatsApp, requests } = services(200, { messages: [{ id: 'wamid.1' }] });
    expect(await whatsApp.send(MESSAGE)).toBe('wamid.1');
    expect(requests[0]!.url).toBe('https://graph.facebook.com/v23.0/100200300400500/messages');
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer sandbox-whatsapp-token');
    expect(requests[0]!.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919848012345',
      type: 'template',
      template: {
        name: 'order_placed',
        language: { code: 'hi' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'RH-7K4M-92QD-X3TB' },
              { type: 'text', text: '₹1,527' },
            ],
          },
          { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload: 'YES' }] },
          { type: 'button', sub_type: 'quick_reply', index: '1', parameters: [{ type: 'payload', payload: 'NO' }] },
        ],
      },
      biz_opaque_callback_data: 'message-7',
    });
  });

  test.each([
    [131026, 400, 'unreachable'],
    [131047, 400, 'windowOver'],
    [132001, 404, 'template'],
    [132015, 400, 'template'],
    [131050, 400, 'optedOut'],
    [190, 401, 'refused'],
    [130429, 429, 'later'],
    [131056, 400, 'later'],
    [131016, 500, 'later'],
  ])('answers error %i: the message ends as %s', async (code, status, end) => {
    expect(await failureOf(services(status, refusal(code)).whatsApp.send(MESSAGE))).toBe(end);
  });

  test('gives an answer that does not say whether the message was taken', async () => {
    expect(await failureOf(services(502, {}).whatsApp.send(MESSAGE))).toBe('unknown');
    expect(await failureOf(services(200, { messages: [] }).whatsApp.send(MESSAGE))).toBe('unknown');
  });

  test('signs the bytes of a webhook', async () => {
    const { whatsApp } = services(200, {});
    const body = new TextEncoder().encode('{"object":"whatsapp_business_account","entry":[]}');
    const signature = `sha256=${await hmacHex(SANDBOX_WHATSAPP.appSecret, body)}`;
    expect(await whatsApp.isPush(body, signature)).toBe(true);
    expect(await whatsApp.isPush(new TextEncoder().encode('{}'), signature)).toBe(false);
    expect(await whatsApp.isPush(body, `sha256=${await hmacHex('another', body)}`)).toBe(false);
    expect(await whatsApp.isPush(body, undefined)).toBe(false);
    expect(await whatsApp.isVerifier(SANDBOX_WHATSAPP.verifyToken)).toBe(true);
    expect(await whatsApp.isVerifier('another')).toBe(false);
  });

  test('sends several entries in one webhook, also ones of a form the shop does not know', () => {
    const at = '1764500000';
    const value = (content: object) => ({ field: 'messages', value: { messaging_product: 'whatsapp', ...content } });
    const push = {
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [
            value({
              statuses: [
                { id: 'wamid.1', status: 'delivered', timestamp: at, biz_opaque_callback_data: 'message-7' },
                { id: 'wamid.2', status: 'warned', timestamp: at },
                { id: 'wamid.3', status: 'failed', timestamp: at, errors: [{ code: 131026, title: 'Undeliverable' }] },
              ],
            }),
          ],
        },
        {
          id: '2',
          changes: [
            value({
              messages: [
                { from: '919848012345', id: 'wamid.4', timestamp: at, type: 'text', text: { body: 'STOP' } },
                {
                  from: '919848012345',
                  id: 'wamid.5',
                  timestamp: at,
                  type: 'button',
                  context: { from: '911140000000', id: 'wamid.1' },
                  button: { payload: 'YES', text: 'Yes, send it' },
                },
                { from: '919848012345', id: 'wamid.6', timestamp: at, type: 'image', image: { id: '9' } },
                'nothing',
              ],
            }),
          ],
        },
      ],
    };
    const { whatsApp } = services(200, {});
    const { reports, replies } = whatsApp.readPush(push);
    expect(reports).toEqual([
      { id: 'wamid.1', reference: 'message-7', status: 'delivered', at: 1764500000000, failure: null, reason: '' },
      {
        id: 'wamid.3',
        reference: null,
        status: 'failed',
        at: 1764500000000,
        failure: 'unreachable',
        reason: '131026 Undeliverable',
      },
    ]);
    expect(replies.map(({ id, text, button, answers }) => [id, text, button, answers])).toEqual([
      ['wamid.4', 'STOP', null, null],
      ['wamid.5', 'Yes, send it', 'YES', 'wamid.1'],
      ['wamid.6', '', null, null],
    ]);
    expect(whatsApp.readPush({ object: 'page', entry: [] })).toEqual({ reports: [], replies: [] });
  });
});

describe('the SMS service', () => {
  test('gets the flow, the registered sender, and the values by their names', async () => {
    const { sms, requests } = services(200, { type: 'success', message: '3763646c3058373530393938' });
    expect(await sms.send(MESSAGE)).toBe('3763646c3058373530393938');
    expect(requests[0]!.headers.get('authkey')).toBe('sandbox-auth-key');
    expect(requests[0]!.body).toEqual({
      template_id: 'order_placed',
      sender: 'SNDBOX',
      short_url: '0',
      recipients: [{ mobiles: '919848012345', order: 'RH-7K4M-92QD-X3TB', total: '₹1,527' }],
    });
  });

  test.each([
    [400, 'Template not found', 'template'],
    [400, 'Invalid mobile number', 'unreachable'],
    [401, 'Invalid authkey', 'refused'],
    [200, 'Insufficient balance', 'refused'],
    [429, 'Too many requests', 'later'],
    [500, 'Internal error', 'unknown'],
  ])('answers %i %s: the message ends as %s', async (status, message, end) => {
    expect(await failureOf(services(status, { type: 'error', message }).sms.send(MESSAGE))).toBe(end);
  });

  test('reports a delivery or a failure with a token in its address', async () => {
    const { sms } = services(200, {});
    const report = { requestId: 'r1', date: '2026-11-30 09:58:16', number: '919848012345' };
    expect(sms.readPush({ ...report, status: '1', desc: 'DELIVERED' })).toMatchObject([
      { id: 'r1', status: 'delivered', at: Date.parse('2026-11-30T04:28:16Z'), failure: null },
    ]);
    expect(sms.readPush([{ ...report, status: 9, desc: 'NDNC' }, {}])).toMatchObject([
      { id: 'r1', status: 'failed', failure: 'optedOut', reason: '9 NDNC' },
    ]);
    expect(await sms.isPush('sandbox-sms-token')).toBe(true);
    expect(await sms.isPush('another')).toBe(false);
    expect(await sms.isPush(undefined)).toBe(false);
  });
});
