import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { QUARTERS, shownAs, TURNED_KINDS, turnedPicture } from '../../../../tests/support/turned-pictures.ts';
import { readFileType } from './file-type.ts';
import type { ReadFile } from './file-type.ts';

const bytesOf = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.concat(parts));
const ascii = (text: string) => new TextEncoder().encode(text);
const blank = () => sharp({ create: { width: 20, height: 10, channels: 4, background: '#803040' } });
const MAKE = {
  JPEG: async () => bytesOf(await blank().jpeg().toBuffer()),
  'JPEG in several passes': async () => bytesOf(await blank().jpeg({ progressive: true }).toBuffer()),
  PNG: async () => bytesOf(await blank().png().toBuffer()),
  WebP: async () => bytesOf(await blank().webp({ alphaQuality: 50 }).toBuffer()),
  'lossless WebP': async () => bytesOf(await blank().webp({ lossless: true }).toBuffer()),
};
/** Returns the read picture or film; throws for any other result. */
function fileOf(read: ReturnType<typeof readFileType>): ReadFile {
  if (typeof read !== 'object' || 'megapixels' in read) throw new Error(`It is ${JSON.stringify(read)}.`);
  return read;
}
const KINDS = Object.keys(MAKE) as (keyof typeof MAKE)[];

/** Returns a chunk of a PNG. Its checksum is not read here. */
const chunk = (name: string, content: Uint8Array) => {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, content.byteLength);
  return bytesOf(length, ascii(name), content, new Uint8Array(4));
};
const sized = (width: number, height: number) => {
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([8, 2], 8);
  return head;
};
const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const END = chunk('IEND', new Uint8Array());

describe.each(KINDS)('a %s', (kind) => {
  test('is read with its size, and what is kept of it is a picture', async () => {
    const read = fileOf(readFileType(await MAKE[kind]()));
    expect(read).toMatchObject({ width: 20, height: 10, mediaType: 'IMAGE' });
    expect(await sharp(read.body).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  test('that ends anywhere before its end is broken or none, whatever follows', async () => {
    const whole = await MAKE[kind]();
    for (let length = 0; length < whole.byteLength - 2; length += 1) {
      const part = whole.slice(0, length);
      for (const sent of [part, bytesOf(part, new Uint8Array(7))]) {
        const read = readFileType(sent);
        if (typeof read === 'object' && 'width' in read) expect(read.width * read.height, `${length} bytes`).toBe(200);
      }
    }
  });

  test('of which any byte is another is read or refused, and is never a fault', async () => {
    const whole = await MAKE[kind]();
    for (let at = 0; at < whole.byteLength; at += 1) {
      for (const value of [0, 0x7f, 0xff]) {
        const changed = Uint8Array.from(whole);
        changed[at] = value;
        expect(() => readFileType(changed)).not.toThrow();
      }
    }
  });
});

describe('broken is', () => {
  const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]);
  const frame = (height: number, width: number) => [
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ];
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3];

  test.each([
    ['a JPEG whose frame ends before its size', jpeg([0xff, 0xc0, 0, 2])],
    ['a JPEG of two frames, the second one huge', jpeg(frame(2, 2), frame(60_000, 60_000), scan)],
    ['a JPEG without a line', jpeg(frame(20, 20))],
    [
      'a PNG that says its size beside its head',
      bytesOf(PNG_HEAD, chunk('tEXt', sized(1, 1)), chunk('IHDR', sized(60_000, 60_000)), END),
    ],
    ['a PNG of two heads', bytesOf(PNG_HEAD, chunk('IHDR', sized(1, 1)), chunk('IHDR', sized(60_000, 60_000)), END)],
    ['a PNG without a line', bytesOf(PNG_HEAD, chunk('IHDR', sized(1, 1)), END)],
    ['a PNG without an end', bytesOf(PNG_HEAD, chunk('IHDR', sized(1, 1)), chunk('IDAT', new Uint8Array(9)))],
    [
      'a WebP of a head and a profile',
      bytesOf(
        ascii('RIFF'),
        Uint8Array.of(38, 0, 0, 0),
        ascii('WEBPVP8X'),
        Uint8Array.of(10, 0, 0, 0, 0x20, 0, 0, 0, 9, 0, 0, 9, 0, 0),
        ascii('ICCP'),
        Uint8Array.of(6, 0, 0, 0, 1, 2, 3, 4, 5, 6),
      ),
    ],
    [
      'a WebP whose head is too short',
      bytesOf(ascii('RIFF'), Uint8Array.of(17, 0, 0, 0), ascii('WEBPVP8X'), Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 0, 0)),
    ],
  ])('%s', (_, bytes) => {
    expect(readFileType(bytes)).toBe('broken');
  });
});

describe.each(TURNED_KINDS)('a %s', (kind) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of orientation %i keeps that alone of what its camera tells',
    async (orientation) => {
      const sent = await turnedPicture(kind, orientation);
      expect((await sharp(sent).metadata()).orientation).toBe(orientation);
      const read = fileOf(readFileType(sent));
      expect(read).toMatchObject({ width: 30, height: 20, orientation });
      expect(Buffer.from(read.body).includes('SecretPhone')).toBe(false);
      const metadata = await sharp(read.body).metadata();
      expect(metadata.orientation ?? 1).toBe(orientation);
      expect(metadata.exif === undefined).toBe(orientation === 1);
      expect(await shownAs(read.body)).toEqual({ colours: QUARTERS, width: 30, height: 20 });
    },
  );

  test('keeps its colour profile, so that its colours stay what they are', async () => {
    const wide = sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 180, g: 60, b: 40 } } });
    const sent = bytesOf(await wide.withIccProfile('p3').toFormat(kind, { quality: 95 }).toBuffer());
    const before = (await sharp(sent).metadata()).icc;
    const read = fileOf(readFileType(sent));
    expect((await sharp(read.body).metadata()).icc?.equals(before!)).toBe(true);
    const colour = async (bytes: Uint8Array) =>
      (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));
    expect(await colour(await sharp(read.body).png().toBuffer())).toEqual(
      await colour(await sharp(sent).png().toBuffer()),
    );
  });
});

describe('a picture of too many pixels is told with its number:', () => {
  const frame = (height: number, width: number) =>
    Uint8Array.of(0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  const jpeg = (height: number, width: number) =>
    bytesOf(Uint8Array.of(0xff, 0xd8), frame(height, width), Uint8Array.of(0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9));
  const png = (width: number, height: number, depth = 8, interlace = 0) => {
    const head = sized(width, height);
    head.set([depth, 2, 0, 0, interlace], 8);
    return bytesOf(PNG_HEAD, chunk('IHDR', head), chunk('IDAT', new Uint8Array(20)), END);
  };

  test.each([
    ['a JPEG of 60,000 by 60,000', jpeg(60_000, 60_000), { megapixels: 3600, most: 65 }],
    ['a JPEG of 16,000 by 7,000', jpeg(7000, 16_000), { megapixels: 112, most: 65 }],
    ['a PNG of 9,000 by 9,000', png(9000, 9000), { megapixels: 81, most: 65 }],
    ['a PNG of 16 bits, which takes twice the memory', png(7000, 7000, 16), { megapixels: 49, most: 32 }],
    ['a PNG in passes, of which each has the whole', png(7000, 7000, 8, 1), { megapixels: 49, most: 32 }],
    ['a PNG that is both', png(5000, 5000, 16, 1), { megapixels: 25, most: 16 }],
  ])('%s', (_, bytes, told) => {
    expect(readFileType(bytes)).toEqual(told);
  });

  test('64 megapixels of a phone are taken', () => {
    expect(fileOf(readFileType(jpeg(6944, 9248)))).toMatchObject({ width: 9248, height: 6944 });
    expect(fileOf(readFileType(png(9248, 6944)))).toMatchObject({ width: 9248, height: 6944 });
  });
});
