import type { Log, Shop } from '../domain/shop.ts';
import { dueJobs, runInTurn } from '../jobs/due-jobs.ts';
import { frequentRuns } from '../jobs/frequent-jobs.ts';
import { FREQUENT_JOBS, jobNamed, SLOW_JOBS } from '../jobs/index.ts';
import type { Job } from '../jobs/index.ts';
import { logFailure } from '../jobs/log-failure.ts';
import type { Publisher } from '../platform.ts';
import type { JobRunner } from './job-runner.ts';
import { NEAR_RECORDS } from './location.ts';

/** State of the isolate: a new isolate logs each job once more. */
const runFrequent = frequentRuns();

/**
 * Runs the due jobs of a minute side by side, each in an object of its own, and waits for all of them.
 * @param minute the instant of the trigger, epoch milliseconds
 */
export async function runDueJobs(
  minute: number,
  shop: Shop,
  runners: DurableObjectNamespace<JobRunner>,
  log: Log,
): Promise<void> {
  const start = (jobs: readonly Job[]) =>
    Promise.all(
      jobs.map(({ name }) =>
        runners
          .getByName(name, NEAR_RECORDS)
          .run(name, minute)
          .catch((error: unknown) => logFailure(log, error, name)),
      ),
    );
  const frequent = start(FREQUENT_JOBS);
  try {
    await start(await dueJobs(SLOW_JOBS, minute, shop));
  } finally {
    await frequent;
  }
}

/** Runs one job at the instant of a trigger, in its object. */
export async function runJobAt(name: string, minute: number, shop: Shop, publisher: Publisher): Promise<void> {
  const job = jobNamed(name);
  if (!job) throw new Error(`There is no job ${name}.`);
  if (SLOW_JOBS.some((slow) => slow.name === name)) await runInTurn(job, minute, shop, publisher);
  else await runFrequent(job, minute, shop, publisher);
}
