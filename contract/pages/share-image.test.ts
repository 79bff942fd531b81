import { describe, expect, test } from 'vitest';
import { CARD_KINDS, cardPath, readCardFile } from './share-image.ts';
import type { Card } from './share-image.ts';

const CARD: Card = {
  kind: 'product',
  seoUrl: 'temple-lotus-jhumka',
  name: 'Temple Lotus Jhumka',
  line: 'Meera Temple Jewels',
  pricePaise: 849_00,
  pictureKey: 'a1.avif',
};
const fileOf = (card: Card) => cardPath(card).split('/').at(-1)!;

describe('the address of a card', () => {
  test('is a JPEG under its kind, beginning with the page it is of', () => {
    expect(cardPath(CARD)).toMatch(/^\/cards\/product\/temple-lotus-jhumka-[0-9a-f]{16}\.jpg$/);
  });

  test('is the same for the same card', () => {
    expect(cardPath({ ...CARD })).toBe(cardPath(CARD));
  });

  test.each<Partial<Card>>([
    { name: 'Temple Lotus Jhumkas' },
    { name: 'Temple Lotus Jhumka 💎' },
    { line: 'Farhan' },
    { pricePaise: 849_01 },
    { pricePaise: null },
    { pictureKey: 'a2.avif' },
    { pictureKey: null },
    { kind: 'category' },
    { seoUrl: 'temple-lotus-jhumkas' },
  ])('is another one for %j', (change) => {
    expect(cardPath({ ...CARD, ...change })).not.toBe(cardPath(CARD));
  });
});

describe('the file name of a card', () => {
  test.each(CARD_KINDS)('tells whose it is: %s', (kind) => {
    expect(readCardFile(kind, fileOf({ ...CARD, kind }))).toEqual({ seoUrl: CARD.seoUrl });
  });

  test('tells it of a former price, too', () => {
    expect(readCardFile('product', fileOf({ ...CARD, pricePaise: 999_00 }))).toEqual({ seoUrl: CARD.seoUrl });
  });

  test.each([
    'temple-lotus-jhumka-0123456789abcdef.jpg',
    'temple-lotus-jhumka.jpg',
    '-0123456789abcdef.jpg',
    fileOf(CARD).replace('temple', 'kundan'),
    fileOf(CARD).replace('.jpg', '.png'),
  ])('that never was is nobody’s: %s', (file) => {
    expect(readCardFile('product', file)).toBeUndefined();
  });

  test('is of one kind alone', () => {
    expect(readCardFile('category', fileOf(CARD))).toBeUndefined();
  });
});
