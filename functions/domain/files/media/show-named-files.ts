import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MediaItem } from '#contract/calls/media.ts';
import { fill } from '#contract/messages.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { isFitToShow, SHOWN_PICTURE_LEAST_SIDE, SHOWN_PICTURE_MOST_RATIO } from '#contract/shop/pictures.ts';
import { media } from '../../../db/schema/index.ts';
import { rawWrite, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';

/** A file of the library that a table names. */
export interface NamedFile {
  key: string;
  name: string;
  mediaType: string;
  width: number;
  height: number;
  sellerId: number | null;
}

/**
 * Returns a statement that reads the public pictures and films of libraries with names or keys that a query selects.
 * @param names a subquery in parentheses with one column
 */
export function filesNamed<Values extends object>(names: (params: Params<Values>) => SQL) {
  return statement((db, params: Params<Values>) =>
    db
      .select({
        key: media.key,
        name: media.name,
        mediaType: media.mediaType,
        width: media.width,
        height: media.height,
        sellerId: media.sellerId,
      })
      .from(media)
      .where(
        sql`(${media.name} IN ${names(params)} OR ${media.key} IN ${names(params)})
          AND ${media.isPublic} AND ${media.mediaType} IN ('IMAGE', 'VIDEO') AND ${media.purpose} IN ('library', 'product')`,
      ),
  );
}

/** The files of a row in a table: their keys and names in order, or why one cannot be shown. */
export type ChosenByName = { files: { key: string; name: string }[] } | { fault: string };

/**
 * Returns the files that a row names. A file that it shows already comes before another one with its name.
 * @param names names or keys
 * @param shown the files that the row shows now
 * @param library the files with these names, of any owner
 */
export function filesByName(
  names: readonly string[],
  { shown, library, sellerId }: { shown: readonly MediaItem[]; library: readonly NamedFile[]; sellerId: number },
): ChosenByName {
  const files: { key: string; name: string }[] = [];
  const isFree = ({ key }: { key: string }) => files.every((file) => file.key !== key);
  for (const wanted of names) {
    const isMeant = ({ key, name }: { key: string; name: string }) => name === wanted || key === wanted;
    const present = shown.find((item) => isMeant(item) && isFree(item));
    const all = library.filter((file) => isMeant(file) && (file.sellerId === null || file.sellerId === sellerId));
    const others = all.filter(isFree);
    if (!present && others.length === 0) {
      const isTwice = files.some(isMeant);
      return { fault: isTwice ? `“${wanted}” is named twice` : `There is no file “${wanted}”. Please upload it first` };
    }
    if (!present && others.length > 1)
      return { fault: `Several files are named “${wanted}”. Please rename them, or write the key of one` };
    const [other] = others;
    if (!present && other!.mediaType === 'IMAGE' && !isFitToShow(other!)) {
      const limits = { least: SHOWN_PICTURE_LEAST_SIDE, ratio: SHOWN_PICTURE_MOST_RATIO };
      return { fault: fill(REFUSALS.PICTURE_UNFIT.text, { which: `“${wanted}”`, ...limits }) };
    }
    const { key, name } = present ?? other!;
    files.push({ key, name });
  }
  return { files };
}

/** Many rows of one kind with the files they are to show, as raw SQL. */
export interface FilesOfRows {
  subject: 'product' | 'sku';
  /** Selects `subject_id` of each row whose files change. */
  rows: string;
  /** Selects `subject_id`, `key` and `position` of each file. */
  files: string;
  /** The values of each of the two. */
  args: readonly (string | number)[];
}

/** Returns the statements that show exactly these files at many rows. Colours stay. The caller has checked the files. */
export function showFilesOfRows({ subject, rows, files, args }: FilesOfRows): Statement[] {
  return [
    rawWrite(
      `DELETE FROM media_uses WHERE subject = ? AND subject_id IN (${rows}) AND (subject_id, media_id) NOT IN (
         SELECT wanted.subject_id, media.id FROM (${files}) wanted JOIN media ON media.key = wanted.key)`,
      [subject, ...args, ...args],
    ),
    rawWrite(
      `INSERT INTO media_uses (media_id, subject, subject_id, role, position, color)
         SELECT media.id, ?, wanted.subject_id, CASE wanted.position WHEN 0 THEN 'main' ELSE 'more' END, wanted.position, own.color
         FROM (${files}) wanted JOIN media ON media.key = wanted.key
         LEFT JOIN media_uses own ON own.subject = ? AND own.subject_id = wanted.subject_id AND own.media_id = media.id
         WHERE media.is_public
         ON CONFLICT (subject, subject_id, media_id) DO UPDATE SET position = excluded.position`,
      [subject, ...args, subject],
    ),
  ];
}

/** Requires that all keys that a query selects are public files. */
export function requireFiles<Values extends object>(keys: (params: Params<Values>) => SQL) {
  return requireCondition(
    'IMPORT_OVERTAKEN',
    (params: Params<Values>) => sql`NOT EXISTS (SELECT 1 FROM ${keys(params)} AS wanted
      LEFT JOIN media ON media.key = wanted.key AND media.is_public WHERE media.id IS NULL)`,
  );
}
