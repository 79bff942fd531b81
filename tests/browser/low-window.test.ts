import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { withCart } from './with-cart.ts';

/** The viewport of a person who zooms a window of 1366×900 pixels to 400 %. */
const ENLARGED = { width: 342, height: 225 };

/** Returns the percentage of the window's height that fixed elements cover while the page scrolls. */
function staysInPlace(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' });
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isHeld(element.parentElement));
    let held = 0;
    for (let y = 1; y < innerHeight; y += 2) if (isHeld(document.elementFromPoint(innerWidth / 2, y))) held += 2;
    return (held / innerHeight) * 100;
  });
}

test('a low window is left to the page: no bar stays in it', async ({ page, shop }) => {
  await withCart(page, shop, 'Zoom', 1000);
  await page.setViewportSize(ENLARGED);
  const { seoUrl } = await shop.goods.sku({ price: 1000 });
  for (const path of [
    '/',
    `/product/${seoUrl}`,
    '/category/jhumkas',
    '/search?q=jhumka',
    '/cart',
    '/checkout',
    '/help',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await staysInPlace(page), path).toBe(0);
  }
});

test('the header is one line, however narrow the phone', async ({ page, shop }) => {
  await shop.signedUp(page, 'Narrow');
  for (const width of [320, 342, 360, 412]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/checkout']) {
      await page.goto(path);
      const { height } = (await page.getByRole('banner').boundingBox())!;
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(62);
    }
  }
});

test('the search of a narrow phone still opens below the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('banner').locator('input[name=q]');
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
});
