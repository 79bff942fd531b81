import { describe, expect, test } from 'vitest';
import { agoText, itemsText } from './checkoutLabels.ts';

const item = (name: string, quantity = 1, detail = '') => ({ name, detail, quantity });
/** Replaces non-breaking spaces by plain ones. */
const text = (items: Parameters<typeof itemsText>[0]) => itemsText(items).replaceAll('\u00a0', ' ');

describe('the items of an abandoned checkout', () => {
  test('are named with their number', () => {
    expect(text([item('Jhumka', 2, 'Green'), item('Choker')])).toBe('2 × Jhumka (Green), 1 × Choker');
  });

  test('are counted where there are many', () => {
    const four = ['A', 'B', 'C', 'D'].map((name) => item(name));
    expect(text(four)).toBe('1 × A, 1 × B, 1 × C, 1 other item');
    expect(text([...four, item('E')])).toBe('1 × A, 1 × B, 1 × C, 2 other items');
  });
});

test.each([
  ['2026-11-22T09:30:00.000Z', 'Just now'],
  ['2026-11-22T09:00:00.000Z', '1 hour ago'],
  ['2026-11-20T10:30:00.000Z', '47 hours ago'],
  ['2026-11-20T10:00:00.000Z', '2 days ago'],
])('what was touched at %s was so %s', (iso, ago) => {
  expect(agoText(iso, Date.parse('2026-11-22T10:00:00.000Z'))).toBe(ago);
});
