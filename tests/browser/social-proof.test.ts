import type { Page } from '@playwright/test';
import { clock } from '../support/clock.ts';
import { expect, test } from './shop-test.ts';

const card = (page: Page) => page.getByRole('complementary', { name: 'What others are looking at' });

/** Opens a page whose card has a sale to show, with a clock that the test controls. */
async function open(page: Page, path: string): Promise<void> {
  const sale = { product: { name: 'Kasu Jhumka', seoUrl: 'kasu-jhumka', imageUrl: null }, place: 'Pune' };
  await page.route('**/notifications/sales', (route) =>
    route.fulfill({ json: [{ ...sale, soldAt: new Date(clock.now()).toISOString() }] }),
  );
  await page.clock.install();
  await page.goto(path);
}

/** Advances the clock until the page requests the recent sales. */
async function begin(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/notifications/sales');
  await page.clock.runFor(12_000);
  await asked;
}

/** Returns whether the card overlaps a control. */
const liesOnControl = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('[data-proof]')!.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(button, input, select, textarea, label, .button)')].some(
      (control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      },
    );
  });

test('the card of what others bought never lies on a choice', async ({ page, shop }) => {
  const { seoUrl } = await shop.goods.sku({ category: 'bangles', size: '2.4,2.6,2.8,2.10', price: 900 });
  await open(page, `/product/${seoUrl}`);
  // The sizes are where the card would be, so the card waits until they are gone.
  const sizes = page.getByRole('group', { name: /^Size/ });
  await sizes.scrollIntoViewIfNeeded();
  await sizes.evaluate((group) => scrollBy(0, group.getBoundingClientRect().bottom - (innerHeight - 130)));
  await begin(page);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();

  // Without a control there, the card is shown. It disappears as soon as a control comes under it.
  await page.evaluate(() => {
    const space = document.createElement('div');
    space.style.height = '3000px';
    document.querySelector('main')!.append(space);
    space.scrollIntoView();
  });
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(card(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await liesOnControl(page)).toBe(false);
  await sizes.evaluate((group) => scrollBy(0, group.getBoundingClientRect().bottom - (innerHeight - 130)));
  await expect(card(page)).toBeHidden();
});

test('the card is shown where nothing is to be chosen', async ({ page }) => {
  await open(page, '/about');
  await begin(page);
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('Someone in Pune bought Kasu Jhumka');
});
