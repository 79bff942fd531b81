import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

export const JOB_OUTCOMES = ['done', 'failed'] as const;

/**
 * The jobs: how the last run of each went that was noted, and of those that come round less than once a minute when each
 * is due and who runs it now. A claim is one conditional write, so of several processes one runs a job; a row is made by
 * the first claim, or by the first note.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    name: text('name').notNull(),
    /** 0 where somebody asked for it to run at once. */
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastRunAt: integer('last_run_at'),
    lastOutcome: text('last_outcome').$type<(typeof JOB_OUTCOMES)[number]>(),
    /** What the last run told of itself, or why it failed. */
    lastResult: text('last_result', { mode: 'json' }).$type<object>(),
    lastTookMs: integer('last_took_ms'),
    /** Since when every run has failed; nothing where the last one did not. */
    failingSince: integer('failing_since'),
    /** The last run that failed, and why. */
    lastFailedAt: integer('last_failed_at'),
    lastFailure: text('last_failure'),
  },
  (table) => [uniqueIndex('jobs_name').on(table.name)],
);
