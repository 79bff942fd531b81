import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test(
  'staff place an order for a customer on the telephone, and send another one the payment page',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const sku = await shop.goods.sku({ seller: 'meera', price: 1200, stock: 5 });
    const place = async (payment: string, email: string) => {
      await page.getByRole('link', { name: 'New order' }).click();
      await expect(page.getByText('Choose an item to see the price.')).toBeVisible();
      await page.getByLabel('Item 1: name or SKU code').fill(sku.code);
      await page.getByRole('option', { name: new RegExp(sku.code) }).click();
      await page.getByLabel('Pieces of item 1').fill('2');
      await expect(page.getByText('₹2,400').first()).toBeVisible();
      await page.getByLabel('Discount', { exact: true }).fill('400');
      await page.getByLabel('Discount in').click();
      await page.getByRole('option', { name: 'Rupees' }).click();
      await page.getByLabel('Reason of the discount').fill('Buys every year');
      await expect(page.getByText('₹2,000').first()).toBeVisible();
      await page.getByLabel('Payment').click();
      await page.getByRole('option', { name: payment }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('textbox', { name: 'Name' }).fill('Lakshmi Devi');
      await page.getByLabel('Mobile').fill('98480 12345');
      await page.getByLabel('PIN code').fill('411001');
      await page.getByLabel('House and street').fill('4, Lane 2');
      await page.getByLabel('Locality').fill('Camp');
      await expect(page.getByLabel('City')).toHaveValue('Pune');
    };
    await enterAsAdmin(page, shop, '/orders');
    await place('Cash on delivery', `lakshmi-${sku.code.toLowerCase()}@example.in`);
    await shop.expectAccessible(page);
    await shop.expectReflow(page);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.getByText(/^RH-.* is placed\.$/)).toBeVisible();
    await expect(page.getByText('By staff: telephone')).toBeVisible();
    await expect(page.getByText('Lakshmi Devi').first()).toBeVisible();
    await expect(page.getByText('Discount by staff (paid by the marketplace)')).toBeVisible();
    await expect(page.getByText('Discount given: Buys every year')).toBeVisible();

    await page.getByRole('link', { name: 'Orders' }).first().click();
    await place('Online, by a link that you send', `radha-${sku.code.toLowerCase()}@example.in`);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('button', { name: 'Show the link' }).click();
    await expect(page.getByText(/\/sandbox\/razorpay\/pay\/plink_/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await shop.expectAccessible(page);

    await page.getByRole('link', { name: 'Orders' }).first().click();
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(
      page
        .getByText('Please choose at least one item')
        .or(page.getByText(/select/i))
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Name is required')).toBeVisible();
  },
);
