import type { Page } from '@playwright/test';
import { PICTURE } from '../support/returns.ts';
import { ask } from './ask.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { WITH_PICTURES } from './launching.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

test.use(WITH_PICTURES);

/** Places a cash-on-delivery order to Pune, of pieces of one SKU of Meera's. */
async function ordered(page: Page, shop: ShopHands, quantity: number): Promise<string> {
  const sku = await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 });
  const { token } = await shop.signedUp(page, 'Gauri');
  return (await orderToPune(shop, token, sku, quantity)).orderId;
}

async function openOrder(page: Page, shop: ShopHands, orderId: string): Promise<void> {
  await enterConsole(page, shop, 'orders');
  await page.getByRole('link', { name: orderId }).click();
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
}

const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a seller sends some pieces first, books the cheapest courier, and cancels a piece of the rest', async ({
  page,
  shop,
}) => {
  const orderId = await ordered(page, shop, 3);
  await openOrder(page, shop, orderId);
  await page.getByRole('button', { name: 'Send some first' }).click();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Send 1 first' }).click();
  await expect(page.getByText('These items are a separate parcel now.')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ship', exact: true }).last().click();
  await expect(page.getByText(/cheapest/)).toBeVisible();
  await expect(page.getByText('Parcel: 0.12 kg, 15 × 12 × 6 cm')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Weight in kg').fill('0');
  await page.getByRole('button', { name: 'Get prices for this parcel' }).click();
  await expect(page.getByText('Weight must be kilograms, above 0 and at most 50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book the courier' })).toBeDisabled();
  const cheapest = page.getByRole('radio').first();
  const priceBefore = await page.getByRole('radiogroup').locator('label').first().textContent();
  await page.getByLabel('Weight in kg').fill('2.5');
  await page.getByRole('button', { name: 'Get prices for this parcel' }).click();
  await expect(page.getByRole('radiogroup').locator('label').first()).not.toHaveText(priceBefore!);
  await expect(cheapest).toBeChecked();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Book the courier' }).click();
  await expect(page.getByText(/picks up RH-/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Label' })).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).first().click();
  await page.getByRole('menuitemradio', { name: 'Cancelled' }).click();
  await page.getByRole('combobox', { name: /Quantity/ }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel 1' }).click();
  await expect(page.getByText(`A part of ${orderId} is cancelled.`)).toBeVisible();
  expect(await fitsTheScreen(page)).toBe(true);
});

test('a seller disputes the weight a courier charged with a picture, and the house says how it ended', async ({
  page,
  shop,
}) => {
  const orderId = await ordered(page, shop, 1);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const send = (path: string, body: object = {}) => ask<{ data: { awb: string } }>(shop, meera, 'POST', path, body);
  await send('/shipping/orders', { orderId });
  const { awb } = (await send(`/shipping/awb/${orderId}`)).data;
  await send(`/sandbox/shiprocket/move/${awb}`, { status: 'PICKED UP' });

  await openOrder(page, shop, orderId);
  await page.getByRole('button', { name: 'Dispute the charged weight' }).click();
  await page.getByRole('button', { name: 'Note dispute' }).click();
  await expect(page.getByText('Please add 1 to 5 pictures of the parcel on a scale')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByLabel('Weight charged by the courier (kg)').fill('2.5');
  await page.getByLabel('Weight measured (kg)').fill('0.42');
  const picture = { name: 'scale.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE) };
  await page.getByLabel('Pictures of the parcel on a scale').setInputFiles(picture);
  await page.getByRole('button', { name: 'Note dispute' }).click();
  const heading = page.getByRole('heading', { name: /^RH-W-/ });
  await expect(heading).toBeVisible();
  const shown = page.getByRole('img', { name: 'scale.png' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(page.getByRole('button', { name: 'Courier accepts' })).toHaveCount(0);
  expect(await fitsTheScreen(page)).toBe(true);
  const reference = (await heading.textContent())!;

  await enterAsAdmin(page, shop, '/weight-disputes');
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Courier accepts' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Credited with the next bill.');
  await shop.expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Courier accepts' }).click();
  await expect(page.getByText(`${reference}: accepted.`)).toBeVisible();
  await expect(page.getByText('Credited with the next bill.')).toBeVisible();
});
