import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

interface Values {
  name: string | null;
  words: string | null;
  price: number;
  facts: Record<string, string | string[] | null>;
  pictures: { key: string }[];
}

const BASE: Values = {
  name: 'Jhumka',
  words: '',
  price: 100,
  facts: { stone: ['Ruby'], style: 'Temple' },
  pictures: [],
};
const merge = (theirs: Partial<Values>, mine: Partial<Values>) =>
  mergeValues(BASE, { ...BASE, ...theirs }, { ...BASE, ...mine });

test('a field that one of two editors changed has the value of that editor, and nobody is asked', () => {
  const { asked, mine, theirs } = merge({ words: 'bell, temple', price: 90 }, { name: 'Bell jhumka' });
  expect(asked).toEqual([]);
  expect(mine).toEqual({ ...BASE, name: 'Bell jhumka', words: 'bell, temple', price: 90 });
  expect(theirs).toEqual(mine);
});

test('a field that both changed is asked for, with the value of each side', () => {
  const { asked, mine, theirs } = merge({ price: 90, words: 'bell' }, { price: 80, name: 'Bell jhumka' });
  expect(asked).toEqual(['price']);
  expect(mine).toEqual({ ...BASE, name: 'Bell jhumka', words: 'bell', price: 80 });
  expect(theirs).toEqual({ ...mine, price: 90 });
});

test('a field that both changed alike is not asked for', () => {
  expect(merge({ price: 90 }, { price: 90 }).asked).toEqual([]);
});

test('facts are merged one by one', () => {
  const both = merge({ facts: { stone: ['Pearl'], style: 'Temple' } }, { facts: { stone: ['Ruby'], style: 'Kundan' } });
  expect(both.asked).toEqual([]);
  expect(both.mine.facts).toEqual({ stone: ['Pearl'], style: 'Kundan' });
  const { asked, mine, theirs } = merge(
    { facts: { stone: ['Pearl'], style: 'Temple', care: 'Dry' } },
    { facts: { stone: ['Ruby', 'Pearl'], style: 'Temple' } },
  );
  expect(asked).toEqual(['facts']);
  expect(mine.facts).toEqual({ stone: ['Ruby', 'Pearl'], style: 'Temple', care: 'Dry' });
  expect(theirs.facts).toEqual({ stone: ['Pearl'], style: 'Temple', care: 'Dry' });
});

test('a field that the form emptied by itself counts as unchanged', () => {
  const { asked, mine } = merge(
    { words: 'bell' },
    { words: null, facts: { style: 'Temple', stone: ['Ruby'], care: null } },
  );
  expect(asked).toEqual([]);
  expect(mine.words).toBe('bell');
});

test('a field that is not among those of the row is kept as the form has it', () => {
  const { mine } = mergeValues<{ price: number; reason?: string }>(
    { price: 1 },
    { price: 2 },
    { price: 1, reason: 'Season' },
  );
  expect(mine).toEqual({ price: 2, reason: 'Season' });
});
