import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test.each([
  [120, 100, '20% more than before'],
  [80, 100, '20% less than before'],
  [100.3, 100, 'As before'],
  [5, 0, 'Nothing before'],
  [0, 0, 'Nothing before either'],
  [0, 100, '100% less than before'],
])('%d beside %d: %s', (now, before, text) => {
  expect(trendOf(now, before)).toBe(text);
});
