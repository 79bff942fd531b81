import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortDescription } from './description.ts';

test('a short description stays as it is, on one line', () => {
  expect(shortDescription(' Jhumkas,\n  light  ones. ')).toBe('Jhumkas, light ones.');
  expect(shortDescription('x'.repeat(157))).toBe('x'.repeat(157));
});

test('a long one is cut between words, with an ellipsis', () => {
  const text = `${'word '.repeat(40)}`;
  const short = shortDescription(text);
  expect(short).toMatch(/^(word )+word…$/);
  expect(short.length).toBeLessThanOrEqual(158);
});

test('a word of more letters than fit is cut inside', () => {
  expect(shortDescription('x'.repeat(200))).toBe(`${'x'.repeat(157)}…`);
});

test('no mark of a broken-off sentence stands before the ellipsis', () => {
  expect(shortDescription(`${'a'.repeat(150)}, then more of it that is cut off`)).toBe(`${'a'.repeat(150)}, then…`);
  expect(shortDescription(`${'a'.repeat(155)}, then`)).toBe(`${'a'.repeat(155)}…`);
});

test('whatever it says, it has at most 157 letters and an ellipsis, and no half of an emoji', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 }), (text) => {
      const short = shortDescription(text);
      expect(short.length).toBeLessThanOrEqual(158);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
