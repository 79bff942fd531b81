import sharp from 'sharp';
import * as messages from '#contract/messages.ts';
import { choose, press, type } from './by-keyboard.ts';
import { WITH_PICTURES } from './launching.ts';
import { expect, test } from './shop-test.ts';

test.use(WITH_PICTURES);

const photo = (red: number) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: { r: red, g: 60, b: 60 } } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a visitor who wants to review signs in, writes with photos, edits and deletes, by the keyboard alone', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await press(page, page.getByRole('link', { name: messages.WRITE_A_REVIEW }));
  await page.waitForURL(/\/login\?redirect=%2Fwrite-review%2F\d+/);

  await shop.signedUp(page, 'Asha');
  await page.goto(`/write-review/${sku.seoUrl}`);
  await expect(page.getByRole('heading', { name: messages.REVIEW_HEADING })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Submit the review' }));
  await expect(page.getByText(messages.REVIEW_RATING_REQUIRED)).toBeVisible();
  await expect(page.getByText(messages.REVIEW_TEXT_REQUIRED)).toBeVisible();
  await shop.expectAccessible(page);

  await choose(page, page.getByRole('group', { name: 'Your rating' }), '4 stars');
  await choose(page, page.getByRole('group', { name: 'Looks as shown' }), '5 stars');
  await type(page, page.getByLabel('Your review'), 'Light on the ear, and bright.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/media/upload'));
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Photos (optional)'));
  await (
    await chooser
  ).setFiles([
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo(180) },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await photo(90) },
  ]);
  const body = (await sent).postDataBuffer();
  if (body) expect(body.includes('SecretPhone')).toBe(false);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  // A reload keeps the typed text.
  await page.reload();
  await expect(page.getByLabel('Your review')).toHaveValue('Light on the ear, and bright.');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Submit the review' }));
  await page.waitForURL(`**/reviews/${sku.seoUrl}#review-*`);
  await expect(page.getByText('Light on the ear, and bright.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Shown by Asha, 2 of 2' })).toBeVisible();
  await expect(page.getByText('Looks as shown: 5 of 5')).toBeVisible();
  await shop.expectAccessible(page);

  // A customer does not write a second review, but changes the first one.
  await page.getByText('Your review', { exact: true }).waitFor();
  await press(page, page.getByRole('link', { name: messages.WRITE_A_REVIEW }));
  await expect(page.getByRole('alert').filter({ hasText: messages.REVIEW_ALREADY_SUBMITTED })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Edit' }));
  await type(page, page.getByLabel('Your review'), 'Light on the ear. The polish went after a week.');
  await choose(page, page.getByRole('group', { name: 'Your rating' }), '2 stars');
  await press(page, page.getByRole('button', { name: 'Remove photo 1' }));
  await press(page, page.getByRole('button', { name: 'Save the changes' }));
  await page.waitForURL(`**/reviews/${sku.seoUrl}#review-*`);
  await expect(page.getByText('The polish went after a week.')).toBeVisible();

  await press(page, page.getByRole('button', { name: messages.REVIEW_DELETE_CONFIRM }));
  const dialog = page.getByRole('alertdialog', { name: 'Delete your review?' });
  await press(page, dialog.getByRole('button', { name: messages.REVIEW_DELETE_CANCEL }));
  await expect(dialog).toBeHidden();
  await press(page, page.getByRole('button', { name: messages.REVIEW_DELETE_CONFIRM }));
  await press(page, dialog.getByRole('button', { name: messages.REVIEW_DELETE_CONFIRM }));
  await expect(page.getByText('The polish went after a week.')).toBeHidden();
  await page.reload();
  await expect(page.getByText(messages.REVIEWS_EMPTY)).toBeVisible();
});

test('a photo that is transparent is sent on white, and a HEIC photo is named with the way out', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku();
  await shop.signedUp(page, 'Asha');
  await page.goto(`/write-review/${sku.seoUrl}`);
  const photos = page.getByLabel('Photos (optional)');
  await photos.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'This is a HEIC photo. On an iPhone choose' })).toBeVisible();

  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 300, height: 300, channels: 4 as const, background: clear };
  await photos.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  });
  // The preview is made by the same steps as the upload.
  const firstPixel = () =>
    page
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data]);
  await expect.poll(firstPixel).toEqual([255, 255, 255, 255]);
});

test('reviews are filtered, found helpful once, and questions asked', async ({ page, shop }) => {
  await page.goto('/product/nagas-lakshmi-bridal-jhumka');
  await page.getByRole('link', { name: /^See all \d+ reviews$/ }).click();
  await page.locator('select[name=stars]').selectOption({ value: '5' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/stars=5/);
  const cards = page.locator('[data-review]');
  await expect(cards.first()).toBeVisible();
  for (const stars of await cards.getByRole('img', { name: 'out of 5 stars' }).all()) {
    await expect(stars).toHaveAccessibleName('5 out of 5 stars');
  }
  await shop.signedUp(page, 'Bela');
  await page.goto('/reviews/nagas-lakshmi-bridal-jhumka');
  const helpful = page.getByRole('button', { name: 'Helpful' }).first();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Helpful' }).first()).toHaveAttribute('aria-pressed', 'true');

  const sku = await shop.goods.sku();
  await page.goto(`/product/${sku.seoUrl}`);
  await page.getByLabel('Ask about this item').fill('Call me on 9848012345 about it');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Please leave phone numbers, emails and links out of the text')).toBeVisible();
  await page.getByLabel('Ask about this item').fill('Does it come with a box?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('we email you when there is an answer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Does it come with a box?' })).toBeVisible();
  await shop.expectAccessible(page);
});

test('a question and an answer that are sent on a slow line are sent once their script is there', async ({
  page,
  shop,
}) => {
  const sku = await shop.goods.sku();
  await shop.signedUp(page, 'Mira');
  let release = (): void => undefined;
  await page.route('**/_astro/send-text.*.js', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  for (const [opening, field, words, button, told] of [
    [undefined, 'Ask about this item', 'Is the hook made of steel?', 'Ask', 'we email you when there is an answer'],
    ['Answer', 'Your answer', 'It is, I have worn it for a month.', 'Answer', 'Only a buyer, after delivery'],
  ] as const) {
    const asked = page.waitForRequest('**/_astro/send-text.*.js');
    await page.goto(`/product/${sku.seoUrl}`);
    if (opening) await page.getByRole('button', { name: opening }).first().click();
    await page.getByLabel(field).fill(words);
    await asked;
    await page.getByRole('button', { name: button, exact: true }).last().click();
    release();
    await expect(page.getByText(told)).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews stand in the page, are filtered by a form, and lead to writing one', async ({ page }) => {
    await page.goto('/product/nagas-lakshmi-bridal-jhumka');
    const cards = page.locator('[data-review]');
    await expect(cards.first()).toBeVisible();
    await expect(cards.first().getByRole('img', { name: 'out of 5 stars' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Helpful' }).first()).toBeHidden();
    await expect(page.getByRole('link', { name: messages.WRITE_A_REVIEW })).toHaveAttribute(
      'href',
      '/write-review/nagas-lakshmi-bridal-jhumka',
    );
    await page.getByRole('link', { name: /^See all \d+ reviews$/ }).click();
    await page.locator('select[name=stars]').selectOption({ value: '4' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/stars=4/);
    await expect(cards.first().getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  });
});
