import * as z from 'zod/mini';

export const MEDIA_TYPES = ['IMAGE', 'VIDEO', 'AUDIO'] as const;
export const MEDIA_EXTENSIONS = ['image/jpeg', 'image/webp', 'image/png', 'image/gif', 'image/avif', 'video/mp4', 'video/webm'] as const;

/** Widths a picture is served in. Others are refused, so that nobody can fill the disk with variants. */
export const IMAGE_WIDTHS = [96, 200, 320, 480, 640, 960, 1200, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

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

/** The address of a public file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** The address of a picture in one of its widths and formats; names its content, so it may be cached for ever. */
export function imageUrl(key: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}
