import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { press } from './by-keyboard.ts';
import { enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

/** Returns the export of the open list: its header row, and the rows of some SKUs. */
async function exported(page: Page, codes: readonly string[]): Promise<string[]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = (await readFile(await (await coming).path(), 'utf8')).split('\r\n');
  return [lines[0]!, ...codes.map((code) => lines.find((line) => line.startsWith(`${code},`))!)];
}

async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  const file = { name: 'skus.csv', mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) };
  await page.getByLabel('CSV file').setInputFiles(file);
}

test('a seller changes prices in the file of an export, is told of a faulty row, mends it, and the list shows the price', async ({
  page,
  shop,
}) => {
  const wanted = { seller: 'meera', price: 500, mrp: 900, stock: 5 } as const;
  const [one, other] = [await shop.goods.sku(wanted), await shop.goods.sku(wanted)];
  const codes = [one.code, other.code];
  await enterConsole(page, shop, 'skus');
  const [head, first, second] = await exported(page, codes);
  const cheaper = first!.replace(',900,500,', ',900,432.5,');

  await shop.expectReflow(page);
  await press(page, page.getByRole('button', { name: 'Import CSV' }));
  const dialog = page.getByRole('dialog', { name: 'Import SKUs' });
  await expect(dialog.getByText(/The columns are those of the export/)).toBeVisible();
  await chooseFile(page, [head!, cheaper, second!.replace(',900,500,', ',900,950,')]);
  await expect(dialog.getByText('0 new, 1 changed, 0 unchanged, 1 faulty')).toBeVisible();
  await expect(dialog.getByText('The selling price cannot be above the MRP')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await shop.expectAccessible(page);
  const faults = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Faults as CSV' }).click();
  expect(await readFile(await (await faults).path(), 'utf8')).toContain('3,Selling price (rupees),950,');

  await chooseFile(page, [head!, cheaper, second!]);
  await expect(dialog.getByText('0 new, 1 changed, 1 unchanged, 0 faulty')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: one.code })).toContainText('500 → 432.5');
  await press(page, dialog.getByRole('button', { name: 'Import', exact: true }));
  await expect(page.getByText('1 SKU is imported.')).toBeVisible();
  await page.getByRole('button', { name: /^On sale/ }).click();
  await page.getByLabel('Id, name or code').fill(one.code);
  await expect(page.getByText('₹432.50')).toBeVisible();

  const [, ...again] = await exported(page, codes);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await chooseFile(page, [head!, ...again]);
  await expect(dialog.getByText('0 new, 0 changed, 2 unchanged, 0 faulty')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test('an import that changed prices is undone, but for the price that was changed since', async ({ page, shop }) => {
  const wanted = { seller: 'meera', price: 500, mrp: 900, stock: 5 } as const;
  const [one, other] = [await shop.goods.sku(wanted), await shop.goods.sku(wanted)];
  const name = `prices-${shop.mark}.csv`;
  const text = `SKU code,Selling price (rupees)\r\n${one.code},400\r\n${other.code},400\r\n`;
  await enterConsole(page, shop, 'skus');
  await press(page, page.getByRole('button', { name: 'Import CSV' }));
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog', { name: 'Import SKUs' });
  await press(page, dialog.getByRole('button', { name: 'Import', exact: true }));
  await expect(page.getByText('2 SKUs are imported.')).toBeVisible();
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await ask(shop, meera, 'PUT', `/api/admin/skus/${other.skuId}`, { sellingPrice: 450 });

  await page.goto('/seller/products/from-another-shop');
  const past = page.getByRole('listitem').filter({ hasText: name });
  // The panels above it still grow.
  await past.getByRole('button', { name: `Undo the import of ${name}` }).click();
  await expect(
    page.getByText('What it changed in 2 SKUs is restored where nobody changed it since.', { exact: true }),
  ).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo the import', exact: true }));
  await expect(past.getByText('1 SKU had something changed since, which stays.')).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  const stays = page.waitForEvent('download');
  await past.getByRole('button', { name: 'What stays as CSV' }).click();
  expect(await readFile(await (await stays).path(), 'utf8')).toContain('3,Selling price (rupees),450.00,');
  const [first] = await ask<{ sellingPrice: number }[]>(
    shop,
    meera,
    'GET',
    `/api/admin/skus?filter=${encodeURIComponent(JSON.stringify({ q: one.code }))}`,
  );
  expect(first!.sellingPrice).toBe(500);
});
