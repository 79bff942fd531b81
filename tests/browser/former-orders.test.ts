import { workbookOf } from '../support/workbook.ts';
import { press } from './by-keyboard.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

const HEAD =
  'Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip';

test('orders come by a file of Shopify without the faulty ones, staff find them, and the shopper sees them', async ({
  page,
  shop,
  context,
}) => {
  const { mark } = shop;
  const shopper = await context.newPage();
  const { email } = await shop.signedUp(shopper, 'Leela');
  const address = 'Leela Nair,4 Beach Road,Kochi,682001';
  const table = [
    HEAD,
    `#${mark}1,${email},paid,fulfilled,INR,60.00,"1,058.00",2024-03-09 23:45:10 +0530,2,Kundan Jhumka,499.00,KJ-1,${address}`,
    `#${mark}2,${email},refunded,unfulfilled,INR,0.00,900.00,2024-04-09 10:00:00 +0530,1,Temple Necklace,800.00,TN-1,${address}`,
    `#${mark}3,${email},paid,fulfilled,USD,0.00,30.00,2024-05-09 10:00:00 +0530,1,AD Ring,30.00,AR-1,${address}`,
  ].join('\n');
  const file = { name: `orders-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) };

  await enterAsAdmin(page, shop, '/former-orders');
  await shop.expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'From another shop' }));
  await page.getByLabel('File of orders').setInputFiles(file);
  await expect(page.getByText('This is an order file of Shopify.')).toBeVisible();
  await expect(page.getByLabel('Name of the former shop')).toHaveValue('Shopify');
  await expect(page.getByText(/add up to ₹800, the total is ₹900/).first()).toBeVisible();
  await expect(page.getByText('2 new, 0 changed, 0 unchanged, 1 faulty')).toBeVisible();
  await expect(page.getByText(/must be INR/)).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await press(page, page.getByRole('button', { name: 'Leave out the 1 faulty' }));
  await press(page, page.getByRole('button', { name: 'Import the former orders' }));
  await expect(page.getByText('2 former orders are imported.')).toBeVisible();

  await page.getByLabel('Number, email or name').fill(`${mark}2`);
  await press(page, page.getByRole('link', { name: `#${mark}2` }));
  await expect(page.getByRole('heading', { name: `#${mark}2` })).toBeVisible();
  await expect(page.getByText('Temple Necklace')).toBeVisible();
  await expect(page.getByText(/add up to ₹800, the total is ₹900/)).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await press(page, page.getByRole('link', { name: 'Account in this shop' }));
  const panel = page.getByRole('region', { name: 'Orders at the former shop' });
  await expect(panel.getByRole('link', { name: `#${mark}1` })).toBeVisible();

  await shopper.goto('/orders');
  const former = shopper.getByRole('region', { name: 'From our former shop' });
  await expect(former.getByRole('listitem').filter({ hasText: `#${mark}` })).toHaveCount(2);
  await former.getByText(`#${mark}1`).click();
  await expect(former.getByText('2 × Kundan Jhumka')).toBeVisible();
  await expect(former.getByText('Leela Nair, 4 Beach Road, Kochi, 682001').last()).toBeVisible();
  await expect(former.getByRole('button')).toHaveCount(0);
  await expect(former.getByRole('link')).toHaveCount(0);
  await shop.expectAccessible(shopper);
  await shop.expectReflow(shopper);
});

test('orders come by a workbook whose columns a person says, and the import is undone', async ({ page, shop }) => {
  const { mark } = shop;
  const rows = [
    ['Reference', 'When', 'Who', 'Sum'],
    [`B-${mark}`, '05/03/2024', 'Asha Rao', 1250],
  ];
  const buffer = workbookOf([{ name: 'Orders', rows }]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await enterAsAdmin(page, shop, '/former-orders/from-another-shop');
  await page.getByLabel('File of orders').setInputFiles({ name: `${mark}.xlsx`, mimeType, buffer });
  await expect(page.getByText(/^Please say which columns have: order number/)).toBeVisible();
  for (const [column, meaning] of [
    ['Reference', 'Order number'],
    ['When', 'Day of the order'],
    ['Who', 'Full name'],
    ['Sum', 'Total'],
  ] as const) {
    await page.getByLabel(`Meaning of ${column}`).click();
    await page.getByRole('option', { name: meaning, exact: true }).click();
  }
  await page.getByLabel('Name of the former shop').fill('Bill book');
  await page.getByLabel('Name of the former shop').blur();
  await press(page, page.getByRole('button', { name: 'Import the former orders' }));
  await expect(page.getByText('1 former order is imported.')).toBeVisible();
  await expect(page.getByText('Bill book').first()).toBeVisible();

  await page.goto('/admin/former-orders/from-another-shop');
  await press(page, page.getByRole('button', { name: new RegExp(`^Undo the import of ${mark}-former-orders`) }));
  await press(page, page.getByRole('button', { name: 'Undo the import', exact: true }));
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await page.goto(`/admin/former-orders?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  await expect(page.getByText('No former orders found')).toBeVisible();
});
