import { Refusal } from '#contract/calls/refusals.ts';
import type { Log } from '../domain/shop.ts';

/** Logs that a job failed; for want of the records for a moment it is no fault of the job, and its next run makes it up. */
export function logFailure(log: Log, error: unknown, job: string): void {
  const isUnserved = error instanceof Refusal && error.kind === 'unavailable';
  log.error(isUnserved ? 'job.unserved' : 'job.failed', error, { job });
}
