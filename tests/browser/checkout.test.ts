import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { addressForm } from '../support/forms.ts';
import type { MadeSku } from '../support/goods.ts';
import { Persona } from '../support/persona.ts';
import { codeFor, mailsTo, signUpAs } from '../support/sign-in.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

type Send = (method: string, path: string, body?: object) => Promise<Response>;

/** Signs a person up with a piece in the cart, and returns a function that sends requests for them. */
async function shopper(page: Page, shop: ShopHands, name: string, price = 1000): Promise<{ sku: MadeSku; send: Send }> {
  const { token } = await shop.signedUp(page, name);
  const send: Send = (method, path, body) =>
    fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const sku = await shop.goods.sku({ price, stock: 20 });
  expect((await send('PUT', '/api/cart/item/add', { skuId: sku.skuId, quantity: 1 })).status).toBe(200);
  return { sku, send };
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });
const payInCash = (page: Page) => page.getByRole('radio', { name: /Cash on delivery/ });

async function fillAddress(page: Page, pinCode: string): Promise<void> {
  await page.getByLabel('PIN code').fill(pinCode);
  await page.getByLabel('Locality').fill('Madhapur');
  await page.getByLabel('Address (house, street)').fill('Flat 402, Lotus Residency');
}

test('the cart says what is missing for cash on delivery, and what paying online saves', async ({ page, shop }) => {
  const { sku, send } = await shopper(page, shop, 'Tara', 400);
  await page.goto(`/product/${sku.seoUrl}`);
  await expect(page.getByText('Pay online, or add ₹101 more for cash on delivery.')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Pay online, or add ₹101 more for cash on delivery.')).toBeVisible();
  const costs = (await (await send('GET', '/api/cart')).json()) as { summary: { PREPAID: { total: number } } };
  await expect(page.getByText(`₹${costs.summary.PREPAID.total}`, { exact: true }).first()).toBeVisible();
  await shop.expectAccessible(page);
  await send('PUT', '/api/cart/item/add', { skuId: sku.skuId, quantity: 2 });
  await page.reload();
  await expect(page.getByText('₹80 less than in cash')).toBeVisible();

  // If couriers do not collect cash at an address, the cart already says so before the checkout.
  await page.evaluate(() => localStorage.setItem('ratnahaat:1:deliveryPincode', '744101'));
  await page.reload();
  await expect(page.getByText('Cash on delivery is not collected at 744101.')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('Cash on delivery is not collected at 744101.')).toBeVisible();
  await expect(payInCash(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await shop.expectAccessible(page);
});

test('the checkout leads nowhere but back and to help', async ({ page, shop }) => {
  await shopper(page, shop, 'Bela');
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/cart');
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('list')).toHaveCount(0);
});

test('an address that is refused keeps what was typed, and so does a reload', async ({ page, shop }) => {
  await shopper(page, shop, 'Veena');
  await page.goto('/checkout');
  await payInCash(page).check();
  await fillAddress(page, '500081');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel(/note for the seller/).fill('Please ring twice');
  await placeOrder(page).click();
  await expect(page.getByText(messages.ADDRESS_MOBILE_SEQUENTIAL)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Address (house, street)')).toHaveValue('Flat 402, Lotus Residency');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
  await expect(page.getByLabel(/note for the seller/)).toHaveValue('Please ring twice');
  await expect(payInCash(page)).toBeChecked();
  await page.getByLabel('Mobile number').fill('9848011223');
  await placeOrder(page).dblclick();
  await page.waitForURL('**/confirmation?**');
  await expect(page.getByText('Please ring twice')).toBeVisible();
});

test('who orders without a way to pay is led to the choice', async ({ page, shop }) => {
  const { send } = await shopper(page, shop, 'Mira');
  await send('POST', '/api/addresses', addressForm());
  await page.goto('/checkout');
  await expect(page.getByText('Asha Rao')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText(messages.CHECKOUT_PAYMENT_TYPE_MISSING).last()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pay online/ })).toBeFocused();
});

test('a session that ends on the way keeps what was typed for the same shopper', async ({ page, shop }) => {
  const email = `uma.${shop.mark}@example.in`;
  const token = await signUpAs(shop.origin, { email, fullName: 'Uma', mobile: '9848012345' });
  await page.goto('/');
  await page.evaluate((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_CUSTOMER');
  }, token);
  const sku = await shop.goods.sku({ price: 1000 });
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByRole('button', { name: messages.BUY_NOW }).click();
  await page.waitForURL('**/checkout?**');
  await fillAddress(page, '500081');
  await payInCash(page).check();
  // The session ends elsewhere, and this browser does not know it yet.
  const ended = await fetch(`${shop.origin}/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  await placeOrder(page).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: messages.SIGN_IN }).click();
  await page.getByLabel('Email').fill(email);
  const known = (await mailsTo(shop.origin, email))[0]!.id;
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await codeFor(shop.origin, email, known, 20_000));
  await page.waitForURL('**/checkout?type=buy-now');
  await expect(page.getByLabel('Address (house, street)')).toHaveValue('Flat 402, Lotus Residency');
  await expect(page.getByText(sku.name)).toBeVisible();
});

test('a session that ends on the way to an order of the cart loses nothing of it @desk', async ({ page, shop }) => {
  const email = `usha.${shop.mark}@example.in`;
  const token = await signUpAs(shop.origin, { email, fullName: 'Usha', mobile: '9848012345' });
  const usha = new Persona(shop.origin, token);
  const sku = await shop.goods.sku({ price: 1000 });
  expect((await usha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 2 })).status).toBe(200);
  expect((await usha.post('/api/coupons/apply?apply=true&code=WELCOME10')).status).toBe(200);
  await page.goto('/');
  await page.evaluate((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_CUSTOMER');
  }, token);
  await page.goto('/checkout');
  await payInCash(page).check();
  await fillAddress(page, '500081');
  await page.getByLabel(/note for the seller/).fill('Please ring twice');
  expect((await usha.post('/auth/logout')).status).toBe(200);
  await placeOrder(page).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: messages.SIGN_IN }).click();
  await page.getByLabel('Email').fill(email);
  const known = (await mailsTo(shop.origin, email))[0]!.id;
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await codeFor(shop.origin, email, known, 20_000));
  await page.waitForURL('**/checkout');
  await expect(page.getByLabel('Address (house, street)')).toHaveValue('Flat 402, Lotus Residency');
  await expect(page.getByLabel(/note for the seller/)).toHaveValue('Please ring twice');
  await expect(payInCash(page)).toBeChecked();
  await expect(page.getByText(sku.name)).toBeVisible();
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await placeOrder(page).click();
  await page.waitForURL('**/confirmation?**');
  await expect(page.getByText(sku.name).first()).toBeVisible();
  await expect(page.getByText('Please ring twice')).toBeVisible();
  await expect(page.getByText('Flat 402, Lotus Residency').first()).toBeVisible();
});

test('a price that changed is shown as a decision, with what was seen and what holds now', async ({ page, shop }) => {
  const { sku, send } = await shopper(page, shop, 'Rupa', 1000);
  await send('POST', '/api/addresses', addressForm());
  // The last price that the page asks for: one that it loads after the change leaves nothing to decide.
  const priced = page.waitForResponse((response) => response.url().includes('/api/cart?addressId='));
  await page.goto('/checkout');
  await payInCash(page).check();
  await priced;
  await expect(page.getByText('₹1,000').first()).toBeVisible();
  const admin = await shop.staffToken('admin@ratnahaat.example');
  const changed = await fetch(`${shop.origin}/api/admin/skus/${sku.skuId}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mrpPrice: 2000, sellingPrice: 1100 }),
  });
  expect(changed.status).toBe(200);
  await placeOrder(page).click();
  const decision = page.getByRole('alert');
  await expect(decision).toContainText('The total has changed since you last saw it.');
  await expect(decision).toContainText('₹1,000');
  await expect(decision).toContainText('₹1,100');
  await expect(decision).toBeFocused();
  await shop.expectAccessible(page);
  await decision.getByRole('button', { name: 'Order for ₹1,100' }).click();
  await page.waitForURL('**/confirmation?**');
});

test('a saved address is picked in a drawer, and an order of it needs two taps', async ({ page, shop }) => {
  const { send } = await shopper(page, shop, 'Gita');
  for (const name of ['Asha Rao', 'Gita Menon']) await send('POST', '/api/addresses', addressForm({ name }));
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Change or add an address' }).click();
  const drawer = page.getByRole('dialog', { name: 'Deliver to' });
  await shop.expectAccessible(page);
  await drawer.getByRole('radio', { name: /Gita Menon/ }).check();
  await drawer.getByRole('button', { name: 'Deliver here' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Gita Menon')).toBeVisible();
  await payInCash(page).check();
  await placeOrder(page).click();
  await page.waitForURL('**/confirmation?**');
  await expect(page.getByText('Gita Menon').first()).toBeVisible();
});

test('coupons are looked at in a drawer, and one is taken from there', async ({ page, shop }) => {
  await shopper(page, shop, 'Hema', 1000);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'See all coupons' }).click();
  const drawer = page.getByRole('dialog', { name: 'Coupons' });
  await expect(drawer.getByText('Best for this cart')).toBeVisible();
  await shop.expectAccessible(page);
  await drawer
    .getByRole('button', { name: /^Apply / })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(messages.COUPON_APPLIED)).toBeVisible();
});
