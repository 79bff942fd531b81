import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { ChosenMedia, MediaItem } from '#contract/calls/media.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SHOWN_PICTURE_LEAST_SIDE, SHOWN_PICTURE_MOST_RATIO } from '#contract/shop/pictures.ts';
import { rawWrite, requireChanges, requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { MediaSubject } from '../../../db/schema/index.ts';
import type { Shop } from '../../shop.ts';
import { mediaItem } from './reads.ts';
import type { MediaRow } from './reads.ts';

/** The row that uses files: by its id, or by a unique value for a row that the same batch inserts. */
export type FilePlace =
  | { subject: 'product' | 'sku' | 'category' | 'collection'; id: number }
  | { subject: 'product' | 'category' | 'collection'; seoUrl: string }
  | { subject: 'sku'; code: string };

/** The tables of subjects with an address. */
const TABLES = { product: 'products', category: 'categories', collection: 'collections' } as const;

/** Returns the row's id as SQL, with its value. */
function idOf(place: FilePlace): { text: string; value: string | number } {
  if ('id' in place) return { text: '?', value: place.id };
  if ('code' in place) return { text: '(SELECT id FROM skus WHERE code = ?)', value: place.code };
  return { text: `(SELECT id FROM ${TABLES[place.subject]} WHERE seo_url = ?)`, value: place.seoUrl };
}

const isFit = requireCondition(
  'PICTURE_UNFIT',
  ({ key, subject, ratio }: Params<{ key: string; subject: string; ratio: number }>) => sql`NOT EXISTS (
    SELECT 1 FROM media WHERE media.key = ${key} AND media.media_type = 'IMAGE'
      AND (min(media.width, media.height) < ${sql.raw(String(SHOWN_PICTURE_LEAST_SIDE))}
        OR max(media.width, media.height) > ${ratio} * min(media.width, media.height))
      AND NOT EXISTS (SELECT 1 FROM media_uses own WHERE own.media_id = media.id AND own.subject = ${subject}))`,
);

/**
 * Returns the statement that refuses a picture which is too small or too elongated for a kind of subject, unless such a
 * subject uses it already.
 * @param which the picture, in words
 * @throws PICTURE_UNFIT when the statement runs
 */
export function requireFit(
  key: string,
  { subject, which, ratio = SHOWN_PICTURE_MOST_RATIO }: { subject: MediaSubject; which: string; ratio?: number },
): Statement {
  const params = { which, least: SHOWN_PICTURE_LEAST_SIDE, ratio };
  return isFit({ key, subject, ratio }, { params });
}

/**
 * Returns the statements that show exactly these files at a row, in this order; the first is the main one. A seller
 * chooses from its own files, the platform from all. Files that the row shows already may stay.
 * @throws FILE_UNKNOWN when a key is unknown, another owner's or private
 * @throws PICTURE_UNFIT when a picture is too small or too elongated
 */
export function showFiles(shop: Shop, staff: Staff, place: FilePlace, chosen: readonly ChosenMedia[]): Statement[] {
  const inOrder = chosen.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  const once = inOrder.filter(({ key }, at) => inOrder.findIndex((other) => other.key === key) === at);
  const wanted = JSON.stringify(
    // Missing values are left out and stay unchanged. A removed focal point or colour is null.
    once.map(({ key, altText, focus, color }, position) => ({
      key,
      position,
      altText,
      color,
      ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
    })),
  );
  const seller = sellerIdOf(staff);
  const { subject } = place;
  const { text: id, value: at } = idOf(place);
  const show = rawWrite(
    `INSERT INTO media_uses (media_id, subject, subject_id, role, position, color)
       SELECT media.id, ?, ${id}, CASE wanted.value ->> 'position' WHEN 0 THEN 'main' ELSE 'more' END, wanted.value ->> 'position',
         CASE WHEN json_type(wanted.value, '$.color') IS NULL THEN own.color ELSE wanted.value ->> 'color' END
       FROM json_each(?) wanted JOIN media ON media.key = wanted.value ->> 'key'
       LEFT JOIN media_uses own ON own.media_id = media.id AND own.subject = ? AND own.subject_id = ${id}
       WHERE media.is_public AND media.media_type IN ('IMAGE', 'VIDEO')
         AND (? IS NULL OR media.seller_id = ? OR own.id IS NOT NULL)
       ON CONFLICT (subject, subject_id, media_id) DO UPDATE SET position = excluded.position, color = excluded.color`,
    [subject, at, wanted, subject, at, seller, seller],
  );
  const describe = rawWrite(
    `UPDATE media SET alt_text = coalesce(wanted.value ->> 'altText', alt_text), updated_at = ?, version = version + 1,
         focus_x = CASE WHEN json_type(wanted.value, '$.focusX') IS NULL THEN focus_x ELSE wanted.value ->> 'focusX' END,
         focus_y = CASE WHEN json_type(wanted.value, '$.focusX') IS NULL THEN focus_y ELSE wanted.value ->> 'focusY' END
       FROM json_each(?) wanted
       WHERE media.key = wanted.value ->> 'key' AND (? IS NULL OR media.seller_id = ?)
         AND (wanted.value ->> 'altText' <> media.alt_text OR json_type(wanted.value, '$.focusX') IS NOT NULL
           AND (wanted.value ->> 'focusX' IS NOT media.focus_x OR wanted.value ->> 'focusY' IS NOT media.focus_y))`,
    [shop.now, wanted, seller, seller],
  );
  return [
    ...once.map(({ key }, index) => requireFit(key, { subject, which: `Picture ${index + 1}` })),
    rawWrite(
      `DELETE FROM media_uses WHERE subject = ? AND subject_id = ${id}
         AND media_id NOT IN (SELECT media.id FROM json_each(?) wanted JOIN media ON media.key = wanted.value ->> 'key')`,
      [subject, at, wanted],
    ),
    ...(once.length === 0 ? [] : [requireChanges(show, once.length, 'FILE_UNKNOWN'), describe]),
  ];
}

/**
 * Returns the files of each row of a query, in their order, as one column.
 * @param where the condition on the uses, with the alias `used`
 */
export function shownFiles(where: SQL): SQL<MediaItem[]> {
  return sql`(
    SELECT json_group_array(json_object('subject', shown.subject, 'subjectId', shown.subject_id, 'role', shown.role,
      'sortOrder', shown.position, 'key', shown.key, 'name', shown.name, 'mediaType', shown.media_type,
      'extension', shown.content_type, 'altText', shown.alt_text, 'width', shown.width, 'height', shown.height,
      'placeholder', shown.placeholder, 'focusX', shown.focus_x, 'focusY', shown.focus_y, 'color', shown.color,
      'posterKey', shown.poster_key)) FROM (
      SELECT used.subject, used.subject_id, used.role, used.position, file.key, file.name, file.media_type,
        file.content_type, file.alt_text, file.width, file.height, file.placeholder, file.focus_x, file.focus_y, used.color,
        poster.key AS poster_key
      FROM media_uses used JOIN media file ON file.id = used.media_id LEFT JOIN media poster ON poster.id = file.poster_id
      WHERE ${where} ORDER BY used.position, used.id
    ) shown)`.mapWith((text: string) => (JSON.parse(text) as MediaRow[]).map(mediaItem)) as SQL<MediaItem[]>;
}
