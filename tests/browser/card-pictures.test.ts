import { WITH_PICTURES } from './launching.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

test('a card shows its second picture to who swipes, without leaving the list', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk shows it under the pointer');
  await page.goto('/category/bangles');
  const second = page.locator('.card .second').first();
  // A shopper who only looks at the list loads no second picture.
  await expect(second.locator('img')).toHaveCount(0);
  await page
    .locator('.pictures')
    .first()
    .evaluate((pictures) => pictures.scrollBy({ left: pictures.clientWidth, behavior: 'instant' }));
  await expect(second).toBeInViewport();
  await expect
    .poll(() => second.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page).toHaveURL('/category/bangles');
});
