import { expect, test } from 'vitest';
import { CreateSku } from '#contract/calls/skus.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { skusOf } from './seed-product.ts';

test('every SKU code of the demo shop is one that a form takes', () => {
  const codes = PRODUCTS.flatMap(skusOf).map(({ row }) => row.code);
  const refused = codes.filter((code) => {
    const read = CreateSku.safeParse({ color: 'Ruby', mrpPrice: 2, sellingPrice: 1, code });
    return !read.success || read.data.code !== code;
  });
  expect(refused).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
