import { expect, test } from './shop-test.ts';

const CHOKER = '/product/kundan-choker-set-pearl-drops';
const JHUMKA = '/product/temple-lotus-jhumka';

test('a product page tells what people decide by, and what the law wants to be told', async ({ page, shop }) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shop.expectAccessible(page);
});

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

test('on a phone the purchase stays at hand while the page is read', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows it all the time');
  await page.goto(JHUMKA);
  const bar = page.getByRole('complementary', { name: /^Buy / });
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('₹849');
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
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

test('a size is told with its millimetres, and leads to the guide', async ({ page }) => {
  await page.goto('/product/meenakari-bangle-set-of-6');
  await page.locator('label', { hasText: /^2\.6$/ }).click();
  await expect(page.getByText('2.6 (60.3 mm across)')).toBeVisible();
  await page.getByRole('link', { name: 'Size guide', exact: true }).first().click();
  await expect(page).toHaveURL('/size-guide#bangles');
});

test('a collection is a page of its own, filtered in place', async ({ page, shop, isMobile }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Put together for you' })
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

test('the menu leads to every kind of piece', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = isMobile
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('navigation', { name: 'Categories' });
  await menu.getByText('Earrings', { exact: true }).click();
  await menu.getByRole('link', { name: 'Chandbalis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chandbalis' })).toBeVisible();
});
