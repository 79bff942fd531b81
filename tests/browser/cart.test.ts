import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import type { MadeSku } from '../support/goods.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Signs a person up with a piece in the cart, and returns a function that adds more. */
async function shopper(page: Page, shop: ShopHands, name: string, sku: MadeSku, quantity = 1) {
  const { token } = await shop.signedUp(page, name);
  const add = async (skuId: number, pieces: number) => {
    const answer = await fetch(`${shop.origin}/api/cart/item/add`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ skuId, quantity: pieces }),
    });
    expect(answer.status).toBe(200);
  };
  await add(sku.skuId, quantity);
  return { add };
}

async function reprice(shop: ShopHands, { skuId }: MadeSku, sellingPrice: number): Promise<void> {
  const admin = await shop.staffToken('admin@ratnahaat.example');
  const answer = await fetch(`${shop.origin}/api/admin/skus/${skuId}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mrpPrice: 3000, sellingPrice }),
  });
  expect(answer.status).toBe(200);
}

async function sellOut(shop: ShopHands, { skuId }: MadeSku, pieces: number): Promise<void> {
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const answer = await fetch(`${shop.origin}/api/inventory/${skuId}/decrease`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${meera}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantity: pieces }),
  });
  expect(answer.status).toBe(200);
}

test('an item is saved for later, leaves the totals, and comes back with what changed meanwhile', async ({
  page,
  shop,
}) => {
  const [kept, later] = [
    await shop.goods.sku({ price: 700 }),
    await shop.goods.sku({ seller: 'meera', price: 900, stock: 3 }),
  ];
  const { add } = await shopper(page, shop, 'Leela', kept);
  await add(later.skuId, 3);
  await page.goto('/cart');
  await expect(page.getByText('7-day easy returns')).toBeVisible();
  await expect(page.getByText('Total MRP (4 items)')).toBeVisible();
  await page.getByRole('button', { name: `${messages.CART_SAVE_FOR_LATER} ${later.name}` }).click();
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('heading', { name: later.name })).toBeVisible();
  await expect(page.getByText(`${later.name} is saved for later.`)).toBeFocused();
  await expect(page.getByText('Total MRP (1 item)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await shop.expectAccessible(page);

  await reprice(shop, later, 750);
  await sellOut(shop, later, 1);
  await page.reload();
  await expect(saved).toContainText('less than when you saved it (₹900)');
  await expect(saved).toContainText('Only 2 left');
  await saved.getByRole('button', { name: `Move to cart ${later.name}` }).click();
  await expect(
    page.getByText(`${later.name} is in your cart. Only 2 left, so the quantity was reduced.`),
  ).toBeVisible();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await page.getByRole('button', { name: `${messages.CART_SAVE_FOR_LATER} ${later.name}` }).click();
  await sellOut(shop, later, 2);
  await page.getByRole('button', { name: `Remove ${kept.name}` }).click();
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
  await expect(page.getByRole('link', { name: messages.CONTINUE_SHOPPING })).toHaveAttribute('href', '/home');
  await expect(saved.getByText(messages.OUT_OF_STOCK)).toBeVisible();
  await expect(saved.getByRole('button', { name: /Move to cart/ })).toHaveCount(0);
  await shop.expectAccessible(page);
  await saved.getByRole('button', { name: `Remove ${later.name}` }).click();
  await expect(saved).toHaveCount(0);
});

test('a visitor is led to sign in, and an empty cart to the shop', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText(messages.CART_SIGNIN_BANNER)).toBeVisible();
  await expect(page.getByRole('link', { name: messages.CART_SIGNIN_TO_PROCEED })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fcart',
  );
  await expect(page.getByRole('link', { name: messages.CONTINUE_SHOPPING })).toHaveAttribute('href', '/home');
});

test('what the cart could not do is said, with the reason', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ price: 1000, stock: 9 });
  await shopper(page, shop, 'Usha', sku, 2);
  const without = async (path: string, words: string, act: () => Promise<unknown>) => {
    await page.route(path, (route) => route.fulfill({ status: 429, json: {} }));
    await act();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute(path);
  };
  await without('**/api/cart', messages.CART_FETCH_FAILED, () => page.goto('/cart'));
  await page.getByRole('button', { name: messages.RETRY }).click();
  const quantity = `${messages.CART_QUANTITY_FAILED}: ${messages.CART_UPDATE_FAILED}`;
  await without('**/item/update/**', quantity, () => page.getByRole('button', { name: 'One more' }).click());
  const save = page.getByRole('button', { name: `${messages.CART_SAVE_FOR_LATER} ${sku.name}` });
  await without('**/item/save/**', messages.CART_UPDATE_FAILED, () => save.click());
  const removal = `${messages.CART_REMOVE_FAILED}: ${messages.CART_DELETE_FAILED}`;
  const remove = page.getByRole('button', { name: `Remove ${sku.name}` });
  await without('**/item/delete/**', removal, () => remove.click());
  await save.click();
  const move = page.getByRole('button', { name: `Move to cart ${sku.name}` });
  await without('**/item/add', messages.CART_ADD_FAILED, () => move.click());
  await move.click();

  await page.getByLabel('Coupon code').fill('WELCOME10');
  const apply = page.getByRole('button', { name: messages.COUPON_APPLY, exact: true });
  await without('**/api/coupons/apply?**', messages.COUPON_NOT_VALID, () => apply.click());
  await apply.click();
  const takeOff = page.getByRole('button', { name: /^Remove coupon/ });
  await without('**/api/coupons/remove?**', messages.COUPON_REMOVE_FAILED, () => takeOff.click());
  await page.goto(`/product/${sku.seoUrl}`);
  const buyNow = page.getByRole('button', { name: messages.BUY_NOW });
  await without('**/api/cart/quote', messages.CHECKOUT_PROCEED_FAILED, () => buyNow.click());
});

test('before the scripts are there a visitor sees an empty cart with best sellers, and who is signed in that it loads', async ({
  page,
  shop,
}) => {
  const bestSellers = page.getByRole('heading', { name: 'Best sellers' });
  // The scripts never arrive.
  await page.route('**/_astro/*.js', () => {});
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
  await expect(bestSellers).toBeVisible();
  await expect(page.getByText(messages.LAZY_LOADING)).toBeHidden();

  await shop.signedUp(page, 'Wanda');
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByText(messages.LAZY_LOADING)).toBeVisible();
  await expect(page.getByText(messages.CART_EMPTY)).toBeHidden();
  await expect(bestSellers).toBeHidden();

  await page.unroute('**/_astro/*.js');
  await page.reload();
  await expect(page.getByText(messages.CART_EMPTY)).toBeVisible();
  await expect(bestSellers).toBeVisible();
});
