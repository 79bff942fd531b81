import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { addressForm } from '../support/forms.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Somebody who is signed in, and orders by a call. */
async function shopper(page: Page, shop: ShopHands, name: string) {
  const { email, token } = await shop.signedUp(page, name);
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const buy = async (method: 'COD' | 'PREPAID', quantity = 1): Promise<string> => {
    const { skuId } = await shop.goods.sku({ price: 1000 });
    const direct = { checkoutType: 'buy-now', directPurchase: true, buyNowItem: { skuId, quantity } };
    const placed = await send('POST', `/api/orders?paymentMethod=${method}`, { ...addressForm(), ...direct });
    return (placed as { orderId: string }).orderId;
  };
  return { email, send, buy };
}

/** What is said while a call is refused without a word. */
async function silenced(page: Page, path: string | RegExp, act: () => Promise<unknown>, words: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 429, json: {} }));
  await act();
  await expect(page.getByText(words)).toBeVisible();
  await page.unroute(path);
}

test('lists and pages of orders say what could not be read, and are read when asked again', async ({ page, shop }) => {
  const { buy } = await shopper(page, shop, 'Kamala');
  const orderId = await buy('COD');
  for (const path of ['/orders', '/history']) {
    await silenced(page, '**/api/orders/user?**', () => page.goto(path), messages.ORDER_HISTORY_FAILED);
    await page.getByRole('button', { name: messages.RETRY }).click();
    await expect(page.getByText(orderId).first()).toBeVisible();
  }
  for (const path of [`/orders?orderId=${orderId}`, `/confirmation?orderId=${orderId}`]) {
    await silenced(page, `**/api/orders/${orderId}`, () => page.goto(path), messages.ORDER_DETAILS_UNAVAILABLE);
    await expect(page.getByRole('heading', { name: messages.ORDER_ERROR_LOADING })).toBeVisible();
    await page.getByRole('button', { name: messages.RETRY }).click();
    await expect(page.getByRole('button', { name: messages.ORDER_PRINT })).toBeVisible();
  }
  await page.goto('/cancel');
  await page.getByLabel('Order number').fill(orderId);
  const show = page.getByRole('button', { name: 'Show the order' });
  await silenced(page, `**/api/orders/${orderId}`, () => show.click(), messages.ORDER_FETCH_FAILED);
  await show.click();
  await page.getByLabel('Reason').selectOption(messages.CANCEL_REASON_WRONG_ITEM);
  const cancel = page.getByRole('button', { name: 'Cancel 1 item' });
  await silenced(page, '**/cancel', () => cancel.click(), messages.ORDER_CANCEL_ERROR);
  await cancel.click();
  await expect(page.getByText('The order is cancelled.')).toBeVisible();
});

test('an invoice that cannot be had says so, and one that is kept as well', async ({ page, shop }) => {
  const { buy } = await shopper(page, shop, 'Padma');
  const orderId = await buy('COD');
  await page.goto(`/orders?orderId=${orderId}`);
  const view = page.getByRole('button', { name: 'View invoice' });
  await silenced(page, '**/invoice/view/**', () => view.click(), messages.INVOICE_VIEW_FAILED);
  const keep = page.getByRole('button', { name: 'Download invoice' });
  await silenced(page, '**/invoice/download/**', () => keep.click(), messages.INVOICE_DOWNLOAD_FAILED);
  await keep.click();
  await expect(page.getByText(messages.INVOICE_DOWNLOADED)).toBeVisible();
});

test('an order that could not be sent is sent again by the same button', async ({ page, shop }) => {
  const { send } = await shopper(page, shop, 'Durga');
  const { skuId } = await shop.goods.sku({ price: 1000 });
  await send('PUT', '/api/cart/item/add', { skuId, quantity: 1 });
  await send('POST', '/api/addresses', addressForm());
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const order = page.getByRole('button', { name: 'Place order' });
  await silenced(page, '**/api/orders?**', () => order.click(), messages.ORDER_CREATE_FAILED);
  // A connection that is gone once, without the browser's word of it.
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (!String(input).startsWith('/api/orders?')) return real(input, init);
      window.fetch = real;
      return Promise.reject(new TypeError('gone'));
    };
  });
  await order.click();
  await expect(page.getByText(messages.CHECKOUT_ORDER_ERROR)).toBeVisible();
  await order.click();
  await page.waitForURL('**/confirmation?**');
});

test('a payment nobody can tell of is asked about again, and an unpaid one leads back', async ({ page, shop }) => {
  const { buy } = await shopper(page, shop, 'Sarala');
  const orderId = await buy('PREPAID');
  // A connection that is gone, without the browser's word of it.
  await page.addInitScript(() => {
    const real = window.fetch;
    // Whether the call is sent before the event or after it, it fails.
    const gone = new Promise((resolve) => addEventListener('gone', resolve, { once: true }));
    window.fetch = (input, init) =>
      String(input).endsWith('/status/PLACED') && !document.title.startsWith('Asked')
        ? gone.then(() => Promise.reject(new TypeError('gone')))
        : real(input, init);
  });
  await page.goto(`/payment-success/${orderId}`);
  await expect(page.getByRole('heading', { name: messages.PAYMENT_VERIFYING })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('gone')));
  await expect(page.getByRole('heading', { name: messages.PAYMENT_VERIFICATION_FAILED })).toBeVisible();
  await expect(page.getByText(messages.PAYMENT_TRY_LATER)).toBeVisible();
  await shop.expectAccessible(page);
  await page.evaluate(() => (document.title = 'Asked again'));
  await page.getByRole('button', { name: messages.RETRY }).click();
  await expect(page.getByRole('heading', { name: messages.PAYMENT_FAILED })).toBeVisible();
  const back = page.getByRole('link', { name: messages.PAYMENT_RETURN_TO_CHECKOUT });
  await expect(back).toHaveAttribute('href', '/checkout');
});

test('the account says what could not be read, and tracking what it could not find out', async ({ page, shop }) => {
  const { email, buy } = await shopper(page, shop, 'Vimala');
  await silenced(page, '**/api/users/profile', () => page.goto('/dashboard'), messages.PROFILE_FETCH_FAILED);
  await expect(page.getByRole('heading', { name: messages.DASHBOARD_ERROR })).toBeVisible();
  await page.getByRole('button', { name: messages.RETRY }).click();
  for (const label of [messages.PROFILE_EMAIL, messages.PROFILE_PHONE, messages.PROFILE_MEMBER_SINCE]) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  const orderId = await buy('COD');
  await page.goto(`/track-order?orderId=${orderId}`);
  await expect(page.getByLabel('Order number')).toHaveValue(orderId);
  await page.getByLabel('Mobile number or email').fill(email);
  const track = page.getByRole('button', { name: 'Track' });
  await silenced(page, '**/api/track', () => track.click(), messages.TRACK_FAILED);
  await track.click();
  await expect(page.getByText('The seller has not handed it to a courier yet.')).toBeVisible();
});

test('a GSTIN that is wrong is marked at its field, by the form and by the shop', async ({ page, shop }) => {
  const { send } = await shopper(page, shop, 'Lalita');
  const { skuId } = await shop.goods.sku({ price: 1000 });
  await send('PUT', '/api/cart/item/add', { skuId, quantity: 1 });
  await send('POST', '/api/addresses', addressForm());
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByLabel('I need a GST invoice').check();
  const gstin = page.getByLabel('GSTIN');
  await page.getByLabel('Legal name of the business').fill('Lalita Traders');
  await gstin.fill('36AABCU9603R1ZX');
  const order = page.getByRole('button', { name: 'Place order' });
  await order.click();
  await expect(gstin).toHaveAttribute('aria-invalid', 'true');
  await expect(gstin).toBeFocused();
  await expect(gstin).toHaveAccessibleDescription(/GSTIN/);
  await shop.expectAccessible(page);

  await gstin.fill('27AAPFU0939F1ZV');
  await expect(gstin).not.toHaveAttribute('aria-invalid', 'true');
  const refusal = { error: 'Please check the marked fields.', fields: { 'business.gstin': 'This GSTIN is cancelled' } };
  await page.route('**/api/orders?**', (route) => route.fulfill({ status: 422, json: refusal }));
  await order.click();
  await expect(gstin).toBeFocused();
  await expect(gstin).toHaveAccessibleDescription('This GSTIN is cancelled');
  await page.unroute('**/api/orders?**');
  await gstin.fill('27AAPFU0939F1ZV ');
  await expect(gstin).not.toHaveAttribute('aria-invalid', 'true');
  await order.click();
  await page.waitForURL('**/confirmation?**');
  await expect(page.getByText('GSTIN 27AAPFU0939F1ZV')).toBeVisible();
});
