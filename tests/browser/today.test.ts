import { ask } from './ask.ts';
import { enterConsole } from './enter-console.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';

test('a seller works off a day: confirms, prints slips, and takes what is over off the list', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 });
  const { token } = await shop.signedUp(page, 'Gauri');
  const { id, orderId } = await orderToPune(shop, token, sku);
  // Other tests work on Meera's other orders meanwhile, so this one sees its own alone.
  await page.route(/\/api\/admin\/orders\?.*(PLACED|CONFIRMED)/, async (route) => {
    const answer = await route.fetch();
    const orders = (await answer.json()) as { id: number }[];
    await route.fulfill({ response: answer, json: orders.filter((order) => order.id === id) });
  });

  await enterConsole(page, shop, 'today');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'To confirm' }).getByRole('link')).toContainText(orderId);
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.getByRole('button', { name: 'Confirm all 1' }).click();
  await expect(page.getByText('1 order is confirmed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To pack' }).getByRole('link')).toContainText(orderId);
  await page.getByRole('button', { name: 'Packing slips' }).click();
  await expect(page.getByRole('heading', { name: `Packing slip ${orderId}` })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PATCH', `/seller/orders/${id}/status/CANCELLED`, {});
  await page.goto(`/seller/orders/${id}/show`);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByText(`${orderId} is off your list.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: orderId })).toHaveCount(0);
});
