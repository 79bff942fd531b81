import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { holdRequests } from './hold-requests.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Places an order to Pune of one piece of Meera's. */
async function order(page: Page, shop: ShopHands): Promise<string> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 1499 });
  const { token } = await shop.signedUp(page, 'Gauri');
  return (await orderToPune(shop, token, sku)).orderId;
}

test('text entered before the page is hydrated is kept', async ({ page }) => {
  const deliver = await holdRequests(page, '**/*.js');
  await page.goto('/track-order?orderId=RH-7K4M-92QD-X3TB', { waitUntil: 'commit' });
  const contact = page.getByLabel('Mobile number or email');
  await contact.fill('98204 56712');
  deliver();
  await expect(page.getByLabel('Order number')).toHaveValue('RH-7K4M-92QD-X3TB');
  await expect(contact).toHaveValue('98204 56712');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('alert')).toContainText('No order was found');
});

test('a shopper follows a parcel and answers a failed delivery', async ({ page, shop }) => {
  const orderId = await order(page, shop);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const { data } = await ask<{ data: { awb: string } }>(shop, meera, 'POST', `/shipping/awb/${orderId}`, {});
  for (const status of ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED']) {
    await ask(shop, '', 'POST', `/sandbox/shiprocket/move/${data.awb}`, { status });
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
