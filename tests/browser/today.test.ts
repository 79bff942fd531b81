import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { enterConsole } from './enter-console.ts';
import { nameKept } from './name-kept.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';

/** Plays a camera that sees this barcode, because the test browser has no camera and no barcode reader. */
async function cameraThatSees(page: Page, code: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    const getUserMedia = () => Promise.resolve(canvas.captureStream());
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    Object.defineProperty(window, 'BarcodeDetector', {
      value: class {
        detect = () => Promise.resolve([{ rawValue }]);
      },
    });
  }, code);
}

test('a seller works off a day: confirms, prints slips and labels, scans, and takes what is over off the list', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 });
  const { token } = await shop.signedUp(page, 'Gauri');
  const { id, orderId } = await orderToPune(shop, token, sku);
  const second = await orderToPune(shop, token, sku);
  const own = [id, second.id];
  // Other tests process other orders of Meera's meanwhile, so this page gets only the test's own orders.
  await page.route(/\/api\/admin\/orders\?.*(PLACED|CONFIRMED)/, async (route) => {
    const answer = await route.fetch();
    const orders = (await answer.json()) as { id: number }[];
    await route.fulfill({ response: answer, json: orders.filter((order) => own.includes(order.id)) });
  });
  await cameraThatSees(page, sku.code);

  await enterConsole(page, shop, 'today');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'To confirm' }).getByRole('link')).toHaveCount(2);
  // Pieces of two colours cannot be distinguished without the colour's name.
  await expect(page.getByRole('list', { name: 'To confirm' })).toContainText(
    `1 × ${sku.name.replace(/, Gold$/, '')}, Gold`,
  );
  await page.getByRole('checkbox', { name: `Choose ${orderId}` }).check();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.getByRole('button', { name: 'Confirm 1', exact: true }).click();
  await expect(page.getByText('1 order is confirmed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To pack' }).getByRole('link')).toContainText(orderId);
  expect(await nameKept(page, 'Packing slip')).toBe('packing.pdf');

  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'POST', `/shipping/awb/${id}`, {});
  await page.reload();
  expect(await nameKept(page, 'Label')).toBe('labels.pdf');
  expect(await nameKept(page, 'Label and slip')).toBe('packing.pdf');
  await page.getByRole('button', { name: 'Manifest' }).click();
  await expect(page.getByRole('heading', { name: /^Manifest for / })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(orderId) })).toContainText(', Gold');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  // The scan found two orders, one of them confirmed already. The seller chooses the other one in the list.
  await page.getByRole('button', { name: 'Scan an AWB' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /AWB or SKU/ })).toHaveValue(sku.code);
  await expect(page.getByRole('link', { name: /^RH-/ })).toHaveCount(2);
  for (const box of await page.getByRole('checkbox', { name: /Choose RH|Select this row/ }).all()) await box.check();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const told = page.getByRole('dialog', { name: '1 order is confirmed, 1 not' });
  await expect(told).toContainText(`${orderId}: It is confirmed, not newly placed.`);
  await told.getByRole('button', { name: 'Close' }).click();

  await ask(shop, meera, 'POST', `/shipping/orders/${id}/cancel`, {});
  await ask(shop, meera, 'PATCH', `/seller/orders/${id}/status/CANCELLED`, {});
  await page.goto(`/seller/orders/${id}/show`);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByText(`${orderId} is off your list.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: orderId })).toHaveCount(0);
});
