import type { Locator, Page } from '@playwright/test';
import { whileAllIsLaidOut } from './laid-out.ts';
import { expect, test } from './shop-test.ts';

/** Returns the number of cards whose picture, name and price are visible without scrolling. */
const seenAtOnce = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.phone-bar');
    const end = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
    return [...document.querySelectorAll('.card')].filter(
      (card) => card.querySelector('.price')!.getBoundingClientRect().bottom <= end,
    ).length;
  });

test('home shows its button in the first screen of a phone, and goods with their prices within one and a half', async ({
  page,
  isMobile,
  shop,
}) => {
  test.skip(!isMobile, 'a desk shows both at once');
  await page.goto('/');
  const below = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await below('main .button')).toBeLessThan(500);
  expect(await below('.card .price')).toBeLessThan(1200);
  await shop.expectAccessible(page);

  // Between two festival seasons there is no festival to order for.
  if ((await page.locator('[data-worn-on]').count()) === 0) return;
  await page.evaluate(() => localStorage.setItem('ratnahaat:1:deliveryPincode', '560034'));
  await page.reload();
  await expect(page.getByText(/^\s*Order by \w{3}, \d.* to have it in 560034 in time\.\s*$/)).toBeVisible();
});

test(
  'a list shows four products in the first screen of a phone, and two even rows on a desk',
  { tag: '@desk' },
  async ({ page, isMobile }) => {
    for (const path of ['/category/bangles', '/shop/bridal', '/search?q=jhumka']) {
      await page.goto(path);
      expect(await seenAtOnce(page), path).toBeGreaterThanOrEqual(4);
      const heights = await whileAllIsLaidOut(page, () =>
        page.locator('.card').evaluateAll((cards) => cards.map((card) => card.clientHeight)),
      );
      expect(new Set(heights).size, path).toBe(1);
      expect(heights[0]!).toBeLessThan(isMobile ? 270 : 340);
    }
    // The same with a delivery date on each card.
    await page.evaluate(() => localStorage.setItem('ratnahaat:1:deliveryPincode', '560034'));
    await page.reload();
    await expect(page.locator('.reach').first()).toBeVisible();
    expect(await seenAtOnce(page)).toBeGreaterThanOrEqual(4);
  },
);

test('on a phone the next twelve are added below at the same address, and are there again after a reload', async ({
  page,
  isMobile,
  shop,
}) => {
  test.skip(!isMobile, 'a wide screen has the numbers alone');
  await page.goto('/shop');
  const names = page.locator('.card h3');
  await expect(names).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Show 12 more' });
  await more.click();
  await expect(names).toHaveCount(24);
  await expect(page).toHaveURL('/shop');
  await expect(names.nth(12).getByRole('link')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await more.click();
  await expect(names).toHaveCount(36);
  const all = await names.allTextContents();
  expect(new Set(all).size).toBeGreaterThan(30);
  await shop.expectAccessible(page);

  await page.reload();
  await expect(names).toHaveCount(36);
  expect(await names.allTextContents()).toEqual(all);
  await names.nth(30).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(names).toHaveCount(36);

  // Another list starts at its top. Going back shows all loaded products again.
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/shop?page=4');
  await expect(names).toHaveCount(12);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(names).toHaveCount(36);
});

test('a page of a list has twelve, and the others by their numbers', { tag: '@desk' }, async ({ page, isMobile }) => {
  await page.goto('/shop');
  const names = page.locator('.card h3');
  await expect(names).toHaveCount(12);
  const [first] = await names.allTextContents();
  if (!isMobile) await expect(page.getByRole('link', { name: 'Show 12 more' })).toBeHidden();
  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL('/shop?page=3');
  await expect(names).toHaveCount(12);
  await expect(names.first()).not.toHaveText(first!);
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(names).toHaveCount(12);
  await expect(names.first()).not.toHaveText(first!);
});

test('a search that was shown further is so on the way back from a product', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has the numbers alone');
  await page.goto('/search?q=earrings');
  const names = page.locator('.card h3');
  await page.getByRole('link', { name: 'Show 12 more' }).click();
  await expect(names).toHaveCount(24);
  await expect(page).toHaveURL('/search?q=earrings');
  await page.reload();
  await expect(names).toHaveCount(24);
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(names).toHaveCount(12);
  await page.goBack();
  await expect(names).toHaveCount(24);
});

/** A product card on the home page without sizes to choose, whose product may be paid by cash on delivery. */
const READY = '.card:not(:has(.sizes))';

test('from home to an order in cash are six taps and seven fields for a new person, and four taps for who is known', async ({
  page,
  isMobile,
  shop,
}) => {
  test.skip(!isMobile, 'counted on a phone');
  const email = `lata.${shop.mark}@example.in`;
  const main = page.getByRole('main');
  let taps = 0;
  let fields = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const fill = async (label: string, text: string) => {
    fields += 1;
    await main.getByLabel(label).fill(text);
  };
  const openCheckout = async () => {
    await page.goto('/');
    const prices = await page.locator(`${READY} .price strong`).allTextContents();
    const place = prices.findIndex((price) => {
      const rupees = Number(price.replace(/\D/g, ''));
      return rupees > 500 && rupees < 5000;
    });
    await tap(page.locator(READY).nth(place).getByRole('heading').getByRole('link'));
    await tap(page.getByRole('button', { name: 'Buy Now' }));
  };

  await openCheckout();
  await fill('Email', email);
  await tap(main.getByRole('button', { name: 'Send OTP' }));
  await fill('OTP', await shop.code(email));
  await fill('Full name', 'Lata Rao');
  await fill('Mobile number', '98480 11223');
  await tap(main.getByRole('button', { name: 'Create Account' }));
  await page.waitForURL('**/checkout?**');
  await fill('PIN code', '500081');
  await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
  await fill('Locality', 'Madhapur');
  await fill('Address (house, street)', 'Flat 402, Lotus Residency');
  await tap(main.getByRole('radio', { name: /Cash on delivery/ }));
  await tap(main.getByRole('button', { name: 'Place order' }));
  await page.waitForURL('**/confirmation?**');
  expect(taps).toBeLessThanOrEqual(6);
  expect(fields).toBeLessThanOrEqual(7);

  taps = 0;
  await openCheckout();
  await tap(main.getByRole('radio', { name: /Cash on delivery/ }));
  await tap(main.getByRole('button', { name: 'Place order' }));
  await page.waitForURL('**/confirmation?**');
  expect(taps).toBeLessThanOrEqual(4);
});
