import * as messages from '#contract/messages.ts';
import { expect, test } from './shop-test.ts';

const CHOKER = '/product/kundan-choker-set-pearl-drops';
const JHUMKA = '/product/temple-lotus-jhumka';

test(
  'a product page tells what people decide by, and what the law wants to be told',
  { tag: '@desk' },
  async ({ page, shop }) => {
    await page.goto(CHOKER);
    const details = page.getByRole('region', { name: 'Details' });
    for (const [label, value] of [
      ['Plating', 'Gold-tone plated'],
      ['Base metal', 'Brass'],
      ['Closure', 'Adjustable dori'],
      ['Weight', '145 g'],
      ['Net quantity', '1 choker, 1 pair of earrings, 2 spare stones'],
      ['MRP (inclusive of all taxes)', '₹3,499'],
      ['Country of origin', 'India'],
    ]) {
      await expect(details.locator('div', { has: page.getByText(label!, { exact: true }) })).toContainText(value!);
    }
    await expect(details.getByText(/Farhan Fashion Jewellery, .*Mumbai, Maharashtra 400064/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Complete the look' }).getByRole('article').first()).toBeVisible();
    const ofSeller = page.getByRole('region', { name: 'More from this seller' });
    await expect(ofSeller.getByRole('article').first()).toBeVisible();
    await expect(ofSeller.getByRole('link', { name: 'All of Farhan Fashion Jewellery' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shop.expectAccessible(page);
  },
);

test('what was looked at is found again, in this browser', async ({ page }) => {
  await page.goto(CHOKER);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeHidden();
  await page.goto(JHUMKA);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.getByRole('link', { name: /Kundan Choker Set/ }).click();
  await expect(page).toHaveURL(CHOKER);
  await expect(recent.getByRole('link')).toHaveCount(1);
  await page.goto('/');
  await expect(recent.getByRole('link')).toHaveCount(2);
});

test('on a phone picture, name, price, choice and purchase are in the first screen, and the purchase stays there', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has them side by side');
  await page.goto('/product/lakshmi-nakshi-broad-kada');
  const bar = page.locator('[data-buy-bar]');
  const { y: barTop, height } = (await bar.boundingBox())!;
  expect(barTop + height).toBeLessThanOrEqual(800);
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.product_price'),
    page.getByRole('group', { name: /^Size/ }).locator('label').first(),
  ]) {
    const box = (await shown.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(barTop);
  }
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('₹1,399');
  await expect(bar.getByRole('button', { name: 'Buy Now' })).toBeInViewport();
  await page.goto(JHUMKA);
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test("a size is the shopper's to choose: both buttons lead to the sizes until there is one", async ({ page, shop }) => {
  await page.goto('/product/lakshmi-nakshi-broad-kada');
  const sizes = page.getByRole('group', { name: /^Size/ });
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose a size' }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.SELECT_SIZE_COLOR })).toBeInViewport();
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL('/product/lakshmi-nakshi-broad-kada');
  await shop.expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(sizes.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(messages.SELECT_SIZE_COLOR)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('the size guide can be read and printed', async ({ page, shop }) => {
  await page.goto('/product/temple-lotus-jhumka');
  await page.goto('/size-guide');
  await expect(page.getByRole('row', { name: /^2\.10 66\.7 mm/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^12 16\.6 mm 52 mm/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
  await shop.expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'A ruler of 150 millimetres' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeHidden();
});

test(
  'a size is told with its millimetres, beside the guide, which opens over the page',
  { tag: '@desk' },
  async ({ page, shop }) => {
    await page.goto('/product/meenakari-bangle-set-of-6');
    await page.locator('label', { hasText: /^2\.6$/ }).click();
    await expect(page.getByText('2.6 (60.3 mm across)')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Size guide', exact: true });
    await link.click();
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    await expect(guide.getByRole('row', { name: /^2\.10 66\.7 mm/ })).toBeVisible();
    await shop.expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', '/size-guide#bangles');
  },
);

test('a collection is a page of its own, filtered in place', { tag: '@desk' }, async ({ page, shop, isMobile }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Shop by style' })
    .getByRole('link', { name: /^Temple Jewellery/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temple Jewellery' })).toBeVisible();
  await shop.expectAccessible(page);
  const before = await page.getByText(/^\d+ products$/).innerText();
  if (isMobile) await page.getByRole('link', { name: /^Filter/ }).click();
  await page
    .getByRole('link', { name: /^Jhumkas \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL('/shop/temple?category=jhumkas');
  await expect(page.getByText(/^\d+ products?$/)).not.toHaveText(before);
});

test('the menu leads to every kind of piece', { tag: '@desk' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = isMobile
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Categories' });
  await menu.getByText('Earrings', { exact: true }).click();
  await menu.getByRole('link', { name: 'Chandbalis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chandbalis' })).toBeVisible();
});
