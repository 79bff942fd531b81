import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const LIST = '/category/jhumkas';

/** Returns the filters: on a phone a sheet, which this opens, and on a desk a column. */
async function filters(page: Page, isMobile: boolean | undefined) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('link', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

const total = async (page: Page) => Number((await page.locator('[data-count]').innerText()).split(' ')[0]);

/**
 * Expects the whole list: at least as many products as before, since other tests add goods, and no more than a new page
 * shows.
 */
async function expectWhole(page: Page, before: number): Promise<void> {
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(before);
  const shown = await total(page);
  const fresh = await page.context().newPage();
  await fresh.goto(LIST);
  expect(shown).toBeLessThanOrEqual(await total(fresh));
  await fresh.close();
}

test(
  'a filter changes the list in place: the address follows, the number is said, the keyboard stays',
  { tag: '@desk' },
  async ({ page, isMobile, shop }) => {
    await page.goto(LIST);
    const all = await total(page);
    const panel = await filters(page, isMobile);
    await shop.expectAccessible(page);
    const temple = panel.getByRole('link', { name: /^Temple \d+$/ });
    const promised = Number(/\d+/.exec(await temple.innerText())![0]);
    expect(all).toBeGreaterThan(promised);
    await page.evaluate(() => ((globalThis as { stayed?: boolean }).stayed = true));
    await temple.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?style=Temple`);
    await expect(page.getByRole('status').filter({ hasText: /^\s*\d+ products?\s*$/ })).toHaveText(
      `${promised} products`,
    );
    await expect(panel.getByRole('link', { name: /^Temple/ })).toBeFocused();
    await expect(panel.getByRole('link', { name: /^Temple/ })).toHaveAttribute('aria-current', 'true');
    if (isMobile) {
      await panel.getByRole('link', { name: `Show ${promised} items` }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused();
    }
    await expect(page.locator('.card')).toHaveCount(Math.min(24, promised));
    await shop.expectAccessible(page);

    await page
      .getByRole('list', { name: 'Chosen filters' })
      .getByRole('link', { name: /^Temple/ })
      .click();
    await expect(page).toHaveURL(LIST);
    await expectWhole(page, all);
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?style=Temple`);
    await expect.poll(() => total(page)).toBe(promised);
    await page.goForward();
    await expectWhole(page, all);
    expect(await page.evaluate(() => (globalThis as { stayed?: boolean }).stayed)).toBe(true);
  },
);

test('prices are a band, or two numbers', { tag: '@desk' }, async ({ page, isMobile }) => {
  await page.goto(LIST);
  const panel = await filters(page, isMobile);
  await panel.getByLabel('From ₹').fill('300');
  await panel.getByLabel('To ₹').fill('900');
  await panel.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(`${LIST}?min=300&max=900`);
  const prices = await page.locator('.card .price strong').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) {
    const rupees = Number(price.replace(/[₹,]/g, ''));
    expect(rupees).toBeGreaterThanOrEqual(300);
    expect(rupees).toBeLessThanOrEqual(900);
  }
});

test('a value that would leave nothing is no link', { tag: '@desk' }, async ({ page, isMobile }) => {
  await page.goto(`${LIST}?color=Emerald`);
  const panel = await filters(page, isMobile);
  await expect(panel.getByText('nothing with these filters').first()).toBeAttached();
  await expect(panel.getByRole('link', { name: / 0$/ })).toHaveCount(0);
});

test('an empty list says which filter to take away', async ({ page }) => {
  // Oxidised pieces have no emerald. There are more jhumkas with emerald than oxidised ones.
  await page.goto(`${LIST}?color=Emerald&style=Oxidised`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  const wayOut = page.getByRole('link', { name: /^Without “Oxidised”: \d+ products?$/ });
  const promised = Number(/\d+/.exec(await wayOut.innerText())![0]);
  await wayOut.click();
  await expect(page).toHaveURL(`${LIST}?color=Emerald`);
  await expect.poll(() => total(page)).toBe(promised);
});

test(
  'where the list cannot be loaded the old one stays and says so',
  { tag: '@desk' },
  async ({ page, isMobile, shop }) => {
    await page.goto(LIST);
    const before = await total(page);
    const panel = await filters(page, isMobile);
    await page.route(/style=Temple/, (route) => route.fulfill({ status: 404, body: '' }));
    await panel.getByRole('link', { name: /^Temple \d+$/ }).click();
    // On a phone the sheet covers the list.
    const alert = (isMobile ? panel : page).getByRole('alert');
    await expect(alert).toContainText('The list could not be loaded');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await shop.expectAccessible(page);
    await expect(page).toHaveURL(LIST);
    expect(await total(page)).toBe(before);
  },
);

test('the sheets of a phone keep the keyboard, and close by Escape', async ({ page, isMobile, shop }) => {
  test.skip(!isMobile, 'a desk has no sheets');
  await page.goto(LIST);
  const opener = page.getByRole('link', { name: /^Sort/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sort by' });
  await expect(sheet).toBeVisible();
  await shop.expectAccessible(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await sheet.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${LIST}?sort=price-asc`);
});

test('all collections are found on one page, each with its picture', async ({ page, shop }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'All collections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All collections' })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: /^Temple Earrings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temple Earrings' })).toBeVisible();
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(8);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links on every screen', { tag: '@desk' }, async ({ page, isMobile }) => {
    await page.goto(LIST);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    if (isMobile) {
      await expect(panel).toBeHidden();
      await page.getByRole('link', { name: /^Filter/ }).press('Enter');
    }
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: /^Temple \d+$/ }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${LIST}\\?style=Temple$`));
    await expect(page.locator('.card').first()).toBeVisible();
  });
});

test('a page that a list does not have leads to its last one, and back it says so again', async ({ page, shop }) => {
  const answer = await page.goto('/shop?page=99');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This list has no page 99.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: /^Go to the last page, \d+$/ }).click();
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?page=\d{1,2}$/);
  await page.goBack();
  await expect(page.getByText('This list has no page 99.')).toBeVisible();
  await expect(page.locator('[data-trouble]')).toBeHidden();
});
