import { sql } from 'drizzle-orm';
import { tickets } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Given } from '../../db/statement.ts';

/** Forgets tickets that were settled long ago, and what machines sent. */
export const forgetOldTickets = statement((db, given: Given<{ settledBefore: number; suspectBefore: number }>) =>
  db.delete(tickets).where(
    sql`(${tickets.status} = 'RESOLVED' AND ${tickets.resolvedAt} < ${given.settledBefore})
        OR (${tickets.status} = 'SUSPECT' AND ${tickets.createdAt} < ${given.suspectBefore})`,
  ),
);
