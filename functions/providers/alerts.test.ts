import { expect, test } from 'vitest';
import { alertsTo } from './alerts.ts';

const ALARM = {
  shop: 'https://shop.example',
  cause: 'disk',
  text: 'The disk is full.',
  at: Date.parse('2026-11-29T10:00:00Z'),
};

test('an alarm is posted as small JSON, with its key', async () => {
  const sent: Request[] = [];
  const send = alertsTo('https://hooks.example/shop', (input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response(null, { status: 204 }));
  })!;
  await send(ALARM, 'alarm-disk-2026-11-29');
  expect(sent[0]!.method).toBe('POST');
  expect(sent[0]!.headers.get('idempotency-key')).toBe('alarm-disk-2026-11-29');
  expect(await sent[0]!.json()).toEqual({ ...ALARM, at: '2026-11-29T10:00:00.000Z' });
});

test('an address that does not accept it fails, so that the outbox tries again', async () => {
  const refusing = alertsTo('https://hooks.example', () => Promise.resolve(new Response(null, { status: 500 })))!;
  await expect(refusing(ALARM, 'key')).rejects.toThrow('alerts: answered 500');
  const away = alertsTo('https://hooks.example', () => Promise.reject(new TypeError('fetch failed')))!;
  await expect(away(ALARM, 'key')).rejects.toThrow('alerts: did not answer');
});

test('without an address nothing is sent', () => {
  expect(alertsTo(undefined, fetch)).toBeUndefined();
});
