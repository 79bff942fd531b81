import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { leadHome } from './lead-home.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';
import { withCart } from './with-cart.ts';

/** Opens the checkout for a person with a piece in the cart and an address. */
async function atCheckout(page: Page, shop: ShopHands, name: string): Promise<void> {
  await withCart(page, shop, name, 1000);
  await leadHome(page, shop);
  await page.goto('/checkout');
  await expect(page.getByText('Asha Rao')).toBeVisible();
}

test('who pays online fails first, comes back, and pays the same order', async ({ page, shop }) => {
  await atCheckout(page, shop, 'Asha');
  await page.getByRole('radio', { name: /Pay online/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();

  await expect(page.getByText('This plays the payment gateway')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('radio', { name: /Net banking/ }).check();
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  const back = await page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href');
  await page.goto(back!.replace(shop.siteOrigin, shop.origin));

  await expect(page.getByRole('heading', { name: messages.PAYMENT_FAILED })).toBeVisible();
  await shop.expectAccessible(page);
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByRole('button', { name: 'Pay ₹900 online' }).click();

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: messages.PAYMENT_SUCCESSFUL })).toBeVisible();
  await expect(page.getByText(orderId).first()).toBeVisible();
  // The order and the next steps are below.
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByText('Online: Paid').first()).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: messages.PAYMENT_VIEW_ORDERS }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText('Online: Paid')).toBeVisible();
});

test('who leaves the gateway finds the way back to it in the order', async ({ page, shop }) => {
  await atCheckout(page, shop, 'Leela');
  await page.getByRole('radio', { name: /Pay online/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('This plays the payment gateway')).toBeVisible();
  const back = await page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href');
  await page.goto(`/confirmation?orderId=${new URL(back!).pathname.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { name: 'Your order waits for your payment' })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Pay ₹900 online' }).click();
  await expect(page.getByText('This plays the payment gateway')).toBeVisible();
});

test.describe('the page payers come back to', () => {
  for (const query of ['', '?razorpay_payment_id=pay_X&razorpay_payment_link_id=%00&razorpay_signature=x', '?x=%ff']) {
    test(`asks a stranger to sign in, whatever stands in its address: ${query || 'nothing'}`, async ({
      page,
      shop,
    }) => {
      await page.goto(`/payment-success/RH-0000-0000-0000${query}`);
      await expect(page.getByRole('main').getByRole('link', { name: messages.SIGN_IN })).toBeVisible();
      await shop.expectAccessible(page);
    });
  }
});
