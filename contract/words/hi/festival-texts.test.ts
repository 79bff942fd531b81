import { describe, expect, test } from 'vitest';
import { CITIES, NEW_DELHI } from '../../shop/cities.ts';
import { FESTIVALS_WORDS } from '../index.ts';
import { limbName, muhurat, timeLabel, timeSpan } from './festival-texts.ts';
import { festivalYear, lunarMonthsOf, panchangOf } from '#panchang/festival-year.ts';

const words = FESTIVALS_WORDS.hi;
/** Years with adhika months of several names, and with all notes that depend on the year. */
const YEARS = Array.from({ length: 30 }, (_, index) => 2015 + index);
const events = YEARS.flatMap((year) => festivalYear(year));
const latin = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => /[A-Za-z]/.test(text));

describe('every text that the calendar computes is in Hindi', () => {
  test('names and notes', () => {
    expect(latin(events.map(({ name }) => words.name(name)))).toEqual([]);
    expect(latin(events.map(({ note }) => words.note(note)))).toEqual([]);
  });

  test('lunar days and months', () => {
    expect(latin(events.map(({ lunarDay }) => words.lunarDay(lunarDay)))).toEqual([]);
    const months = YEARS.flatMap((year) => Array.from({ length: 12 }, (_, month) => lunarMonthsOf(year, month + 1)));
    expect(latin(months.map(words.lunarMonths))).toEqual([]);
  });

  test('times of festivals', () => {
    expect(latin(events.map(({ times, date }) => muhurat(times, date)))).toEqual([]);
  });

  test('the panchang of each day of a year', () => {
    const said = Array.from({ length: 366 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const { tithis, nakshatras, yogas, karanas, good, avoided } = panchangOf(date, NEW_DELHI);
      return [
        ...tithis.map(({ name }) => limbName('Tithi', name)),
        ...nakshatras.map(({ name }) => limbName('Nakshatra', name)),
        ...yogas.map(({ name }) => limbName('Yoga', name)),
        ...karanas.map(({ name }) => limbName('Karana', name)),
        ...[...good, ...avoided].map(({ label }) => timeLabel(label)),
      ];
    });
    expect(latin(said.flat())).toEqual([]);
  });

  test('cities and States', () => {
    expect(latin(CITIES.flatMap(({ name, state }) => [words.place(name), words.place(state)]))).toEqual([]);
  });
});

test.each([
  ['Karwa Chauth', 'करवा चौथ'],
  ['Nirjala Ekadashi (Vaishnava)', 'निर्जला एकादशी (वैष्णव)'],
  ['Shani Amavasya (Adhika Jyeshtha)', 'शनि अमावस्या (अधिक ज्येष्ठ)'],
  ['Magha Purnima Vrat', 'माघ पूर्णिमा व्रत'],
  ['Navratri Day 9: Siddhidatri', 'नवरात्रि दिन 9: सिद्धिदात्री'],
  ['Fifth Sawan Somvar', 'पाँचवाँ सावन सोमवार'],
  ['Bhauma Pradosh Vrat', 'भौम प्रदोष व्रत'],
])('%s is %s', (english, hindi) => {
  expect(words.name(english)).toBe(hindi);
});

test('the month and the star of one name are written as almanacs write them', () => {
  expect(words.lunarMonths('Magha – Shravana – Jyeshtha')).toBe('माघ – श्रावण – ज्येष्ठ');
  expect(['Magha', 'Shravana', 'Jyeshtha'].map((name) => limbName('Nakshatra', name))).toEqual([
    'मघा',
    'श्रवण',
    'ज्येष्ठा',
  ]);
});

describe('a time', () => {
  const at = (day: string, clock: string) => Date.parse(`2026-11-${day}T${clock}:00+05:30`);
  const span = (fromAt: number, toAt = fromAt) => timeSpan({ fromAt, toAt }, '2026-11-08');

  test.each([
    ['a moment', span(at('08', '20:12')), 'रात 8:12'],
    ['one part of the day', span(at('08', '17:33'), at('08', '18:50')), 'शाम 5:33 से 6:50 तक'],
    ['two parts', span(at('08', '18:50'), at('08', '20:01')), 'शाम 6:50 से रात 8:01 तक'],
    ['after midnight', span(at('09', '00:09'), at('09', '01:01')), 'अगले दिन रात 12:09 से 1:01 तक'],
    ['over midnight', span(at('08', '23:39'), at('09', '00:31')), 'रात 11:39 से अगले दिन रात 12:31 तक'],
    ['more than a day', span(at('08', '17:00'), at('09', '18:00')), 'शाम 5:00 से अगले दिन शाम 6:00 तक'],
    ['from the day before', span(at('07', '17:00'), at('08', '16:30')), 'पिछले दिन शाम 5:00 से इसी दिन शाम 4:30 तक'],
    ['days later', span(at('11', '06:30')), '3 दिन बाद सुबह 6:30'],
  ])('of %s is said with its part of the day', (_, said, hindi) => {
    expect(said).toBe(hindi);
  });
});

test('notes are said whole, with their days', () => {
  expect(words.note('Vaishnavas fast on 26 November. Chaturmas ends, and weddings begin again.')).toBe(
    'वैष्णव 26 नवंबर को व्रत रखते हैं। चातुर्मास पूरा होता है, और शादियाँ फिर शुरू होती हैं।',
  );
  expect(words.note('Bhogi is on 13 January and Mattu Pongal on 15 January.')).toBe(
    'भोगी 13 जनवरी को और माट्टु पोंगल 15 जनवरी को है।',
  );
});
