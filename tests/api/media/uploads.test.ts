import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UploadedFile } from '#contract/calls/files.ts';
import type { Answer } from '../../support/answer.ts';
import type { Persona } from '../../support/persona.ts';
import { PICTURE, sendFile } from '../../support/returns.ts';
import { reviewed, sendPhoto } from '../../support/review-paths.ts';
import { ReviewPhoto } from '#contract/calls/reviews.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts));
const ascii = (text: string) => new TextEncoder().encode(text);
const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 30, b: 60 } } });
const atHome = { IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' } };
const jpeg = async () => bytesOf(await colour(64, 48).withExif(atHome).jpeg().toBuffer());

/** Returns the head of a PNG that claims these dimensions. */
function claiming(width: number, height: number): Bytes {
  const bytes = Uint8Array.from(PICTURE);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

/** The calls that take pictures, and the ways to see the stored picture. */
const DOORS: Record<string, { send: typeof sendFile; see: (who: Persona, answer: Answer) => Promise<string> }> = {
  'for a return': {
    send: sendFile,
    see: (_, answer) => Promise.resolve(answer.as(UploadedFile).url),
  },
  'for a review': {
    send: sendPhoto,
    see: async (who, answer) => {
      const { folder, files } = answer.as(ReviewPhoto);
      const url = `/media/${folder}/${files[0]!}`;
      await reviewed(who, await shop.sku(), { images: [url] });
      return url;
    },
  },
};

const SCRIPT = '<html><script>alert(1)</script></html>';
/** Pictures that are something else as well or contain private data, with the bytes that must be removed. */
const CLEANED: Record<string, { make: () => Bytes | Promise<Bytes>; gone: string[]; type: string }> = {
  'a JPEG with the place it was taken at': { make: jpeg, gone: ['SecretPhone', 'Exif'], type: 'image/jpeg' },
  'a JPEG that a page follows': {
    make: async () => bytesOf(await jpeg(), ascii(SCRIPT)),
    gone: ['<script>', '<html>'],
    type: 'image/jpeg',
  },
  'a JPEG with a page in its comment': {
    make: async () => {
      const [whole, said] = [await jpeg(), ascii(SCRIPT)];
      return bytesOf(whole.slice(0, 2), Uint8Array.of(0xff, 0xfe, 0, said.length + 2), said, whole.slice(2));
    },
    gone: ['<script>'],
    type: 'image/jpeg',
  },
  'a PNG that an archive follows': {
    make: () => bytesOf(PICTURE, ascii('PK\u0003\u0004evil.exe'), ascii('PK\u0005\u0006'), new Uint8Array(18)),
    gone: ['PK\u0003\u0004', 'evil.exe', 'PK\u0005\u0006'],
    type: 'image/png',
  },
  'a PNG with a page in its text': {
    make: async () =>
      bytesOf(
        await colour(30, 20)
          .withExif({ IFD0: { ImageDescription: SCRIPT } })
          .png()
          .toBuffer(),
      ),
    gone: ['<script>', 'eXIf', 'tEXt'],
    type: 'image/png',
  },
  'a WebP with the place it was taken at, and more behind it': {
    make: async () => bytesOf(await colour(64, 48).withExif(atHome).webp().toBuffer(), ascii(SCRIPT)),
    gone: ['SecretPhone', 'EXIF', '<script>'],
    type: 'image/webp',
  },
};

/** Files that are no pictures, or pictures that cannot be shown. */
const REFUSED: Record<string, { make: () => Bytes | Promise<Bytes>; status: number }> = {
  'a page named .jpg': { make: () => bytesOf(ascii(SCRIPT)), status: 415 },
  'an SVG': { make: () => bytesOf(ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')), status: 415 },
  'a GIF that is a script as well': { make: () => bytesOf(ascii('GIF89a/*'), ascii('*/=1;alert(1)')), status: 415 },
  'an archive': { make: () => bytesOf(ascii('PK\u0003\u0004'), new Uint8Array(60)), status: 415 },
  'a program': { make: () => bytesOf(ascii('MZ'), new Uint8Array(60)), status: 415 },
  'a PDF': { make: () => bytesOf(ascii('%PDF-1.7\n1 0 obj')), status: 415 },
  nothing: { make: () => new Uint8Array(), status: 415 },
  'a pixel that claims 60,000 by 60,000': { make: () => claiming(60_000, 60_000), status: 413 },
  'a picture of no size': { make: () => claiming(0, 10), status: 422 },
  'half a JPEG': { make: async () => (await jpeg()).slice(0, 300), status: 422 },
  'half a PNG': { make: () => PICTURE.slice(0, 50), status: 422 },
  'a JPEG that ends in its frame': { make: () => Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 2), status: 422 },
  '9 MB': { make: () => bytesOf(PICTURE, new Uint8Array(9 * 1024 * 1024)), status: 413 },
};

describe.each(Object.keys(DOORS))('%s', (door) => {
  const { send, see } = DOORS[door]!;

  test.each(Object.keys(CLEANED))('%s is kept as a picture alone', async (name) => {
    const { make, gone, type } = CLEANED[name]!;
    const [who, sent] = [await shop.customer('asha'), await make()];
    expect(gone.some((word) => Buffer.from(sent).includes(word))).toBe(true);
    const shown = await fetch(shop.running.origin + (await see(who, await send(who, sent, 'a.jpg'))));
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(gone.filter((word) => bytes.includes(word))).toEqual([]);
    const [was, is] = [await sharp(sent).metadata(), await sharp(bytes).metadata()];
    expect([is.width, is.height]).toEqual([was.width, was.height]);
    await sharp(bytes).raw().toBuffer();
  });

  test.each(Object.keys(REFUSED))('%s is refused, and nothing of it is kept', async (name) => {
    const { make, status } = REFUSED[name]!;
    const who = await shop.customer('bela');
    const count = () => Number(shop.row('SELECT count(*) AS n FROM media').n);
    const before = count();
    const answer = await send(who, await make(), 'innocent.jpg');
    expect(answer.status, answer.text).toBe(status);
    expect(count()).toBe(before);
  });
});
