import * as z from 'zod/mini';

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

/** A picture or film as pages show it. `url` is the master; see `imageUrl` for its sizes. */
export const MediaItem = z.object({
  key: z.string(),
  url: z.string(),
  name: z.string(),
  mediaType: z.enum(MEDIA_TYPES),
  extension: z.enum(MEDIA_EXTENSIONS),
  /** The still picture of a film. */
  thumbnail: z.nullable(z.string()),
  altText: z.string(),
  width: z.int(),
  height: z.int(),
  /** A picture of a few bytes, as a data address, shown until the real one is there. */
  placeholder: z.nullable(z.string()),
  sortOrder: z.int(),
});
export type MediaItem = z.output<typeof MediaItem>;
