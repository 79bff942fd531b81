import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addressForm } from '../support/forms.ts';
import { PICTURE } from '../support/returns.ts';
import { ask } from './ask.ts';
import { chooseFound, press, tabTo, type, words } from './by-keyboard.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { WITH_PICTURES } from './launching.ts';
import { nameKept } from './name-kept.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

test.use(WITH_PICTURES);

/** The whole way of a seller with a piece, from its first picture to the refund, together with its shopper. */
test('a seller lists a product, sends what is bought of it, and decides what comes back', async ({ page, shop }) => {
  test.setTimeout(240_000);
  const name = `Ruby kada ${shop.mark}`;
  await test.step('lists it with pictures and six SKUs, by the keyboard', () => list(page, shop, name));
  const buyer = await windowOf(page, shop);
  const { orderId, token } = await test.step('sells two pieces', () => buy(buyer, shop, name));
  await test.step('confirms the order', () => confirm(page, shop, orderId, name));
  const awb = await test.step('packs and ships it', () => ship(page, shop, orderId));
  await test.step('sees it picked up and delivered', () => arrive(page, shop, awb));
  await test.step('is asked for a return', () => askForReturn(buyer, shop, { name, token }));
  await test.step('decides and checks the return', () => decideReturn(page, shop, orderId));
  await test.step('is told that the house has paid', () => payBack(buyer, shop, orderId));
});

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Opens a window of another person, of the same size. */
async function windowOf(page: Page, shop: ShopHands): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  return context.newPage();
}

async function list(page: Page, shop: ShopHands, name: string): Promise<void> {
  // The fields that a seller has to fill in, and the buttons to press, for a product with six SKUs. The rest is
  // generated.
  const [filled, pressed] = [new Set<string>(), new Set<string>()];
  const fill = async (field: string, doing: Promise<void>) => {
    filled.add(field);
    await doing;
  };
  const push = async (button: string) => {
    pressed.add(button);
    await press(page, page.getByRole('button', { name: button }));
  };
  await enterConsole(page, shop, 'products/create');
  await fill('Category', chooseFound(page, 'Category', 'Kadas', 'Jewellery › Kadas'));
  await fill('Name', type(page, page.getByLabel('Name'), name));
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await fill('Description', page.keyboard.type('A pair that opens.'));
  await fill('Colours', words(page, 'Colours', ['Ruby', 'Emerald']));
  await fill('Sizes', words(page, 'Sizes', ['2.4', '2.6', '2.10']));
  await fill('MRP', type(page, page.getByLabel('MRP', { exact: true }), '1999'));
  await fill('Selling price', type(page, page.getByLabel('Selling price', { exact: true }), '999'));
  await fill('Quantity', type(page, page.getByLabel('Quantity', { exact: true }), '5'));
  await expect(page.getByText('6 SKUs')).toBeVisible();
  await type(page, page.getByLabel('Selling price: Ruby, 2.10'), '1099');

  await push('Add files');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#a33') },
      { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await picture('#3a3') },
    ]);
  await expect(page.getByLabel('What picture 2 shows')).toBeAttached();
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: '2 files added' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
  await type(page, page.getByLabel('What picture 1 shows'), 'Kada with rubies');
  await push('As in the last product');
  await expect(page.getByText(/^The facts are those of/)).toBeVisible();

  // The preview shows the page before the product exists.
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const shown = page.frameLocator('iframe[title="The page of the product"]');
  await expect(shown.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(shown.getByText('A pair that opens.')).toBeAttached();
  await expect(page.frameLocator('iframe[title="The card in lists"]').getByText('₹999')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the preview' }).click();

  await shop.expectAccessible(page);
  await push('Save the product');
  expect([filled.size, pressed.size]).toEqual([8, 3]);
  await expect(page.getByText(`${name} is saved, and shoppers see it.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('₹1,099')).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
}

/** Opens the product's page, which has no file yet and is rendered on request, and orders two pieces. */
async function buy(buyer: Page, shop: ShopHands, name: string) {
  const { token } = await shop.signedUp(buyer, 'Gauri');
  await buyer.goto(`/product/${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(buyer.getByRole('img', { name: 'Kada with rubies' }).first()).toBeVisible();
  await expect(buyer.getByText('A pair that opens.')).toBeAttached();
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const found = `/api/admin/skus?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
  const skus = await ask<{ id: number; color: string; size: string }[]>(shop, meera, 'GET', found);
  const { id: skuId } = skus.find(({ color, size }) => color === 'Ruby' && size === '2.6')!;
  return { ...(await orderToPune(shop, token, { skuId }, 2)), token };
}

async function confirm(page: Page, shop: ShopHands, orderId: string, name: string): Promise<void> {
  await page.goto('/seller/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(orderId);
  await expect(page.getByRole('dialog').getByRole('link', { name: orderId })).toBeVisible();
  await shop.expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as confirmed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  expect(await nameKept(page, 'Invoice')).toBe(`invoice_${orderId}.pdf`);
  await page.getByLabel('New note, for your own people').fill('Wrapped in red.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('Wrapped in red.');
}

async function ship(page: Page, shop: ShopHands, orderId: string): Promise<string> {
  expect(await nameKept(page, 'Packing slip')).toBe('packing.pdf');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('radio', { name: /Godavari Surface/ }).check();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Book the courier' }).click();
  await expect(page.getByText('Waiting for the courier')).toBeVisible();
  const awb = await page.getByText(/^SBX\d{9}$/).innerText();
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  await shop.expectAccessible(page);
  return awb;
}

/** The courier's reports move the order on. */
async function arrive(page: Page, shop: ShopHands, awb: string): Promise<void> {
  for (const [status, word] of [
    ['PICKED UP', 'Shipped'],
    ['DELIVERED', 'Delivered'],
  ]) {
    await ask(shop, '', 'POST', `/sandbox/shiprocket/move/${awb}`, { status });
    await page.reload();
    await expect(page.getByText(word!, { exact: true }).first()).toBeVisible();
  }
}

async function askForReturn(
  page: Page,
  shop: ShopHands,
  { name, token }: { name: string; token: string },
): Promise<void> {
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
    buffer: Buffer.from(PICTURE),
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
}

async function decideReturn(page: Page, shop: ShopHands, orderId: string): Promise<void> {
  await page.goto('/seller/returns');
  await page
    .getByRole('link', { name: new RegExp(`${orderId}-R1`) })
    .first()
    .click();
  // The list shows photos as well.
  await expect(page.getByRole('heading', { level: 1, name: `${orderId}-R1` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'piece.png' })).toBeVisible();
  await shop.expectAccessible(page);
  for (const step of ['Approve', 'It was picked up', 'It has arrived', 'I have checked it']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Refund' })).toBeDisabled();
  await page.getByLabel('Reason, for the shopper').fill('It came back as new');
  await shop.expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function payBack(buyer: Page, shop: ShopHands, orderId: string): Promise<void> {
  const house = await windowOf(buyer, shop);
  await enterAsAdmin(house, shop, `/refunds?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`);
  await house.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(house.getByText('gauri@oksbi')).toBeVisible();
  await house.getByLabel('Reference of the transfer (UTR)').fill('UTR123456789');
  await shop.expectAccessible(house);
  await house.getByRole('button', { name: 'It is paid' }).click();
  await expect(house.getByText('Paid, UTR123456789')).toBeVisible();
  await house.context().close();

  await buyer.goto(`/return-order?orderId=${orderId}`);
  await expect(buyer.getByText('₹999 was paid to ga••••@oksbi.')).toBeVisible();
  await expect(buyer.getByText('It came back as new')).toBeVisible();
  await shop.expectAccessible(buyer);
}
