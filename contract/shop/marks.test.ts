import { expect, test } from 'vitest';
import { DEFAULT_MARKS, markOf, markText } from './marks.ts';
import type { MarkFacts, MarkRules } from './marks.ts';

const TODAY = '2026-11-23';
const plain: MarkFacts = {
  isPreOrder: false,
  available: 20,
  backOn: null,
  sales: null,
  discount: 60,
  firstOn: '2026-01-01',
};

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
  expect(markOf({ ...plain, ...facts }, TODAY, DEFAULT_MARKS)).toBe(mark);
});

const isShown = true;
test.each<[string, Partial<MarkFacts>, Partial<MarkRules>, string | null]>([
  [
    'that few are left up to another number',
    { available: 5 },
    { 'few-left': { isShown, text: 'Few left', most: 5 } },
    'few-left',
  ],
  [
    'the next mark in place of one that is not shown',
    { available: 2, firstOn: TODAY },
    { 'few-left': { isShown: false, text: 'Few left', most: 3 } },
    'new',
  ],
  [
    'that it is new for another number of days',
    { firstOn: '2026-11-10' },
    { new: { isShown, text: '', days: 7 } },
    null,
  ],
  [
    'no pre-order where that is not shown',
    { isPreOrder: true },
    { 'pre-order': { isShown: false, text: 'Pre-order' } },
    null,
  ],
  [
    'more bestsellers of a category',
    { sales: { pieces: 9, place: 5 } },
    { bestseller: { isShown, text: 'Loved', places: 5, pieces: 9 } },
    'bestseller',
  ],
  ['that it is on sale from a percentage', {}, { sale: { isShown, text: 'Sale', percent: 60 } }, 'sale'],
  ['no sale for less than that', {}, { sale: { isShown, text: 'Sale', percent: 61 } }, null],
])('by its settings a card says %s', (_, facts, rules, mark) => {
  expect(markOf({ ...plain, ...facts }, TODAY, { ...DEFAULT_MARKS, ...rules })).toBe(mark);
});

test('the text of a mark has the number of pieces', () => {
  expect(markText('few-left', { available: 2 }, DEFAULT_MARKS)).toBe('Only 2 left');
  expect(markText('new', { available: 2 }, DEFAULT_MARKS)).toBe('New');
});
