import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Makes a delivered cash-on-delivery order of two pieces of Meera's. */
async function delivered(page: Page, shop: ShopHands): Promise<{ orderId: string; token: string }> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 999 });
  const { token } = await shop.signedUp(page, 'Gauri');
  const placed = await orderToPune(shop, token, sku, 2);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PATCH', `/seller/orders/${placed.id}/status/DELIVERED`);
  return { orderId: placed.orderId, token };
}

test('a shopper withdraws a return that nobody has fetched yet', async ({ page, shop }) => {
  const { orderId, token } = await delivered(page, shop);
  const options = await fetch(`${shop.origin}/api/returns/options?orderId=${orderId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [item] = ((await options.json()) as { items: { orderItemId: number }[] }).items;
  const items = [{ orderItemId: item!.orderItemId, quantity: 1, reason: 'changedMind' }];
  await ask(shop, token, 'POST', '/api/returns', { orderId, items });

  await page.goto(`/return-order?orderId=${orderId}`);
  await page.getByRole('button', { name: 'Withdraw this return' }).click();
  await expect(page.getByText('You keep the items, and nothing is picked up.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the return' }).click();
  await page.getByRole('button', { name: 'Withdraw this return' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('You have withdrawn it and keep the items.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw this return' })).toBeHidden();
});
