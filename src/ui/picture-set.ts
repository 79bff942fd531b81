import { imageUrl } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';

type Pictured = Pick<MediaItem, 'key' | 'width'>;

/** The widths a picture is asked for in; one that is smaller than all of them comes as it is in the smallest. */
function widthsOf(own: number, widths: readonly ImageWidth[]): readonly ImageWidth[] {
  const usable = widths.filter((width) => width <= own);
  return usable.length > 0 ? usable : widths.slice(0, 1);
}

/** A picture in several widths, as `srcset` writes them. */
export function pictureSet({ key, width }: Pictured, widths: readonly ImageWidth[], format: ImageFormat): string {
  return widthsOf(width, widths)
    .map((wide) => `${imageUrl(key, wide, format)} ${wide}w`)
    .join(', ');
}

/** For browsers from before AVIF, few as they are: one size for all of them, so that lists of addresses stay short. */
export function pictureFallback({ key, width }: Pictured, widths: readonly ImageWidth[]): string {
  return imageUrl(key, widthsOf(width, widths).at(-1)!, 'webp');
}
