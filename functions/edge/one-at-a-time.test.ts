import { expect, test } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

const LEASE_MS = 1000;

test('a run that arrives while another is in progress is left out, and the next one begins', async () => {
  const line = new OneAtATime(LEASE_MS);
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = line.run(0, () => (begun.push('first'), first.promise));
  await line.run(1, () => Promise.resolve(void begun.push('second')));
  first.resolve();
  await running;
  await line.run(2, () => Promise.resolve(void begun.push('third')));
  expect(begun).toEqual(['first', 'third']);
});

test('a run that fails does not hold up the next one', async () => {
  const line = new OneAtATime(LEASE_MS);
  await expect(line.run(0, () => Promise.reject(new Error('no server')))).rejects.toThrow('no server');
  let hasRun = false;
  await line.run(1, () => Promise.resolve(void (hasRun = true)));
  expect(hasRun).toBe(true);
});

test('a run that was cut off counts as ended after its lease, and its late end frees no other', async () => {
  const line = new OneAtATime(LEASE_MS);
  const begun: string[] = [];
  const [cutOff, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const runs = [
    line.run(0, () => (begun.push('cut off'), cutOff.promise)),
    line.run(LEASE_MS, () => (begun.push('second'), second.promise)),
  ];
  cutOff.resolve();
  await runs[0];
  await line.run(LEASE_MS + 1, () => Promise.resolve(void begun.push('third')));
  second.resolve();
  await runs[1];
  expect(begun).toEqual(['cut off', 'second']);
});
