import { expect, test } from 'vitest';
import { countsInWords } from './letterLabels.ts';

test('what became of a letter leaves out what happened to nobody', () => {
  const none = { sent: 0, waiting: 0, skipped: 0, bounced: 0, failed: 0, ended: 0, orders: 0, revenue: 0 };
  expect(countsInWords(none)).toBe('0 sent');
  expect(countsInWords({ ...none, sent: 12, skipped: 2, ended: 1 })).toBe('12 sent, 2 skipped, 1 unsubscribed');
  expect(countsInWords({ ...none, sent: 12, orders: 1, revenue: 499 })).toBe('12 sent, 1 order for ₹499');
});
