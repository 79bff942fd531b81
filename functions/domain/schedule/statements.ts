import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/index.ts';
import type { JOB_OUTCOMES } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** Every job that was ever claimed. */
export const jobRows = statement((db) => db.select().from(jobs));
export type JobRow = ReturnType<ReturnType<typeof jobRows>['read']>[number];

/**
 * Takes a job that is due and that nobody runs; one without a row is due. Answers its id, and nothing to whoever comes
 * second.
 */
export const claimJob = statement((db, params: Params<{ name: string; now: number; until: number }>) =>
  db
    .insert(jobs)
    .values({ name: params.name, nextAt: params.now, claimedUntil: params.until })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { claimedUntil: sql`excluded.claimed_until` },
      setWhere: sql`${jobs.nextAt} <= ${params.now} AND coalesce(${jobs.claimedUntil}, 0) < ${params.now}`,
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
