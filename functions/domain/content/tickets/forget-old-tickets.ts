import { sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Deletes tickets that were settled before an instant, and suspected spam from before another. */
export const forgetOldTickets = statement((db, params: Params<{ settledBefore: number; suspectBefore: number }>) =>
  db.delete(tickets).where(
    sql`(${tickets.status} = 'RESOLVED' AND ${tickets.resolvedAt} < ${params.settledBefore})
        OR (${tickets.status} = 'SUSPECT' AND ${tickets.createdAt} < ${params.suspectBefore})`,
  ),
);
