import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

export const JOB_OUTCOMES = ['done', 'failed'] as const;

/**
 * The last noted run of each job. Jobs that run less than once a minute also have their next time and their lease
 * (`claimed_until`). A lease is one conditional write, so only one of several processes runs a job. The first lease or
 * the first note creates a row.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    name: text('name').notNull(),
    /** 0 if an immediate run was requested. */
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastRunAt: integer('last_run_at'),
    lastOutcome: text('last_outcome').$type<(typeof JOB_OUTCOMES)[number]>(),
    /** The result of the last run, or why it failed. */
    lastResult: text('last_result', { mode: 'json' }).$type<object>(),
    lastTookMs: integer('last_took_ms'),
    /** Since when every run has failed; null if the last one succeeded. */
    failingSince: integer('failing_since'),
    /** The last failed run, and why it failed. */
    lastFailedAt: integer('last_failed_at'),
    lastFailure: text('last_failure'),
  },
  (table) => [uniqueIndex('jobs_name').on(table.name)],
);
