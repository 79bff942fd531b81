import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHARE_IMAGE_MAX_BYTES } from '#contract/pages/share-image.ts';
import { turnedPicture } from '../../tests/support/turned-pictures.ts';
import { drawable, drawShareImage } from './draw-share-image.ts';

const CARD = {
  name: 'Temple Lotus Jhumka',
  line: 'Meera Temple Jewels',
  pricePaise: 1_29_849_00,
  pictureKey: null,
  shopName: 'Ratnahaat',
  focus: null,
};
/** The least compressible picture: every pixel has another colour. */
const noise = (width = 900, height = 1200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

describe('a share image', () => {
  test.each([
    ['with a picture', CARD, true],
    ['in words alone', CARD, false],
    ['with a price and a name longer than a line below a banner', { ...CARD, name: 'Necklace '.repeat(9) }, true, 3000],
    ['of a name longer than two lines', { ...CARD, name: 'Necklace '.repeat(60) }, true],
    ['of a single endless word', { ...CARD, name: 'x'.repeat(500) }, true],
    ['of a name in another script', { ...CARD, name: 'नथ نگینہ 💎' }, false],
    ['of a name that is markup', { ...CARD, name: '</svg><script>&amp;', line: '' }, false],
    ['in Hindi', { ...CARD, language: 'hi' as const, name: 'महाराष्ट्रियन नथ & <b>झुमके</b>' }, true],
    ['in Hindi below a banner', { ...CARD, language: 'hi' as const, name: 'दुल्हन की ज्वेलरी '.repeat(9) }, true, 3000],
  ])('%s is a JPEG of 1200 by 630 that WhatsApp takes', async (_, shareImage, isPictured, width = 900) => {
    const rendered = await drawShareImage(shareImage, isPictured ? await noise(width) : undefined);
    expect(await sharp(rendered).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(rendered.byteLength).toBeLessThan(SHARE_IMAGE_MAX_BYTES);
  });
});

test('of a picture that is not square stays what its focus names', async () => {
  const red = { create: { width: 100, height: 100, channels: 3, background: '#f00' } } as const;
  const tall = await sharp({ create: { width: 100, height: 300, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const seen = async (focus: { x: number; y: number } | null) => {
    const { data } = await sharp(await drawShareImage({ ...CARD, focus }, tall))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [data[0]! > 200 ? 'red' : 'blue', data[(629 * 1200 + 5) * 3]! > 200 ? 'red' : 'blue'];
  };
  expect(await seen(null)).toEqual(['blue', 'blue']);
  expect(await seen({ x: 50, y: 0 })).toEqual(['red', 'red']);
  expect(await seen({ x: 50, y: 25 })).toEqual(['red', 'blue']);
});

test('a banner is shown from its left to its right, with the words below it', async () => {
  const red = { create: { width: 240, height: 480, channels: 3, background: '#f00' } } as const;
  const banner = await sharp({ create: { width: 1440, height: 480, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 1200, top: 0 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await drawShareImage(CARD, banner))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map((part) => Math.round(part / 85));
  expect([at(5, 5), at(1195, 5)]).toEqual([
    [0, 0, 3],
    [3, 0, 0],
  ]);
  expect(at(1195, 625)).toEqual([3, 3, 3]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture of orientation %i lies upright on the card', async (orientation) => {
  const rendered = await drawShareImage(CARD, await turnedPicture('jpeg', orientation, 300));
  const upright = await drawShareImage(CARD, await turnedPicture('jpeg', 1, 300));
  const pixels = async (card: Uint8Array) => [...(await sharp(card).resize(60, 32).raw().toBuffer())];
  const [seen, expected] = await Promise.all([pixels(rendered), pixels(upright)]);
  const furthest = Math.max(...seen.map((part, at) => Math.abs(part - expected[at]!)));
  expect(furthest).toBeLessThan(60);
});

test('a transparent picture lies on the ground of the card', async () => {
  const create = { width: 300, height: 300, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const rendered = await drawShareImage(CARD, await sharp({ create }).png().toBuffer());
  expect([...(await sharp(rendered).raw().toBuffer()).subarray(0, 3)].every((part) => part > 235)).toBe(true);
});

test('in Hindi has its name, which an image in English leaves out', async () => {
  const name = 'झुमके';
  const images = await Promise.all(
    [CARD, { ...CARD, name }, { ...CARD, name, language: 'hi' as const }].map(async (card) => {
      const image = sharp(await drawShareImage({ ...card, line: '', pricePaise: null }));
      const middle = image.extract({ left: 0, top: 150, width: 1200, height: 330 });
      return sharp(await middle.png().toBuffer()).stats();
    }),
  );
  const [latin, without, joined] = images.map(({ channels }) => Math.round(channels[0]!.stdev));
  expect(without).toBe(0);
  expect(joined).toBeGreaterThan(latin! / 2);
});

describe('what the typefaces can draw', () => {
  test.each([
    ['₹1,299 – “Kundan” set', '₹1,299 – “Kundan” set'],
    ['Sōnā café', 'Sona café'],
    ['  नथ Nath 💎 ', 'Nath'],
    ['a'.repeat(200), `${'a'.repeat(120)}…`],
    ['Necklace '.repeat(30), `${'Necklace '.repeat(13).trim()}…`],
  ])('of %j is %j', (text, rendered) => {
    expect(drawable(text)).toBe(rendered);
  });
});
