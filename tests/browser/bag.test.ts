import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import type { MadeSku } from '../support/goods.ts';
import { addressForm } from '../support/forms.ts';
import { ask } from './ask.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

const BAG = 'ratnahaat:1:bag';

/** Adds an item as a visitor, who is then led to sign in. */
async function addAsVisitor(page: Page, { seoUrl }: MadeSku, quantity = 1): Promise<void> {
  await page.goto(`/product/${seoUrl}`);
  for (let pieces = 1; pieces < quantity; pieces += 1) await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL('**/login?**');
}

async function enterCode(page: Page, shop: ShopHands, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await shop.code(email));
}

test(
  'a visitor who chose three goods has them once after signing in, and orders them',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const [first, second, third] = [
      await shop.goods.sku({ price: 700 }),
      await shop.goods.sku({ price: 450 }),
      await shop.goods.sku({ price: 300 }),
    ];
    const { email } = await shop.goods.member();
    await addAsVisitor(page, first);
    await expect(page.getByText('Added to your cart once you sign in.')).toBeVisible();
    await addAsVisitor(page, second, 2);
    await addAsVisitor(page, third);
    await expect(page.getByText('2 more items are added to your cart once you sign in.')).toBeVisible();
    await shop.expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

    // Another one is chosen and not wanted after all.
    const unwanted = await shop.goods.sku({ price: 99 });
    await addAsVisitor(page, unwanted);
    await page.getByRole('button', { name: 'Not now' }).click();

    await page.getByRole('link', { name: 'See them' }).click();
    await page.waitForURL('**/cart');
    await expect(page.getByText(messages.CART_SIGNIN_BANNER)).toBeVisible();
    for (const { name } of [first, second, third]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeDisabled();
    }
    await expect(page.getByText('Total MRP (4 items)')).toBeVisible();
    for (const more of await page.getByRole('button', { name: 'One more' }).all()) await expect(more).toBeDisabled();
    await expect(page.getByRole('button', { name: messages.COUPON_APPLY, exact: true })).toBeDisabled();
    await expect(page.getByLabel('A note for the seller')).toBeDisabled();
    await page.getByLabel('Coupon code').fill('WELCOME10');
    await shop.expectAccessible(page);

    await page.getByRole('link', { name: messages.CART_SIGNIN_TO_PROCEED }).click();
    await enterCode(page, shop, email);
    await page.waitForURL('**/cart');
    await expect(page.getByText('Total MRP (4 items)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(page.getByText('Changed since you chose them')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Total MRP (4 items)')).toBeVisible();

    const token = await page.evaluate(() => localStorage.getItem('ratnahaat:1:jwt')!);
    await ask(shop, token, 'POST', '/api/addresses', addressForm());
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/confirmation?**');
    for (const { name } of [first, second, third]) await expect(page.getByRole('link', { name })).toHaveCount(1);
  },
);

test('the cart of a visitor follows another tab, which signs in and has it once', async ({ page, shop }) => {
  const [first, second] = [await shop.goods.sku({ price: 700 }), await shop.goods.sku({ price: 450 })];
  const { email } = await shop.goods.member();
  const other = await page.context().newPage();
  await page.goto('/cart');
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
  await addAsVisitor(other, first);
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
  await addAsVisitor(other, second);
  await expect(page.getByText('Total MRP (2 items)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await enterCode(other, shop, email);
  await other.waitForURL('**/cart');
  for (const tab of [page, other]) {
    await expect(tab.getByText('Total MRP (2 items)')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  }
  await other.close();
});

test(
  'after a week the cart has the prices of today, and what is gone is said',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const [dearer, soldOut, last] = [
      await shop.goods.sku({ price: 700 }),
      await shop.goods.sku({ seller: 'meera', price: 450, stock: 1 }),
      await shop.goods.sku({ price: 300 }),
    ];
    const { email } = await shop.goods.member();
    for (const sku of [dearer, soldOut, last]) await addAsVisitor(page, sku);
    const WEEK_MS = 7 * 24 * 3_600_000;
    await page.evaluate(
      ([key, age]) => {
        const bag = JSON.parse(localStorage.getItem(key)!) as { items: { at: number }[] };
        for (const item of bag.items) item.at -= age;
        localStorage.setItem(key, JSON.stringify(bag));
      },
      [BAG, WEEK_MS] as const,
    );
    const admin = await shop.staffToken('admin@ratnahaat.example');
    await ask(shop, admin, 'PUT', `/api/admin/skus/${dearer.skuId}`, { mrpPrice: 3000, sellingPrice: 750 });
    const meera = await shop.staffToken('meera@ratnahaat.example');
    await ask(shop, meera, 'PATCH', `/api/inventory/${soldOut.skuId}/decrease`, { quantity: 1 });

    const priceNote = 'It costs ₹750 now. It was ₹700 when you chose it.';
    await page.goto('/cart');
    await expect(page.getByText(priceNote)).toBeVisible();
    await expect(page.getByText(messages.OUT_OF_STOCK)).toBeVisible();
    await expect(page.getByText('Total MRP (2 items)')).toBeVisible();
    await shop.expectAccessible(page);

    // The answer is lost on the first try: the cart tries again, and has it once.
    let tries = 0;
    await page.route('**/api/cart/merge', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.fulfill({ status: 429, json: {} });
    });
    await page.getByRole('link', { name: messages.CART_SIGNIN_TO_PROCEED }).click();
    await enterCode(page, shop, email);
    await page.waitForURL('**/cart');
    await expect(page.getByText('Total MRP (2 items)')).toBeVisible();
    const report = page.getByRole('status').filter({ hasText: 'Changed since you chose them' });
    await expect(report).toContainText(`${dearer.name}: ${priceNote}`);
    await expect(report).toContainText(`${soldOut.name}: ${messages.OUT_OF_STOCK}. It is on your wishlist instead.`);
    await shop.expectAccessible(page);
    expect(tries).toBe(2);
    await report.getByRole('button', { name: 'Close' }).click();
    await expect(report).toHaveCount(0);
    await page.goto('/wishlist');
    await expect(page.getByRole('main').getByRole('link', { name: soldOut.name })).toBeVisible();
  },
);
