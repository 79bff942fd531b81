import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { mediaUrl } from '#contract/image-url.ts';
import type { MediaItem } from '#contract/media.ts';
import { media, mediaUses } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';

export const posters = alias(media, 'posters');

/** What a page needs of a file and where it is shown. Join `mediaUses`, `media` and, from the left, `posters`. */
export const MEDIA_COLUMNS = {
  subject: mediaUses.subject,
  subjectId: mediaUses.subjectId,
  role: mediaUses.role,
  sortOrder: mediaUses.position,
  key: media.key,
  name: media.name,
  mediaType: media.mediaType,
  extension: media.contentType,
  altText: media.altText,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  posterKey: posters.key,
};

export const isPosterOfMedia = eq(posters.id, media.posterId);
export const inMediaOrder = [asc(mediaUses.position), asc(mediaUses.id)] as const;

export interface MediaRow extends Omit<MediaItem, 'url' | 'thumbnail'> {
  subject: string;
  subjectId: number;
  role: string;
  posterKey: string | null;
}

/** A file as pages and calls show it. */
export function mediaItem(row: MediaRow): MediaItem {
  const { key, name, mediaType, extension, altText, width, height, placeholder, sortOrder } = row;
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
    sortOrder,
  };
}

/** The pictures of the site itself: heroes and banners. */
export const allSiteMedia = statement((db) =>
  db
    .select(MEDIA_COLUMNS)
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(eq(mediaUses.subject, 'site'))
    .orderBy(...inMediaOrder),
);
