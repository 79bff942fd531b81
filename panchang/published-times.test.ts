import { describe, expect, test } from 'vitest';
import type { FestivalRule } from './words.ts';
import { openHorizon } from './astronomy/horizon.ts';
import { nakshatraSpans, openAlmanac } from './calendar/almanac.ts';
import { festivalYear, NEW_DELHI } from './festival-year.ts';
import { placeNamed } from './places-of-tests.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * The tolerance in minutes to an almanac: for sunrise and tithi, for a rising sign, for the Sun's entry into a sign.
 */
const BY_SUNRISE = 2;
const BY_LAGNA = 3;
const BY_SANKRANTI = 12;

const almanacOf = (year: number) => openAlmanac(year, openHorizon(NEW_DELHI));

/** @example '00:09+1' is 00:09 at the end of the day */
function instant(date: string, clock: string): number {
  const [time, later] = clock.split('+');
  return Date.parse(`${date}T${time}:00+05:30`) + Number(later ?? 0) * DAY;
}

type Window = [date: string, rule: FestivalRule, label: string, from: string, to: string, tolerance?: number];

const PRINTED: Window[] = [
  ['2025-01-14', 'makar-sankranti', 'Punya kaal', '09:03', '17:46', BY_SANKRANTI],
  ['2025-01-14', 'makar-sankranti', 'Maha punya kaal', '09:03', '10:48', BY_SANKRANTI],
  ['2025-02-02', 'vasant-panchami', 'Saraswati puja', '07:09', '12:35'],
  ['2025-02-26', 'maha-shivaratri', 'Nishita kaal', '00:09+1', '00:59+1'],
  ['2025-03-13', 'holika-dahan', 'Lighting the fire', '23:26', '00:30+1'],
  ['2025-03-30', 'chaitra-navratri-ghatasthapana', 'Ghatasthapana', '06:13', '10:22'],
  ['2025-03-30', 'chaitra-navratri-ghatasthapana', 'Abhijit muhurat', '12:01', '12:50'],
  ['2025-09-22', 'sharad-navratri-ghatasthapana', 'Ghatasthapana', '06:09', '08:06', BY_LAGNA],
  ['2026-03-19', 'chaitra-navratri-ghatasthapana', 'Ghatasthapana', '06:52', '07:43', BY_LAGNA],
  ['2026-03-19', 'chaitra-navratri-ghatasthapana', 'Abhijit muhurat', '12:05', '12:53'],
  ['2025-04-06', 'rama-navami', 'Madhyahna', '11:08', '13:39'],
  ['2025-04-30', 'akshaya-tritiya', 'Pujan muhurat', '05:41', '12:18'],
  ['2025-08-09', 'raksha-bandhan', 'Tying the rakhi', '05:47', '13:24'],
  ['2025-08-26', 'hartalika-teej', 'Pratah kaal pujan', '05:56', '08:31'],
  ['2025-08-27', 'ganesh-chaturthi', 'Madhyahna pujan', '11:05', '13:40'],
  ['2025-10-02', 'vijayadashami', 'Vijaya muhurat', '14:09', '14:56'],
  ['2025-10-02', 'vijayadashami', 'Aparahna puja', '13:21', '15:44'],
  ['2025-10-10', 'karwa-chauth', 'Pujan muhurat', '17:57', '19:11'],
  ['2025-10-10', 'karwa-chauth', 'Moonrise', '20:13', '20:13'],
  ['2025-10-13', 'ahoi-ashtami', 'Pujan muhurat', '17:53', '19:08'],
  ['2025-10-18', 'dhanteras', 'Pujan muhurat', '19:16', '20:20', BY_LAGNA],
  ['2025-10-18', 'dhanteras', 'Pradosh kaal', '17:48', '20:20'],
  ['2025-10-20', 'diwali', 'Lakshmi puja', '19:08', '20:18', BY_LAGNA],
  ['2025-10-20', 'diwali', 'Pradosh kaal', '17:46', '20:18'],
  ['2025-10-20', 'diwali', 'Vrishabha lagna', '19:08', '21:03', BY_LAGNA],
  ['2025-10-23', 'bhai-dooj', 'Tilak, aparahna', '13:13', '15:28'],
  ['2026-01-14', 'makar-sankranti', 'Punya kaal', '15:13', '17:45', BY_SANKRANTI],
  ['2026-01-14', 'makar-sankranti', 'Maha punya kaal', '15:13', '16:58', BY_SANKRANTI],
  ['2026-02-15', 'maha-shivaratri', 'Nishita kaal', '00:09+1', '01:01+1'],
  ['2026-03-03', 'holika-dahan', 'Lighting the fire', '18:22', '20:50'],
  ['2026-03-26', 'rama-navami', 'Madhyahna', '11:13', '13:41'],
  ['2026-04-19', 'akshaya-tritiya', 'Pujan muhurat', '10:49', '12:20'],
  ['2026-08-28', 'raksha-bandhan', 'Tying the rakhi', '05:57', '09:48'],
  ['2026-09-04', 'krishna-janmashtami', 'Nishita kaal', '23:57', '00:43+1'],
  ['2026-09-14', 'ganesh-chaturthi', 'Madhyahna pujan', '11:02', '13:31'],
  ['2026-11-08', 'diwali', 'Lakshmi puja', '17:55', '19:51', BY_LAGNA],
];

describe('printed windows', () => {
  test.each(PRINTED)('%s %s, %s: %s to %s', (date, rule, label, from, to, tolerance = BY_SUNRISE) => {
    const event = festivalYear(Number(date.slice(0, 4))).find((found) => found.rule === rule && found.date === date);
    const time = event!.times.find((candidate) => candidate.label === label)!;
    expect(Math.abs(time.fromAt - instant(date, from)) / MINUTE).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(time.toAt - instant(date, to)) / MINUTE).toBeLessThanOrEqual(tolerance);
  });
});

describe('printed limits of tithis', () => {
  test.each([
    ['Maha Shivaratri', 29, '2025-02-26', '11:08', '2025-02-27', '08:54'],
    ['Holi Purnima', 15, '2025-03-13', '10:35', '2025-03-14', '12:23'],
    ['Akshaya Tritiya', 3, '2025-04-29', '17:31', '2025-04-30', '14:12'],
    ['Shravana Purnima', 15, '2025-08-08', '14:12', '2025-08-09', '13:24'],
    ['Janmashtami', 23, '2025-08-15', '23:49', '2025-08-16', '21:34'],
    ['Ganesh Chaturthi', 4, '2025-08-26', '13:54', '2025-08-27', '15:44'],
    ['Dashami of Dussehra', 10, '2025-10-01', '19:01', '2025-10-02', '19:10'],
    ['Karwa Chauth', 19, '2025-10-09', '22:54', '2025-10-10', '19:38'],
    ['Dhanteras', 28, '2025-10-18', '12:18', '2025-10-19', '13:51'],
    ['Diwali', 30, '2025-10-20', '15:44', '2025-10-21', '17:54'],
    ['Dev Uthani Ekadashi', 11, '2025-11-01', '09:11', '2025-11-02', '07:31'],
    ['Maha Shivaratri', 29, '2026-02-15', '17:04', '2026-02-16', '17:34'],
    ['Holi Purnima', 15, '2026-03-02', '17:55', '2026-03-03', '17:07'],
    ['Rama Navami', 9, '2026-03-26', '11:48', '2026-03-27', '10:06'],
    ['Akshaya Tritiya', 3, '2026-04-19', '10:49', '2026-04-20', '07:27'],
    ['Shravana Purnima', 15, '2026-08-27', '09:08', '2026-08-28', '09:48'],
    ['Ganesh Chaturthi', 4, '2026-09-14', '07:06', '2026-09-15', '07:44'],
    ['Diwali', 30, '2026-11-08', '11:27', '2026-11-09', '12:31'],
  ])('%s, place %i: %s %s to %s %s', (_, index, beginDay, begins, endDay, ends) => {
    const [from, to] = [instant(beginDay, begins), instant(endDay, ends)];
    const tithi = almanacOf(Number(beginDay.slice(0, 4))).tithiAt((from + to) / 2);
    expect(tithi.place).toBe(index);
    expect(Math.abs(tithi.from - from) / MINUTE).toBeLessThanOrEqual(BY_SUNRISE);
    expect(Math.abs(tithi.to - to) / MINUTE).toBeLessThanOrEqual(BY_SUNRISE);
  });
});

describe('printed stays of the Moon in a nakshatra', () => {
  test.each([
    ['Thiruvonam', 21, '2025-09-04', '23:44', '2025-09-05', '23:38'],
    ['Rohini', 3, '2025-08-17', '04:38', '2025-08-18', '03:17'],
  ])('%s', (_, nakshatra, beginDay, begins, endDay, ends) => {
    const [from, to] = [instant(beginDay, begins), instant(endDay, ends)];
    const [stay] = nakshatraSpans(almanacOf(2025), nakshatra, { from: from + DAY / 4, to: to - DAY / 4 });
    expect(Math.abs(stay!.from - from) / MINUTE).toBeLessThanOrEqual(BY_SUNRISE);
    expect(Math.abs(stay!.to - to) / MINUTE).toBeLessThanOrEqual(BY_SUNRISE);
  });
});

describe('printed entries of the Sun into a sign', () => {
  test.each([
    ['Makara', 9, '2025-01-14', '09:03'],
    ['Makara', 9, '2026-01-14', '15:13'],
    ['Mesha', 0, '2025-04-14', '03:30'],
    ['Mesha', 0, '2026-04-14', '09:38'],
    ['Simha', 4, '2025-08-17', '02:00'],
  ])('%s, sign %i: %s %s', (_, sign, date, clock) => {
    const entry = almanacOf(Number(date.slice(0, 4))).sankranti(sign);
    expect(Math.abs(entry - instant(date, clock)) / MINUTE).toBeLessThanOrEqual(BY_SANKRANTI);
  });
});

describe('sunrise and sunset of New Delhi', () => {
  test('on 1 January 2025 are those of the almanac', () => {
    const { sunrise, sunset } = almanacOf(2025).day(Date.UTC(2025, 0, 1) / DAY);
    expect(Math.abs(sunrise - instant('2025-01-01', '07:14')) / MINUTE).toBeLessThanOrEqual(1);
    expect(Math.abs(sunset - instant('2025-01-01', '17:36')) / MINUTE).toBeLessThanOrEqual(1);
  });
});

describe('printed moonrises of Karwa Chauth in 2023, the first of November', () => {
  test.each([
    ['New Delhi', '20:15'],
    ['Mumbai', '20:59'],
    ['Pune', '20:56'],
    ['Kolkata', '19:46'],
    ['Chennai', '20:43'],
    ['Bengaluru', '20:54'],
    ['Hyderabad', '20:40'],
    ['Ahmedabad', '20:50'],
    ['Lucknow', '20:05'],
    ['Patna', '19:51'],
    ['Chandigarh', '20:10'],
  ])('in %s at %s', (name, clock) => {
    const event = festivalYear(2023, placeNamed(name)).find(({ rule }) => rule === 'karwa-chauth')!;
    expect(event.date).toBe('2023-11-01');
    const moonrise = event.times.find(({ label }) => label === 'Moonrise')!;
    expect(Math.abs(moonrise.fromAt - instant('2023-11-01', clock)) / MINUTE).toBeLessThanOrEqual(BY_SUNRISE);
  });
});
