import { expect, test } from 'vitest';
import { FIRST_SCREEN_WIDTHS } from '#contract/pages/image-url.ts';
import { CARD_WIDTHS } from '../catalogue/card-picture.ts';
import { HERO_WIDTHS } from './hero-picture.ts';

/** Returns the width that a browser chooses for a picture shown `points` wide on a screen of some pixels per point. */
const chosen = (widths: readonly number[], points: number, pixels: number) =>
  widths.find((width) => width >= points * pixels) ?? widths.at(-1);

test.each([
  ['a phone of two pixels a point', 360, 2],
  ['a phone of three pixels a point', 360, 3],
])('%s shows pictures of the first screen that are drawn ahead', (_, window, pixels) => {
  // The hero's own width is 1600 in the demo shop.
  const heroWidths = HERO_WIDTHS.filter((width) => width <= 1600);
  expect(FIRST_SCREEN_WIDTHS.site).toContain(chosen(heroWidths, window * 1.6, pixels));
  expect(FIRST_SCREEN_WIDTHS.product).toContain(chosen(CARD_WIDTHS, window / 2, pixels));
});

test('a desktop shows pictures of the first screen that are drawn ahead', () => {
  expect(FIRST_SCREEN_WIDTHS.site).toContain(chosen(HERO_WIDTHS, 1366, 1));
  expect(FIRST_SCREEN_WIDTHS.product).toContain(chosen(CARD_WIDTHS, 18 * 16, 1));
});
