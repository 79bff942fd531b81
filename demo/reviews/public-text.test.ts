import { describe, expect, test } from 'vitest';
import { contactIn } from '#contract/shop/public-text.ts';
import { ASKED } from '../seed-questions.ts';
import { ANY_PIECE_REVIEWS, REVIEWS } from './index.ts';

const REVIEW_TEXTS = [...Object.values(REVIEWS).flat(), ...ANY_PIECE_REVIEWS].flatMap(({ text, replied }) =>
  replied ? [text, replied] : [text],
);
const TEXTS = [...REVIEW_TEXTS, ...ASKED.flatMap(({ question, answer }) => (answer ? [question, answer] : [question]))];

/** Spellings of people in a hurry. */
const HURRIED: Record<string, (text: string) => string> = {
  'as it is written': (text) => text,
  'without spaces after full stops': (text) => text.replaceAll('. ', '.'),
  'without spaces after full stops, in small letters': (text) => text.replaceAll('. ', '.').toLowerCase(),
  'without spaces after any sign': (text) => text.replaceAll(/([.,;:!?]) /g, '$1'),
  'in capitals, without spaces after full stops': (text) => text.replaceAll('. ', '.').toUpperCase(),
  'with full stops for commas': (text) => text.replaceAll(', ', '.'),
  'with the next word glued to each': (text) =>
    text.replaceAll(/(?<=[a-z]{3}) (?=(in|me|co|info|net|store|shop|online|site|link|live)\b)/gi, '.'),
};

describe('what shoppers and sellers of the demo shop say tells no way to reach anybody', () => {
  test('and there is much of it', () => expect(TEXTS.length).toBeGreaterThan(500));

  test.each(Object.entries(HURRIED))('%s', (_, hurried) => {
    const found = TEXTS.map(hurried).flatMap((text) => {
      const words = contactIn(text);
      return words === undefined ? [] : [`${words}: ${text}`];
    });
    expect(found).toEqual([]);
  });
});
