import { describe, expect, test } from 'vitest';
import type { ProductCodes } from '#contract/calls/managed-goods.ts';
import { comparePlaces, matchCode, matchPicture, nameOf, pictureNames } from './matchPictures.ts';
import type { PictureMatch } from './matchPictures.ts';

let id = 0;
function product(title: string, skus: [code: string, color: string][], seoUrl?: string): ProductCodes {
  id += 1;
  const address = seoUrl ?? title.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    name: title,
    title,
    seoUrl: address,
    sellerId: 1,
    skus: skus.map(([code, color]) => ({ code, color })),
  };
}

const jhumka = product('Temple Jhumka', [
  ['JH01-RED-S', 'Red'],
  ['JH01-RED-L', 'Red'],
  ['JH01-ROSE-S', 'Rose Gold'],
]);
const ring = product('Solitaire Ring', [['RH-1', 'Gold']]);
const ringOne = product('Solitaire Ring Two Stones', [['RH-11', 'Gold']]);
const longRing = product('Cocktail Ring', [['RH-1-2', 'Gold']]);
const kada = product('Kada', [['KD.0012/G', 'Gold']], 'antique-kada');
const twin = product('Kundan Set', [['KS-9', 'Gold']], 'kundan-set');
const secondTwin = product('Kundan Set', [['KS-10', 'Gold']], 'kundan-set-2');
const hindi = product('चाँदबाली झुमका', [['चाँद-7', 'Gold']], 'chandbali-jhumka');
const onlyPrefix = product('Chain', [
  ['CH-A', 'Gold'],
  ['CH-B', 'Silver'],
]);
const names = pictureNames([jhumka, ring, ringOne, longRing, kada, twin, secondTwin, hindi, onlyPrefix]);

function matched(path: string): PictureMatch {
  const result = matchPicture(names, path);
  if ('unmatched' in result) throw new Error(`${path}: ${result.unmatched.reason} (${result.unmatched.part})`);
  return result.match;
}
const reasonOf = (path: string) => {
  const result = matchPicture(names, path);
  return 'unmatched' in result ? result.unmatched.reason : `product ${result.match.productId}`;
};

describe('the product of a picture', () => {
  test.each([
    ['RH-11.jpg', ringOne],
    ['RH-11-1.jpg', ringOne],
    ['rh_11_front.JPG', ringOne],
    ['RH 11 (2).png', ringOne],
    ['RH11 (2).png', ringOne],
    ['Rh-11 - Copy.jpeg', ringOne],
    ['Copy of RH-11-3.webp', ringOne],
    ['Copy (2) of RH-11.webp', ringOne],
    ['RH-11.jpg.jpg', ringOne],
    ['RH–11~2.jpg', ringOne],
    ['ＲＨ-11.jpg', ringOne],
    ['RH-11 IMG_20251130_101112.jpg', ringOne],
    ['RH-11-necklace-final.jpg', ringOne],
    ['RH-11-1 (2).jpg', ringOne],
    ['RH-1.jpg', ring],
    ['RH-1-1.jpg', ring],
    ['RH-1-back.jpg', ring],
    // The longest code wins where one code begins another.
    ['RH-1-2.jpg', longRing],
    ['RH-1-2-1.jpg', longRing],
    ['KD.0012_G.jpg', kada],
    ['kd 0012 g 3.jpg', kada],
    ['KD0012G-3.jpg', kada],
    ['antique-kada-2.jpg', kada],
    ['Antique Kada front.jpg', kada],
    ['Temple Jhumka 4.jpg', jhumka],
    ['JH01-1.jpg', jhumka],
    ['चाँदबाली झुमका 2.jpg', hindi],
    ['चाँद-7-2.jpg', hindi],
    ['shoot/RH-11/1.jpg', ringOne],
    ['shoot 30 nov\\RH-11\\IMG_1234.JPG', ringOne],
    ['RH-11/front/DSC00123.jpg', ringOne],
    ['RH-11/RH-11-2.jpg', ringOne],
    [`${1}-2.jpg`, jhumka],
    ['1/2.jpg', jhumka],
  ])('of %s is found', (path, { id: productId }) => {
    expect(matched(path).productId).toBe(productId);
  });

  test.each([
    ['IMG_1234.jpg', 'no product'],
    ['WhatsApp Image 2025-11-30 at 10.22.11.jpeg', 'no product'],
    ['1.jpg', 'no product'],
    ['12.jpg', 'no product'],
    ['1-front-2.jpg', 'no product'],
    ['20251130_101112.jpg', 'no product'],
    ['RH-999-1.jpg', 'no product'],
    ['RH.jpg', 'no product'],
    ['CH-1.jpg', 'no product'],
    ['.jpg', 'no product'],
    ['', 'no product'],
    // What follows the code may be another code.
    ['RH-11-22-3.jpg', 'unclear name'],
    ['RH-11-2B4.jpg', 'unclear name'],
    ['kundan-set-2.jpg', 'two products'],
    ['kundan-set.jpg', 'two products'],
    ['RH-11/KD.0012 G-1.jpg', 'two products'],
  ])('of %s is not guessed: %s', (path, reason) => {
    expect(reasonOf(path)).toBe(reason);
  });

  test('that two products could mean are named both', () => {
    const result = matchPicture(names, 'kundan-set-2.jpg');
    expect(result).toMatchObject({ unmatched: { products: [secondTwin.id, twin.id] } });
  });

  test('of a code that two products have in other parts is not guessed', () => {
    const alike = pictureNames([product('A', [['AB-12', 'Gold']]), product('B', [['A-B12', 'Gold']])]);
    expect(matchPicture(alike, 'AB-12-1.jpg')).toMatchObject({ match: { productId: id - 1 } });
    expect(matchPicture(alike, 'AB12-1.jpg')).toMatchObject({ unmatched: { reason: 'two products' } });
  });
});

describe('the colour of a picture', () => {
  test.each([
    ['JH01-RED-S-1.jpg', 'Red'],
    ['JH01-RED-1.jpg', 'Red'],
    ['JH01-red-02.webp', 'Red'],
    ['JH01_rose gold_2.jpg', 'Rose Gold'],
    ['JH01-02-rose.jpg', 'Rose Gold'],
    ['JH01-ROSE-S.jpg', 'Rose Gold'],
    ['temple-jhumka-red-1.jpg', 'Red'],
    ['JH01/Rose Gold/1.jpg', 'Rose Gold'],
    ['JH01-1.jpg', null],
    // A product of one colour needs none.
    ['RH-11-gold-1.jpg', null],
  ])('of %s is %s', (path, color) => {
    expect(matched(path).color).toBe(color);
  });
});

describe('the order of pictures', () => {
  test.each([
    [
      ['RH-11-10.jpg', 'RH-11-2.jpg', 'RH-11-01.jpg'],
      ['RH-11-01.jpg', 'RH-11-2.jpg', 'RH-11-10.jpg'],
    ],
    [
      ['RH-11_back.jpg', 'RH-11_side.jpg', 'RH-11_front.jpg'],
      ['RH-11_front.jpg', 'RH-11_side.jpg', 'RH-11_back.jpg'],
    ],
    [
      ['RH-11-back.jpg', 'RH-11-2.jpg', 'RH-11-front.jpg', 'RH-11-1.jpg'],
      ['RH-11-front.jpg', 'RH-11-1.jpg', 'RH-11-2.jpg', 'RH-11-back.jpg'],
    ],
    [
      ['RH-11 (3).jpg', 'RH-11 (2).jpg', 'RH-11.jpg'],
      ['RH-11.jpg', 'RH-11 (2).jpg', 'RH-11 (3).jpg'],
    ],
    [
      ['RH-11-2.jpg', 'RH-11-1 - Copy.jpg', 'RH-11-1.jpg'],
      ['RH-11-1.jpg', 'RH-11-1 - Copy.jpg', 'RH-11-2.jpg'],
    ],
    [
      ['RH-11-2.jpg', 'RH-11-1 (2).jpg', 'RH-11-1.jpg'],
      ['RH-11-1.jpg', 'RH-11-1 (2).jpg', 'RH-11-2.jpg'],
    ],
    [
      ['RH-11/IMG_1235.jpg', 'RH-11/IMG_1234.jpg'],
      ['RH-11/IMG_1234.jpg', 'RH-11/IMG_1235.jpg'],
    ],
    [
      ['RH-11-back2.jpg', 'RH-11-front2.jpg', 'RH-11-front1.jpg'],
      ['RH-11-front1.jpg', 'RH-11-front2.jpg', 'RH-11-back2.jpg'],
    ],
  ])('%j', (given, expected) => {
    const places = given.map((path) => ({ path, place: matched(path).place }));
    const sorted = places.toSorted((one, other) => comparePlaces(one.place, other.place));
    expect(sorted.map(({ path }) => path)).toEqual(expected);
  });
});

test.each([
  ['Copy of RH-1 - Copy (2).jpg', 'RH-1', 3],
  ['RH-1 copy.png', 'RH-1', 1],
  ['RH-1.JPG.jpeg', 'RH-1', 0],
  ['copy.jpg', 'copy', 0],
])('the name %s is %s, copy %i', (file, text, copy) => {
  expect(nameOf(file)).toMatchObject({ text, copy });
});

describe('a mapping table', () => {
  test.each([
    ['RH-11', ringOne],
    ['rh11', ringOne],
    ['/product/antique-kada', kada],
    ['https://shop.example/product/antique-kada', kada],
    ['Temple Jhumka', jhumka],
    [String(kada.id), kada],
  ])('finds %s', (code, { id: productId }) => {
    expect(matchCode(names, { file: 'IMG_1.jpg', code, place: 4 })).toMatchObject({
      match: { productId, place: [4, 1, 0, 'IMG_1.jpg'] },
    });
  });

  test('says what is not in the shop, and what two products have', () => {
    const line = { file: 'IMG_1.jpg', place: null };
    expect(matchCode(names, { ...line, code: 'NONE' })).toMatchObject({ unmatched: { reason: 'not in the shop' } });
    expect(matchCode(names, { ...line, code: 'Kundan Set' })).toMatchObject({ unmatched: { reason: 'two products' } });
  });
});
