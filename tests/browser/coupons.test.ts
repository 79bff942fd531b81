import type { Locator, Page } from '@playwright/test';
import { COUPON_TYPES } from '#contract/calls/coupons.ts';
import type { CouponType } from '#contract/calls/coupons.ts';
import * as messages from '#contract/messages.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

/** For each type of coupon, the values of its form and its discount for three items of ₹1,000. */
const COUPONS: Record<CouponType, { type: string; fill: (form: Locator) => Promise<void>; off: string | undefined }> = {
  PERCENTAGE: {
    type: 'Percentage',
    fill: (form) => form.getByLabel('Percent off').fill('10'),
    off: '₹300',
  },
  FIXED_AMOUNT: {
    type: 'Fixed amount',
    fill: (form) => form.getByLabel('Rupees off').fill('150'),
    off: '₹150',
  },
  FREE_SHIPPING: { type: 'Free shipping', fill: () => Promise.resolve(), off: undefined },
  BUY_X_GET_Y: {
    type: 'Buy X, get Y free',
    async fill(form) {
      await form.getByLabel('Minimum quantity').fill('2');
      await form.getByLabel('Free quantity').fill('1');
    },
    off: '₹1,000',
  },
  TIERED_DISCOUNT: {
    type: 'Tiered discount',
    async fill(form) {
      await form.getByLabel('From rupees').fill('2000');
      await form.getByLabel('Percent off').fill('20');
    },
    off: '₹600',
  },
};

async function makeCoupon(page: Page, type: CouponType, code: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('Type').click();
  await page.getByRole('option', { name: COUPONS[type].type }).click();
  await COUPONS[type].fill(form);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(messages.COUPON_CREATED)).toBeVisible();
}

test('the house makes a coupon of each type, and a shopper uses it @only-desk', async ({ page, shop, browser }) => {
  const codeOf = (type: CouponType) => `${type.slice(0, 4)}-${shop.mark}`.toUpperCase();
  for (const type of COUPON_TYPES) {
    await enterAsAdmin(page, shop, '/coupons/create');
    await makeCoupon(page, type, codeOf(type));
  }

  const own = await browser.newPage();
  const { token } = await shop.signedUp(own, 'Leela');
  const sku = await shop.goods.sku({ price: 1000, stock: 9 });
  const added = await fetch(`${shop.origin}/api/cart/item/add`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ skuId: sku.skuId, quantity: 3 }),
  });
  expect(added.status).toBe(200);
  await own.goto(`${shop.origin}/cart`);
  for (const type of COUPON_TYPES) {
    await own.getByLabel('Coupon code').fill(codeOf(type));
    await own.getByRole('button', { name: messages.COUPON_APPLY, exact: true }).click();
    const takeOff = own.getByRole('button', { name: `Remove coupon ${codeOf(type)}` });
    await expect(takeOff).toBeVisible();
    const { off } = COUPONS[type];
    if (off !== undefined) await expect(own.getByText(new RegExp(`^[−-]\\s?${off}$`)).first()).toBeVisible();
    await takeOff.click();
    await expect(takeOff).toBeHidden();
  }
  await own.close();
});
