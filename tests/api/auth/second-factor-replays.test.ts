import { expect, test } from 'vitest';
import { codeOf, show, withSecondFactor } from '../../support/second-factor.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const MINUTE = 60;
const staff = () => shop.staff({ subRole: 'finance' });

test('a code that is older than the one used last is refused, though its half minute is not over yet', async () => {
  const person = await staff();
  const { secret } = await withSecondFactor(person);
  await shop.later(10 * MINUTE, async () => {
    expect((await show(person, codeOf(secret, 10 * MINUTE + 30))).status).toBe(200);
    for (const seconds of [-30, 0, 30]) {
      expect(await show(person, codeOf(secret, 10 * MINUTE + seconds))).toRefuse(422, 'SECOND_FACTOR_WRONG');
    }
  });
});

test('a code of a minute ago, or of the minute to come, is none', async () => {
  const person = await staff();
  const { secret } = await withSecondFactor(person);
  await shop.later(20 * MINUTE, async () => {
    for (const seconds of [-90, 90]) {
      expect(await show(person, codeOf(secret, 20 * MINUTE + seconds))).toRefuse(422, 'SECOND_FACTOR_WRONG');
    }
  });
});

test('of twenty who use one recovery code at once one is let in', async () => {
  const person = await staff();
  const { recoveryCodes } = await withSecondFactor(person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => show(person, recoveryCodes[0]!)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('recovery codes are guessed no more often than those of the app', async () => {
  const person = await staff();
  const { recoveryCodes } = await withSecondFactor(person);
  const guesses = Array.from({ length: 12 }, (_, turn) => `AAAAA-BBB${String(turn).padStart(2, '0')}`);
  const answers = await Promise.all(guesses.map((guess) => show(person, guess)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(await show(person, recoveryCodes[0]!)).toRefuse(429, 'SECOND_FACTOR_TOO_MANY');
});
