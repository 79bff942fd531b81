import type { ImageWidth } from '#contract/pages/image-url.ts';

/** Widths and places of the picture on stage; the page's head asks for the same one ahead of the page. */
export const STAGE_WIDTHS: readonly ImageWidth[] = [320, 480, 560, 640, 800, 960, 1200];
export const STAGE_SIZES = '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw';
