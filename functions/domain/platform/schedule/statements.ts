import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../db/schema/index.ts';
import type { JOB_OUTCOMES } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Reads every job that was ever leased or noted. */
export const jobRows = statement((db) => db.select().from(jobs));
export type JobRow = ReturnType<ReturnType<typeof jobRows>['read']>[number];

export interface ClaimOfJob {
  name: string;
  now: number;
  until: number;
  /** The latest possible next time of the job, if it ran now. */
  latestTurn: number;
  /** The latest possible end of a lease that starts now. */
  latestClaim: number;
}

/**
 * Leases a job that is due and that no process runs. A job without a row is due. It returns the id, or no row for the
 * second of two processes. A next time or a lease further ahead than possible was written before the clock was set
 * back, and is ignored.
 */
export const claimJob = statement((db, params: Params<ClaimOfJob>) =>
  db
    .insert(jobs)
    .values({ name: params.name, nextAt: params.now, claimedUntil: params.until })
    .onConflictDoUpdate({
      target: jobs.name,
      // A request to run it from now on means another run.
      set: { claimedUntil: sql`excluded.claimed_until`, nextAt: sql`excluded.next_at` },
      setWhere: sql`${jobs.nextAt} NOT BETWEEN ${params.now} + 1 AND ${params.latestTurn}
        AND coalesce(${jobs.claimedUntil}, 0) NOT BETWEEN ${params.now} AND ${params.latestClaim}`,
    })
    .returning({ id: jobs.id }),
);

/** The result of a run. */
export interface JobRun {
  name: string;
  ranAt: number;
  tookMs: number;
  outcome: (typeof JOB_OUTCOMES)[number];
  /** JSON: the job's own result, or `message` with the reason of a failure. */
  result: string;
}

/** Returns the columns of the last noted run. */
const noted = (params: Params<JobRun>) => {
  const hasFailed = sql`${params.outcome} = 'failed'`;
  return {
    lastRunAt: sql`${params.ranAt}`,
    lastTookMs: sql`${params.tookMs}`,
    lastOutcome: sql`${params.outcome}`,
    lastResult: sql`${params.result}`,
    failingSince: sql`CASE WHEN ${hasFailed} THEN coalesce(${jobs.failingSince}, ${params.ranAt}) END`,
    lastFailedAt: sql`CASE WHEN ${hasFailed} THEN ${params.ranAt} ELSE ${jobs.lastFailedAt} END`,
    lastFailure: sql`CASE WHEN ${hasFailed} THEN json_extract(${params.result}, '$.message') ELSE ${jobs.lastFailure} END`,
  };
};

interface Turn {
  /** The lease of the run. A run whose lease was taken over notes nothing. */
  claimedUntil: number;
  nextAt: number;
}

/** Notes a run and the next time of the job: at once if a run was requested meanwhile. */
export const finishJob = statement((db, params: Params<JobRun & Turn>) =>
  db
    .update(jobs)
    .set({
      nextAt: sql`CASE WHEN ${jobs.nextAt} = 0 THEN 0 ELSE ${params.nextAt} END`,
      claimedUntil: null,
      ...noted(params),
    })
    .where(and(eq(jobs.name, params.name), sql`${jobs.claimedUntil} = ${params.claimedUntil}`)),
);

/** Notes a run of a job without a lease. `nextAt` is its next time. */
export const noteRun = statement((db, params: Params<JobRun & { nextAt: number }>) => {
  const { name, nextAt, ranAt, tookMs, outcome, result } = params;
  const { failingSince, lastFailedAt, lastFailure, ...rest } = noted(params);
  return db
    .insert(jobs)
    .values({
      name,
      nextAt,
      lastRunAt: ranAt,
      lastTookMs: tookMs,
      lastOutcome: sql`${outcome}`,
      lastResult: sql`${result}`,
      failingSince: sql`CASE WHEN ${outcome} = 'failed' THEN ${ranAt} END`,
      lastFailedAt: sql`CASE WHEN ${outcome} = 'failed' THEN ${ranAt} END`,
      lastFailure: sql`CASE WHEN ${outcome} = 'failed' THEN json_extract(${result}, '$.message') END`,
    })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { nextAt: sql`excluded.next_at`, failingSince, lastFailedAt, lastFailure, ...rest },
    });
});

/** Makes a job due now, also one that never ran. */
export const askForRun = statement((db, params: Params<{ name: string }>) =>
  db
    .insert(jobs)
    .values({ name: params.name, nextAt: 0 })
    .onConflictDoUpdate({ target: jobs.name, set: { nextAt: 0 } }),
);
