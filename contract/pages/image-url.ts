// Apart from media.ts, so that islands which only show pictures load no schemas.

/** Widths a picture is served in. Others are refused, so that nobody can fill the disk with variants. */
export const IMAGE_WIDTHS = [96, 200, 320, 480, 560, 640, 800, 960, 1200, 1600, 2000] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The endings of the files that come in these widths and formats; a film does not. */
const PICTURE_ENDINGS = ['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif'];

/** The address of a public file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** The address of a picture in one of its widths and formats; names its content, so it may be cached for ever. */
export function imageUrl(key: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** Reads what stands behind the key in `imageUrl`; nothing where no picture has such an address. */
export function readImageVariant(key: string, variant: string): { width: ImageWidth; format: ImageFormat } | undefined {
  if (!PICTURE_ENDINGS.includes(key.slice(key.lastIndexOf('.') + 1))) return undefined;
  for (const width of IMAGE_WIDTHS) {
    const format = IMAGE_FORMATS.find((known) => variant === `${width}.${known}`);
    if (format) return { width, format };
  }
  return undefined;
}

/** The largest width a picture is served in: never more than it has. */
export function widestOf(ownWidth: number): ImageWidth {
  return IMAGE_WIDTHS.findLast((width) => width <= ownWidth) ?? IMAGE_WIDTHS[0];
}
