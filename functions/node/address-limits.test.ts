import { expect, test } from 'vitest';
import { addressLimits } from './address-limits.ts';

const LIMITS = { sendCode: 2, tryCode: 3, write: 4 };

function limited(limits = LIMITS) {
  const clock = { now: 0 };
  return {
    clock,
    allow: addressLimits(
      () => Promise.resolve(limits),
      () => clock.now,
    ),
  };
}

test('so many a minute, then none until it is over', async () => {
  const { allow, clock } = limited();
  expect([await allow('sendCode', 'a'), await allow('sendCode', 'a'), await allow('sendCode', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
  clock.now = 59_999;
  expect(await allow('sendCode', 'a')).toBe(false);
  clock.now = 60_000;
  expect(await allow('sendCode', 'a')).toBe(true);
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
