import { expect, test } from 'vitest';
import { paceText, resultText, tookText } from './jobLabels.ts';

test.each([
  [1, 'every second'],
  [15, 'every 15 seconds'],
  [60, 'every minute'],
  [900, 'every 15 minutes'],
  [3600, 'every hour'],
  [86_400, 'every day'],
])('%i seconds are %s', (seconds, text) => {
  expect(paceText(seconds)).toBe(text);
});

test.each([
  [240, '240 ms'],
  [3210, '3.2 s'],
  [240_000, '4 min'],
])('%i ms are written as %s', (ms, text) => {
  expect(tookText(ms)).toBe(text);
});

test('writes the result of a run with its names', () => {
  expect(resultText({ sent: 3, stockNotices: 1200, published: false })).toBe(
    'sent 3, stock notices 1,200, published no',
  );
  expect(resultText({})).toBeUndefined();
  expect(resultText(null)).toBeUndefined();
});
