import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('staff sell at a stand by codes: for cash with change, and by a payment page as a QR code', async ({
  page,
  shop,
}) => {
  const [ring, chain] = [
    await shop.goods.sku({ seller: 'meera', price: 450, stock: 5 }),
    await shop.goods.sku({ seller: 'meera', price: 1000, stock: 5 }),
  ];
  const code = page.getByLabel('SKU code');
  const add = async (text: string) => {
    await code.fill(text);
    await code.press('Enter');
    await expect(code).toHaveValue('');
  };
  await enterAsAdmin(page, shop, '/quick-sale');
  await code.fill('NO-SUCH-CODE');
  await code.press('Enter');
  await expect(page.getByText('No piece has the code NO-SUCH-CODE.')).toBeVisible();
  await add(ring.code);
  await add(ring.code);
  await expect(page.getByText('₹900').first()).toBeVisible();
  await page.getByRole('button', { name: 'Give a discount' }).click();
  await page.getByLabel('Discount', { exact: true }).fill('10');
  await page.getByLabel('Reason of the discount').fill('Two of them');
  await expect(page.getByText('₹810').first()).toBeVisible();
  await page.getByRole('button', { name: 'Name the customer, or enter a coupon' }).click();
  await page.getByLabel('Coupon code').fill('NO SUCH COUPON');
  await expect(page.getByRole('button', { name: 'Sold for cash' })).toBeDisabled();
  await page.getByLabel('Coupon code').fill('');
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Mobile').fill('12345');
  await page.getByLabel('Cash received').fill('1000');
  await expect(page.getByText('Give back ₹190')).toBeVisible();
  await page.getByRole('button', { name: 'Sold for cash' }).click();
  await expect(page.getByRole('alert').getByText(/mobile/i)).toBeVisible();
  await page.getByLabel('Mobile').fill('+91 98123 43211');
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.getByRole('button', { name: 'Sold for cash' }).click();
  await expect(page.getByText(/^RH-.* is sold\. Give back ₹190\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Order and invoice' }).click();
  await expect(page.getByText('Cash to our staff').first()).toBeVisible();
  await expect(page.getByText('Asha').first()).toBeVisible();

  await page.goto('/admin/remittances');
  await expect(page.getByText(/is not in the bank yet/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Paid into the bank/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'It is in the bank' }).click();
  await expect(page.getByText('The reference of the bank is required')).toBeVisible();
  await page.getByLabel('Reference of the bank').fill('SBI 4711');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'It is in the bank' }).click();
  await expect(page.getByText('All of it is in the bank.')).toBeVisible();

  await page.goto('/admin/quick-sale');
  await add(chain.code);
  await page.getByRole('button', { name: 'Pay online by a QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code of the payment page of RH-/ })).toBeVisible();
  await page.getByRole('button', { name: 'Paid: hand over' }).click();
  await expect(page.getByText('This order is not paid yet.')).toBeVisible();
  await shop.expectAccessible(page);
});
