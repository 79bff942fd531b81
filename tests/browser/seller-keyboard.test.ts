import { ask } from './ask.ts';
import { expectFocusKept, press } from './by-keyboard.ts';
import { enterConsole } from './enter-console.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Orders pieces of Meera's by cash on delivery. */
async function ordered(shop: ShopHands, token: string, quantity: number): Promise<{ orderId: string; id: number }> {
  return orderToPune(shop, token, await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 }), quantity);
}

test('a seller splits, ships, answers the courier and decides a return by the keyboard alone @only-desk', async ({
  page,
  shop,
}) => {
  const { token } = await shop.signedUp(page, 'Gauri');
  const { orderId } = await ordered(shop, token, 3);
  const sent = await ordered(shop, token, 1);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PATCH', `/seller/orders/${sent.id}/status/DELIVERED`);
  const { orderItems } = await ask<{ orderItems: { id: number }[] }>(shop, token, 'GET', `/api/orders/${sent.id}`);
  const back = await ask<{ reference: string }>(shop, token, 'POST', '/api/returns', {
    orderId: sent.orderId,
    items: [{ orderItemId: orderItems[0]!.id, quantity: 1, reason: 'changedMind' }],
    destination: { way: 'UPI', upiId: 'gauri@okhdfc' },
  });

  await enterConsole(page, shop, 'orders');
  await press(page, page.getByRole('link', { name: orderId }));
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Send some first' }));
  await press(page, page.getByRole('combobox'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Send 1 first' }));
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);

  await press(page, page.getByRole('button', { name: 'Ship', exact: true }).last());
  await expect(page.getByText(/cheapest/)).toBeVisible();
  await press(page, page.getByRole('radio', { checked: true }), 'ArrowDown');
  await press(page, page.getByRole('button', { name: 'Book the courier' }));
  await expect(page.getByRole('button', { name: 'Label' })).toBeVisible();
  await expectFocusKept(page);

  const awb = /SBX\d{9}/.exec(await page.locator('main').innerText())![0];
  for (const status of ['PICKED UP', 'UNDELIVERED']) {
    await ask(shop, meera, 'POST', `/sandbox/shiprocket/move/${awb}`, { status });
  }
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Answer the courier' }));
  await press(page, page.getByRole('radio', { checked: true }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bring it back to me' })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Tell the courier' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Bring it back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer the courier' })).toHaveCount(0);
  await expectFocusKept(page);

  await page.goto('/seller/returns');
  await press(page, page.getByRole('link', { name: back.reference }));
  await press(page, page.getByRole('button', { name: 'Approve' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await expect(page.getByText(`${back.reference}: approved.`)).toBeVisible();
});
