// Apart from media.ts, so that islands which only show pictures load no schemas.

/** Widths a picture is served in. Others are refused, so that nobody can fill the disk with variants. */
export const IMAGE_WIDTHS = [96, 200, 320, 480, 560, 640, 800, 960, 1200, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The address of a public file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** The address of a picture in one of its widths and formats; names its content, so it may be cached for ever. */
export function imageUrl(key: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** The largest width a picture is served in: never more than it has. */
export function widestOf(ownWidth: number): ImageWidth {
  return IMAGE_WIDTHS.findLast((width) => width <= ownWidth) ?? IMAGE_WIDTHS[0];
}
