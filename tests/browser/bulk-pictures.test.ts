import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { downloadZip } from 'client-zip';
import sharp from 'sharp';
import { ask } from './ask.ts';
import { press, type } from './by-keyboard.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { WITH_PICTURES } from './launching.ts';
import { test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

test.use(WITH_PICTURES);

interface Shown {
  mediaList: { key: string; name: string; width: number; height: number }[];
}
type Sent = { name: string; mimeType: string; buffer: Buffer };

let colours = 0;
/** A picture of one colour, which no other picture of this run has. */
async function picture(name: string, { width = 240, height = 240 } = {}): Promise<Sent> {
  colours += 1;
  const background = { r: colours % 256, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function zipOf(name: string, files: readonly Sent[]): Promise<Sent> {
  const entries = files.map((file) => ({ name: file.name, input: new Uint8Array(file.buffer) }));
  return { name, mimeType: 'application/zip', buffer: Buffer.from(await downloadZip(entries).arrayBuffer()) };
}

const add = (page: Page, files: Sent[]) => page.getByLabel('Pictures, zip or CSV files').setInputFiles(files);
const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`(^|/)${name}(,|$)`) });
const namesOf = async (shop: ShopHands, id: number): Promise<Shown['mediaList']> => {
  const admin = await shop.staffToken('admin@ratnahaat.example');
  return (await ask<Shown>(shop, admin, 'GET', `/api/admin/products/${id}`)).mediaList;
};

test(
  'a seller adds thirty pictures of two products at once, and a reload sends none of them twice',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const [one, other] = [await shop.goods.sku({ seller: 'meera' }), await shop.goods.sku({ seller: 'meera' })];
    const before = (await namesOf(shop, one.productId)).length;
    const numbers = Array.from({ length: 13 }, (_, at) => at + 1);
    const loose = await Promise.all(numbers.map((number) => picture(`${one.code.toLowerCase()}_${number}.jpg`)));
    const large = await picture(`${one.code} front.JPG`, { width: 2600, height: 1300 });
    const copy = { ...loose[0]!, name: `${one.code}-1 - Copy.jpg` };
    const small = await picture(`${other.code}-99.jpg`, { width: 90, height: 90 });
    const nameless = await picture('IMG_1234.jpg');
    const zipped = await Promise.all(numbers.map((number) => picture(`shoot/${other.code}/${number}.jpg`)));

    await enterConsole(page, shop, 'products');
    await press(page, page.getByRole('link', { name: 'Pictures in bulk' }));
    await expect(page.getByRole('heading', { name: 'Pictures in bulk', level: 1 })).toBeVisible();
    await add(page, [...loose, large, copy, small, nameless, await zipOf('shoot.zip', zipped)]);
    await expect(page.getByText('29 pictures of 2 products, 1 without a product')).toBeVisible();
    await expect(tile(page, nameless.name)).toContainText('No code, address or title of a product begins its name.');
    await shop.expectAccessible(page);
    await shop.expectReflow(page);

    await press(page, tile(page, nameless.name), 'Space');
    await press(page, page.getByRole('button', { name: 'Choose a product' }));
    const dialog = page.getByRole('dialog', { name: 'Choose a product' });
    await type(page, dialog.getByLabel('Search products by name'), other.code);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await press(page, dialog.getByRole('listitem').getByRole('button'));
    await expect(page.getByText('30 pictures of 2 products')).toBeVisible();

    // After ten pictures the shop has no time for more.
    let taken = 0;
    let isBusy = true;
    await page.route('**/api/user/files/uploads/*/pieces', (route) => {
      if (isBusy && taken >= 10) return route.fulfill({ status: 429, json: { message: 'Too many' } });
      taken += 1;
      return route.continue();
    });
    await press(page, page.getByRole('button', { name: 'Add 30 pictures' }));
    await expect(page.getByText('The connection is lost; it goes on by itself.')).toBeVisible();
    // Then no picture is on its way.
    await expect(page.getByRole('cell', { name: 'Waits for the connection' })).toHaveCount(3);
    await page.reload();
    isBusy = false;
    await expect(page.getByText('30 of 30 pictures done')).toBeVisible();
    await expect(page.getByText('28 added, 1 already there, 1 refused')).toBeVisible();
    // The copy and the picture that is too small were not sent.
    expect(taken).toBe(28);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row(small.name)).toContainText('each side needs at least 200 pixels');
    await expect(row(copy.name)).toContainText('The same picture was added before, and is used once.');
    await shop.expectAccessible(page);
    await shop.expectReflow(page);

    const shown = (await namesOf(shop, one.productId)).slice(before);
    expect(shown.map(({ name }) => name)).toEqual([
      `${one.code} front.jpg`,
      ...numbers.map((number) => `${one.code.toLowerCase()}_${number}.jpg`),
    ]);
    expect(shown[0]).toMatchObject({ width: 2000, height: 1000 });
    const inZip = (await namesOf(shop, other.productId)).slice(before);
    expect(inZip.map(({ name }) => name)).toEqual(
      expect.arrayContaining([nameless.name, ...numbers.map((number) => `shoot-${other.code}-${number}.jpg`)]),
    );

    await page.getByRole('button', { name: 'Clear the results' }).click();
    await add(page, [loose[2]!]);
    await page.getByRole('button', { name: 'Add 1 picture' }).click();
    await expect(page.getByText('0 added, 1 already there, 0 refused')).toBeVisible();
    await expect(row(loose[2]!.name)).toContainText('It was among your files already, and was not sent again.');
    expect(taken).toBe(28);
  },
);

test(
  'the platform places pictures by a table, by dragging, and after somebody else changed the product',
  { tag: '@only-desk' },
  async ({ page, shop }) => {
    const [one, other] = [await shop.goods.sku({ seller: 'farhan' }), await shop.goods.sku({ seller: 'farhan' })];
    const [first, second] = [await picture('DSC_0001.jpg'), await picture('DSC_0002.jpg')];
    const named = await picture(`${other.code}.jpg`);
    const table = `File,Code,Order\nDSC_0001.JPG,${one.code},2\n`;
    const admin = await shop.staffToken('admin@ratnahaat.example');
    await enterAsAdmin(page, shop, '/products/pictures');
    await add(page, [first, second, named, { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }]);
    await expect(page.getByText('2 pictures of 2 products, 1 without a product')).toBeVisible();
    const group = page.getByRole('list', { name: `Pictures: ${other.name}` });
    // Both ends of the movement are in the window.
    await page.setViewportSize({ width: 1366, height: 1800 });
    await tile(page, second.name).hover();
    await page.mouse.down();
    // The first movement begins to drag, the second is over the target.
    await group.hover();
    await group.hover();
    await page.mouse.up();
    await expect(group.getByRole('listitem')).toHaveCount(2);

    // Somebody else changes the product between the reading and the change of its list.
    let isChanged = false;
    await page.route(`**/api/admin/products/${other.productId}`, async (route) => {
      if (route.request().method() === 'PUT' && !isChanged) {
        isChanged = true;
        await ask(shop, admin, 'PUT', `/api/admin/products/${other.productId}`, { brand: 'Another brand' });
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add 3 pictures' }).click();
    await expect(page.getByText('3 added, 0 already there, 0 refused')).toBeVisible();
    expect(isChanged).toBe(true);
    const shown = (await namesOf(shop, other.productId)).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining([named.name, second.name]));
    expect((await namesOf(shop, one.productId)).map(({ name }) => name)).toContain(first.name);
  },
);
