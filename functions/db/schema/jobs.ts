import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from './columns.ts';

export const JOB_OUTCOMES = ['done', 'failed'] as const;

/**
 * The jobs that come round less than once a minute: when each is due, who runs it now and how its last run went. A claim
 * is one conditional write, so of several processes one runs a job; a row is made by the first claim.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    name: text('name').notNull(),
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastRunAt: integer('last_run_at'),
    lastOutcome: text('last_outcome').$type<(typeof JOB_OUTCOMES)[number]>(),
    /** What the last run told of itself, or why it failed. */
    lastResult: text('last_result', { mode: 'json' }).$type<object>(),
  },
  (table) => [uniqueIndex('jobs_name').on(table.name)],
);
