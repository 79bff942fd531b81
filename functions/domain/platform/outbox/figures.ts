import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { LONGEST_RETRY_MS } from './send-outbox.ts';

/** Reads one row: the number of waiting and of dead items, and when the oldest waiting one was created. */
export const outboxFigures = statement((db) =>
  db
    .select({
      waiting: sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.status} = 'waiting')`,
      oldestAt: sql<number | null>`(SELECT min(${outbox.createdAt}) FROM ${outbox} WHERE ${outbox.status} = 'waiting')`,
      dead: sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.status} = 'dead')`,
    })
    .from(sql`(SELECT 1)`),
);

/**
 * Counts the dead items that were given up since an instant. The last failure of an item set its next attempt to
 * `LONGEST_RETRY_MS` later, which never came.
 */
export const diedSince = statement((db, params: Params<{ since: number }>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(outbox)
    .where(
      and(eq(outbox.status, 'dead'), sql`${outbox.nextAt} - ${sql.raw(String(LONGEST_RETRY_MS))} >= ${params.since}`),
    ),
);
