import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../db/schema/index.ts';
import type { JOB_OUTCOMES } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Every job that was ever claimed. */
export const jobRows = statement((db) => db.select().from(jobs));
export type JobRow = ReturnType<ReturnType<typeof jobRows>['read']>[number];

export interface ClaimOfJob {
  name: string;
  now: number;
  until: number;
  /** When its next turn is at the latest, were it run now. */
  latestTurn: number;
  /** When a claim of now ends at the latest. */
  latestClaim: number;
}

/**
 * Takes a job that is due and that nobody runs; one without a row is due. Answers its id, and nothing to whoever comes
 * second. A turn or a claim that lies further ahead than any can was written before the clock was set back.
 */
export const claimJob = statement((db, params: Params<ClaimOfJob>) =>
  db
    .insert(jobs)
    .values({ name: params.name, nextAt: params.now, claimedUntil: params.until })
    .onConflictDoUpdate({
      target: jobs.name,
      // Who asks for it from now on asks for another run.
      set: { claimedUntil: sql`excluded.claimed_until`, nextAt: sql`excluded.next_at` },
      setWhere: sql`${jobs.nextAt} NOT BETWEEN ${params.now} + 1 AND ${params.latestTurn}
        AND coalesce(${jobs.claimedUntil}, 0) NOT BETWEEN ${params.now} AND ${params.latestClaim}`,
    })
    .returning({ id: jobs.id }),
);

/** How a run went. */
export interface JobRun {
  name: string;
  ranAt: number;
  tookMs: number;
  outcome: (typeof JOB_OUTCOMES)[number];
  /** JSON: what it told of itself, or why it failed as `message`. */
  result: string;
}

/** What a row says of the run that was noted last. */
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
  /** The claim it ran under: a run that was overtaken notes nothing. */
  claimedUntil: number;
  nextAt: number;
}

/** Notes how a run went and when the job is due again: at once where somebody asked for that meanwhile. */
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

/** Notes how a run of a job went whose turns are not kept; `nextAt` is when it comes round again. */
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

/** Makes a job due at once, also one that never ran. */
export const askForRun = statement((db, params: Params<{ name: string }>) =>
  db
    .insert(jobs)
    .values({ name: params.name, nextAt: 0 })
    .onConflictDoUpdate({ target: jobs.name, set: { nextAt: 0 } }),
);
