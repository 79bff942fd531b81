import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageButtons } from './page-buttons.ts';

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 'gap', 6]],
  [2, 12, [1, 2, 3, 4, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [11, 12, [1, 'gap', 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
])('page %i of %i', (page, pageCount, buttons) => {
  expect(pageButtons(page, pageCount)).toEqual(buttons);
});

test('never more than five buttons; the first, the last and the present page are always among them', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const numbers = pageButtons(page, pageCount).filter((button) => button !== 'gap');
      expect(numbers.length).toBe(Math.min(5, pageCount));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
    }),
  );
});

test('a page beyond the last leads back into the list', () => {
  expect(pageButtons(99, 8)).toEqual([1, 'gap', 5, 6, 7, 8]);
});
