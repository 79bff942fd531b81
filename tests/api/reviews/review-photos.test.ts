import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { OwnReview, ReviewPhoto } from '#contract/calls/reviews.ts';
import { Message } from '#contract/calls/wire.ts';
import { FILM, PICTURE } from '../../support/returns.ts';
import { photoOf, REVIEW, reviewed, sendPhoto } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const bytesOf = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer);
const text = (words: string) => bytesOf(new TextEncoder().encode(words));
const joined = (...parts: Uint8Array[]) => bytesOf(Buffer.concat(parts));
const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 30, b: 60 } } });

/** Returns a photo as a phone takes it, with its location. */
const atHome = async () =>
  bytesOf(
    await colour(64, 48)
      .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );

const fileOf = async (path: string) => {
  const answer = await fetch(shop.running.origin + path);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const count = (key: string) => Number(shop.row('SELECT count(*) AS n FROM media WHERE key = ?', key).n);
const keyIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

describe('a photo of a review', () => {
  test('is shown as soon as the review shows it, under both of its addresses, and not before', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const url = await photoOf(asha, bytesOf(await colour(400, 300).jpeg().toBuffer()));
    expect(url).toMatch(/^\/media\/product-reviews\/review[0-9a-f]{32}\.jpg$/);
    expect((await fileOf(url)).status).toBe(404);
    const { images } = await reviewed(asha, sku, { images: [url] });
    expect(images).toEqual([`/media/${keyIn(url)}`]);
    for (const address of [url, images[0]!, `${images[0]!}/200.webp`]) {
      const { status, headers } = await fileOf(address);
      expect([address, status, headers.get('x-content-type-options')]).toEqual([address, 200, 'nosniff']);
      expect(headers.get('cache-control')).toContain('private');
    }
  });

  test('tells nobody where and with what it was taken, nor what was appended to it', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const taken = joined(await atHome(), text('<?php system($_GET[0]); ?><script>alert(1)</script>'));
    expect(Buffer.from(taken).includes('SecretPhone')).toBe(true);
    const url = await photoOf(asha, taken);
    await reviewed(asha, sku, { images: [url] });
    const { bytes, headers } = await fileOf(url);
    expect(headers.get('content-type')).toBe('image/jpeg');
    for (const word of ['SecretPhone', 'Exif', '<?php', '<script>'])
      expect(Buffer.from(bytes).includes(word)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 48, format: 'jpeg' });
  });

  test.each([
    ['PNG', async () => bytesOf(await colour(30, 20).png().toBuffer())],
    ['WebP', async () => bytesOf(await colour(30, 20).webp().toBuffer())],
    ['JPEG in several passes', async () => bytesOf(await colour(300, 200).jpeg({ progressive: true }).toBuffer())],
  ])('may be a %s', async (_, make) => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const url = await photoOf(asha, await make());
    await reviewed(asha, sku, { images: [url] });
    const { bytes } = await fileOf(url);
    expect((await sharp(bytes).metadata()).height).toBeGreaterThan(0);
  });

  /** Returns the head of a PNG that claims these dimensions. */
  const claiming = (width: number, height: number) => {
    const bytes = Uint8Array.from(PICTURE);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    return bytes;
  };
  /** Returns the head of an animated WebP. */
  const film = () => {
    const moves = joined(text('WEBPANIM'), Uint8Array.of(6, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    return joined(text('RIFF'), Uint8Array.of(moves.length, 0, 0, 0), moves);
  };
  test.each([
    ['a page named .jpg', () => text('<html><script>alert(1)</script></html>'), 415, 'FILE_TYPE_WRONG'],
    ['a script named .png', () => text('<?php echo 1; ?>'), 415, 'FILE_TYPE_WRONG'],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'FILE_KIND_WRONG'],
    ['a GIF that is a script, too', () => text('GIF89a/*…*/=1;alert(1)'), 415, 'FILE_TYPE_WRONG'],
    ['a film', () => FILM, 415, 'FILE_TYPE_WRONG'],
    ['nothing', () => new Uint8Array(), 415, 'FILE_TYPE_WRONG'],
    ['a pixel that claims 60,000 by 60,000', () => claiming(60_000, 60_000), 413, 'PICTURE_TOO_MANY_PIXELS'],
    ['more megapixels than are taken', () => claiming(9_000, 9_000), 413, 'PICTURE_TOO_MANY_PIXELS'],
    ['half a JPEG', async () => (await atHome()).slice(0, 300), 422, 'FILE_BROKEN'],
    ['half a PNG', () => PICTURE.slice(0, 50), 422, 'FILE_BROKEN'],
    ['a film of WebP pictures', () => film(), 415, 'FILE_KIND_WRONG'],
    ['9 MB', () => joined(PICTURE, new Uint8Array(9 * 1024 * 1024)), 413, 'BODY_TOO_LARGE'],
  ] as const)('is not %s', async (_, make, status, code) => {
    const asha = await shop.customer('asha');
    expect(await sendPhoto(asha, await make(), 'innocent.jpg')).toRefuse(status, code);
  });

  test('keeps nothing of what it is called', async () => {
    const asha = await shop.customer('asha');
    const { files } = (await sendPhoto(asha, PICTURE, '../../etc/<b>passwd</b>.php')).as(ReviewPhoto);
    expect(files).toEqual([expect.stringMatching(/^review[0-9a-f]{32}\.png$/)]);
    expect(String(shop.row('SELECT name FROM media WHERE key = ?', files[0]!).name)).not.toMatch(/[/<>]/);
  });
});

describe('the photos of a review', () => {
  test('are five at most, each of the customer and in one review alone', async () => {
    const [asha, bela, sku] = [await shop.customer('asha'), await shop.customer('bela'), await shop.sku()];
    const create = (images: string[]) => asha.post(`/reviews/create/${sku.productId}`, { ...REVIEW, images });
    const own = await photoOf(asha);
    expect(await create(Array.from({ length: 6 }, () => own))).toRefuse(422, 'FIELDS_INVALID');
    expect(await create([own, await photoOf(bela)])).toRefuse(422, 'REVIEW_PHOTO_UNKNOWN');
    expect(await create([`/media/review${'0'.repeat(32)}.jpg`])).toRefuse(422, 'REVIEW_PHOTO_UNKNOWN');
    expect(await create(['https://evil.example/a.jpg'])).toRefuse(422, 'FIELDS_INVALID');
    expect(Number(shop.row('SELECT review_count AS n FROM products WHERE id = ?', sku.productId).n)).toBe(0);
    (await create([own])).as(OwnReview);
    const other = await shop.sku();
    const again = await asha.post(`/reviews/create/${other.productId}`, { ...REVIEW, images: [own] });
    expect(again).toRefuse(422, 'REVIEW_PHOTO_UNKNOWN');
  });

  test('change with it: those that are left out go, with their bytes', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const [one, two, three] = [await photoOf(asha), await photoOf(asha), await photoOf(asha)];
    const { id } = await reviewed(asha, sku, { images: [one, two] });
    const changed = (await asha.patch(`/reviews/reviews/${id}`, { images: [three, one] })).as(OwnReview);
    expect(changed.images.map(keyIn)).toEqual([three, one].map(keyIn));
    expect(changed.rating).toBe(REVIEW.rating);
    expect(count(keyIn(two))).toBe(0);
    expect((await fileOf(two)).status).toBe(404);
    expect((await fileOf(one)).status).toBe(200);
  });

  test('go when it is deleted, and nobody sees them while it is hidden', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const url = await photoOf(asha);
    const { id } = await reviewed(asha, sku, { images: [url] });
    const hide = (isHidden: boolean) =>
      shop.admin().put(`/api/admin/reviews/${id}/visibility`, { isHidden, reason: 'A test' });
    const addresses = [url, `/media/${keyIn(url)}`, `/media/${keyIn(url)}/96.webp`];
    await hide(true);
    for (const address of addresses) expect((await fileOf(address)).status).toBe(404);
    await hide(false);
    for (const address of addresses) expect((await fileOf(address)).status).toBe(200);
    (await asha.delete(`/reviews/reviews/${id}`)).as(Message);
    for (const address of addresses) expect((await fileOf(address)).status).toBe(404);
    await shop.job('send-outbox');
    expect(count(keyIn(url))).toBe(0);
    const told = shop.row('SELECT status FROM outbox WHERE key = ?', `remove-file-${keyIn(url)}`);
    expect(told.status).toBe('sent');
  });

  test('that no review shows are forgotten after a day', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const [used, unused] = [await photoOf(asha), await photoOf(asha)];
    await reviewed(asha, sku, { images: [used] });
    await shop.later(25 * 60 * 60, async () => {
      await shop.job('purge-expired');
      expect([count(keyIn(used)), count(keyIn(unused))]).toEqual([1, 0]);
    });
  });
});
