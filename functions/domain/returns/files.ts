import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { media } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** Private files that a user sent in since a time and that go with nothing yet, by a JSON list of their keys. */
export const filesOfUser = statement((db, params: Params<{ userId: number; keys: string; since: number }>) =>
  db
    .select({ id: media.id, key: media.key, mediaType: media.mediaType })
    .from(media)
    .where(
      and(
        sql`${media.key} IN (SELECT value FROM json_each(${params.keys}))`,
        eq(media.userId, params.userId),
        eq(media.purpose, 'return'),
        gte(media.createdAt, params.since),
        sql`NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = ${media.id})`,
      ),
    )
    .orderBy(asc(media.id)),
);
