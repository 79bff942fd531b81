import { expect, test } from 'vitest';
import { JOBS } from '../jobs/index.ts';
import { dueJobs } from './cron.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

test('over a day each job comes round as often as it should, and at least once', () => {
  const runs = new Map<string, number>();
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    for (const { name } of dueJobs(minute * MINUTE)) runs.set(name, (runs.get(name) ?? 0) + 1);
  }
  for (const { name, everySeconds } of JOBS) {
    expect(runs.get(name), name).toBe(everySeconds <= 60 ? DAY_MINUTES : Math.floor(86_400 / everySeconds));
  }
});

test('a trigger that comes late stands for its own minute', () => {
  const names = (instant: number) => dueJobs(instant).map(({ name }) => name);
  expect(names(60 * MINUTE + 20_000)).toEqual(names(60 * MINUTE));
});
