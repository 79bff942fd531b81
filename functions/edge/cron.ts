import type { Log, Shop } from '../domain/shop.ts';
import { JOBS } from '../jobs/index.ts';
import type { Job } from '../jobs/index.ts';
import type { Publisher } from '../platform.ts';

/**
 * The jobs of a minute: all that come round within one, and each slower one when its turn has come.
 * @param minute the instant the trigger stands for, epoch milliseconds
 */
export function dueJobs(minute: number): Job[] {
  const minutes = Math.floor(minute / 60_000);
  return JOBS.filter(({ everySeconds }) => everySeconds <= 60 || minutes % Math.round(everySeconds / 60) === 0);
}

/** Runs the jobs of a minute, one after the other; one that fails does not hold up the next. */
export async function runDueJobs(
  minute: number,
  shopFor: (requestId: string) => Shop,
  publisher: Publisher,
  log: Log,
): Promise<void> {
  for (const job of dueJobs(minute)) {
    try {
      await job.run(shopFor(`job-${job.name}`), publisher);
    } catch (error) {
      log.error('job.failed', error, { job: job.name });
    }
  }
}
