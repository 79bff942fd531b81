import { describe, expect, test } from 'vitest';
import { SHARE_IMAGE_KINDS, shareImagePath, readShareImageFile } from './share-image.ts';
import type { NamedShareImage } from './share-image.ts';

const CARD: NamedShareImage = {
  kind: 'product',
  seoUrl: 'temple-lotus-jhumka',
  name: 'Temple Lotus Jhumka',
  line: 'Meera Temple Jewels',
  pricePaise: 849_00,
  pictureKey: 'a1.avif',
  focus: null,
  shopName: 'Ratnahaat',
};
const fileOf = (card: NamedShareImage) => shareImagePath(card).split('/').at(-1)!;

describe('the address of a card', () => {
  test('is a JPEG under its kind, beginning with the page it is of', () => {
    expect(shareImagePath(CARD)).toMatch(/^\/cards\/product\/temple-lotus-jhumka-[0-9a-f]{16}\.jpg$/);
  });

  test('is the same for the same card', () => {
    expect(shareImagePath({ ...CARD })).toBe(shareImagePath(CARD));
  });

  test.each<Partial<NamedShareImage>>([
    { name: 'Temple Lotus Jhumkas' },
    { name: 'Temple Lotus Jhumka 💎' },
    { line: 'Farhan' },
    { pricePaise: 849_01 },
    { pricePaise: null },
    { pictureKey: 'a2.avif' },
    { pictureKey: null },
    { focus: { x: 20, y: 50 } },
    { kind: 'category' },
    { seoUrl: 'temple-lotus-jhumkas' },
    { shopName: 'Meri Jewels' },
    { language: 'hi' },
  ])('is another one for %j', (change) => {
    expect(shareImagePath({ ...CARD, ...change })).not.toBe(shareImagePath(CARD));
  });
});

describe('the file name of a card', () => {
  test.each(SHARE_IMAGE_KINDS)('tells whose it is: %s', (kind) => {
    expect(readShareImageFile(kind, fileOf({ ...CARD, kind }))).toEqual({ seoUrl: CARD.seoUrl, language: 'en' });
    const inHindi = fileOf({ ...CARD, kind, language: 'hi' });
    expect(readShareImageFile(kind, inHindi)).toEqual({ seoUrl: CARD.seoUrl, language: 'hi' });
  });

  test('tells it of a former price, too', () => {
    expect(readShareImageFile('product', fileOf({ ...CARD, pricePaise: 999_00 }))).toEqual({
      seoUrl: CARD.seoUrl,
      language: 'en',
    });
  });

  test.each([
    'temple-lotus-jhumka-0123456789abcdef.jpg',
    'temple-lotus-jhumka.jpg',
    '-0123456789abcdef.jpg',
    fileOf(CARD).replace('temple', 'kundan'),
    fileOf(CARD).replace('.jpg', '.png'),
  ])('that never was is nobody’s: %s', (file) => {
    expect(readShareImageFile('product', file)).toBeUndefined();
  });

  test('is of one kind alone', () => {
    expect(readShareImageFile('category', fileOf(CARD))).toBeUndefined();
  });
});
