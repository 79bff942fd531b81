import { describe, expect, test } from 'vitest';
import { isLong, plainText } from './description.ts';

describe('the words of a description', () => {
  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<ul><li>One</li><li>two</li></ul>', 'One two'],
    ['<h2>Care</h2><p>Keep <b>dry</b>.</p>', 'Care Keep dry.'],
    ['<p>A &amp; B, 1 &lt; 2, &quot;so&quot; it&#39;s</p>', 'A & B, 1 < 2, "so" it\'s'],
    ['  <p>\n a\t b </p> ', 'a b'],
    ['', ''],
  ])('%s: %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

test('a description is folded by its words, not by its tags', () => {
  expect(isLong(`<p>${'<b></b>'.repeat(200)}short</p>`)).toBe(false);
  expect(isLong(`<p>${'x'.repeat(300)}</p>`)).toBe(false);
  expect(isLong(`<p>${'x'.repeat(301)}</p>`)).toBe(true);
});
