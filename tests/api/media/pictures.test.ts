import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { ManagedFile, OpenUpload, UploadedFile } from '#contract/calls/files.ts';
import { ReviewPhoto } from '#contract/calls/reviews.ts';
import type { Answer } from '../../support/answer.ts';
import { categoryId, pictureOf, productForm } from '../../support/catalogue-paths.ts';
import { inLibrary } from '../../support/file-paths.ts';
import type { Persona } from '../../support/persona.ts';
import { sendFile, sendForm } from '../../support/returns.ts';
import { reviewed, sendPhoto } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { QUARTERS, shownAs, TURNED_KINDS, turnedPicture } from '../../support/turned-pictures.ts';
import { beginUpload, fileOf, sendRest } from '../../support/uploads.ts';

const shop = openShop();
const isNode = inject('running').runtime === 'node';
const meera = shop.seller('meera');
type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts));
const ascii = (text: string): Bytes => new TextEncoder().encode(text);

interface Door {
  who: () => Persona | Promise<Persona>;
  send: (who: Persona, bytes: Bytes) => Promise<Answer>;
  /** Returns the address of the stored picture. */
  see: (answer: Answer, who: Persona) => string | Promise<string>;
}

const intoFolder = (folder: string) => (who: Persona, bytes: Bytes) => sendFile(who, bytes, 'a.jpg', folder);
const seeFile = (answer: Answer) => answer.as(UploadedFile).url;

/** All calls that take pictures. */
const DOORS: Record<string, Door> = {
  'for the library of a seller': { who: () => meera, send: intoFolder(''), see: seeFile },
  'for the library of the shop': {
    who: () => shop.admin(),
    send: (who, bytes) => sendForm(who, '/api/files/upload', { folder: 'Diwali', file: new File([bytes], 'a.jpg') }),
    see: seeFile,
  },
  'in place of another': {
    who: () => meera,
    send: async (who, bytes) => {
      const { key } = await inLibrary(who);
      return sendForm(who, '/api/files/replace', { key, file: new File([bytes], 'a.jpg') });
    },
    see: (answer) => answer.as(ManagedFile).url,
  },
  'in pieces': {
    who: () => meera,
    send: async (who, bytes) => sendRest(who, await beginUpload(who, fileOf(bytes, 'a.jpg')), bytes),
    see: (answer) => answer.as(OpenUpload).file!.url,
  },
  'for a return': { who: () => shop.customer('asha'), send: intoFolder('returns'), see: seeFile },
  'for a review': {
    who: () => shop.customer('asha'),
    send: sendPhoto,
    see: async (answer, who) => {
      const { folder, files } = answer.as(ReviewPhoto);
      const url = `/media/${folder}/${files[0]!}`;
      await reviewed(who, await shop.sku(), { images: [url] });
      return url;
    },
  },
  'for a dispute about a weight': { who: () => meera, send: intoFolder('weight-disputes'), see: seeFile },
  'as the banner of a seller': { who: () => meera, send: intoFolder('seller-pictures'), see: seeFile },
  'as a paper of a seller': { who: () => meera, send: intoFolder('seller-papers'), see: seeFile },
};

async function stored(path: string): Promise<Bytes> {
  const answer = await fetch(shop.running.origin + path);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

async function sentThrough(door: string, bytes: Bytes): Promise<Bytes> {
  const { who, send, see } = DOORS[door]!;
  const persona = await who();
  return stored(await see(await send(persona, bytes), persona));
}

const sizeOf = (path: string) => {
  const key = path
    .replace('/media/product-reviews/', '')
    .replace(/^\/media\//, '')
    .replace(/\?.*$/, '');
  return shop.row('SELECT width, height FROM media WHERE key = ?', key);
};

describe.each(Object.keys(DOORS))('a picture that is sent in %s', (door) => {
  test.each(TURNED_KINDS)('is shown upright as a %s, and tells neither camera nor place', async (kind) => {
    const bytes = await sentThrough(door, await turnedPicture(kind, 6));
    expect(await shownAs(bytes)).toEqual({ colours: QUARTERS, width: 30, height: 20 });
    for (const told of ['SecretPhone', 'GPS']) expect(Buffer.from(bytes).includes(told)).toBe(false);
    // Browsers rotate a JPEG by its Exif orientation, but not a WebP. Only Node can rotate its pixels.
    const { orientation } = await sharp(bytes).metadata();
    expect(orientation).toBe(isNode && kind !== 'jpeg' ? undefined : 6);
  });

  test('is refused with its number when it has more megapixels than are taken', async () => {
    const { who, send } = DOORS[door]!;
    const huge = bytesOf(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a33' } })
        .png()
        .toBuffer(),
    );
    new DataView(huge.buffer).setUint32(16, 16_000);
    new DataView(huge.buffer).setUint32(20, 7000);
    const words = 'This picture has 112 megapixels; at most 65 are taken. Please save it smaller.';
    expect(await send(await who(), huge)).toRefuse(413, 'PICTURE_TOO_MANY_PIXELS', words);
  });

  test('is refused by the name of its kind when it is a HEIC photo', async () => {
    const { who, send } = DOORS[door]!;
    const heic = bytesOf(Uint8Array.of(0, 0, 0, 24), ascii('ftypheic'), new Uint8Array(4), ascii('mif1heic'));
    const answer = await send(await who(), bytesOf(heic, new Uint8Array(200)));
    expect(answer).toRefuse(415, 'FILE_KIND_WRONG');
    expect(answer.text).toMatch(/files are allowed\. This is a HEIC photo\. On an iPhone choose Settings > Camera/);
  });
});

describe.each(TURNED_KINDS)('a %s', (kind) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of orientation %i is shown upright, and its size is that',
    async (orientation) => {
      const { url } = (await sendFile(meera, await turnedPicture(kind, orientation), 'a.jpg', '')).as(UploadedFile);
      expect(await shownAs(await stored(url))).toEqual({ colours: QUARTERS, width: 30, height: 20 });
      expect(sizeOf(url)).toEqual({ width: 30, height: 20 });
    },
  );

  test('keeps the colours of its profile', async () => {
    const colour = { r: 230, g: 60, b: 50 };
    const wide = sharp({ create: { width: 200, height: 200, channels: 3, background: colour } });
    const sent = bytesOf(await wide.withIccProfile('p3').toFormat(kind, { quality: 100 }).toBuffer());
    const { url } = (await sendFile(meera, sent, 'a.jpg', '')).as(UploadedFile);
    const bytes = await stored(url);
    expect((await sharp(bytes).metadata()).icc?.equals((await sharp(sent).metadata()).icc!)).toBe(true);
    if (!isNode) return;
    const drawn = await sharp(await stored(`${url}/200.jpeg`))
      .raw()
      .toBuffer();
    [230, 60, 50].forEach((part, at) => expect(Math.abs(drawn[at]! - part)).toBeLessThan(8));
  });
});

describe.runIf(isNode)('the sizes of a picture', () => {
  test('of 64 megapixels are drawn as of any other', async () => {
    const create = { width: 9248, height: 6944, channels: 3 as const, background: '#a33' };
    const photo = bytesOf(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
    const { url } = (await sendFile(meera, photo, 'a.jpg', '')).as(UploadedFile);
    expect(await sharp(await stored(`${url}/320.webp`)).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  test('are upright, and JPEG has white where the picture is transparent', async () => {
    const turned = (await sendFile(meera, await turnedPicture('jpeg', 6, 240), 'a.jpg', '')).as(UploadedFile);
    expect(await shownAs(await stored(`${turned.url}/200.webp`))).toMatchObject({ colours: QUARTERS, width: 200 });
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 240, height: 240, channels: 4 as const, background: clear };
    const { url } = (await sendFile(meera, bytesOf(await sharp({ create }).png().toBuffer()), 'a.png', '')).as(
      UploadedFile,
    );
    const pixels = await sharp(await stored(`${url}/200.jpeg`))
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('are refused in words when its content turns out to be damaged', async () => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    png.fill(0x5a, png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
    const { url } = (await sendFile(meera, bytesOf(png), 'a.png', '')).as(UploadedFile);
    expect(await shop.visitor().get(`${url}/200.webp`)).toRefuse(422, 'FILE_BROKEN');
  });
});

describe('a picture of a kind that is not taken is refused by its name', () => {
  const box = (brand: string, ...more: string[]) =>
    bytesOf(
      Uint8Array.of(0, 0, 0, 16 + 4 * more.length),
      ascii(`ftyp${brand}`),
      new Uint8Array(4),
      ascii(more.join('')),
      new Uint8Array(200),
    );
  const KINDS: Record<string, [make: () => Bytes | Promise<Bytes>, words: RegExp]> = {
    'HEIC of an iPhone': [() => box('heic', 'mif1', 'heic'), /This is a HEIC photo\. On an iPhone choose/],
    'HEIF under a general brand': [() => box('mif1', 'heic'), /This is a HEIC photo/],
    AVIF: [() => box('avif', 'mif1', 'miaf'), /This is an AVIF picture\. Please save it as JPEG, PNG or WebP/],
    TIFF: [
      async () =>
        bytesOf(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
            .tiff()
            .toBuffer(),
        ),
      /This is a TIFF picture/,
    ],
    'animated WebP': [
      async () => {
        const frames = Buffer.alloc(2 * 9 * 9 * 3, 90);
        frames.fill(200, 0, 9 * 9 * 3);
        const raw = { width: 9, height: 18, channels: 3 as const, pageHeight: 9 };
        return bytesOf(
          await sharp(frames, { raw })
            .webp({ loop: 0, delay: [100, 100] })
            .toBuffer(),
        );
      },
      /This is an animated WebP\. Please send a still picture, or a video/,
    ],
    BMP: [
      () => bytesOf(ascii('BM'), Uint8Array.of(90, 0, 0, 0, 0, 0, 0, 0), new Uint8Array(80)),
      /This is a BMP picture/,
    ],
    'JPEG XL': [() => bytesOf(Uint8Array.of(0xff, 0x0a), new Uint8Array(80)), /This is a JPEG XL picture/],
    'JPEG 2000': [
      () => bytesOf(Uint8Array.of(0, 0, 0, 12), ascii('jP  '), Uint8Array.of(13, 10, 0x87, 10), new Uint8Array(80)),
      /This is a JPEG 2000 picture/,
    ],
    SVG: [() => ascii('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), /This is an SVG drawing/],
    Photoshop: [() => bytesOf(ascii('8BPS'), Uint8Array.of(0, 1), new Uint8Array(80)), /This is a Photoshop file/],
  };

  test.each(Object.keys(KINDS))('%s', async (kind) => {
    const [make, words] = KINDS[kind]!;
    const answer = await sendFile(meera, await make(), 'a.jpg', '');
    expect(answer).toRefuse(415, 'FILE_KIND_WRONG');
    expect(answer.text).toMatch(words);
    const asha = await shop.customer('asha');
    expect((await sendPhoto(asha, await make(), 'a.jpg')).text).toMatch(words);
  });
});

describe('a picture that shows goods, a category or a business', () => {
  const sized = async (width: number, height: number) => {
    const create = { width, height, channels: 3 as const, background: '#a33' };
    return bytesOf(await sharp({ create }).png().toBuffer());
  };
  const sent = async (who: Persona, width: number, height: number) =>
    (await inLibrary(who, `${width}.png`, '', await sized(width, height))).key;
  const words = (which: string, ratio = 4) =>
    `${which} cannot be shown here: each side needs at least 200 pixels, and the longer side at most ${ratio} times the shorter one. Please choose another one.`;
  const admin = shop.admin();

  const AT: Record<string, (key: string) => Promise<Answer>> = {
    'a product': async (key) =>
      meera.patch(`/products/update/${(await shop.sku()).productId}`, {
        mediaList: [{ key: await sent(meera, 300, 300) }, { key }],
      }),
    'a new product': (key) =>
      meera.post('/products/create', productForm(shop, { mediaList: [{ key: pictureOf(shop) }, { key }] })),
    'a SKU': async (key) =>
      meera.patch(`/skus/update/${(await shop.sku()).skuId}`, { mediaList: [{ key: pictureOf(shop) }, { key }] }),
    'a category': async (key) =>
      admin.patch(`/categories/update/${categoryId(shop, 'jhumkas')}`, {
        mediaList: [{ key: pictureOf(shop) }, { key }],
      }),
  };

  describe.each(Object.keys(AT))('of %s', (place) => {
    test.each([
      [3, 3],
      [199, 600],
      [8000, 60],
      [200, 801],
    ])('is refused with %i by %i pixels, and nothing changes', async (width, height) => {
      const key = await sent(place === 'a category' ? admin : meera, width, height);
      expect(await AT[place]!(key)).toRefuse(422, 'PICTURE_UNFIT', words('Picture 2'));
      expect(shop.rows('SELECT 1 FROM media_uses JOIN media ON media.id = media_id WHERE key = ?', key)).toEqual([]);
    });

    test.each([
      [200, 200],
      [200, 800],
    ])('is taken with %i by %i pixels', async (width, height) => {
      const key = await sent(place === 'a category' ? admin : meera, width, height);
      expect((await AT[place]!(key)).status).toBe(200);
    });
  });

  test('that is shown already stays when others are added', async () => {
    const { productId } = await shop.sku();
    const old = String(
      shop.row("SELECT key FROM media WHERE media_type = 'IMAGE' AND is_public ORDER BY id LIMIT 1").key,
    );
    const mediaList = [{ key: old }, { key: pictureOf(shop) }];
    expect((await meera.patch(`/products/update/${productId}`, { mediaList })).status).toBe(200);
  });

  test('is not replaced by one that is too small', async () => {
    const key = await sent(meera, 300, 300);
    const { skuId } = await shop.sku();
    expect((await meera.patch(`/skus/update/${skuId}`, { mediaList: [{ key }] })).status).toBe(200);
    const replace = async (width: number, height: number) =>
      sendForm(meera, '/api/files/replace', { key, file: new File([await sized(width, height)], 'a.png') });
    expect(await replace(3, 3)).toRefuse(422, 'PICTURE_UNFIT', words('This picture'));
    expect((await replace(250, 300)).status).toBe(200);
  });

  test('as a banner may be longer, and must be no line', async () => {
    const banner = async (width: number, height: number) => {
      const file = (await sendFile(meera, await sized(width, height), 'a.png', 'seller-pictures')).as(UploadedFile);
      return meera.patch('/sellers', { businessDetails: { banner: file.key } });
    };
    expect(await banner(8000, 60)).toRefuse(422, 'PICTURE_UNFIT', words('The banner', 8));
    expect((await banner(1600, 200)).status).toBe(200);
  });
});
