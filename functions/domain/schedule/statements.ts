import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/index.ts';
import type { JOB_OUTCOMES } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

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
      set: { claimedUntil: sql`excluded.claimed_until` },
      setWhere: sql`${jobs.nextAt} NOT BETWEEN ${params.now} + 1 AND ${params.latestTurn}
        AND coalesce(${jobs.claimedUntil}, 0) NOT BETWEEN ${params.now} AND ${params.latestClaim}`,
    })
    .returning({ id: jobs.id }),
);

interface Run {
  name: string;
  /** The claim it ran under: a run that was overtaken notes nothing. */
  claimedUntil: number;
  ranAt: number;
  outcome: (typeof JOB_OUTCOMES)[number];
  /** JSON. */
  result: string;
  nextAt: number;
}

/** Notes how a run went and when the job is due again. */
export const finishJob = statement((db, params: Params<Run>) =>
  db
    .update(jobs)
    .set({
      nextAt: sql`${params.nextAt}`,
      claimedUntil: null,
      lastRunAt: sql`${params.ranAt}`,
      lastOutcome: sql`${params.outcome}`,
      lastResult: sql`${params.result}`,
    })
    .where(and(eq(jobs.name, params.name), sql`${jobs.claimedUntil} = ${params.claimedUntil}`)),
);
