import type { ImageWidth } from '#contract/pages/image-url.ts';

/** Widths and places of the picture on a card; the head of a list asks for the first ones ahead of the page. */
export const CARD_WIDTHS: readonly ImageWidth[] = [200, 320, 480, 640];
export const CARD_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw';

/** So many cards of a list are seen at first, on a phone and on a desk. */
export const FIRST_CARDS = 4;
