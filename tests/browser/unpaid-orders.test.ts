import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { leadHome } from './lead-home.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';
import { withCart } from './with-cart.ts';

const payCash = (page: Page) => page.getByRole('button', { name: 'Pay ₹1,000 cash on delivery' });
const payOnline = (page: Page) => page.getByRole('button', { name: 'Pay ₹900 online' });
const putBack = (page: Page) => page.getByRole('button', { name: 'Put it back in the cart' });
const waiting = (page: Page) => page.getByRole('heading', { name: /waits for your payment/ });

/** Opens the checkout for a person with a piece at ₹1,000 and an address. */
async function atCheckout(page: Page, shop: ShopHands, name: string): Promise<void> {
  await withCart(page, shop, name, 1000);
  await leadHome(page, shop);
  await page.goto('/checkout');
  await expect(page.getByText('Asha Rao')).toBeVisible();
}

/** Continues to the gateway, and returns the order's number. */
async function atGateway(page: Page, shop: ShopHands, name: string): Promise<string> {
  await atCheckout(page, shop, name);
  await page.getByRole('radio', { name: /Pay online/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('This plays the payment gateway')).toBeVisible();
  const back = await page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href');
  return new URL(back!).pathname.split('/').at(-1)!;
}

/** Expects a text in an alert that has the focus and is in the viewport without scrolling. */
async function expectSaidInSight(page: Page, words: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert).toBeFocused();
}

test.describe('an order that is refused says so in sight of its button: @desk', () => {
  const CAUSES = [
    ['when the shop asks to wait', 429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.'],
    ['when a limit is passed', 422, 'ORDER_TOO_DEAR', 'One order can be at most ₹1,00,00,000.'],
    ['when it has changed', 409, 'ORDER_MOVED_ON', 'This order has changed in the meantime.'],
    ['when the account is blocked', 403, 'ACCOUNT_BLOCKED', 'This account cannot order at the moment.'],
  ] as const;
  for (const [cause, status, code, message] of CAUSES) {
    test(cause, async ({ page, shop }) => {
      await atCheckout(page, shop, 'Refused');
      await page.route('**/api/orders?**', (route) =>
        route.fulfill({ status, json: { error: message, message, code, requestId: 'r' } }),
      );
      await page.getByRole('radio', { name: /Cash on delivery/ }).check();
      await page.getByRole('button', { name: 'Place order' }).click();
      await expectSaidInSight(page, message);
      await shop.expectAccessible(page);
    });
  }

  test('when the shop cannot be reached, and the same button then orders once', async ({ page, shop }) => {
    await atCheckout(page, shop, 'Offline');
    // The browser's own report of a lost connection is expected here, so a page without the check is used.
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await other.getByRole('radio', { name: /Cash on delivery/ }).check();
    await other.route('**/api/orders?**', (route) => route.abort('connectionfailed'));
    await other.getByRole('button', { name: 'Place order' }).click();
    await expectSaidInSight(other, 'your order is placed only once');
    await other.unroute('**/api/orders?**');
    await other.getByRole('button', { name: 'Place order' }).click();
    await other.waitForURL('**/confirmation?**');
    await other.close();
  });

  test('when an address cannot be saved', async ({ page, shop }) => {
    const { token } = await shop.signedUp(page, 'Addressless');
    const { skuId } = await shop.goods.sku({ price: 1000 });
    await fetch(`${shop.origin}/api/cart/item/add`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ skuId, quantity: 1 }),
    });
    await page.goto('/checkout');
    await page.getByLabel('PIN code').fill('500081');
    await page.getByLabel('Locality').fill('Madhapur');
    await page.getByLabel('Address (house, street)').fill('Flat 402, Lotus Residency');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.route('**/api/addresses', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Place order' }).click();
    await expectSaidInSight(page, messages.ADDRESS_CREATE_FAILED);
  });

  test('only once it is known where it goes: until then its button waits', async ({ page, shop }) => {
    await withCart(page, shop, 'Slow', 1000);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/addresses', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
    answer();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/confirmation?**');
  });

  test('when only its payment page could not be made: the order is shown with the ways to finish it', async ({
    page,
    shop,
  }) => {
    await atCheckout(page, shop, 'Linkless');
    await page.route('**/api/orders?**', async (route) => {
      const placed = await route.fetch();
      expect(placed.status()).toBe(200);
      const message = messages.CHECKOUT_NO_PAYMENT_LINK;
      // The shop answers 502 with this code. The test's page would report that status, so it gets 409.
      await route.fulfill({ status: 409, json: { error: message, message, code: 'CHECKOUT_NO_PAYMENT_LINK' } });
    });
    await page.getByRole('radio', { name: /Pay online/ }).check();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expectSaidInSight(page, messages.CHECKOUT_NO_PAYMENT_LINK);
    await expect(waiting(page)).toBeVisible();
    await payCash(page).click();
    await page.waitForURL('**/confirmation?**');
    await expect(page.getByRole('heading', { name: messages.ORDER_THANK_YOU })).toBeVisible();
  });
});

test.describe('who comes back from the gateway without paying', () => {
  test('finds the order at the checkout, in the cart and below the header, and pays it', async ({ page, shop }) => {
    const orderId = await atGateway(page, shop, 'Back');
    await page.goBack();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(waiting(page)).toContainText(orderId);
    await expect(page.getByText(/Your items are held until \d+:\d\d [ap]m\./)).toBeVisible();
    await expect(page.getByText(messages.CHECKOUT_NO_ITEMS)).toHaveCount(0);
    await shop.expectAccessible(page);
    await shop.expectReflow(page);
    await page.goto('/cart');
    await expect(waiting(page)).toContainText(orderId);
    await shop.expectAccessible(page);
    await page.goto('/blog');
    const notice = page.getByRole('link', { name: `Order ${orderId} waits for your payment` });
    await expect(notice).toBeVisible();
    await shop.expectAccessible(page);
    await notice.click();
    await payOnline(page).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: messages.PAYMENT_SUCCESSFUL })).toBeVisible();
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: /waits for your payment/ })).toBeHidden();
  });

  test('takes it with cash on delivery from the page that says the payment failed', async ({ page, shop }) => {
    const orderId = await atGateway(page, shop, 'Cash');
    await page.goto(`/payment-success/${orderId}`);
    await expect(page.getByRole('heading', { name: messages.PAYMENT_FAILED })).toBeVisible();
    await expect(payCash(page)).toBeVisible();
    await shop.expectAccessible(page);
    await payCash(page).click();
    await page.waitForURL('**/confirmation?**');
    await expect(page.getByRole('heading', { name: messages.ORDER_THANK_YOU })).toBeVisible();
    await expect(page.getByText('Cash on delivery: Pending').first()).toBeVisible();
  });

  test('is led back to the order by Return to Checkout, and puts it back into the cart', async ({ page, shop }) => {
    const orderId = await atGateway(page, shop, 'Return');
    await page.goto(`/payment-success/${orderId}`);
    await page.getByRole('link', { name: messages.PAYMENT_RETURN_TO_CHECKOUT }).click();
    await expect(waiting(page)).toContainText(orderId);
    await putBack(page).click();
    const outcome = page.getByRole('status').filter({ hasText: `Order ${orderId} is cancelled` });
    await expect(outcome).toContainText('In your cart again');
    await expect(outcome).toBeFocused();
    // The checkout contains the items again, for an order with another payment method.
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/confirmation?**');
  });

  test('is not offered cash where it is not possible, and reads why', async ({ page, shop }) => {
    await withCart(page, shop, 'Small', 400);
    await leadHome(page, shop);
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('This plays the payment gateway')).toBeVisible();
    await page.goto('/cart');
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText('Pay online, or add ₹101 more for cash on delivery.')).toBeVisible();
    await expect(page.getByRole('button', { name: /cash on delivery/ })).toHaveCount(0);
  });

  test('who has paid after all is told so, wherever they look', async ({ page, shop }) => {
    const orderId = await atGateway(page, shop, 'Paid');
    const linkId = page.url().split('/').at(-1)!;
    const paid = await fetch(`${shop.origin}/sandbox/razorpay/pay/${linkId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid', webhooks: false }),
    });
    expect(paid.status).toBe(200);
    await page.goto('/cart');
    await expect(
      page.getByText(`Your payment for order ${orderId} has arrived, so the order is placed.`),
    ).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
  });
});
