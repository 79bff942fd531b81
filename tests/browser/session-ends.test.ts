import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as messages from '#contract/messages.ts';
import { addressForm } from '../support/forms.ts';
import { codeFor, mailsTo, signUpAs } from '../support/sign-in.ts';
import { ask } from './ask.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Signs a person in, in this browser only, so that their session can end and begin again. */
async function shopper(page: Page, shop: ShopHands, name: string) {
  const email = `${name.toLowerCase()}.${shop.mark}@example.in`;
  const token = await signUpAs(shop.origin, { email, fullName: name, mobile: '9848012345' });
  await page.goto('/cart');
  await page.evaluate((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_CUSTOMER');
  }, token);
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  /** Signs in again, from the page that reports the end of the session. */
  const back = async () => {
    await page.getByRole('main').getByRole('link', { name: messages.SIGN_IN, exact: true }).click();
    await page.getByLabel('Email').fill(email);
    const known = (await mailsTo(shop.origin, email))[0]!.id;
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('OTP').fill(await codeFor(shop.origin, email, known, 20_000));
  };
  // The session ends elsewhere, and this browser does not know it yet.
  const end = () => send('POST', '/auth/logout', {});
  return { send, end, back };
}

test('a coupon that is being entered is there again after signing in', async ({ page, shop }) => {
  const { send, end, back } = await shopper(page, shop, 'Tulsi');
  const sku = await shop.goods.sku({ price: 1000 });
  await send('PUT', '/api/cart/item/add', { skuId: sku.skuId, quantity: 1 });
  await page.goto('/cart');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await end();
  await page.getByRole('button', { name: messages.COUPON_APPLY, exact: true }).click();
  await expect(page.getByText(messages.COUPON_AUTH_FAILED)).toBeVisible();
  await expect(page.getByText(messages.CART_EMPTY)).toHaveCount(0);
  await shop.expectAccessible(page);
  await back();
  await page.waitForURL('**/cart');
  await expect(page.getByLabel('Coupon code')).toHaveValue('WELCOME10');
  await page.getByRole('button', { name: messages.COUPON_APPLY, exact: true }).click();
  await expect(page.getByText(messages.COUPON_APPLIED)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
});

test('what was chosen and typed to cancel is there again after signing in', async ({ page, shop }) => {
  const { send, end, back } = await shopper(page, shop, 'Uma');
  const sku = await shop.goods.sku({ price: 1000 });
  const { orderId } = (await send('POST', '/api/orders?paymentMethod=COD', {
    ...addressForm(),
    checkoutType: 'buy-now',
    directPurchase: true,
    buyNowItem: { skuId: sku.skuId, quantity: 3 },
  })) as { orderId: string };
  await page.goto(`/cancel?orderId=${orderId}`);
  const pieces = page.getByRole('main').getByRole('combobox').first();
  await pieces.selectOption('Cancel 2 of 3');
  await page.getByLabel('Reason').selectOption(messages.CANCEL_REASON_OTHER);
  await page.getByLabel('Anything we should know').fill('Two are for a friend who left');
  await end();
  await page.getByRole('button', { name: 'Cancel 2 items' }).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();
  await shop.expectAccessible(page);
  await back();
  await page.waitForURL(`**/cancel?orderId=${orderId}`);
  await expect(pieces).toHaveValue('2');
  await expect(page.getByLabel('Reason')).toHaveValue('other');
  await expect(page.getByLabel('Anything we should know')).toHaveValue('Two are for a friend who left');
  await page.getByRole('button', { name: 'Cancel 2 items' }).click();
  await expect(page.getByText('2 cancelled. The other items stay in your order.')).toBeVisible();
});

test('what was chosen and typed for a return is there again after signing in', async ({ page, shop }) => {
  const { send, end, back } = await shopper(page, shop, 'Vasanti');
  const sku = await shop.goods.sku({ seller: 'meera', price: 1000 });
  const { id, orderId } = (await send('POST', '/api/orders?paymentMethod=COD', {
    ...addressForm(),
    checkoutType: 'buy-now',
    directPurchase: true,
    buyNowItem: { skuId: sku.skuId, quantity: 2 },
  })) as { id: number; orderId: string };
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const moved = await fetch(`${shop.origin}/seller/orders/${id}/status/DELIVERED`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${meera}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(moved.status).toBe(200);
  await page.goto(`/orders?orderId=${orderId}`);
  await page.getByRole('main').getByRole('link', { name: 'Return or exchange' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Reason').selectOption('changedMind');
  await page.getByLabel('A note for the seller').fill('Too heavy for her ears');
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('vasanti@oksbi');
  await end();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();
  await back();
  await page.waitForURL(`**/return-order?orderId=${orderId}`);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByLabel('Reason')).toHaveValue('changedMind');
  await expect(page.getByLabel('A note for the seller')).toHaveValue('Too heavy for her ears');
  const upi = page.getByRole('textbox', { name: 'UPI ID' });
  await expect(upi).toHaveValue('');
  await expect(page.getByText('are not kept in your browser')).toBeVisible();
  await upi.fill('vasanti@oksbi');
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('We have your request.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('what was written of a product, with its stars and photos, is there again after signing in', async ({
  page,
  shop,
}) => {
  const { end, back } = await shopper(page, shop, 'Wahida');
  const sku = await shop.goods.sku();
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await page.goto(`/write-review/${sku.seoUrl}`);
  const stars = page.getByRole('group', { name: 'Your rating' }).getByRole('radio', { name: '4 stars' });
  await stars.check({ force: true });
  await page.getByLabel('Your review').fill('It shines, and sits well.');
  await page.getByLabel('Photos (optional)').setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: picture }]);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await end();
  await page.getByRole('button', { name: 'Submit the review' }).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();
  await shop.expectAccessible(page);
  await back();
  await page.waitForURL('**/write-review/*');
  await expect(page.getByLabel('Your review')).toHaveValue('It shines, and sits well.');
  await expect(stars).toBeChecked();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit the review' }).click();
  await page.waitForURL(`**/reviews/${sku.seoUrl}#review-*`);
  await expect(page.getByRole('img', { name: 'Shown by Wahida, 1 of 1' })).toBeVisible();
});

test('what staff have typed into a form of the console is there again after signing in', async ({ page, shop }) => {
  const email = 'meera@ratnahaat.example';
  const sku = await shop.goods.sku({ seller: 'meera', price: 1000, mrp: 2000 });
  const keep = (jwt: string) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_SELLER');
  };
  await page.goto('/cart');
  await page.evaluate(keep, await shop.staffToken(email));
  const price = page.getByRole('textbox', { name: 'Selling price' });
  await page.goto(`/seller/skus/${sku.skuId}`);
  await price.fill('1234');
  await page.evaluate(keep, 'a session that is over');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(messages.SESSION_EXPIRED)).toBeVisible();
  const admin = await shop.staffToken('admin@ratnahaat.example');
  await ask(shop, admin, 'PUT', `/api/admin/skus/${sku.skuId}`, { position: 7 });
  const known = (await mailsTo(shop.origin, email))[0]?.id ?? 0;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('6-digit OTP').fill(await codeFor(shop.origin, email, known, 20_000));
  await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
  await page.waitForURL(`**/skus/${sku.skuId}`);
  await expect(page.getByText('Somebody else has changed this since')).toBeVisible();
  await expect(price).toHaveValue('1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${sku.code} is saved.`)).toBeVisible();
});
