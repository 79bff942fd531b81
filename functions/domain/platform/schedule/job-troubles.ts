import { hasTurns, JOB_NAMES, JOB_SCHEDULE } from '#contract/shop/jobs.ts';
import type { JobName } from '#contract/shop/jobs.ts';
import type { JobRow } from './statements.ts';

const LATE_MS = 10 * 60_000;
/** Only its runs that changed a page are recorded, so the rows do not tell whether it is late. */
const RECORDED_WHEN_EFFECTIVE: JobName = 'publish';
/** Runs of frequent jobs are recorded once in this time, and a failed slow job is repeated after at most the second. */
const SHORTEST_STEP_SECONDS = 60;
const LONGEST_STEP_SECONDS = 300;
const FAILURES_IN_A_ROW = 3;

/**
 * Returns the jobs that are more than ten minutes late. A job that runs at the moment is not late.
 * @param now the real time, epoch milliseconds, as jobs record it
 * @param openedAt when the shop was opened: until then, a job without a row was not due
 * @param startedAt when the process that runs the jobs started: until then, none could run
 */
export function lateJobs(rows: readonly JobRow[], now: number, openedAt: number, startedAt = 0): JobName[] {
  return JOB_NAMES.filter((name) => {
    if (name === RECORDED_WHEN_EFFECTIVE) return false;
    const row = rows.find((one) => one.name === name);
    if ((row?.claimedUntil ?? 0) >= now) return false;
    // A requested run has no time of its own.
    if (row?.nextAt === 0 && hasTurns(name)) return false;
    return now - Math.max(row?.nextAt ?? openedAt, startedAt) > LATE_MS;
  });
}

/** A job whose runs fail. */
export interface FailingJob {
  name: string;
  failingSince: number;
  lastFailure: string;
  /** Whether at least three runs in a row have failed. */
  isLasting: boolean;
}

/** Returns the jobs whose last run failed. */
export function failingJobs(rows: readonly JobRow[]): FailingJob[] {
  return rows.flatMap(({ name, failingSince, lastFailedAt, lastFailure }) => {
    if (failingSince === null || lastFailedAt === null) return [];
    const isLasting = lastFailedAt - failingSince >= (FAILURES_IN_A_ROW - 1) * stepMsOf(name);
    return [{ name, failingSince, lastFailure: lastFailure ?? 'unknown', isLasting }];
  });
}

/** Returns the shortest time between two recorded failures of a job. The rows do not count failures. */
function stepMsOf(name: string): number {
  const everySeconds = name in JOB_SCHEDULE ? JOB_SCHEDULE[name as JobName].everySeconds : LONGEST_STEP_SECONDS;
  return Math.min(Math.max(everySeconds, SHORTEST_STEP_SECONDS), LONGEST_STEP_SECONDS) * 1000;
}
