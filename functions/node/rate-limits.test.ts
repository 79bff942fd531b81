import { expect, test } from 'vitest';
import { rateLimits } from './rate-limits.ts';

const LIMITS = { sendCode: 2, tryCode: 3, tryCoupon: 3, write: 4, read: 12 };

function limited(limits = LIMITS) {
  const clock = { now: 0 };
  return {
    clock,
    allow: rateLimits(
      () => Promise.resolve(limits),
      () => clock.now,
    ),
  };
}

test('so many a minute: at once, or one after the other as it passes', async () => {
  const { allow, clock } = limited();
  expect([await allow('sendCode', 'a'), await allow('sendCode', 'a'), await allow('sendCode', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
  clock.now = 29_999;
  expect(await allow('sendCode', 'a')).toBe(false);
  clock.now = 30_000;
  expect(await allow('sendCode', 'a')).toBe(true);
  expect(await allow('sendCode', 'a')).toBe(false);
  clock.now = 600_000;
  expect([await allow('sendCode', 'a'), await allow('sendCode', 'a'), await allow('sendCode', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('reads come a sixth of a minute’s at once, and whoever goes on asking is still answered their share', async () => {
  const { allow, clock } = limited();
  expect([await allow('read', 'a'), await allow('read', 'a'), await allow('read', 'a')]).toEqual([true, true, false]);
  let answered = 0;
  for (clock.now = 1000; clock.now <= 60_000; clock.now += 1000) if (await allow('read', 'a')) answered += 1;
  expect(answered).toBe(12);
});

test('each address and each kind has its own', async () => {
  const { allow } = limited();
  for (let time = 0; time < 3; time += 1) await allow('sendCode', 'a');
  expect(await allow('sendCode', 'b')).toBe(true);
  expect(await allow('tryCode', 'a')).toBe(true);
});

test('new settings hold at once', async () => {
  const limits = { ...LIMITS };
  const { allow } = limited(limits);
  for (let time = 0; time < 3; time += 1) await allow('sendCode', 'a');
  limits.sendCode = 100;
  expect(await allow('sendCode', 'a')).toBe(true);
});

test('a clock that is set back begins a new minute', async () => {
  const { allow, clock } = limited();
  clock.now = 3_600_000;
  for (let time = 0; time < 3; time += 1) await allow('sendCode', 'a');
  clock.now = 0;
  expect(await allow('sendCode', 'a')).toBe(true);
});
