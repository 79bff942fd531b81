import { describe, expect, test } from 'vitest';
import { contactIn, tellsContact } from './public-text.ts';
import { EVASIONS, HONEST_TEXTS } from './public-text-examples.ts';

test('there are enough examples of both kinds', () => {
  expect(new Set(HONEST_TEXTS).size).toBeGreaterThanOrEqual(150);
  expect(new Set(EVASIONS).size).toBeGreaterThanOrEqual(120);
});

test.each(HONEST_TEXTS)('passes: %s', (text) => expect(contactIn(text)).toBeUndefined());

test.each(EVASIONS)('does not pass: %s', (text) => expect(tellsContact(text)).toBe(true));

describe('the words that are meant are told as they were written:', () => {
  test.each([
    ['Lovely set. Call me on +91 98480-12345 please', '91 98480-12345'],
    ['call ९८४८०\u200b १२३४५ now', '९८४८०\u200b १२३४५'],
    ['Write to asha at gmail dot com for more', 'asha at gmail'],
    ['Pay asha.rao@okhdfc now', 'asha.rao@okhdfc'],
    ['It is cheaper at cheapjewels . com today', 'cheapjewels . com'],
    ['Order from kundanhub.in today', 'kundanhub.in'],
    ['See https://evil.example/x?y=1 for it', 'https://evil.example/x?y=1'],
    ['ｗｗｗ．cheap.example', 'ｗｗｗ．cheap.example'],
    ['My insta id is meenaarts24.', 'insta id is meenaarts24'],
    [
      'nine eight four eight zero one two three four five is mine',
      'nine eight four eight zero one two three four five',
    ],
  ])('%s', (text, label) => expect(contactIn(text)).toBe(label));
});
