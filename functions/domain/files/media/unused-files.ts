import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { media } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { fileRemovalsFrom, isRemovalWanted } from './remove-file.ts';

/** An uploaded file may be used for a return, a review or a business for this long. It is stored an hour longer. */
export const FILE_USABLE_MS = 23 * 60 * 60_000;
export const FILE_KEPT_MS = 24 * 60 * 60_000;
/** The job looks back only this far. It has checked older files many times. */
const LOOKED_BACK_MS = 7 * 24 * 60 * 60_000;
/** The maximum number of files that one run deletes. */
const AT_ONCE = 200;

/** Reads a user's private files without a use, uploaded since a time, by a JSON list of their keys. */
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

/** Returns the condition for files that were uploaded before a time and have no use. */
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

/** Returns the statements that delete files without a use after a day. The second one's result is their number. */
export function forgetUnusedFiles(now: number): readonly [Statement<number>, Statement<number>] {
  const before = now - FILE_KEPT_MS;
  return [removeBytes({ before, now }), forgetFiles({ before })];
}
