import { describe, expect, test } from 'vitest';
import { categoryFinder, guessAttribute, guessColour, guessContents, searchable } from './guess-facts.ts';

const CATEGORIES = [
  { id: 1, name: 'Jewellery', keywords: 'jewellery', family: null },
  { id: 2, name: 'Necklace Sets', keywords: 'necklace set, bridal necklace set', family: 'necklace' },
  { id: 3, name: 'Jhumkas', keywords: 'jhumka, jhumki', family: 'earring' },
  { id: 4, name: 'Nath & Nose Pins', keywords: 'nath', family: 'nose' },
] as const;

describe('a category', () => {
  const find = categoryFinder(CATEGORIES);

  test.each([
    ['Kundan necklace set with jhumkas', '2', 'necklace set'],
    ['झुमका', '3', 'jhumka'],
    ['Silver nose pins', '4', 'nose pins'],
    ['Pearl studs', '3', 'studs'],
  ])('is found by the words of %j', (text, value, word) => {
    expect(find(searchable(text))).toEqual({ value, word });
  });

  test('is not guessed without a word', () => {
    expect(find(searchable('Jewellery of the season'))).toBeUndefined();
  });
});

test.each([
  ['plating', '1 gram gold', '1-gram gold plated'],
  ['plating', 'Rose-Gold polish', 'Rose-gold-tone plated'],
  ['plating', 'Golden', 'Gold-tone plated'],
  ['baseMetal', 'Alloy', 'Zinc alloy'],
  ['stone', 'Kundan & Pearl stones', 'Kundan-look glass; Pearl bead'],
  ['style', 'Lakshmi coin haram', 'Temple'],
  ['occasion', 'for wedding, puja', 'Wedding guest; Puja'],
] as const)('%s is guessed from %j', (attribute, text, value) => {
  expect(guessAttribute(attribute, searchable(text))?.value).toBe(value);
});

test.each([
  ['Rani pink', 'Pink'],
  ['Multicolour', 'Multi'],
  ['golden', 'Gold'],
  ['teal', undefined],
])('the colour of %j is %j', (text, colour) => {
  expect(guessColour(searchable(text))?.value).toBe(colour);
});

test.each([
  ['bangles set of 4', 'bangle', '4 bangles'],
  ['necklace set', 'necklace', '1 necklace, 1 pair of earrings'],
  ['jhumka', 'earring', '1 pair of earrings'],
] as const)('the box of %j has %j', (title, family, contents) => {
  expect(guessContents(title, family)?.value).toBe(contents);
});
