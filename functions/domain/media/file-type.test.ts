import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readFileType } from './file-type.ts';

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
const KINDS = Object.keys(MAKE) as (keyof typeof MAKE)[];

/** A chunk of a PNG: nobody who reads it here looks at the checksum. */
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
    const read = readFileType(await MAKE[kind]());
    if (read === undefined || read === 'broken') throw new Error(`It is ${read}.`);
    expect(read).toMatchObject({ width: 20, height: 10, mediaType: 'IMAGE' });
    expect(await sharp(read.body).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  test('that ends anywhere before its end is broken or none, whatever follows', async () => {
    const whole = await MAKE[kind]();
    for (let length = 0; length < whole.byteLength - 2; length += 1) {
      const part = whole.slice(0, length);
      for (const sent of [part, bytesOf(part, new Uint8Array(7))]) {
        const read = readFileType(sent);
        if (typeof read === 'object') expect(read.width * read.height, `${length} bytes`).toBe(200);
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
    ['a JPEG of 60,000 by 60,000', jpeg(frame(60_000, 60_000), scan)],
    [
      'a PNG that says its size beside its head',
      bytesOf(PNG_HEAD, chunk('tEXt', sized(1, 1)), chunk('IHDR', sized(60_000, 60_000)), END),
    ],
    ['a PNG of two heads', bytesOf(PNG_HEAD, chunk('IHDR', sized(1, 1)), chunk('IHDR', sized(60_000, 60_000)), END)],
    ['a PNG of 60,000 by 60,000', bytesOf(PNG_HEAD, chunk('IHDR', sized(60_000, 60_000)), END)],
    ['a PNG without an end', bytesOf(PNG_HEAD, chunk('IHDR', sized(1, 1)))],
    [
      'a WebP whose head is too short',
      bytesOf(ascii('RIFF'), Uint8Array.of(17, 0, 0, 0), ascii('WEBPVP8X'), Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 0, 0)),
    ],
  ])('%s', (_, bytes) => {
    expect(readFileType(bytes)).toBe('broken');
  });
});
