import { expect, test } from 'vitest';
import { markOf } from './marks.ts';
import type { MarkFacts } from './marks.ts';

const TODAY = '2026-11-23';
const plain: MarkFacts = { isPreOrder: false, available: 20, backOn: null, sales: null, firstOn: '2026-01-01' };

test.each([
  ['nothing where nothing holds', {}, null],
  ['that it is new for thirty days', { firstOn: '2026-10-25' }, 'new'],
  ['and not on the day after', { firstOn: '2026-10-24' }, null],
  ['that it sells best of its category', { sales: { pieces: 3, place: 2 }, firstOn: TODAY }, 'bestseller'],
  ['not where two sold better', { sales: { pieces: 40, place: 3 } }, null],
  ['not where hardly any were sold', { sales: { pieces: 2, place: 1 } }, null],
  ['that it is back, for a week', { backOn: '2026-11-17', sales: { pieces: 9, place: 1 } }, 'back-in-stock'],
  ['and not longer', { backOn: '2026-11-16' }, null],
  ['that few are left before anything but a pre-order', { available: 3, backOn: TODAY }, 'few-left'],
  ['nothing of few where there are enough', { available: 4 }, null],
  ['that it is a pre-order', { isPreOrder: true, available: 2 }, 'pre-order'],
  ['nothing where it is sold out', { available: 0, isPreOrder: true, firstOn: TODAY }, null],
])('a card says %s', (_, facts, mark) => {
  expect(markOf({ ...plain, ...facts }, TODAY)).toBe(mark);
});
