import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

async function post<Answer>(shop: ShopHands, token: string, path: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    headers: { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Answer;
}

/** An order of one piece of Meera's, to Pune. */
async function order(page: Page, shop: ShopHands): Promise<string> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 1499 });
  const { token } = await shop.signedUp(page, 'Gauri');
  const placed = await post<{ orderId: string }>(shop, token, '/api/orders?paymentMethod=COD', {
    name: 'Gauri Patil',
    mobile: '9820456712',
    locality: 'Kothrud',
    address: '14 Karve Road',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411038',
    checkoutType: 'buy-now',
    directPurchase: true,
    buyNowItem: { skuId: sku.skuId, quantity: 1 },
  });
  return placed.orderId;
}

test('a seller ships, and the shopper follows the parcel and answers a failed delivery', async ({ page, shop }) => {
  const orderId = await order(page, shop);
  const desk = await (
    await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() })
  ).newPage();
  const token = await shop.staffToken('meera@ratnahaat.example');
  await desk.addInitScript((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_SELLER');
  }, token);
  await desk.goto('/seller/orders');
  await desk.getByRole('link', { name: orderId }).click();
  await desk.getByRole('button', { name: 'Packing slip' }).click();
  await expect(desk.getByRole('heading', { name: `Packing slip ${orderId}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await desk.getByRole('radio', { name: /Godavari Surface/ }).check();
  await shop.expectAccessible(desk);
  await desk.getByRole('button', { name: 'Book the courier' }).click();
  await expect(desk.getByText('Waiting for the courier')).toBeVisible();
  const awb = await desk.getByText(/^SBX\d{9}$/).innerText();
  await shop.expectAccessible(desk);
  await desk.context().close();

  for (const status of ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED']) {
    await post(shop, '', `/sandbox/shiprocket/move/${awb}`, { status });
  }
  await page.goto(`/track-order?orderId=${orderId}`);
  await expect(page.getByLabel('Order number')).toHaveValue(orderId);
  await page.getByLabel('Mobile number or email').fill('9820400000');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('alert')).toContainText('No order was found');
  await page.getByLabel('Mobile number or email').fill('98204 56712');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText('Delivery failed').first()).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByLabel('Directions to find you (optional)').fill('Blue gate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You asked for another attempt')).toBeVisible();
  await shop.expectAccessible(page);
});
