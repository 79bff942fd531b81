import { FULL_TAG } from '../../scripts/test-classes.ts';
import { clock } from '../support/clock.ts';
import { expect, expectNothingBeside, test } from './shop-test.ts';
import { DESK } from './windows.ts';

const year = Number(clock.today().slice(0, 4));

/** One page of each kind, and of texts with special elements. Every error that the browser reports fails the test. */
const PAGES = [
  '/',
  '/shop',
  '/category/jhumkas',
  '/shop/bridal',
  '/shop/collections',
  '/gift-finder',
  '/store/meera-temple-jewels',
  '/product/lakshmi-kasu-temple-necklace-set',
  '/search?q=jhumka',
  '/cart',
  '/wishlist',
  '/checkout',
  '/orders',
  '/cancel',
  '/history',
  '/dashboard',
  '/track-order',
  '/payment-success/RH-0000-0000-0000',
  '/signin',
  '/signup',
  '/become-seller',
  '/forgot-password',
  '/reset-password',
  '/blog',
  '/hindu-festivals-calendar',
  `/hindu-festivals-calendar/${year}`,
  // A future festival, whose page shows the last day to order.
  `/hindu-festivals-calendar/${year + 1}/karwa-chauth`,
  '/help',
  '/contact',
  '/shipping',
  '/privacy',
  '/care',
  '/sitemap',
  '/about/team',
  '/no-such-page',
];

/** The kinds of page with a different layout on a desk. The others only have more room there. */
const OTHERWISE = ['/', '/shop', '/product/lakshmi-kasu-temple-necklace-set', '/cart', '/checkout', '/orders', '/blog'];

/** The kinds of page that the class `quick` checks. */
const QUICK = [
  '/',
  '/category/jhumkas',
  '/product/lakshmi-kasu-temple-necklace-set',
  '/search?q=jhumka',
  '/cart',
  '/checkout',
  '/orders',
  '/signin',
  '/become-seller',
  '/blog',
  '/hindu-festivals-calendar',
  '/help',
];

for (const path of PAGES) {
  const tag = [...(OTHERWISE.includes(path) ? ['@desk'] : []), ...(QUICK.includes(path) ? [] : [FULL_TAG])];
  test(
    `${path} is accessible, by day and by night, and nothing of it lies beside the window`,
    { tag },
    async ({ page, shop, isMobile }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await shop.expectAccessible(page);
      await expectNothingBeside(page);
      // Colours are the same in both window sizes.
      if (isMobile) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await shop.expectLegible(page);
        await page.setViewportSize(DESK);
        await expectNothingBeside(page);
      }
      // Zoom makes a desk's window as narrow as a small phone's.
      await shop.expectReflow(page);
    },
  );
}
