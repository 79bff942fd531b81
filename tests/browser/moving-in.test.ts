import { csvOf, shopifyTable } from '../support/other-shops.ts';
import { workbookOf } from '../support/workbook.ts';
import { ask } from './ask.ts';
import { press } from './by-keyboard.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('a seller brings a Shopify file, confirms guesses, imports it, and its product is in the shop', async ({
  page,
  shop,
}) => {
  const mark = `br-${shop.mark}`;
  const [head, ...rows] = shopifyTable(8, mark);
  const own = ['Closure', 'Dimensions', 'Warranty', 'Care', 'Base metal', 'Stones'];
  const values = ['Slip-on', 'Inner width 57 mm', '6 months on plating', 'Keep dry', 'Brass', 'No stone'];
  const columns = [...head!, ...own.map((name) => `${name} (product.metafields.custom.x)`)];
  const table = [columns, ...rows.map((row) => [...row, ...values])];
  const file = { name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(table)) };

  await enterConsole(page, shop, 'products');
  await press(page, page.getByRole('link', { name: 'From another shop' }));
  await expect(page.getByRole('heading', { name: 'From another shop' })).toBeVisible();
  await page.getByLabel('File of another shop').setInputFiles(file);
  await expect(page.getByText('This is a product file of Shopify.')).toBeVisible();
  await expect(page.getByText(/^Not used: .*SEO Title/)).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);

  const goods = page.getByRole('list', { name: 'Products of the file' });
  await expect(goods.getByText('Matte Gold Plated Bangles Set of 4 no 4', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Confirm Occasions for all with wedding, party' }));
  await expect(page.getByRole('button', { name: 'Confirm Occasions for all with wedding, party' })).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Confirm all guesses' }));
  await expect(page.getByRole('button', { name: 'With guesses (0)' })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Check 4 products' }));
  await expect(page.getByText('4 new, 0 changed, 0 unchanged, 0 faulty')).toBeVisible();
  // After a reload, the same file is read in the same way, and its import resumes.
  await page.reload();
  await page.getByLabel('File of another shop').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'With guesses (0)' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Check 4 products' }));
  await press(page, page.getByRole('button', { name: 'Import the products' }));
  await expect(page.getByRole('heading', { name: '2. SKUs' })).toBeVisible();
  await expect(page.getByText('7 new, 0 changed, 0 unchanged, 0 faulty')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Import the SKUs' }));
  await expect(page.getByText(/4 products and 7 SKUs are in the shop/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pictures to bring as CSV' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Past imports of Products' })).toBeVisible();
  await shop.expectAccessible(page);

  // The shop shows a product once it has a picture.
  const meera = await shop.staffToken('meera@ratnahaat.example');
  const images = encodeURIComponent(JSON.stringify({ group: 'images' }));
  const query = encodeURIComponent(JSON.stringify({ q: `${mark}-4` }));
  const [bangles] = await ask<{ id: number }[]>(shop, meera, 'GET', `/api/admin/products?filter=${query}`);
  const [picture] = await ask<{ key: string }[]>(shop, meera, 'GET', `/api/admin/files?filter=${images}`);
  const mediaList = [{ key: picture!.key, altText: 'Bangles', mediaType: 'IMAGE' }];
  await ask(shop, meera, 'PUT', `/api/admin/products/${bangles!.id}`, { mediaList });
  await page.goto(`/product/${mark}-4`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Matte Gold Plated Bangles');
});

test('a workbook of Excel is read by its sheet of goods', async ({ page, shop }) => {
  const mark = `xl-${shop.mark}`;
  const rows = shopifyTable(8, mark).map((row) => row.map((cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : cell)));
  const notes = { name: 'Notes', rows: [['Stock of the shop & its makers'], ['Counted in Jaipur']] };
  const buffer = workbookOf([notes, { name: 'Goods', rows }]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await enterConsole(page, shop, 'products/from-another-shop');
  await page.getByLabel('File of another shop').setInputFiles({ name: `${mark}.xlsx`, mimeType, buffer });
  await expect(page.getByText('This is a product file of Shopify.')).toBeVisible();
  const goods = page.getByRole('list', { name: 'Products of the file' });
  await expect(goods.getByText('Matte Gold Plated Bangles Set of 4 no 4', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Check 4 products' }));
  await expect(page.getByText('4 new, 0 changed, 0 unchanged, 0 faulty')).toBeVisible();
});

test('an import of the past is undone', async ({ page, shop }) => {
  const mark = `un-${shop.mark}`;
  const buffer = Buffer.from(csvOf(shopifyTable(3, mark)));
  await enterConsole(page, shop, 'products/from-another-shop');
  await page.getByLabel('File of another shop').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer });
  await press(page, page.getByRole('button', { name: 'Check 3 products' }));
  await press(page, page.getByRole('button', { name: 'Import the products' }));
  await expect(page.getByRole('heading', { name: '2. SKUs' })).toBeVisible();
  const undo = page.getByRole('button', { name: new RegExp(`^Undo the import of ${mark}-products`) });
  // The panels above it still grow.
  await undo.click();
  await press(page, page.getByRole('button', { name: 'Undo the import', exact: true }));
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await expect(undo).toBeHidden();
});

test('old addresses come by a file without its faulty row, lead to their pages, and are removed', async ({
  page,
  shop,
}) => {
  const old = `/products/kundan-${shop.mark}`;
  const csv = `New,Old\n/shop,https://old-shop.in${old}?v=1\n/product/none-${shop.mark},/products/none-${shop.mark}\n`;
  await enterAsAdmin(page, shop, '/old-addresses');
  await press(page, page.getByRole('link', { name: 'From a file' }));
  const file = { name: `${shop.mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File of old addresses').setInputFiles(file);
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 faulty')).toBeVisible();
  await expect(page.getByText('The shop has no such page.')).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await press(page, page.getByRole('button', { name: 'Leave out the 1 faulty' }));
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 0 faulty')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Import the old addresses' }));
  await expect(page.getByText('1 old address is imported.')).toBeVisible();
  await page.goto(old);
  await expect(page).toHaveURL(/\/shop$/);

  await page.goto(`/admin/old-addresses?filter=${encodeURIComponent(JSON.stringify({ q: old }))}`);
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: `Remove ${old}` }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByText(`${old} is removed.`)).toBeVisible();
});

test('customers come by a file of Shopify, and the import is undone', async ({ page, shop }) => {
  const head = 'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address Zip,Phone';
  const csv = `${head}\nLeela,Nair,leela-${shop.mark}@example.in,yes,4 Beach Road,682001,+91 98480 12345\nRavi,,,yes,,,\n`;
  await enterAsAdmin(page, shop, '/customers');
  await press(page, page.getByRole('link', { name: 'From another shop' }));
  const file = { name: `customers-${shop.mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File of customers').setInputFiles(file);
  await expect(page.getByText('This is a customer file of Shopify.')).toBeVisible();
  await expect(page.getByText(/they get no newsletter/).first()).toBeVisible();
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 faulty')).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await press(page, page.getByRole('button', { name: 'Leave out the 1 faulty' }));
  await press(page, page.getByRole('button', { name: 'Import the customers' }));
  await expect(page.getByText('1 customer is imported.')).toBeVisible();
  await expect(page.getByText('Leela Nair').first()).toBeVisible();

  await page.goto('/admin/customers/from-another-shop');
  await press(page, page.getByRole('button', { name: new RegExp(`^Undo the import of customers-${shop.mark}`) }));
  await press(page, page.getByRole('button', { name: 'Undo the import', exact: true }));
  await expect(page.getByText('The import is undone.')).toBeVisible();
});
