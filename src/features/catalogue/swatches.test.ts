import { expect, test } from 'vitest';
import { sizeOfSwatches, swatchParts } from './swatches.ts';

test('a colour of one tone is one disc, each further along its row', () => {
  expect(swatchParts('Ruby', 0)).toHaveLength(1);
  const [first, third] = [swatchParts('Ruby', 0)[0]!, swatchParts('Ruby', 2)[0]!];
  expect(first.path).toMatch(/^M0\.5 6a/);
  expect(third.path).toMatch(/^M32\.5 6a/);
  expect(sizeOfSwatches(3)).toEqual({ width: 48, height: 12 });
});

test('a colour of several tones is cut in equal parts of different fills', () => {
  const parts = swatchParts('Multi', 0);
  expect(new Set(parts.map(({ fill }) => fill)).size).toBe(3);
  expect(parts.every(({ path }) => path.startsWith('M6 6L'))).toBe(true);
});
