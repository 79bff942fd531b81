// Separate from media.ts, so that islands which only show pictures load no schemas.

/** The widths of served pictures. The server refuses others, so that no client fills the disk with variants. */
export const IMAGE_WIDTHS = [96, 200, 320, 480, 640, 800, 960, 1200, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** WebP for pages, JPEG for programs. Decision 021 says why there is no AVIF. */
export const IMAGE_FORMATS = ['webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Extensions of files with these widths and formats; videos have none. */
const PICTURE_ENDINGS = ['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif'];

/** Returns the address of a public file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** Returns the address of a picture in a width and format. It identifies its content, so it can be cached forever. */
export function imageUrl(key: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** Parses the part after the key of `imageUrl`; undefined if no picture has such an address. */
export function readImageVariant(key: string, variant: string): { width: ImageWidth; format: ImageFormat } | undefined {
  if (!PICTURE_ENDINGS.includes(key.slice(key.lastIndexOf('.') + 1))) return undefined;
  for (const width of IMAGE_WIDTHS) {
    const format = IMAGE_FORMATS.find((known) => variant === `${width}.${known}`);
    if (format) return { width, format };
  }
  return undefined;
}

/** Returns the largest width a picture is served in, at most its own width. */
export function widestOf(ownWidth: number): ImageWidth {
  return IMAGE_WIDTHS.findLast((width) => width <= ownWidth) ?? IMAGE_WIDTHS[0];
}

/**
 * The widths in which a first screen shows a picture, by what it belongs to: on phones with two and three pixels per
 * point, and on desktops with one. A test compares them with the widths of the pages.
 */
export const FIRST_SCREEN_WIDTHS = {
  site: [1200, 1600],
  category: [96, 200, 320],
  product: [320, 480, 640],
} as const satisfies Record<string, readonly ImageWidth[]>;
