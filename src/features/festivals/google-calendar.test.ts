import { expect, test } from 'vitest';
import { googleCalendarLink } from './google-calendar.ts';

const URL_OF_PAGE = 'https://shop.example/hindu-festivals-calendar/2026/karwa-chauth?city=guwahati';
const karwaChauth = {
  name: 'Karwa Chauth',
  date: '2026-10-29',
  lastDate: '2026-10-29',
  muhurat: 'Pujan muhurat 4:43 pm to 6:00 pm; Moonrise 7:18 pm',
  place: 'Date and times are for Guwahati.',
};
const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('Google Calendar is given the day, its times, their place and the page', () => {
  const link = googleCalendarLink(karwaChauth, URL_OF_PAGE);
  expect(link).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
  expect(paramsOf(link)).toEqual({
    action: 'TEMPLATE',
    text: 'Karwa Chauth',
    dates: '20261029/20261030',
    details: `${karwaChauth.muhurat}\nDate and times are for Guwahati.\n${URL_OF_PAGE}`,
  });
});

test('a festival of two days ends after the second, also at the end of a year', () => {
  const two = { ...karwaChauth, date: '2026-12-30', lastDate: '2026-12-31' };
  expect(paramsOf(googleCalendarLink(two, URL_OF_PAGE)).dates).toBe('20261230/20270101');
});

test('signs in a name are kept', () => {
  const signs = { ...karwaChauth, name: 'Makar Sankranti / Uttarayan & more', muhurat: '' };
  const { text, details } = paramsOf(googleCalendarLink(signs, URL_OF_PAGE));
  expect(text).toBe('Makar Sankranti / Uttarayan & more');
  expect(details).toBe(`Date and times are for Guwahati.\n${URL_OF_PAGE}`);
});
