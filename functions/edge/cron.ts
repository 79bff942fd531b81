import type { Log, Shop } from '../domain/shop.ts';
import { runDueJobs as runSlowJobs } from '../jobs/due-jobs.ts';
import { frequentRuns } from '../jobs/frequent-jobs.ts';
import { FREQUENT_JOBS, SLOW_JOBS } from '../jobs/index.ts';
import { logFailure } from '../jobs/log-failure.ts';
import type { Publisher } from '../platform.ts';

/** State of the isolate: a new isolate logs each job once more. */
const run = frequentRuns();

/**
 * Runs the due jobs of a minute, one after the other: the frequent ones and the slow ones. A failed job does not delay
 * the next.
 * @param minute the instant of the trigger, epoch milliseconds
 */
export async function runDueJobs(
  minute: number,
  shopFor: (requestId: string) => Shop,
  publisher: Publisher,
  log: Log,
): Promise<void> {
  for (const job of FREQUENT_JOBS) {
    try {
      await run(job, minute, shopFor(`job-${job.name}`), publisher);
    } catch (error) {
      logFailure(log, error, job.name);
    }
  }
  await runSlowJobs(SLOW_JOBS, minute, shopFor, publisher);
}
