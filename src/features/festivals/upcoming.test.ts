import { expect, test } from 'vitest';
import { nextInWords } from './upcoming.ts';

const day = (name: string, date: string, lastDate = date) => ({ name, date, lastDate, href: `/${name}` });
const KNOWN = [
  day('Karwa Chauth', '2026-10-29'),
  day('Diwali', '2026-11-08'),
  day('Chhath', '2026-11-13', '2026-11-16'),
];

test.each([
  ['2026-10-17', 'Next: Karwa Chauth, in 12 days'],
  ['2026-10-28', 'Next: Karwa Chauth, tomorrow'],
  ['2026-10-29', 'Next: Karwa Chauth, today'],
  ['2026-10-30', 'Next: Diwali, in 9 days'],
  ['2026-11-15', 'Next: Chhath, today'],
])('on %s: %s', (today, words) => {
  expect(nextInWords(KNOWN, today)?.words).toBe(words);
});

test('it leads to that festival', () => {
  expect(nextInWords(KNOWN, '2026-10-30')?.href).toBe('/Diwali');
});

test('says nothing when all that is known has passed', () => {
  expect(nextInWords(KNOWN, '2026-11-17')).toBeUndefined();
});
