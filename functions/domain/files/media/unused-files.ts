import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { media } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { fileRemovalsFrom, isRemovalWanted } from './remove-file.ts';

/** So long a file that somebody sent in may go with a return, a review or a business; it is kept an hour longer. */
export const FILE_USABLE_MS = 23 * 60 * 60_000;
export const FILE_KEPT_MS = 24 * 60 * 60_000;
/** Long after the job had its turn: what is older was looked at often enough. */
const LOOKED_BACK_MS = 7 * 24 * 60 * 60_000;
/** So many go at once. */
const AT_ONCE = 200;

/** Private files that a user sent in since a time and that go with nothing yet, by a JSON list of their keys. */
export const unusedFilesOf = statement(
  (db, params: Params<{ userId: number; keys: string; purpose: 'return' | 'dispute'; since: number }>) =>
    db
      .select({ id: media.id, key: media.key, mediaType: media.mediaType })
      .from(media)
      .where(
        and(
          sql`${media.key} IN (SELECT value FROM json_each(${params.keys}))`,
          eq(media.userId, params.userId),
          eq(media.purpose, params.purpose),
          gte(media.createdAt, params.since),
          sql`NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = ${media.id})`,
        ),
      )
      .orderBy(asc(media.id)),
);

/** Files that somebody sent in before a time and put to nothing. */
const isUnused = (before: unknown) => sql`${media.id} IN (SELECT sent.id FROM media sent
  WHERE sent.user_id IS NOT NULL AND sent.purpose IN ('return', 'dispute', 'review', 'seller') AND sent.created_at < ${before}
    AND sent.created_at >= ${before} - ${sql.raw(String(LOOKED_BACK_MS))}
    AND NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = sent.id)
  ORDER BY sent.created_at LIMIT ${sql.raw(String(AT_ONCE))})`;

const removeBytes = fileRemovalsFrom(media.key, (rows, params: Params<{ before: number; now: number }>) =>
  rows.from(media).where(isUnused(params.before)),
);

const forgetFiles = statement((db, params: Params<{ before: number }>) =>
  db.delete(media).where(and(isUnused(params.before), isRemovalWanted(media.key))),
);

/** The statements that forget files nobody has used for a day; the second answers how many. */
export function forgetUnusedFiles(now: number): readonly [Statement<number>, Statement<number>] {
  const before = now - FILE_KEPT_MS;
  return [removeBytes({ before, now }), forgetFiles({ before })];
}
