import { Refusal } from '#contract/calls/refusals.ts';
import type { Log } from '../domain/shop.ts';

/**
 * Logs that a job failed. If the records were unavailable, the event is `job.unserved`: the job has no fault, and its
 * next run catches up.
 */
export function logFailure(log: Log, error: unknown, job: string): void {
  const isUnserved = error instanceof Refusal && error.kind === 'unavailable';
  log.error(isUnserved ? 'job.unserved' : 'job.failed', error, { job });
}
