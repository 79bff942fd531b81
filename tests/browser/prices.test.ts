import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { press, type } from './by-keyboard.ts';
import { enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

const ADMIN_EMAIL = 'admin@ratnahaat.example';
const listOf = (q: string) => `skus?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

/** Adds SKUs of one product of Meera's, and returns their ids and codes in the order of the list. */
async function newSkus(shop: ShopHands, count: number): Promise<{ id: number; code: string }[]> {
  const { productId, code } = await shop.goods.sku({ seller: 'meera', price: 500, mrp: 1000, stock: 10 });
  const skus = Array.from({ length: count }, (_, at) => ({
    code: `${code}-G${at + 1}`,
    color: 'Gold',
    mrpPrice: 1000,
    sellingPrice: 500,
    quantity: 10,
  }));
  const admin = await shop.staffToken(ADMIN_EMAIL);
  const made = await ask<{ id: number; code: string }[]>(shop, admin, 'POST', `/api/admin/products/${productId}/skus`, {
    skus,
  });
  return made.toReversed();
}

const skuOf = async (shop: ShopHands, id: number) =>
  ask<Record<string, number>>(shop, await shop.staffToken(ADMIN_EMAIL), 'GET', `/api/admin/skus/${id}`);

/** Pastes a text into the focused field, as from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a seller edits prices, stock and weight in a grid by the keyboard alone @only-desk', async ({ page, shop }) => {
  const skus = await newSkus(shop, 2);
  const [first, second] = [skus[0]!, skus[1]!];
  const cell = (label: string, { code }: { code: string }) =>
    page.getByRole('textbox', { name: `${label} of ${code}`, exact: true });
  await enterConsole(page, shop, listOf(first.code.replace(/-G\d$/, '-G')));
  await press(page, page.getByRole('button', { name: 'Edit in the grid' }));

  await type(page, cell('Selling price', first), '1,100');
  await expect(page.getByText('The selling price cannot be above the MRP')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all' })).toBeDisabled();
  await shop.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cell('Selling price', first)).toHaveValue('500');
  await paste(page, '₹450\n₹1,000.00\n');
  await expect(cell('Selling price', second)).toHaveValue('₹1,000.00');
  await page.keyboard.press('ArrowRight');
  await expect(cell('Stock', first)).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell('Stock', second)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.25');
  await expect(page.getByText('4 cells of 2 SKUs changed.')).toBeVisible();

  await page.reload();
  await expect(cell('Weight in kg', second)).toHaveValue('0.25');
  await press(page, page.getByRole('button', { name: 'Save all' }));
  await expect(page.getByText('2 SKUs are saved.')).toBeVisible();
  await expect(page.getByText('Nothing is changed.')).toBeVisible();
  expect(await skuOf(shop, first.id)).toMatchObject({ sellingPrice: 450, quantity: 7, weight: 0.5 });
  expect(await skuOf(shop, second.id)).toMatchObject({ sellingPrice: 1000, quantity: 10, weight: 0.25 });
});

test('a row that somebody else changed shows both values, and the seller decides @only-desk', async ({
  page,
  shop,
}) => {
  const [sku] = await newSkus(shop, 1);
  const { id, code } = sku!;
  const price = page.getByRole('textbox', { name: `Selling price of ${code}`, exact: true });
  await enterConsole(page, shop, listOf(code));
  await press(page, page.getByRole('button', { name: 'Edit in the grid' }));
  await type(page, price, '450');
  await ask(shop, await shop.staffToken(ADMIN_EMAIL), 'PUT', `/api/admin/skus/${id}`, { sellingPrice: 480 });
  await press(page, page.getByRole('button', { name: 'Save all' }));
  await expect(page.getByText('Now 480')).toBeVisible();
  await expect(price).toHaveValue('450');
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: `Keep mine of ${code}` }));
  await press(page, page.getByRole('button', { name: 'Save all' }));
  await expect(page.getByText('1 SKU is saved.')).toBeVisible();
  expect(await skuOf(shop, id)).toMatchObject({ sellingPrice: 450 });
});

test('a fact of a product is changed in one row, shown in all of its rows and saved once @only-desk', async ({
  page,
  shop,
}) => {
  const skus = await newSkus(shop, 2);
  const [first, second] = [skus[0]!, skus[1]!];
  const admin = await shop.staffToken(ADMIN_EMAIL);
  const { productId } = await skuOf(shop, first.id);
  const productOf = () =>
    ask<{ version: number; attributes: object }>(shop, admin, 'GET', `/api/admin/products/${productId}`);
  const cell = (label: string, { code }: { code: string }) => page.getByLabel(`${label} of ${code}`, { exact: true });
  await enterConsole(page, shop, listOf(first.code.replace(/-G\d$/, '-G')));
  await press(page, page.getByRole('button', { name: 'Edit in the grid' }));

  await press(page, page.getByRole('button', { name: 'Columns' }));
  const choice = page.getByRole('dialog', { name: 'Columns of the grid' });
  for (const name of ['MRP', 'Place', 'Weight in kg', 'Visible', 'Plating', 'Stone', 'Care'])
    await press(page, choice.getByRole('checkbox', { name, exact: true }), 'Space');
  await shop.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveText([
    'SKU',
    'Selling price',
    'Stock',
    /^Visible/,
    /^Plating/,
    /^Stone/,
    /^Care/,
  ]);

  await type(page, cell('Plating', first), 'golden');
  await expect(page.getByText(/^Plating must be one of: 1-gram gold plated/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all' })).toBeDisabled();
  await shop.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cell('Plating', first)).toHaveValue('1-gram gold plated');
  await type(page, cell('Plating', first), 'oxidised');
  await expect(cell('Plating', second)).toHaveValue('oxidised');
  await page.keyboard.press('ArrowDown');
  await expect(cell('Plating', second)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await paste(page, 'Kemp, pearl bead\tKeep it dry');
  await expect(cell('Care', first)).toHaveValue('Keep it dry');
  await type(page, cell('Visible', first), 'no');
  await expect(page.getByText('4 cells of 1 product changed.')).toBeVisible();

  // Somebody else changes the product before it is saved.
  await ask(shop, admin, 'PUT', `/api/admin/products/${productId}`, { attributes: { plating: 'Unplated' } });
  const { version } = await productOf();
  await press(page, page.getByRole('button', { name: 'Save all' }));
  await expect(page.getByText('Now Unplated').first()).toBeVisible();
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: /^Keep mine of Test piece/ }));
  await press(page, page.getByRole('button', { name: 'Save all' }));
  await expect(page.getByText('1 product is saved.')).toBeVisible();
  await expect(cell('Plating', second)).toHaveValue('Oxidised');
  expect(await productOf()).toMatchObject({
    version: version + 1,
    isVisible: false,
    attributes: { plating: 'Oxidised', stone: ['Kemp', 'Pearl bead'], care: 'Keep it dry' },
  });
});

test('prices are planned for a time, listed, shown at the SKU and cancelled @desk', async ({ page, shop }) => {
  const { code } = await shop.goods.sku({ seller: 'meera', price: 500, mrp: 1000 });
  await enterConsole(page, shop, listOf(code));
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('-10');
  await dialog.getByRole('radio', { name: 'From a time' }).check();
  await dialog.getByRole('button', { name: 'Plan the prices' }).click();
  await expect(dialog.getByText('Please choose a day and a time.')).toBeVisible();
  await dialog.getByLabel('From, in India’s time').fill('2099-10-20T00:00');
  await dialog.getByLabel('Until, in India’s time').fill('2099-10-19T00:00');
  await dialog.getByRole('button', { name: 'Plan the prices' }).click();
  await expect(dialog.getByText('The end must be after the beginning')).toBeVisible();
  await dialog.getByLabel('Until, in India’s time').fill('2099-10-25T00:00');
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan the prices' }).click();
  await expect(page.getByText('The price is planned.')).toBeVisible();
  await expect(page.getByText('₹450 from 20 Oct 2099, 12:00 am')).toBeVisible();

  await page
    .getByRole('link', { name: new RegExp(code, 'i') })
    .or(page.getByRole('link', { name: /Test piece/ }))
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Planned price', exact: true });
  await expect(panel.getByText('20 Oct 2099, 12:00 am to 25 Oct 2099, 12:00 am')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Prices, the newest first' }).getByRole('listitem')).toHaveCount(1);
  await shop.expectAccessible(page);
  await panel.getByRole('link', { name: 'All of this SKU' }).click();
  await expect(page.getByRole('heading', { name: 'Planned prices' })).toBeVisible();
  await page.getByRole('button', { name: `Cancel the planned price of ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('The planned price is cancelled.')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await shop.expectAccessible(page);
});
