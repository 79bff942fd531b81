import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { film } from '../support/film.ts';
import { TURNED_KINDS, turnedPicture } from '../support/turned-pictures.ts';
import { ask } from './ask.ts';
import { enterAsAdmin, enterConsole } from './enter-console.ts';
import { WITH_PICTURES } from './launching.ts';
import { test } from './shop-test.ts';

test.use(WITH_PICTURES);

/** A picture of one colour, which is no other picture's. */
async function picture(name: string, red: number) {
  const background = { r: red, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, [\\d,]+ KB$`) });
const choose = (page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.getByLabel('Files to upload').setInputFiles(files);

test('a seller sends files in, tries again what broke, and keeps them in order', async ({ page, shop }) => {
  const [one, two] = [await picture(`one ${shop.mark}.jpg`, 200), await picture(`two ${shop.mark}.jpg`, 90)];
  await enterConsole(page, shop, 'files');
  await expect(page.getByRole('heading', { name: 'Uploads', level: 1 })).toBeVisible();

  await choose(page, { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(page.getByRole('alert')).toContainText('Only JPEG');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('No files selected for download');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  // The first try of the first file is lost on its way.
  let isLost = false;
  await page.route('**/api/user/files/upload', (route) => {
    if (isLost || !route.request().postDataBuffer()?.includes(one.name)) return route.continue();
    isLost = true;
    return route.fulfill({ status: 409, json: { message: 'Lost on its way' } });
  });
  await page.getByLabel('Folder for new files').fill(`Folder ${shop.mark}`);
  await choose(page, [one, two]);
  await expect(tile(page, two.name)).toBeVisible();
  await expect(page.getByText('Lost on its way')).toBeVisible();
  await page.getByRole('button', { name: `Retry: ${one.name}` }).click();
  await expect(tile(page, one.name)).toBeVisible();
  await shop.expectAccessible(page);

  await page.getByRole('button', { name: `Details of ${one.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nowhere')).toBeVisible();
  await dialog.getByLabel('Name').fill(`lamp ${shop.mark}.jpg`);
  await dialog.getByRole('button', { name: 'Save name and folder' }).click();
  await expect(dialog.getByRole('heading', { name: `lamp ${shop.mark}.jpg` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No replacement file selected');
  await dialog.getByLabel('Another picture').setInputFiles(two);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The picture is replaced.')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Find duplicates' }).click();
  await expect(page.getByRole('list', { name: 'Equal files' }).filter({ hasText: `lamp ${shop.mark}` })).toContainText(
    two.name,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await tile(page, two.name).click();
  await tile(page, `lamp ${shop.mark}.jpg`).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('files.zip');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('2 files are deleted.')).toBeVisible();
  await expect(tile(page, two.name)).toHaveCount(0);
  await shop.expectReflow(page);
});

test('photos that were taken with the phone on its side are shown upright, and a HEIC photo is named', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'files');
  await choose(page, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('This is a HEIC photo. On an iPhone choose Settings > Camera');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  for (const kind of TURNED_KINDS) {
    const name = `turned ${shop.mark}.${kind}`;
    const buffer = Buffer.from(await turnedPicture(kind, 6, 300));
    const uploading = page.waitForResponse('**/api/user/files/upload');
    await choose(page, { name, mimeType: `image/${kind}`, buffer });
    const { url } = (await (await uploading).json()) as { url: string };
    const shown = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        first: [...pen.getImageData(20, 20, 1, 1).data],
      };
    }, url);
    expect([shown.width, shown.height]).toEqual([300, 200]);
    expect(shown.first[0]).toBeGreaterThan(240);
    expect(shown.first[1]).toBeLessThan(20);
  }
});

test('a picture the house replaces is the one shoppers see on the page of its product', async ({ page, shop }) => {
  const [dark, bright] = [await picture(`dark ${shop.mark}.jpg`, 20), await picture(`bright ${shop.mark}.jpg`, 250)];
  const sku = await shop.goods.sku({ seller: 'meera' });
  await enterAsAdmin(page, shop, `/files?filter=${encodeURIComponent(JSON.stringify({ q: shop.mark }))}`);
  await choose(page, dark);
  await expect(tile(page, dark.name)).toBeVisible();
  const admin = await shop.staffToken('admin@ratnahaat.example');
  const [file] = await ask<{ key: string }[]>(shop, admin, 'GET', `/api/admin/files?filter={"q":"${shop.mark}"}`);
  const mediaList = [{ key: file!.key, altText: 'Kada from above', mediaType: 'IMAGE' }];
  await ask(shop, admin, 'PUT', `/api/admin/products/${sku.productId}`, { mediaList });

  await page.getByRole('button', { name: `Details of ${dark.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /^product / })).toBeVisible();
  await dialog.getByLabel('Another picture').setInputFiles(bright);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The picture is replaced.')).toBeVisible();

  await page.goto(`/product/${sku.seoUrl}`);
  const shown = page.getByRole('img', { name: 'Kada from above' }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { channels } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).stats();
  expect(channels[0]!.mean).toBeGreaterThan(200);
});

test('a file that is uploaded before the first list has come is shown in it', async ({ page, shop }) => {
  const early = await picture(`early ${shop.mark}.jpg`, 120);
  const uploaded = page.waitForResponse('**/api/user/files/upload');
  // The first list was read before the upload and arrives after it.
  let isFirst = true;
  const firstRead = new Promise<void>((resolve) => {
    void page.route('**/api/admin/files?**', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const response = await route.fetch();
      resolve();
      await uploaded;
      await expect(page.getByText(`${early.name} is uploaded.`)).toBeVisible();
      return route.fulfill({ response });
    });
  });
  await enterAsAdmin(page, shop, `/files?filter=${encodeURIComponent(JSON.stringify({ q: shop.mark }))}`);
  await firstRead;
  await choose(page, early);
  await expect(tile(page, early.name)).toBeVisible();
});

test('a large file goes on where it was interrupted, also after the page was loaded anew', async ({ page, shop }) => {
  const name = `kada ${shop.mark}.mp4`;
  // On the disk, for it is known by its date as well.
  const sent = test.info().outputPath(name);
  writeFileSync(sent, film(2.5 * 1024 * 1024));
  await enterConsole(page, shop, 'files');
  // After the first piece the shop has no time for more.
  const pieces: number[] = [];
  await page.route('**/uploads/*/pieces', (route) => {
    pieces.push(route.request().postDataBuffer()!.byteLength);
    return pieces.length === 2 ? route.fulfill({ status: 429, json: { message: 'Too many' } }) : route.continue();
  });
  await choose(page, sent);
  const line = page.getByRole('list', { name: 'Uploads on their way' }).getByRole('listitem');
  await expect(line).toContainText('interrupted');
  await page.reload();
  const left = page.getByRole('list', { name: 'Not sent to the end' }).getByRole('listitem').filter({ hasText: name });
  await expect(left).toContainText('40% of 2,560 KB');
  await shop.expectAccessible(page);
  pieces.length = 2;
  await choose(page, sent);
  await expect(tile(page, name)).toBeVisible();
  await expect(left).toHaveCount(0);
  // What had come in was not sent again.
  expect(pieces.slice(2)).toHaveLength(2);
});
