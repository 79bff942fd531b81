import { expect, test } from 'vitest';
import { isMeant } from './search-events.ts';

const KARWA = 'Karwa Chauth Karva Chauth Karaka Chaturthi करवा चौथ';

test.each([
  ['the beginning of its name', 'kar', true],
  ['any case', 'KARWA CHAUTH', true],
  ['another spelling', 'karva', true],
  ['Hindi', 'करवा', true],
  ['the second word alone', 'chauth', true],
  ['words in any order', 'chauth karwa', true],
  ['signs and spaces', '  karwa-chauth! ', true],
  ['accents', 'kārwa', true],
  ['the middle of a word', 'arwa', false],
  ['a word that is not in it', 'karwa diwali', false],
  ['nothing', '  ', false],
  ['signs alone', '...', false],
])('a festival is found by %s: %s', (_, query, found) => {
  expect(isMeant(query, KARWA)).toBe(found);
});
