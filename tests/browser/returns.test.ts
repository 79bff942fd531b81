import type { Page } from '@playwright/test';
import { addressForm } from '../support/forms.ts';
import { ask } from './ask.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** An order of two pieces of Meera's that was paid at the door. */
async function delivered(page: Page, shop: ShopHands): Promise<{ orderId: string; name: string; token: string }> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 999 });
  const { token } = await shop.signedUp(page, 'Gauri');
  const placed = await orderToPune(shop, token, sku, 2);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PATCH', `/seller/orders/${placed.id}/status/DELIVERED`);
  return { orderId: placed.orderId, name: sku.name, token };
}

/** The console as somebody who is signed in there, of the same size. */
async function consoleOf(page: Page, shop: ShopHands, who: 'meera' | 'admin'): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  const desk = await context.newPage();
  const token = await shop.staffToken(`${who}@ratnahaat.example`);
  await desk.addInitScript(
    ([jwt, role]) => {
      localStorage.setItem('ratnahaat:1:jwt', jwt!);
      localStorage.setItem('ratnahaat:1:role', role!);
    },
    [token, who === 'admin' ? 'ROLE_ADMIN' : 'ROLE_SELLER'],
  );
  return desk;
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a shopper sends a piece back, the seller decides and checks it, the house pays', async ({ page, shop }) => {
  const { orderId, name, token } = await delivered(page, shop);
  const other = await shop.goods.sku({ price: 999 });
  const direct = { checkoutType: 'buy-now', directPurchase: true, buyNowItem: { skuId: other.skuId, quantity: 1 } };
  await ask(shop, token, 'POST', '/api/orders?paymentMethod=COD', { ...addressForm(), ...direct });
  await page.goto('/return-order');
  const toCome = page.getByRole('button', { name: other.name });
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(toCome).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(toCome).toBeFocused();
  await page.getByRole('button', { name }).click();
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await page.getByLabel('Reason').selectOption('The size does not fit');
  await page.getByLabel('Photos or a video (optional)').setInputFiles({
    name: 'piece.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByRole('button', { name: 'Remove piece.png' })).toBeVisible();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('gauri@ok.in');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('This is not a UPI ID: it looks like name@bank').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('gauri@oksbi');
  await expect(page.getByText('You get back ₹999')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('We have your request.')).toBeVisible();
  await expect(page.getByText('The seller checks it and replies soon.')).toBeVisible();
  await shop.expectAccessible(page);

  const desk = await consoleOf(page, shop, 'meera');
  await desk.goto('/seller/returns');
  await desk
    .getByRole('link', { name: new RegExp(`${orderId}-R1`) })
    .first()
    .click();
  await expect(desk.getByRole('img', { name: 'piece.png' })).toBeVisible();
  await shop.expectAccessible(desk);
  for (const step of ['Approve', 'It was picked up', 'It has arrived', 'I have checked it']) {
    await desk.getByRole('button', { name: step, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: step }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
  }
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Refund' })).toBeDisabled();
  await desk.getByLabel('Reason, for the shopper').fill('It came back as new');
  await shop.expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await desk.context().close();

  const house = await consoleOf(page, shop, 'admin');
  await house.goto(`/admin/refunds?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`);
  await house.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(house.getByText('gauri@oksbi')).toBeVisible();
  await house.getByLabel('Reference of the transfer (UTR)').fill('UTR123456789');
  await shop.expectAccessible(house);
  await house.getByRole('button', { name: 'It is paid' }).click();
  await expect(house.getByText('Paid, UTR123456789')).toBeVisible();
  await house.context().close();

  await page.goto(`/return-order?orderId=${orderId}`);
  await expect(page.getByText('₹999 was paid to ga••••@oksbi.')).toBeVisible();
  await expect(page.getByText('It came back as new')).toBeVisible();
  await shop.expectAccessible(page);
});

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
