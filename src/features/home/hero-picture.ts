import type { ImageWidth } from '#contract/pages/image-url.ts';

/** Widths and `sizes` of the picture at the top, shared with its preload. */
export const HERO_WIDTHS: readonly ImageWidth[] = [480, 640, 960, 1200, 1600, 2000];
export const HERO_SIZES = '(max-width: 47.99rem) 160vw, 100vw';
