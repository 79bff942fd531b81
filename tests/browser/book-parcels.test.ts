import { ask } from './ask.ts';
import { enterConsole } from './enter-console.ts';
import { nameKept } from './name-kept.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';

test(
  'a seller books the couriers of several parcels at once, and again of the one that was refused',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const sku = await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 });
    const { token } = await shop.signedUp(page, 'Gauri');
    const meera = await shop.staffToken('meera@ratnahaat.example');
    const orders: { orderId: string; id: number }[] = [];
    for (let count = 0; count < 3; count += 1) {
      const order = await orderToPune(shop, token, sku);
      await ask(shop, meera, 'PUT', `/api/admin/orders/${order.id}`, { orderStatus: 'CONFIRMED' });
      orders.push(order);
    }
    // Other tests process other orders of Meera's meanwhile, so this page gets only the test's own orders.
    await page.route(/\/api\/admin\/orders\?.*(PLACED|CONFIRMED)/, async (route) => {
      const answer = await route.fetch();
      const all = (await answer.json()) as { id: number }[];
      await route.fulfill({ response: answer, json: all.filter(({ id }) => orders.some((order) => order.id === id)) });
    });
    const refusal = 'This courier does not take the parcel.';
    const json = { error: refusal, message: refusal, code: 'COURIER_NOT_AVAILABLE' };
    await page.route(`**/shipping/awb/${orders[1]!.id}?**`, (route) => route.fulfill({ status: 409, json }), {
      times: 1,
    });

    await enterConsole(page, shop, 'today');
    await page.getByRole('button', { name: 'Book 3 couriers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book the couriers of 3 parcels' });
    await expect(dialog.getByText(/^3 parcels for ₹/)).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectReflow(page);
    await dialog.getByRole('radio', { name: 'Fastest' }).check();
    await dialog.getByRole('combobox', { name: `Courier of ${orders[2]!.orderId}` }).click();
    await page.getByRole('option', { name: /cheapest/ }).click();
    await dialog.getByRole('button', { name: `Change the parcel of ${orders[0]!.orderId}` }).click();
    await dialog.getByLabel('Weight in kg').fill('0.9');
    await dialog.getByRole('button', { name: 'Get prices for this parcel' }).click();
    await dialog.getByRole('button', { name: 'Book 3 parcels' }).click();

    await expect(page.getByText('2 parcels are booked, 1 not.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(refusal);
    await dialog.getByRole('button', { name: 'Try 1 parcel again' }).click();
    await expect(page.getByText('1 parcel is booked.')).toBeVisible();
    await expect(dialog.getByText(/picks up RH-/)).toHaveCount(3);
    await shop.expectAccessible(page);
    expect(await nameKept(page, '3 labels and slips')).toBe('packing.pdf');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('list', { name: 'To hand over' }).getByRole('link')).toHaveCount(3);
    for (const { orderId } of orders) {
      const filter = encodeURIComponent(JSON.stringify({ q: orderId }));
      expect(await ask<unknown[]>(shop, meera, 'GET', `/api/admin/shipping?filter=${filter}`)).toHaveLength(1);
    }
  },
);
