import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** An order of one piece of Meera's, to Pune. */
async function order(page: Page, shop: ShopHands): Promise<string> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 1499 });
  const { token } = await shop.signedUp(page, 'Gauri');
  return (await orderToPune(shop, token, sku)).orderId;
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
    await ask(shop, '', 'POST', `/sandbox/shiprocket/move/${awb}`, { status });
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
