import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImageFormat } from '#contract/pages/image-url.ts';
import { QUARTERS, shownAs, TURNED_KINDS, turnedPicture } from '../../tests/support/turned-pictures.ts';
import { variantPath } from './image-jobs.ts';
import { drawAhead, drawUpright, drawVariant } from './image-variants.ts';

const WIDTH = 240;
const DRAWN_IN = 200;
let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'ratnahaat-variants-'));
});
afterEach(() => {
  rmSync(path, { recursive: true, force: true });
});

type Draw = (sourcePath: string, folder: string) => Promise<void>;

/** The ways to render a picture, with their formats. */
const WAYS: readonly { way: string; format: ImageFormat; draw: Draw }[] = [
  {
    way: 'as JPEG on request',
    format: 'jpeg',
    draw: (source, folder) => drawVariant(source, folder, DRAWN_IN, 'jpeg'),
  },
  {
    way: 'as WebP on request',
    format: 'webp',
    draw: (source, folder) => drawVariant(source, folder, DRAWN_IN, 'webp'),
  },
  {
    way: 'as WebP ahead',
    format: 'webp',
    draw: (source, folder) => drawAhead(source, folder, [96, DRAWN_IN], () => Promise.resolve()),
  },
];

async function cornerOf(picture: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.channels)];
}

describe.each(WAYS)('drawn $way', ({ format, draw }) => {
  async function drawn(master: Uint8Array): Promise<Uint8Array> {
    const [sourcePath, folder] = [join(path, 'master'), join(path, 'sizes')];
    writeFileSync(sourcePath, master);
    await draw(sourcePath, folder);
    return readFileSync(variantPath(folder, DRAWN_IN, format));
  }

  describe.each(TURNED_KINDS)('a %s', (kind) => {
    test.each([1, 2, 3, 4, 5, 6, 7, 8])('of orientation %i is upright', async (orientation) => {
      const rendered = await drawn(await turnedPicture(kind, orientation, WIDTH));
      expect((await sharp(rendered).metadata()).orientation).toBeUndefined();
      expect(await shownAs(rendered)).toMatchObject({ colours: QUARTERS, width: DRAWN_IN });
    });

    test('of a wide gamut has the same colour', async () => {
      const colour = { r: 230, g: 60, b: 50 };
      const wide = sharp({ create: { width: DRAWN_IN, height: DRAWN_IN, channels: 3, background: colour } });
      const master = await wide.withIccProfile('p3').toFormat(kind, { quality: 100 }).toBuffer();
      const corner = await cornerOf(await drawn(master));
      // In the stored wide gamut, the same colour has other values: 212, 78, 65.
      [230, 60, 50].forEach((part, at) => expect(Math.abs(corner[at]! - part)).toBeLessThan(8));
    });
  });

  test.each(['png', 'webp', 'gif'] as const)(
    'a transparent %s stays so as WebP, and is white as JPEG',
    async (kind) => {
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const master = await sharp({ create: { width: WIDTH, height: WIDTH, channels: 4, background: clear } })
        .composite([{ input: { create: { width: 40, height: 40, channels: 4, background: '#a33' } } }])
        .toFormat(kind)
        .toBuffer();
      const corner = await cornerOf(await drawn(master));
      expect(format === 'webp' ? corner[3] : corner).toEqual(format === 'webp' ? 0 : [255, 255, 255]);
    },
  );

  test('a picture of more pixels than are taken is not unpacked', async () => {
    const create = { width: 13_500, height: 5_000, channels: 3 as const, background: '#a33' };
    const master = await sharp({ create }).jpeg().toBuffer();
    await expect(drawn(master)).rejects.toThrow(/pixel limit/);
  });
});

describe.each(['png', 'webp'] as const)('a %s whose pixels are turned', (kind) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('from orientation %i keeps its kind and its profile', async (orientation) => {
    const [sourcePath, turned] = [join(path, 'sent'), join(path, 'turned')];
    const sent = await sharp(await turnedPicture(kind, orientation))
      .keepExif()
      .withIccProfile('p3')
      .toFormat(kind, { quality: 95 })
      .toBuffer();
    expect((await sharp(sent).metadata()).orientation).toBe(orientation);
    writeFileSync(sourcePath, sent);
    await drawUpright(sourcePath, turned, kind);
    const bytes = readFileSync(turned);
    const { format, orientation: left, icc, exif } = await sharp(bytes).metadata();
    expect([format, left, exif, icc !== undefined]).toEqual([kind, undefined, undefined, true]);
    expect(await shownAs(bytes)).toEqual({ colours: QUARTERS, width: 30, height: 20 });
  });
});
