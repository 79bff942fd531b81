import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { windowsBytes } from '../support/excel.ts';
import { expect, test } from './shop-test.ts';

test('the house pays a seller, who sees the payout with its statement', async ({ page, shop, browser }) => {
  await enterAsAdmin(page, shop, '/payouts');
  await page.getByRole('button', { name: 'Pay sellers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay sellers' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'To pay' }).click();
  const waiting = page.getByRole('link', { name: /^P-/ });
  await expect(waiting).toHaveCount(1);
  await waiting.click();
  await expect(page.getByRole('heading', { name: /^Payout P-/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Statement by order' })).toBeVisible();
  const id = /payouts\/(\d+)/.exec(page.url())![1]!;
  const sent = await fetch(`${shop.origin}/api/payouts/${id}/status?status=PROCESSING`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${await shop.staffToken('admin@ratnahaat.example')}` },
  });
  expect(sent.status).toBe(200);
  await page.reload();
  await expect(page.getByText('With the bank')).toBeVisible();
  await page.getByRole('button', { name: 'It is paid' }).click();
  await page.getByLabel('Reference of the transfer (UTR)').fill('UTR4711');
  await shop.expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'It is paid' }).click();
  await expect(page.getByText('UTR4711')).toBeVisible();
  const heading = await page.getByRole('heading', { name: /^Payout P-/ }).textContent();

  const context = await browser.newContext({ baseURL: shop.origin, viewport: page.viewportSize() });
  const seller = await context.newPage();
  await enterConsole(seller, shop, 'payouts');
  await expect(seller.getByText('Payable now')).toBeVisible();
  await shop.expectAccessible(seller);
  await seller.getByRole('link', { name: new RegExp(heading!.replace('Payout ', '')) }).click();
  await expect(seller.getByText('UTR4711')).toBeVisible();
  await expect(seller.getByRole('table', { name: 'Statement by for' })).toContainText('Commission');
  const kept = seller.waitForEvent('download');
  await seller.getByRole('button', { name: 'Download PDF' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^payout-P-.+\.pdf$/);
  await expect(seller.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('download', /^payout-P-/);
  await expect(seller.getByRole('button', { name: 'It failed' })).toBeHidden();

  await seller.goto('/seller/fee-invoices');
  const invoice = seller.getByRole('button', { name: /^Download INV\// }).first();
  await expect(invoice).toBeVisible();
  await shop.expectAccessible(seller);
  const keptInvoice = seller.waitForEvent('download');
  await invoice.click();
  expect((await keptInvoice).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);

  await seller.goto('/seller/revenue?type=yearly');
  await expect(seller.getByRole('img', { name: /^Sales by year\. The best year was \d{4} with ₹/ })).toBeVisible();
  await seller.getByRole('combobox', { name: 'Span' }).click();
  await seller.getByRole('option', { name: 'Today' }).click();
  await expect(seller.getByRole('region', { name: 'Today' })).toBeVisible();
  await shop.expectAccessible(seller);
  await context.close();
});

test('the house keeps the tax reports of a month @desk', async ({ page, shop }) => {
  await enterAsAdmin(page, shop, '/tax-reports');
  await expect(page.getByRole('heading', { name: 'GSTR-8: tax collected at source' })).toBeVisible();
  await shop.expectAccessible(page);
  for (const [button, file] of [
    [/^GSTR-1 of .* as JSON$/, /^gstr1-\d{4}-\d\d\.json$/],
    [/^GSTR-1 of .* as CSV files$/, /^gstr1-\d{4}-\d\d\.zip$/],
    [/^GSTR-8 as CSV$/, /^gstr8-\d{4}-\d\d\.csv$/],
  ] as const) {
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).first().click();
    expect((await kept).suggestedFilename()).toMatch(file);
  }
});

test('the house takes in a courier’s file after it has seen what it says', async ({ page, shop }) => {
  await enterAsAdmin(page, shop, '/remittances');
  await expect(page.getByRole('heading', { name: 'COD remittances' })).toBeVisible();
  const csv = 'AWB,Customer,Amount,Date,UTR\r\nNOBODYS1,O’Neil,499.00,2026-11-20,UTRX1\r\n,Total,499.00,,\r\n';
  await page
    .getByLabel('File of the courier')
    .setInputFiles({ name: 'cod.csv', mimeType: 'text/csv', buffer: Buffer.from(windowsBytes(csv)) });
  const dialog = page.getByRole('dialog', { name: 'Import cash from a courier' });
  await expect(dialog.getByText('1 new line, ₹499')).toBeVisible();
  await expect(dialog.getByText('Row 3 is left out. This row is a total.')).toBeVisible();
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('1 line is imported.')).toBeVisible();
  await expect(page.getByText('NOBODYS1')).toBeVisible();
});

test('the house plans a commission from a day on, of all and of one seller, and takes it back', async ({
  page,
  shop,
}) => {
  await enterAsAdmin(page, shop, '/settings?group=fees');
  const rates = page.getByRole('region', { name: 'Rates' });
  await rates.getByLabel('Percent').fill('12.5');
  await rates.getByLabel('From the day').fill('2020-01-01');
  await rates.getByLabel('Reason').fill('As the sellers were told');
  await rates.getByRole('button', { name: 'Plan the rate' }).click();
  await expect(rates.getByText('A rate can change from tomorrow on, at the earliest')).toBeVisible();
  await rates.getByLabel('From the day').fill('2097-04-01');
  await rates.getByRole('button', { name: 'Plan the rate' }).click();
  const planned = rates.getByRole('listitem').filter({ hasText: 'Commission 12.5% from 1 Apr 2097' });
  await expect(planned).toContainText('As the sellers were told');
  await shop.expectAccessible(page);
  await planned.getByRole('button', { name: 'Take back' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByLabel('Reason').fill('Put off');
  await sure.getByRole('button', { name: 'Take back' }).click();
  await expect(planned).toHaveCount(0);

  await page.goto('/admin/sellers');
  await page.getByRole('link', { name: /Meera/ }).first().click();
  const own = page.getByRole('region', { name: 'Commission' });
  await expect(own).toContainText('15%, as all sellers');
  await own.getByLabel('From the day').fill('2097-04-01');
  await own.getByLabel('Commission in percent').fill('8');
  await own.getByLabel('Reason').fill('As agreed');
  await own.getByRole('button', { name: 'Plan the rate' }).click();
  await expect(own.getByRole('listitem')).toContainText('Commission 8% from 1 Apr 2097');
  await shop.expectAccessible(page);
});
