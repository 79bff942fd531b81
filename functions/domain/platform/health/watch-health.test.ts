import { expect, test } from 'vitest';
import { watchHealth } from './watch-health.ts';

/** Returns a health watch with database answers that the test controls, and a clock that does not move. */
function scene() {
  let now = 1_000_000;
  const answers: ((isGood: boolean) => void)[] = [];
  const health = watchHealth(
    () => new Promise((resolve) => answers.push(resolve)),
    () => now,
  );
  return {
    health,
    asked: () => answers.length,
    answer: (isGood: boolean) => answers.at(-1)!(isGood),
    pass: (seconds: number) => (now += seconds * 1000),
  };
}

test('a crowd that asks at once asks the records once, and so do those who come a moment later', async () => {
  const { health, asked, answer } = scene();
  const crowd = Array.from({ length: 100 }, () => health.isGood());
  answer(true);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([true]));
  expect(await health.isGood()).toBe(true);
  expect(asked()).toBe(1);
});

test('after some seconds the records are asked again', async () => {
  const { health, asked, answer, pass } = scene();
  const first = health.isGood();
  answer(true);
  await first;
  pass(10);
  const second = health.isGood();
  answer(false);
  expect(await second).toBe(false);
  expect(asked()).toBe(2);
});

test('who knows that they are down says so at once, and hears of it when they are up again', async () => {
  const { health, asked, answer, pass } = scene();
  const first = health.isGood();
  answer(false);
  expect(await first).toBe(false);
  pass(10);
  expect(await health.isGood()).toBe(false);
  expect(asked()).toBe(2);
  answer(true);
  await expect.poll(() => health.isGood()).toBe(true);
  expect(asked()).toBe(2);
});

test('a write that went through, or did not, is as good as asking', async () => {
  const { health, asked } = scene();
  health.note(true);
  expect(await health.isGood()).toBe(true);
  health.note(false);
  expect(await health.isGood()).toBe(false);
  expect(asked()).toBe(0);
});
