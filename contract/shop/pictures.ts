/* Limits of pictures, without schemas: the server, the programs that render and the forms share them. */

/**
 * The most megapixels of a picture, uploaded or rendered. A phone's 64-megapixel photo (9248 × 6944) passes. Rendering
 * one takes at most 300 MB and 4 s (measured with sharp 0.35 on 28 Nov 2026, a rotated progressive JPEG).
 */
export const PICTURE_MEGAPIXELS = 65;
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;

/** The most megapixels of all frames of an animated GIF together, because a browser unpacks each of them. */
export const GIF_MEGAPIXELS = 2 * PICTURE_MEGAPIXELS;

/** The least pixels of each side of a picture of a product or a category. Google accepts no picture below 100 × 100. */
export const SHOWN_PICTURE_LEAST_SIDE = 200;
/** The largest ratio of the longer to the shorter side. */
export const SHOWN_PICTURE_MOST_RATIO = 4;
/** The same ratio for a banner across a page. */
export const BANNER_MOST_RATIO = 8;

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Returns whether a picture is large enough, and not too long, for a product, a category or, as a banner, across a
 * page.
 */
export function isFitToShow({ width, height }: PictureSize, mostRatio = SHOWN_PICTURE_MOST_RATIO): boolean {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  return shorter >= SHOWN_PICTURE_LEAST_SIDE && longer <= shorter * mostRatio;
}
