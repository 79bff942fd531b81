import type { Browser } from '@playwright/test';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Opens the quick sale on a phone of its own, which may lose its network. */
async function phoneAt(browser: Browser, shop: ShopHands) {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const known = page.waitForResponse((answer) => answer.url().includes('ON_SALE') && answer.ok());
  await enterAsAdmin(page, shop, '/quick-sale');
  await known;
  const unsent = page.getByRole('list', { name: 'Sales that are not sent yet' }).getByRole('listitem');
  return { context, page, unsent };
}

test('two phones without network sell the last piece: one order is recorded, the other phone says what to do', async ({
  browser,
  shop,
}) => {
  const { code, skuId } = await shop.goods.sku({ seller: 'meera', price: 450, stock: 1 });
  const phones = [await phoneAt(browser, shop), await phoneAt(browser, shop)];
  for (const { context, page, unsent } of phones) {
    await context.setOffline(true);
    await expect(page.getByText(/^No network: cash only\./)).toBeVisible();
    await page.getByLabel('SKU code').fill(code);
    await page.getByLabel('SKU code').press('Enter');
    await expect(page.getByText('₹450').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay online by a QR code' })).toBeHidden();
    await page.getByLabel('Cash received').fill('500');
    await page.getByRole('button', { name: 'Sold for cash' }).click();
    await expect(page.getByText(/^The sale is kept on this phone.* Give back ₹50\.$/)).toBeVisible();
    await expect(unsent).toHaveCount(1);
    await shop.expectAccessible(page);
    // The last piece is in the sale that is not sent yet.
    await page.getByLabel('SKU code').fill(code);
    await page.getByLabel('SKU code').press('Enter');
    await expect(page.getByText(/only 0 left when the stock was seen last$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sold for cash' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove' }).click();
  }

  const [first, second] = phones as [(typeof phones)[number], (typeof phones)[number]];
  await first.context.setOffline(false);
  await expect(first.page.getByText('1 sale is recorded.')).toBeVisible();
  await expect(first.unsent).toHaveCount(0);
  await second.context.setOffline(false);
  await expect(second.unsent.getByRole('alert')).toContainText('give the ₹450 back, or sell other pieces.');
  await shop.expectAccessible(second.page);
  const token = await shop.staffToken('admin@ratnahaat.example');
  const asked = await fetch(`${shop.origin}/api/admin/skus/${skuId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await asked.json()).toMatchObject({ available: 0 });
  await second.page.getByRole('button', { name: 'The money is given back' }).click();
  await expect(second.unsent).toHaveCount(0);
  for (const { context } of phones) await context.close();
});
