import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

const CATEGORY = '/category/jhumkas';
const PRODUCT = '/product/lakshmi-kasu-temple-necklace-set';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home leads everywhere', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The categories of the demo shop, to which other tests may add.
    expect(await page.locator('.tiles a').count()).toBeGreaterThanOrEqual(25);
    await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Secure payment' })).toBeVisible();
    await expect(page.locator('.card').first()).toContainText('₹');
    await page.locator('.tiles').getByRole('link', { name: 'Jhumkas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jhumkas' })).toBeVisible();
  });

  test('a category lists, filters and sorts by plain links', async ({ page }) => {
    await page.goto(CATEGORY);
    const cards = page.locator('.card');
    const all = await cards.count();
    expect(all).toBeGreaterThan(3);
    await expect(cards.first()).toContainText('₹');
    await page.goto(`${CATEGORY}?sort=price-asc`);
    const prices = await page.locator('.card .price strong').allTextContents();
    const amounts = prices.map((text) => Number(text.replace(/[₹,]/g, '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('the gift finder leads to what fits its answers', async ({ page }) => {
    await page.goto('/gift-finder');
    await page.getByText('Sister', { exact: true }).click();
    await page.getByText('A festival', { exact: true }).click();
    await page.getByText('Up to ₹499', { exact: true }).click();
    await page.getByRole('button', { name: 'Show gifts' }).click();
    await expect(page.getByText('We looked for gifts for her.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Festive.*take away/ })).toBeVisible();
    const prices = await page.locator('.card .price strong').allTextContents();
    expect(prices.length).toBeGreaterThan(3);
    for (const price of prices) expect(Number(price.replace(/[₹,]/g, ''))).toBeLessThanOrEqual(499);
  });

  test('a product shows all that a buyer decides by', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.product_price strong')).toContainText('₹2,899');
    await expect(page.locator('.product_price s')).toContainText('₹4,999');
    await expect(page.getByRole('definition').filter({ hasText: /^Meera Temple Jewels$/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(page.getByText('Country of origin')).toBeVisible();
    await expect(page.getByText('MRP inclusive of all taxes')).toBeVisible();
    // The whole description is visible, because only JavaScript collapses it.
    await expect(page.getByRole('button', { name: 'Read more' })).toBeHidden();
  });

  test('personal pages say what they need', async ({ page }) => {
    for (const path of ['/cart', '/checkout', '/signin', '/signup', '/confirmation', '/orders', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/), path).toBeVisible();
    }
  });

  test('an address that is not there is a page that says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/product/never-was');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });
});

/**
 * Returns the scripts that a page loads before any click: their size in kilobytes gzip, and whether they include React.
 */
async function scriptsOf(
  page: Page,
  path: string,
): Promise<{ kilobytes: number; hasReact: boolean; blocking: number }> {
  const asked: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') asked.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(asked);
  const sizes = bodies.map((body) => gzipSync(body).byteLength);
  const hasReact = bodies.some((body) => body.includes('react.dev/errors'));
  const blocking = await page.locator('script[src]:not([type=module]):not([defer]):not([async])').count();
  const inline = await page.locator('script:not([src]):not([type*=json])').evaluateAll((scripts) => {
    return scripts.map((script) => script.textContent ?? '');
  });
  const bytes = [...sizes, ...inline.map((text) => gzipSync(text).byteLength)].reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1000, hasReact, blocking };
}

for (const path of ['/', '/404']) {
  // 0.7 kB of it look up words, remember the choice of a language and follow it.
  test(`${path} stays under 15.7 kB of JavaScript, without React`, async ({ page }) => {
    const { kilobytes, hasReact, blocking } = await scriptsOf(page, path);
    expect(kilobytes).toBeLessThanOrEqual(15.7);
    expect(hasReact).toBe(false);
    expect(blocking).toBe(0);
  });
}

for (const path of [CATEGORY, PRODUCT]) {
  // The bag of a visitor has 0.6 kB of it, and words and addresses in the page's language 1.7 kB.
  test(`${path} stays under 93.5 kB of JavaScript, none of it blocking`, async ({ page }) => {
    const { kilobytes, blocking } = await scriptsOf(page, path);
    expect(kilobytes).toBeLessThanOrEqual(93.5);
    expect(blocking).toBe(0);
  });
}

test('a list of the console stays under 470 kB of JavaScript: editors and papers come with the pages that show them', async ({
  page,
  shop,
}) => {
  await staySignedIn(page, await shop.staffToken('meera@ratnahaat.example'), 'ROLE_SELLER');
  const { kilobytes, blocking } = await scriptsOf(page, '/seller/products');
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(470);
  expect(blocking).toBe(0);
});
