/* Limits of pictures, without their schemas: the server, the programs that draw and the forms need the same numbers. */

/**
 * Megapixels a picture may have, wherever it is uploaded or drawn. A 64-megapixel photo of a phone (9248 × 6944) passes.
 * Drawing one takes at most 300 MB and 4 s (measured with sharp 0.35 on 28 Nov 2026, a progressive JPEG on its side).
 */
export const PICTURE_MEGAPIXELS = 65;
export const PICTURE_MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;

/** Megapixels of all pictures of an animated GIF together: a browser unpacks each of them. */
export const GIF_MEGAPIXELS = 2 * PICTURE_MEGAPIXELS;

/** Pixels that each side of a picture needs that shows goods or a category. Google takes no smaller one than 100 × 100. */
export const SHOWN_PICTURE_LEAST_SIDE = 200;
/** How many times as long as its shorter side the longer one may be. */
export const SHOWN_PICTURE_MOST_RATIO = 4;
/** The same of a banner, which lies across a page. */
export const BANNER_MOST_RATIO = 8;

export interface PictureSize {
  width: number;
  height: number;
}

/** Whether a picture is large enough and not too long to show goods, a category or, as a banner, across a page. */
export function isFitToShow({ width, height }: PictureSize, mostRatio = SHOWN_PICTURE_MOST_RATIO): boolean {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  return shorter >= SHOWN_PICTURE_LEAST_SIDE && longer <= shorter * mostRatio;
}
