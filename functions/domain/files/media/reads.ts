import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { mediaUrl } from '#contract/pages/image-url.ts';
import type { Focus, MediaItem } from '#contract/calls/media.ts';
import { listing, media, mediaUses } from '../../../db/schema/index.ts';
import type { MediaSubject } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

export const posters = alias(media, 'posters');

/** The columns of a file and of its use that a page needs. Join `mediaUses`, `media` and, by a left join, `posters`. */
export const MEDIA_COLUMNS = {
  subject: mediaUses.subject,
  subjectId: mediaUses.subjectId,
  role: mediaUses.role,
  sortOrder: mediaUses.position,
  key: media.key,
  name: media.name,
  // Only pictures and films are shown.
  mediaType: sql<MediaItem['mediaType']>`${media.mediaType}`,
  extension: sql<MediaItem['extension']>`${media.contentType}`,
  altText: media.altText,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  focusX: media.focusX,
  focusY: media.focusY,
  color: mediaUses.color,
  posterKey: posters.key,
};

export const isPosterOfMedia = eq(posters.id, media.posterId);
export const inMediaOrder = [asc(mediaUses.position), asc(mediaUses.id)] as const;

/**
 * The media use that represents a SKU in cart, order and wishlist, in the order of `picturesOf`: its own, or its
 * product's.
 */
export const mainPictureOf = (skuId: SQL | AnySQLiteColumn) => sql`coalesce(
  (SELECT own.id FROM media_uses own WHERE own.subject = 'sku' AND own.subject_id = ${skuId} ORDER BY own.position, own.id LIMIT 1),
  (SELECT whole.id FROM skus pieces JOIN media_uses whole ON whole.subject = 'product' AND whole.subject_id = pieces.product_id
    WHERE pieces.id = ${skuId} ORDER BY CASE WHEN whole.color IS NULL THEN 1 WHEN whole.color = pieces.color THEN 0 ELSE 2 END,
      whole.position, whole.id LIMIT 1))`;

export interface MediaRow extends Omit<MediaItem, 'url' | 'thumbnail' | 'focus'> {
  subject: string;
  subjectId: number;
  role: string;
  focusX: number | null;
  focusY: number | null;
  posterKey: string | null;
}

/** Returns a file in the form of pages and the API. */
export function mediaItem(row: MediaRow): MediaItem {
  const { key, name, mediaType, extension, altText, width, height, placeholder, color, sortOrder } = row;
  const thumbnail = row.posterKey && mediaUrl(row.posterKey);
  return {
    key,
    url: mediaUrl(key),
    name,
    mediaType,
    extension,
    thumbnail,
    altText,
    width,
    height,
    placeholder,
    focus: focusOf(row),
    color,
    sortOrder,
  };
}

/** Returns the focal point of a row; null for none. */
export function focusOf({ focusX: x, focusY: y }: Pick<MediaRow, 'focusX' | 'focusY'>): Focus | null {
  return x === null || y === null ? null : { x, y };
}

/** Reads all files used at subjects of one kind, such as categories, or heroes and banners of the site. */
export const allMediaOf = statement((db, params: Params<{ subject: MediaSubject }>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(eq(mediaUses.subject, params.subject))
    .orderBy(...inMediaOrder),
);

/** Reads the public pictures and films with these keys, a JSON list, as they would be shown. */
export const publicFiles = statement((db, params: Params<{ keys: string }>) => {
  const { subject, subjectId, role, sortOrder, color, ...ofFile } = MEDIA_COLUMNS;
  return db
    .select(ofFile)
    .from(media)
    .leftJoin(posters, isPosterOfMedia)
    .where(
      and(
        sql`${media.key} IN (SELECT value FROM json_each(${params.keys}))`,
        eq(media.isPublic, true),
        sql`${media.mediaType} IN ('IMAGE', 'VIDEO')`,
      ),
    );
});

/** A picture in a long list. */
export interface ListedPicture {
  key: string;
  width: number;
  /** The colour of the product that it shows; null for all colours. */
  color: string | null;
}

/**
 * Returns the pictures of each row of a query, in their order, as one column, since a catalogue has far more pictures
 * than products.
 * @param where the condition on the uses, with the alias `used`
 */
export function pictureList(where: SQL): SQL<ListedPicture[]> {
  return sql`(
    SELECT json_group_array(json_object('key', shown.key, 'width', shown.width, 'color', shown.color)) FROM (
      SELECT file.key, file.width, used.color FROM media_uses used JOIN media file ON file.id = used.media_id
      WHERE file.media_type = 'IMAGE' AND file.is_public AND (${where}) ORDER BY used.subject, used.position, used.id
    ) shown)`.mapWith((text: string) => JSON.parse(text) as ListedPicture[]) as SQL<ListedPicture[]>;
}

/** Reads the id of the newest file. */
export const newestMediaId = statement((db) =>
  db.select({ id: media.id }).from(media).orderBy(desc(media.id)).limit(1),
);

type IdRange = Params<{ above: number; upTo: number }>;

const isPublicPicture = ({ above, upTo }: IdRange) =>
  and(gt(media.id, above), lte(media.id, upTo), eq(media.mediaType, 'IMAGE'), eq(media.isPublic, true));

/** Reads the pictures of the site, collections and categories with ids in a range, the site's first. */
export const sitePictures = statement((db, range: IdRange) =>
  db
    .select({
      key: media.key,
      width: media.width,
      subject: sql<'site' | 'category'>`CASE ${mediaUses.subject} WHEN 'category' THEN 'category' ELSE 'site' END`,
    })
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .where(and(isPublicPicture(range), inArray(mediaUses.subject, ['site', 'collection', 'category'])))
    .orderBy(desc(mediaUses.subject), ...inMediaOrder),
);

/** Reads the main pictures with ids in a range of the first products of lists, in the order of lists. */
export const firstPicturesOfLists = statement((db, params: IdRange & Params<{ products: number }>) => {
  const first = db
    .selectDistinct({ productId: listing.productId, featuredOrder: listing.featuredOrder })
    .from(listing)
    .orderBy(asc(listing.featuredOrder), asc(listing.productId))
    .limit(params.products)
    .as('first');
  const firstSku = sql`(SELECT min(piece.id) FROM skus piece WHERE piece.product_id = ${first.productId})`;
  return db
    .select({ key: media.key, width: media.width })
    .from(first)
    .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(firstSku)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .where(isPublicPicture(params))
    .orderBy(asc(first.featuredOrder), asc(first.productId));
});
