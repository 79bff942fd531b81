import { expect, test } from './shop-test.ts';

/** One page of each kind. What a browser complains of on the way fails the test by itself. */
const PAGES = [
  '/',
  '/shop',
  '/category/jhumkas',
  '/store/meera-temple-jewels',
  '/product/lakshmi-kasu-temple-necklace-set',
  '/search?q=jhumka',
  '/cart',
  '/checkout',
  '/track-order',
  '/payment-success/RH-0000-0000-0000',
  '/signin',
  '/signup',
  '/blog',
  '/hindu-festivals-calendar',
  '/hindu-festivals-calendar/2026',
  '/hindu-festivals-calendar/2026/karwa-chauth',
  '/help',
  '/contact',
  '/shipping',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`${path} is accessible, and nothing of it lies beside the window`, async ({ page, shop }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await shop.expectAccessible(page);
    const { inside, window } = await page.evaluate(() => ({
      inside: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(inside).toBeLessThanOrEqual(window);
  });
}
