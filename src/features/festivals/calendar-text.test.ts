import { expect, test } from 'vitest';
import { FESTIVALS_WORDS } from '#contract/words/index.ts';
import { languageOf, plainName, weekdayNames } from './calendar-text.ts';

const { lunarDay: lunarDayText, tithi: tithiText } = FESTIVALS_WORDS.en;

test.each([
  ['Krishna', 4, 'Krishna Chaturthi'],
  ['Shukla', 11, 'Shukla Ekadashi'],
  ['Shukla', 15, 'Purnima'],
  ['Krishna', 15, 'Amavasya'],
] as const)('%s %i is %s', (paksha, tithi, text) => {
  expect(tithiText({ paksha, tithi })).toBe(text);
});

test('a dark half is told in both reckonings, a bright one in the one they share', () => {
  const dark = { month: 'Kartika', amantaMonth: 'Ashvina', paksha: 'Krishna', tithi: 4 } as const;
  expect(lunarDayText(dark)).toBe('Krishna Chaturthi of Kartika (Ashvina in the amanta reckoning)');
  const bright = { month: 'Kartika', amantaMonth: 'Kartika', paksha: 'Shukla', tithi: 15 } as const;
  expect(lunarDayText(bright)).toBe('Purnima of Kartika');
});

test('a name is said without its brackets', () => {
  expect(plainName('Diwali (Lakshmi Puja)')).toBe('Diwali');
  expect(plainName('Akshaya (Amla) Navami')).toBe('Akshaya (Amla) Navami');
});

test('a name is read aloud in the language of its script', () => {
  expect(['दीपावली', 'দীপাবলি', 'தீபாவளி', 'ਕਰਵਾ ਚੌਥ'].map((name) => languageOf(name))).toEqual(['hi', 'bn', 'ta', 'pa']);
  expect(languageOf('Deepavali')).toBeUndefined();
  expect(languageOf('दीपावली', 'hi')).toBeUndefined();
  expect(languageOf('Deepavali', 'hi')).toBe('en');
});

test('the weekdays begin with Sunday', () => {
  expect(weekdayNames('en')[0]).toEqual({ short: 'Sun', long: 'Sunday' });
  expect(weekdayNames('hi')[1]).toEqual({ short: 'सोम', long: 'सोमवार' });
});
