import { clock } from '../support/clock.ts';
import { expect, test } from './shop-test.ts';

const PRODUCT = '/product/temple-lotus-jhumka';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a piece is shared by plain links, WhatsApp first', async ({ page, shop }) => {
    await page.goto(PRODUCT);
    const share = page.locator('details', { hasText: 'Share' }).last();
    await share.getByText('Share', { exact: true }).click();
    const links = share.getByRole('link');
    await expect(links).toHaveText(['WhatsApp', 'Facebook', 'X', 'Telegram', 'Email', 'Pinterest']);
    await expect(share.getByRole('button')).toHaveCount(0);
    const whatsApp = new URL((await links.first().getAttribute('href'))!);
    expect(whatsApp.origin).toBe('https://wa.me');
    expect(whatsApp.searchParams.get('text')).toMatch(new RegExp(`Jhumka.*₹849\\n${shop.siteOrigin}${PRODUCT}$`));
  });

  test('the house is asked about this very piece', async ({ page, shop }) => {
    await page.goto(PRODUCT);
    const ask = new URL((await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href'))!);
    expect(ask.pathname).toBe('/914040000000');
    expect(ask.searchParams.get('text')).toMatch(/Jhumka/);
    expect(ask.searchParams.get('text')).toMatch(/\([A-Z0-9-]+\)/);
    expect(ask.searchParams.get('text')).toContain(shop.siteOrigin + PRODUCT);
  });
});

test('a link is copied, and said to be', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PRODUCT);
  await page.getByText('Share', { exact: true }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const notice = page.getByText('Link copied');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.siteOrigin + PRODUCT);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(notice).toBeHidden();
  // The next test may use the same window.
  await context.clearPermissions();
});

test('a phone that shares by itself is asked to, first of all', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await page.goto(PRODUCT);
  await page.getByText('Share', { exact: true }).click();
  const ways = page.locator('details[data-share] li:visible');
  await expect(ways.first()).toHaveText('Share with an app');
  await expect(ways.nth(1)).toHaveText('WhatsApp');
  await ways.first().getByRole('button').click();
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared'))!) as ShareData;
  expect(shared.url).toBe(shop.siteOrigin + PRODUCT);
  expect(shared.text).toContain('₹849');
});

test('Pinterest takes nothing without a picture, and is said to', async ({ page }) => {
  await page.goto(PRODUCT);
  // All pages of the demo shop have a picture, so this adds the link of a page without one.
  await page.locator('details[data-share] ul').evaluate((list) => {
    list.insertAdjacentHTML('beforeend', '<li><button type="button" data-share-without-image>Pin it</button></li>');
  });
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Pin it' }).click();
  await expect(
    page.getByText('Cannot share to Pinterest without an image. Please try another sharing option.'),
  ).toBeVisible();
});

test('an island that crashes says so, and the page around it stays', async ({ browser, baseURL }) => {
  // A separate page, because this test causes an error in the console.
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await page.route('**/products/*', (route) => route.fulfill({ json: { skus: null } }));
  await page.goto(PRODUCT);
  await page.mouse.wheel(0, 100);
  const alert = page.getByRole('alert').filter({ hasText: 'Polishing Things Up' });
  await expect(alert).toHaveText(
    /We're Polishing Things Up… Please refresh the page or try again in a few moments\.\s*Refresh Page/,
  );
  await expect(page.getByRole('heading', { name: 'About this item' })).toBeVisible();
  await page.unroute('**/products/*');
  await alert.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.context().close();
});

test('there is a way back from a page that is not there', async ({ page }) => {
  await page.goto('/size-guide');
  await page.goto('/nothing-here');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/size-guide');
});

for (const path of [
  '/category/maang-tikka',
  '/shop/temple',
  '/store/meera-temple-jewels',
  `/hindu-festivals-calendar/${clock.today().slice(0, 4)}/diwali`,
]) {
  test(`what unfolds from the one 'Share' of ${path} lies within the window`, { tag: '@desk' }, async ({ page }) => {
    await page.goto(path);
    await page.locator('details[data-share] > summary').click();
    const viewport = page.viewportSize()!;
    const { x, width } = (await page.locator('details[data-share] ul').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
  });
}
