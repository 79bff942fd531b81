import Database from 'libsql';
import { JOB_NAMES } from '#contract/shop/jobs.ts';
import type { JobName } from '#contract/shop/jobs.ts';
import { machineTime } from './ahead.ts';
import type { TestShop } from './shop.ts';

/** Runs statements on the shop's database next to the shop, for states that no call makes. */
export function changeRecords(
  shop: TestShop,
  ...statements: [sql: string, ...values: (string | number | null)[]][]
): void {
  const records = new Database(shop.running.databasePath, { timeout: 5000 });
  try {
    for (const [sql, ...values] of statements) records.prepare(sql).run(values);
  } finally {
    records.close();
  }
}

/**
 * Makes every job one that ran just now and is due in an hour, as in a shop whose jobs run.
 * @param overdue jobs that were due this many minutes ago instead
 */
export function jobsRan(shop: TestShop, overdue: Partial<Record<JobName, number>> = {}): void {
  const now = machineTime(shop.running);
  const nextAtOf = (name: JobName) => {
    const minutes = overdue[name];
    return minutes === undefined ? now + 3_600_000 : now - minutes * 60_000;
  };
  changeRecords(
    shop,
    ['DELETE FROM jobs'],
    ...JOB_NAMES.map((name): [string, ...(string | number)[]] => [
      "INSERT INTO jobs (name, next_at, last_run_at, last_outcome) VALUES (?, ?, ?, 'done')",
      name,
      nextAtOf(name),
      now,
    ]),
  );
}
