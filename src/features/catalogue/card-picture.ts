import type { ImageWidth } from '#contract/pages/image-url.ts';

/** Widths and `sizes` of a card's picture; list pages preload the first ones. */
export const CARD_WIDTHS: readonly ImageWidth[] = [200, 320, 480, 640];
export const CARD_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw';

/** Cards in the first screen of a list, on phones and desktops. */
export const FIRST_CARDS = 4;
