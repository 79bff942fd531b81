import { expect, test } from 'vitest';
import { collectionErrors, collectionToSend, comparable, NEW_COLLECTION } from './collectionValues.ts';

const COLLECTION = { ...NEW_COLLECTION, displayName: 'Temple', description: 'Old.', theme: 'By style' as const };

test('a condition that was emptied does not limit the rule', () => {
  const rule = { styles: [], fromPrice: null, sold: { days: null, pieces: 3 }, occasions: ['Bridal' as const] };
  expect(collectionToSend({ ...COLLECTION, rule }).rule).toEqual({ styles: [], occasions: ['Bridal'] });
});

test('rules that say the same compare alike', () => {
  const typed = { inStock: true, styles: [], discount: 20 };
  const stored = { discount: 20, families: [], inStock: true, newDays: null, sold: null };
  const texts = [typed, stored].map((rule) => JSON.stringify(comparable({ ...COLLECTION, rule })));
  expect(texts[0]).toBe(texts[1]);
});

test('the faults of a whole are found beside those of single fields', () => {
  const errors = collectionErrors({ ...COLLECTION, displayName: '', fromOn: '2026-12-02', untilOn: '2026-12-01' });
  expect(errors).toMatchObject({
    displayName: 'Name is required',
    byRule: 'Please choose at least one condition',
    untilOn: 'The last day is before the first',
  });
});
