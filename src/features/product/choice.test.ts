import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSizes } from '#contract/shop/sizes.ts';
import { chooseColour, chooseSize, firstChoice, isAvailable, lacksSize, sizesOf } from './choice.ts';

const sku = (id: number, color: string, size: string, inStock = true) => ({ id, color, size, inStock });
const BANGLES = [sku(1, 'Gold', '2.4', false), sku(2, 'Gold', '2.6'), sku(3, 'Red', '2.4'), sku(4, 'Red', '2.6,2.8')];

describe('what is chosen at first', () => {
  test('is the first that can be bought, in no size: the shopper says which', () => {
    expect(firstChoice(BANGLES)).toEqual({ skuId: 2, size: '' });
    expect(firstChoice([BANGLES[3]!])).toEqual({ skuId: 4, size: '' });
    expect(lacksSize(BANGLES, { skuId: 2, size: '' })).toBe(true);
    expect(lacksSize(BANGLES, { skuId: 2, size: '2.6' })).toBe(false);
  });

  test('is the first of all where nothing can be bought', () => {
    expect(firstChoice(BANGLES.map((one) => ({ ...one, inStock: false })))).toEqual({ skuId: 1, size: '' });
  });

  test('is the size as well where there is no other, also where a colour has only one of several', () => {
    const only = firstChoice([sku(1, 'Gold', 'Free size'), sku(2, 'Red', 'Free size')])!;
    expect(only).toEqual({ skuId: 1, size: 'Free size' });
    expect(lacksSize([sku(1, 'Gold', ''), sku(2, 'Red', '')], { skuId: 1, size: '' })).toBe(false);
    expect(firstChoice([sku(1, 'Gold', '2.4'), sku(2, 'Red', '2.6')])).toEqual({ skuId: 1, size: '' });
  });

  test('is nothing where there is nothing', () => {
    expect(firstChoice([])).toBeUndefined();
  });
});

describe('another colour', () => {
  test('keeps the size where it comes in it', () => {
    expect(chooseColour(BANGLES, { skuId: 2, size: '2.6' }, 'Red')).toEqual({ skuId: 4, size: '2.6' });
  });

  test('takes the first of that colour else, and asks for the size again', () => {
    expect(chooseColour(BANGLES, { skuId: 4, size: '2.8' }, 'Gold')).toEqual({ skuId: 1, size: '' });
  });

  test('that is not there changes nothing', () => {
    expect(chooseColour(BANGLES, { skuId: 2, size: '2.6' }, 'Blue')).toEqual({ skuId: 2, size: '2.6' });
  });
});

describe('another size', () => {
  test('keeps the colour where it comes in it', () => {
    expect(chooseSize(BANGLES, { skuId: 4, size: '2.8' }, '2.4')).toEqual({ skuId: 3, size: '2.4' });
  });

  test('takes the first of that size else', () => {
    expect(chooseSize(BANGLES, { skuId: 2, size: '2.6' }, '2.8')).toEqual({ skuId: 4, size: '2.8' });
  });
});

test('every choice is one that can be ordered: a SKU of the product, in a size it comes in or none yet', () => {
  const any = fc.array(
    fc.record({
      color: fc.constantFrom('Gold', 'Red'),
      size: fc.constantFrom('', '2.4', '2.6', '2.4,2.6'),
      inStock: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const anyStep = fc.oneof(fc.constantFrom('Gold', 'Red'), fc.constantFrom('2.4', '2.6'));
  fc.assert(
    fc.property(any, fc.array(anyStep, { maxLength: 8 }), (kinds, steps) => {
      const skus = kinds.map((kind, index) => ({ id: index + 1, ...kind }));
      let choice = firstChoice(skus)!;
      for (const step of steps)
        choice = /\d/.test(step) ? chooseSize(skus, choice, step) : chooseColour(skus, choice, step);
      const chosen = skus.find(({ id }) => id === choice.skuId)!;
      expect(['', ...splitSizes(chosen.size)]).toContain(choice.size);
    }),
  );
});

test('sizes stand once, in their order, and are there where their colour is in stock', () => {
  expect(sizesOf(BANGLES)).toEqual(['2.4', '2.6', '2.8']);
  expect(isAvailable(BANGLES, 'Gold', '2.4')).toBe(false);
  expect(isAvailable(BANGLES, 'Red', '2.8')).toBe(true);
  expect(isAvailable(BANGLES, 'Gold', '2.8')).toBe(false);
});
