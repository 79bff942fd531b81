import { sql } from 'drizzle-orm';
import { outbox } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';

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
