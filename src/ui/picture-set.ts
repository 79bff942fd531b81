import { imageUrl } from '#contract/pages/image-url.ts';
import type { ImageWidth } from '#contract/pages/image-url.ts';
import type { MediaItem } from '#contract/calls/media.ts';

type Pictured = Pick<MediaItem, 'key' | 'width'>;

/** Returns the widths up to the picture's own; at least the smallest. */
function widthsOf(own: number, widths: readonly ImageWidth[]): readonly ImageWidth[] {
  const usable = widths.filter((width) => width <= own);
  return usable.length > 0 ? usable : widths.slice(0, 1);
}

/** Returns the `srcset` of a picture. */
export function pictureSet({ key, width }: Pictured, widths: readonly ImageWidth[]): string {
  return widthsOf(width, widths)
    .map((wide) => `${imageUrl(key, wide, 'webp')} ${wide}w`)
    .join(', ');
}

/** Returns the `src` of a picture, for programs that do not know `srcset`. */
export function pictureSource({ key, width }: Pictured, widths: readonly ImageWidth[]): string {
  return imageUrl(key, widthsOf(width, widths).at(-1)!, 'webp');
}
