import { ask } from './ask.ts';
import { enterConsole } from './enter-console.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';

const PARCELS = 40;
/** Two couriers of the sandbox that a parcel to Pune may be sent with; in this test they take none. */
const REFUSING = [24, 33];

test(
  'forty parcels are booked in one go: what two couriers refuse is sent with others, and each parcel once',
  { tag: ['@full', '@only-desk'] },
  async ({ page, shop }) => {
    const sku = await shop.goods.sku({ seller: 'meera', price: 700, stock: 60 });
    const { token } = await shop.signedUp(page, 'Gauri');
    const meera = await shop.staffToken('meera@ratnahaat.example');
    const orders: { orderId: string; id: number }[] = [];
    for (let count = 0; count < PARCELS; count += 1) {
      const order = await orderToPune(shop, token, sku);
      await ask(shop, meera, 'PUT', `/api/admin/orders/${order.id}`, { orderStatus: 'CONFIRMED' });
      orders.push(order);
    }
    // Other tests process other orders of Meera's meanwhile, so this page gets only the test's own orders.
    const own = encodeURIComponent(JSON.stringify({ id: orders.map(({ id }) => id) }));
    await page.route(/\/api\/admin\/orders\?.*CONFIRMED/, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: `${shop.origin}/api/admin/orders?range=[0,${PARCELS - 1}]&filter=${own}` }),
      });
    });
    const refusal = 'This courier does not take the parcel.';
    const json = { error: refusal, message: refusal, code: 'COURIER_NOT_AVAILABLE' };
    await page.route(new RegExp(`/shipping/awb/.*courierId=(${REFUSING.join('|')})$`), (route) =>
      route.fulfill({ status: 409, json }),
    );

    await enterConsole(page, shop, 'today');
    await page.getByRole('button', { name: `Book ${PARCELS} couriers` }).click();
    const dialog = page.getByRole('dialog', { name: `Book the couriers of ${PARCELS} parcels` });
    await expect(dialog.getByText(new RegExp(`^${PARCELS} parcels for ₹`))).toBeVisible();
    // The others go with the cheapest courier, which is one of the two.
    const taken: Record<number, RegExp> = { 0: /Vayu Air/, 1: /Himgiri Air/, 2: /Deccan Express/ };
    for (const [at, courier] of Object.entries(taken)) {
      await dialog.getByRole('combobox', { name: `Courier of ${orders[Number(at)]!.orderId}` }).click();
      await page.getByRole('option', { name: courier }).click();
    }
    await dialog.getByRole('button', { name: `Book ${PARCELS} parcels` }).click();
    await expect(page.getByText('2 parcels are booked, 38 not.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(38);

    await dialog.getByRole('radio', { name: 'Fastest' }).check();
    await dialog.getByRole('button', { name: 'Try 38 parcels again' }).click();
    await expect(page.getByText('38 parcels are booked.')).toBeVisible();
    await expect(dialog.getByText(/picks up RH-/)).toHaveCount(PARCELS);

    for (const { orderId } of orders) {
      const filter = encodeURIComponent(JSON.stringify({ q: orderId }));
      expect(await ask<unknown[]>(shop, meera, 'GET', `/api/admin/shipping?filter=${filter}`)).toHaveLength(1);
    }
  },
);
