import { expect, test } from 'vitest';
import { paceInWords, resultInWords, tookInWords } from './jobWords.ts';

test.each([
  [1, 'every second'],
  [15, 'every 15 seconds'],
  [60, 'every minute'],
  [900, 'every 15 minutes'],
  [3600, 'every hour'],
  [86_400, 'every day'],
])('%i seconds are %s', (seconds, words) => {
  expect(paceInWords(seconds)).toBe(words);
});

test.each([
  [240, '240 ms'],
  [3210, '3.2 s'],
  [240_000, '4 min'],
])('%i ms are said as %s', (ms, words) => {
  expect(tookInWords(ms)).toBe(words);
});

test('what a run told is said by its names', () => {
  expect(resultInWords({ sent: 3, stockNotices: 1200, published: false })).toBe(
    'sent 3, stock notices 1,200, published no',
  );
  expect(resultInWords({})).toBeUndefined();
  expect(resultInWords(null)).toBeUndefined();
});
