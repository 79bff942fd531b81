import type { ImageWidth } from '#contract/pages/image-url.ts';

/** Widths and `sizes` of the current picture, shared with its preload. */
export const STAGE_WIDTHS: readonly ImageWidth[] = [320, 480, 640, 960, 1200];
export const STAGE_SIZES = '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw';
