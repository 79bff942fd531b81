import type { Page } from '@playwright/test';
import { SEARCH_PAGE_SIZE } from '#contract/pages/search-path.ts';
import { expect, test } from './shop-test.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

/** Opens the search of the navigation bar, which is behind an icon on a phone. */
async function openBox(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  return page.getByRole('search', { name: 'Search', exact: true }).getByLabel('Search for jewellery');
}

test('the search page begins with ideas, and keeps the last searches in this browser', async ({ page, shop }) => {
  await page.goto('/search');
  for (const idea of ['bracelet', 'necklace', 'ring', 'watch', 'earrings']) {
    await expect(page.getByRole('link', { name: idea, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Your last searches' })).toBeHidden();
  await shop.expectAccessible(page);
  for (const q of ['Jhumka', 'nath', 'kada', 'payal', 'ring', 'NATH']) await page.goto(`/search?q=${q}`);
  await page.goto('/search');
  const recent = page.getByRole('region', { name: 'Your last searches' });
  await expect(recent.getByRole('link')).toHaveText(['nath', 'ring', 'payal', 'kada', 'jhumka']);
  await recent.getByRole('button', { name: 'Clear these' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await expect(recent).toBeHidden();
});

test('results follow the typing and the address follows the results', async ({ page, shop }) => {
  await page.goto('/search');
  const field = page.getByRole('search', { name: 'Search the shop' }).getByLabel('Search for jewellery');
  await field.fill('oxidised jhumka');
  await expect(page).toHaveURL('/search?q=oxidised%20jhumka');
  await expect(results(page).first()).toContainText('Oxidised Bell Jhumka');
  await expect(results(page).first().locator('mark').first()).toHaveText('Oxidised');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ products for/ })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shop.expectAccessible(page);

  await field.fill('earrings');
  await expect(page).toHaveURL('/search?q=earrings');
  await expect(page.locator('[data-count]')).toContainText('earrings');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const found = Number(/^\d+/.exec(await page.locator('[data-count]').innerText())![0]);
  await expect(pages.getByRole('link', { name: /^Page / })).toHaveCount(
    Math.min(5, Math.ceil(found / SEARCH_PAGE_SIZE)),
  );
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=earrings&page=2');
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(results(page).first()).toContainText('Oxidised Bell Jhumka');
  await results(page).first().getByRole('link', { name: 'Oxidised Bell Jhumka' }).click();
  await expect(page).toHaveURL('/product/oxidised-bell-jhumka');
});

test('filters and sorts of a search are those of a list', { tag: '@desk' }, async ({ page, isMobile, shop }) => {
  await page.goto('/search?q=choker');
  if (isMobile) await page.getByRole('link', { name: /^Filter/ }).click();
  const choice = page.getByRole('link', { name: /^Chokers \d+$/ });
  const count = Number(/\d+$/.exec((await choice.innerText()).trim())![0]);
  await choice.click();
  await expect(page).toHaveURL('/search?q=choker&category=chokers');
  if (isMobile) await page.getByRole('link', { name: `Show ${count} items` }).click();
  await expect(page.getByText(`${count} products for “choker”`).first()).toBeVisible();
  if (isMobile) await page.getByRole('link', { name: /^Sort/ }).click();
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL('/search?q=choker&category=chokers&sort=price-asc');
  await expect(page.getByRole('dialog')).toBeHidden();
  // While results load, the old ones are pale.
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy');
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search?q=choker&sort=price-asc');
});

test('a search says what it was taken for, and can be taken word by word', async ({ page, shop }) => {
  await page.goto('/search?q=titan%20watch');
  await expect(page.getByText('Titan is not sold at Ratnahaat.')).toBeVisible();
  await page.goto('/search?q=gift%20for%20wife%20under%20500');
  await expect(page.getByText('We looked for gifts for her, ₹500 or less.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Search for the words “gift for wife under 500” instead' }).click();
  await expect(page).toHaveURL('/search?q=gift%20for%20wife%20under%20500&words=plain');
  await expect(page.getByText('We looked for')).toHaveCount(0);
  await page.goto('/search?q=oxidised%20jhumka%20qqqqxyx');
  await expect(page.getByText('Nothing has all these words. What you see is without “qqqqxyx”.')).toBeVisible();
});

test('who finds nothing is offered something', async ({ page, shop }) => {
  await page.goto('/search?q=qqqqxyx');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular with shoppers' }).getByRole('article').first()).toBeVisible();
  await shop.expectAccessible(page);
  await page.goto('/search?q=jhmuka');
  await expect(page.getByText('Nothing is called “jhmuka”')).toBeVisible();
  await expect(results(page).first()).toContainText(/jhumka|jimikki/i);
});

test('the bar completes what is typed, by keyboard alone', { tag: '@desk' }, async ({ page, isMobile, shop }) => {
  await page.goto('/');
  const field = await openBox(page, isMobile);
  await field.click();
  await field.pressSequentially('jhum');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options).toHaveCount(8);
  await expect(page.getByRole('status').filter({ hasText: '8 suggestions' })).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await shop.expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('jhum');
  await field.pressSequentially('k');
  await expect(options).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category/jhumkas');
});

test('Enter in the bar searches', { tag: '@desk' }, async ({ page, isMobile }) => {
  await page.goto('/');
  const field = await openBox(page, isMobile);
  await field.fill('mangalsutra');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=mangalsutra');
  await expect(results(page).first()).toContainText('Mangalsutra');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms, filters and pages all work', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('search', { name: 'Search the shop' }).getByLabel('Search for jewellery');
    await field.fill('earrings');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=earrings');
    await expect(results(page)).toHaveCount(12);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?q=earrings&page=2');
    await expect(results(page)).toHaveCount(12);
  });
});

test('a list that fails under the sheet of a phone says so in its place, and is searched again', async ({
  page,
  isMobile,
  shop,
}) => {
  test.skip(!isMobile, 'a desk has no sheets');
  await page.goto('/search?q=jhumka');
  await page.getByRole('link', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.route(/style=Temple/, (route) => route.fulfill({ status: 404, body: '' }));
  await sheet.getByRole('link', { name: /^Temple \d+$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Error: Failed to search products$/ })).toBeInViewport();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(results(page).first()).toBeVisible();
});
