import * as messages from '#contract/messages.ts';
import { holdRequests } from './hold-requests.ts';
import { WITH_PICTURES } from './launching.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

test('the lightbox opens, steps and closes by keyboard', { tag: '@desk' }, async ({ page, shop }) => {
  await page.goto('/product/lakshmi-kasu-temple-necklace-set');
  await page.getByRole('link', { name: /large/i }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Large pictures' });
  await expect(dialog).toBeVisible();
  const shown = dialog.getByRole('img');
  await expect(shown).toBeVisible();
  await shop.expectAccessible(page);
  const first = await shown.getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveAttribute('src', first!);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAttribute('src', first!);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a picture is magnified to its own pixels, and no further', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows a whole master from the start');
  await page.goto('/product/lakshmi-kasu-temple-necklace-set');
  await page.getByRole('link', { name: /large/i }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Large pictures' });
  const shown = dialog.getByRole('img');
  const widthOf = async () => (await shown.boundingBox())!.width;
  await expect(shown).toBeVisible();
  const whole = await widthOf();
  const own = Number(await shown.getAttribute('width'));
  expect(whole).toBeLessThanOrEqual(own);
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.05);
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('+');
  await expect.poll(widthOf).toBeCloseTo(own, 0);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
});

test('a film is moved to its middle and back, without being sent again from its beginning', async ({ page }) => {
  const parts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webm')) parts.push(`${response.status()} ${response.headers()['content-range']}`);
  });
  await page.goto('/product/rose-halo-oval-ring');
  await page.locator('a[href$=".webm"]').click();
  const film = page.locator('video');
  const shown = await film.evaluate(async (element: HTMLVideoElement) => {
    const happened = (event: string) =>
      new Promise((resolve) => element.addEventListener(event, resolve, { once: true }));
    element.preload = 'auto';
    const loaded = happened('loadeddata');
    element.load();
    await loaded;
    const { duration } = element;
    const times: number[] = [];
    for (const time of [duration / 2, 0]) {
      const seeked = happened('seeked');
      element.currentTime = time;
      await seeked;
      times.push(element.currentTime);
    }
    return { duration, times, canBeMovedTo: element.seekable.length > 0 ? element.seekable.end(0) : 0 };
  });
  expect(shown.duration).toBeGreaterThan(1);
  expect(shown.times).toEqual([shown.duration / 2, 0]);
  expect(shown.canBeMovedTo).toBe(shown.duration);
  expect(parts[0]).toMatch(/^206 bytes 0-\d+\/\d+$/);
});

test('what is sold out says so and cannot be bought', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ stock: 0 });
  await page.goto(`/product/${sku.seoUrl}`);
  await expect(page.getByRole('status').filter({ hasText: messages.STOCK_OUT })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await shop.expectAccessible(page);
});

test('a product younger than every file opens all the same, with its own head', async ({ page, shop }) => {
  const sku = await shop.goods.sku();
  const answer = await page.goto(`/product/${sku.seoUrl}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(sku.name));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.siteOrigin}/product/${sku.seoUrl}`);
  await expect(page.locator('.product_price strong')).toHaveText('₹600');
});

test('the cart button becomes an update once the SKU is in the cart', async ({ page, shop }) => {
  await shop.signedUp(page, 'Meena');
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('link', { name: sku.name }).first().click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: messages.UPDATE_CART }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('clicks before the page is awake are all done, in their order', async ({ page, shop }) => {
  await shop.signedUp(page, 'Early');
  const sku = await shop.goods.sku();
  const wake = await holdRequests(page, '**/_astro/ProductView.*.js');
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  wake();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('Buy Now orders one item past the cart', async ({ page, shop }) => {
  await shop.signedUp(page, 'Sita');
  const sku = await shop.goods.sku({ price: 1200 });
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: messages.BUY_NOW }).click();
  await page.waitForURL('**/checkout**');
  await expect(page.getByText(sku.name)).toBeVisible();
  await expect(page.getByText('₹1,200').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows all it comes in, and says what buying needs', async ({ page }) => {
    await page.goto('/product/lotus-moti-tassel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const colour of ['Ruby', 'Emerald', 'White']) {
      await expect(page.getByRole('radio', { name: colour })).toBeVisible();
    }
    await expect(page.getByText('In Stock', { exact: true })).toBeVisible();
    // A regular expression, because Playwright does not find plain text in noscript.
    await expect(page.getByText(/^To buy this item, please switch on JavaScript/)).toBeVisible();
  });
});
