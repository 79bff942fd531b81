import { clock } from '../support/clock.ts';
import { chooseFound, press, type } from './by-keyboard.ts';
import { ask } from './ask.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

test('a seller proposes a category by the keyboard', async ({ page, shop }) => {
  await enterConsole(page, shop, 'categories/create');
  await type(page, page.getByLabel('Display name'), `Hair chains ${shop.mark}`);
  await chooseFound(page, 'Lies in', 'Jewellery', 'Jewellery');
  await type(page, page.getByLabel('Description'), 'From ear to bun.');
  await expect(page.getByText(/The page will be at \/category\/hair-chains-/)).toBeVisible();
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Send the proposal' }));
  await expect(page.getByText(/is proposed\. An admin will look at it\./)).toBeVisible();
  await expect(page.getByText('Proposed', { exact: true }).first()).toBeVisible();
});

test('a name in Hindi shows the address it makes in Latin letters, and a taken one has a number', async ({
  page,
  shop,
}) => {
  const name = `बालों की चेन ${shop.mark}`;
  const address = `balon-ki-chen-${shop.mark}`;
  for (const made of [address, `${address}-2`]) {
    await enterConsole(page, shop, 'categories/create');
    await page.getByLabel('Display name').fill(name);
    await chooseFound(page, 'Lies in', 'Jewellery', 'Jewellery');
    await page.getByLabel('Description').fill('From ear to bun.');
    await expect(page.getByText(`The page will be at /category/${address}`)).toBeVisible();
    await page.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(page.getByText(/is proposed\. An admin will look at it\./)).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const found = await ask<{ seoUrl: string }[]>(
      shop,
      await shop.staffToken('meera@ratnahaat.example'),
      'GET',
      `/api/admin/categories?filter=${filter}`,
    );
    expect(found.map(({ seoUrl }) => seoUrl)).toContain(made);
  }
});

test('an admin moves a category, hides a product, and mends its stock', async ({ page, shop }) => {
  const admin = await shop.staffToken('admin@ratnahaat.example');
  const sku = await shop.goods.sku({ seller: 'meera', stock: 10 });
  const form = { displayName: `Ear cuffs ${shop.mark}`, description: 'For the rim.', level: 2, parentId: 1 };
  const { id } = await ask<{ id: number }>(shop, admin, 'POST', '/api/admin/categories', form);
  await page.addInitScript((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_ADMIN');
  }, admin);

  await page.goto(`/admin/categories/${id}`);
  await page.getByRole('combobox', { name: 'Lies in' }).click();
  await page.getByRole('option', { name: 'Accessories', exact: true }).click();
  // Meanwhile another person changes another field of the category.
  await ask(shop, admin, 'PUT', `/api/admin/categories/${id}`, { seoKw: 'cuff' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${form.displayName} is saved.`)).toBeVisible();
  expect(await ask(shop, admin, 'GET', `/api/admin/categories/${id}`)).toMatchObject({ parentId: 3, seoKw: 'cuff' });

  await page.goto(`/admin/products/${sku.productId}`);
  await page.getByRole('switch', { name: 'Visible' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'It is hidden.' })).toBeVisible();
  expect((await fetch(`${shop.origin}/products/${sku.productId}`)).status).toBe(404);

  await page.goto('/admin/inventory');
  await page.getByRole('textbox', { name: /SKU/ }).fill(sku.code);
  await page.getByRole('link', { name: sku.code }).click();
  await page.getByLabel('Total quantity').fill('12');
  await page.getByLabel('Location').fill('Rack 4');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Inventory item updated successfully')).toBeVisible();
  await expect(page.getByRole('list', { name: /Movements/ }).getByText('Counted')).toBeVisible();

  // The count finds fewer pieces than the records have.
  await page.goto('/admin/inventory');
  await page.getByRole('button', { name: 'Count stock' }).click();
  const count = page.getByRole('dialog', { name: 'Count stock' });
  for (const pieces of [1, 2]) {
    await count.getByLabel('SKU code').fill(sku.code);
    await page.keyboard.press('Enter');
    await expect(count.getByText(`${sku.code}: ${pieces}`)).toBeVisible();
  }
  await expect(count.getByRole('row', { name: new RegExp(sku.code) })).toContainText('-10');
  await shop.expectAccessible(page);
  await count.getByRole('button', { name: 'Save 1 difference' }).click();
  await expect(page.getByText('The stock of 1 SKU is changed.')).toBeVisible();

  await page.getByRole('textbox', { name: /SKU/ }).fill(sku.code);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('checkbox', { name: /Choose T-|Select this row/i }).check();
  await page.getByRole('button', { name: 'Change the stock' }).click();
  const several = page.getByRole('dialog', { name: 'Change the stock of 1 SKU' });
  await several.getByLabel('Pieces of each').fill('5');
  await several.getByLabel('Reason').fill('A delivery');
  await shop.expectAccessible(page);
  await several.getByRole('button', { name: 'Change the stock' }).click();
  await expect(several).toHaveCount(0);
  expect(
    await ask<{ quantity: number }[]>(shop, admin, 'GET', `/api/admin/inventory?filter={"q":"${sku.code}"}`),
  ).toEqual([expect.objectContaining({ quantity: 7 })]);
});

test('two editors of a category are asked only about the field that both changed', async ({ page, shop }) => {
  const admin = await shop.staffToken('admin@ratnahaat.example');
  const form = { displayName: `Toe rings ${shop.mark}`, description: 'For the toe.', level: 2, parentId: 1 };
  const { id } = await ask<{ id: number }>(shop, admin, 'POST', '/api/admin/categories', form);
  const address = `/api/admin/categories/${id}`;
  await enterAsAdmin(page, shop, `/categories/${id}`);
  const name = page.getByLabel('Display name');
  await name.fill(`Metti ${shop.mark}`);
  await page.getByLabel('Description').fill('For the second toe.');
  const theirs = { displayName: `Bichiya ${shop.mark}`, seoKw: 'bichiya' };
  await ask(shop, admin, 'PUT', address, theirs);
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: /^Two changes to/ });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: `Yours: Metti ${shop.mark}` })).toBeChecked();
  await dialog.getByRole('radio', { name: `Theirs: ${theirs.displayName}` }).check();
  await shop.expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${theirs.displayName} is saved.`)).toBeVisible();
  expect(await ask(shop, admin, 'GET', address)).toMatchObject({ ...theirs, description: 'For the second toe.' });
});

test('prices are changed after a look at what they will be @desk', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera', price: 500, mrp: 1000 });
  await enterConsole(page, shop, 'skus');
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^All/ }).click();
  await page.getByRole('textbox', { name: /name or code/ }).fill(sku.code);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('textbox', { name: 'Percent' }).fill('150');
  await expect(page.getByText('Above the MRP')).toBeVisible();
  await page.getByRole('textbox', { name: 'Percent' }).fill('-10');
  await expect(page.getByRole('dialog').getByText('₹450')).toBeVisible();
  await page.getByRole('radio', { name: 'By an amount' }).check();
  await page.getByRole('textbox', { name: 'Rupees more or less' }).fill('- ₹50');
  await page.getByRole('checkbox', { name: /end in 9/ }).check();
  await expect(page.getByRole('dialog').getByText('₹449')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Change the prices' }).click();
  await expect(page.getByText('The price is changed.')).toBeVisible();
  await expect(page.getByRole('main').getByText('₹449')).toBeVisible();
});

test('a seller chooses columns, hides products and takes it back, and looks the keys up @only-desk', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone shows a card for each product, which has no columns.');
  const { name } = await shop.goods.sku({ seller: 'meera' });
  await enterConsole(page, shop, `products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const category = page.getByRole('columnheader', { name: 'Category' });
  await expect(category).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Category', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(category).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Product' })).toBeVisible();
  await expect(category).toBeHidden();

  await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('The products are hidden from shoppers.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: new RegExp(name) }).first()).toBeChecked();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByText('Ctrl')).toBeVisible();
  await shop.expectAccessible(page);
});

test('what stays hidden is not said to be live, and why it is hidden stands beside the button', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku({ seller: 'meera', isVisible: false });
  await enterConsole(page, shop, `products/${sku.productId}`);
  const followed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/publishing')) followed.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Brand' }).fill('Kiran');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${sku.name} is saved. Shoppers do not see it yet.`)).toBeVisible();
  await expect(page.locator('form').getByText('Shoppers do not see it yet. It is hidden.')).toBeVisible();
  await enterConsole(page, shop, `skus/${sku.skuId}`);
  await page.getByRole('textbox', { name: 'Selling price' }).fill('450');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${sku.code} is saved.`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(followed).toEqual([]);

  // Hiding a visible product changes pages soon, so the console follows the publishing.
  const shown = await shop.goods.sku({ seller: 'meera' });
  await enterConsole(page, shop, `products/${shown.productId}`);
  await page.getByRole('switch', { name: 'Visible' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => followed.length).toBeGreaterThan(0);
});

test('the list of SKUs opens on active ones, and the others are a tap away with their counts', async ({
  page,
  shop,
}) => {
  const active = await shop.goods.sku({ seller: 'meera', price: 500, mrp: 500 });
  const reduced = await shop.goods.sku({ seller: 'meera', price: 500, mrp: 900 });
  await enterConsole(page, shop, 'skus');
  const status = page.getByRole('group', { name: 'Status' });
  await expect(status.getByRole('button', { name: /^Active/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: /name or code/ }).fill(shop.mark.toUpperCase());
  await expect(status.getByRole('button', { name: 'All 2' })).toBeVisible();
  await expect(status.getByRole('button', { name: 'Active 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: active.name })).toBeVisible();
  await expect(status.getByRole('button', { name: 'Out of stock 0' })).toBeVisible();
  await shop.expectAccessible(page);
  await status.getByRole('button', { name: 'On sale 1' }).click();
  await expect(page.getByRole('link', { name: reduced.name })).toBeVisible();
  await shop.expectReflow(page);
});

test('a new SKU has its name, tax category and first day filled in', async ({ page, shop }) => {
  const sku = await shop.goods.sku({ seller: 'meera' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await enterConsole(page, shop, `skus/create?product=${sku.productId}`);
  await expect(page.getByRole('combobox', { name: 'Tax category' })).toHaveText('Standard rate');
  await expect(page.getByLabel('Start date')).toHaveValue(clock.today());
  await page.getByRole('combobox', { name: 'Colour' }).fill('Ruby');
  await page.getByRole('option', { name: 'Ruby', exact: true }).click();
  await expect(name).toHaveValue(/, Ruby$/);
  await name.fill('Kiran ring in ruby');
  await page.getByRole('textbox', { name: 'Size' }).fill('12');
  await page.getByRole('textbox', { name: 'Size' }).blur();
  await expect(name).toHaveValue('Kiran ring in ruby');
  await shop.expectAccessible(page);
});

test('facts are taken from the last product only where there is one', async ({ page, shop }) => {
  await page.route(/\/api\/admin\/products\?.*isComplete/, (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'products 0-0/0' } }),
  );
  await enterConsole(page, shop, 'products/create');
  await page.getByRole('combobox', { name: 'Category' }).fill('Rings');
  await page.getByRole('option', { name: 'Jewellery › Rings', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Plating' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'As in the last product' })).toHaveCount(0);
});

test('on a phone the colours close on a choice, so that the next field can be tapped', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'In a wide window they stay open for the next choice.');
  await enterConsole(page, shop, 'products/create');
  await page.getByRole('combobox', { name: 'Colours' }).click();
  await page.getByRole('option', { name: 'Ruby', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByText('1 SKU', { exact: true })).toBeVisible();
});

test('a seller names a product in Hindi, sees it in the preview, and finds what is too long', async ({
  page,
  shop,
}) => {
  const { productId, seoUrl } = await shop.goods.sku({ seller: 'meera' });
  await enterConsole(page, shop, `products/${productId}`);
  await page.locator('summary', { hasText: 'In Hindi' }).click();
  const name = page.getByLabel('Name in Hindi');
  await name.fill('क'.repeat(81));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name can have at most 80 characters')).toBeVisible();
  await name.fill(`मोती के झुमके ${shop.mark}`);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  const preview = page.frameLocator('iframe[title="The page of the product"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`मोती के झुमके ${shop.mark}`);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/ is saved/).first()).toBeVisible();
  await page.goto(`/hi/product/${seoUrl}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`मोती के झुमके ${shop.mark}`);
});
