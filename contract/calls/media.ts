import * as z from 'zod/mini';
import { namedOnce } from './lists.ts';
import { line, prose } from './wire.ts';

/** The subjects that files are shown with or uploaded for. */
export const MEDIA_SUBJECTS = [
  'product',
  'sku',
  'category',
  'collection',
  'site',
  'review',
  'post',
  'page',
  'letter',
  'return',
  'weightDispute',
  'seller',
] as const;

export const MEDIA_TYPES = ['IMAGE', 'VIDEO', 'AUDIO'] as const;
export const MEDIA_EXTENSIONS = [
  'image/jpeg',
  'image/webp',
  'image/png',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
] as const;

/** Percent from the left and from the top. */
const Percent = z.int().check(z.minimum(0), z.maximum(100));
/** The focal point, which stays visible when a picture is cropped. */
export const Focus = z.object({ x: Percent, y: Percent });
export type Focus = z.output<typeof Focus>;

/** A picture or film on a page. `url` is the original; see `imageUrl` for its sizes. */
export const MediaItem = z.object({
  key: z.string(),
  url: z.string(),
  name: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  extension: z.enum(MEDIA_EXTENSIONS),
  /** The poster image of a film. */
  thumbnail: z.nullable(z.string()),
  altText: z.string(),
  width: z.int(),
  height: z.int(),
  /** A preview of a few bytes, as a data URL, until the picture is loaded. */
  placeholder: z.nullable(z.string()),
  /** Null for the centre. */
  focus: z.nullable(Focus),
  /** The product colour that it shows; null if it shows all colours, or no product. */
  color: z.nullable(z.string()),
  sortOrder: z.int(),
});
export type MediaItem = z.output<typeof MediaItem>;

const ALT_MAX = 200;
/** The alternative text of a picture. */
export const AltText = prose(ALT_MAX, `The text of a picture can have at most ${ALT_MAX} characters`);
const COLOR_MAX = 40;

/**
 * A picture or film for a subject, by its key; without a key, by the last part of its URL. Lists are sorted by
 * `sortOrder`, or keep the order of the input. Absent fields of a file stay unchanged.
 */
export const ChosenMedia = z.pipe(
  z.object({
    key: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    url: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    altText: z.optional(AltText),
    sortOrder: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
    focus: z.optional(z.nullable(Focus)),
    color: z.optional(z.nullable(line('Colour', COLOR_MAX))),
  }),
  z.transform(({ key, url, ...shown }, context) => {
    const named = key || (url.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? '');
    if (named === '')
      context.issues.push({ code: 'custom', message: 'Please choose a file', path: ['key'], input: key });
    return { key: named, ...shown };
  }),
);
export type ChosenMedia = z.output<typeof ChosenMedia>;

/** Returns a schema for a list of files without duplicates. */
export function mediaList(max: number, tooMany: string) {
  return namedOnce(z.array(ChosenMedia).check(z.maxLength(max, tooMany)), 'file', 'key');
}
