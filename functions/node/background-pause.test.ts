import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundPause, throttled } from './background-pause.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a rest, and returns a function that tells whether it is over. */
function restOf(way: BackgroundPause, atMostMs: number) {
  const rest = { isOver: false };
  void way.rest(atMostMs).then(() => (rest.isOver = true));
  return rest;
}

test('where no request comes, nothing rests', async () => {
  const rest = restOf(new BackgroundPause(), 60_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(rest.isOver).toBe(true);
});

test('a rest lasts until a second has passed without a request', async () => {
  const way = new BackgroundPause();
  way.note();
  const rest = restOf(way, 60_000);
  await vi.advanceTimersByTimeAsync(900);
  way.note();
  await vi.advanceTimersByTimeAsync(900);
  expect(rest.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(rest.isOver).toBe(true);
});

test('where requests never cease, a rest is as long as it may be', async () => {
  const way = new BackgroundPause();
  way.note();
  const rest = restOf(way, 3000);
  for (let passed = 0; passed < 29; passed += 1) {
    way.note();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(rest.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(rest.isOver).toBe(true);
});

test('of many requests some are told of, the first at once', async () => {
  const told = vi.fn();
  const tell = throttled(told);
  tell();
  expect(told).toHaveBeenCalledTimes(1);
  for (let passed = 0; passed < 10; passed += 1) {
    await vi.advanceTimersByTimeAsync(100);
    tell();
  }
  expect(told.mock.calls.length).toBeGreaterThan(1);
  expect(told.mock.calls.length).toBeLessThan(6);
});
