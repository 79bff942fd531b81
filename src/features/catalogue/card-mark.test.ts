import { expect, test } from 'vitest';
import { cardMark } from './card-mark.ts';

test('a holiday of the seller replaces any mark of its goods', () => {
  const away = { until: '2026-12-05', sentFrom: '2026-12-06', note: '' };
  expect(cardMark({ markText: 'Bestseller', seller: { away: null } })).toBe('Bestseller');
  expect(cardMark({ markText: 'Bestseller', seller: { away } })).toBe('Sent from 6 Dec');
  expect(cardMark({ markText: null, seller: { away } })).toBe('Sent from 6 Dec');
});
