import { expect, test } from 'vitest';
import { muhuratInWords, timeInWords } from './times.ts';

const time = (from: string, to: string) => ({
  label: 'Pujan',
  fromAt: Date.parse(`${from}:00+05:30`),
  toAt: Date.parse(`${to}:00+05:30`),
});

test.each([
  ['2026-10-29T17:33', '2026-10-29T18:50', '5:33 pm to 6:50 pm'],
  ['2026-10-29T23:57', '2026-10-30T00:43', '11:57 pm to 12:43 am next day'],
  ['2026-10-30T00:09', '2026-10-30T01:01', '12:09 am to 1:01 am next day'],
  ['2026-10-28T17:31', '2026-10-29T14:12', '5:31 pm the day before to 2:12 pm'],
  ['2026-10-28T17:31', '2026-10-30T14:12', '5:31 pm the day before to 2:12 pm next day'],
  ['2026-10-29T12:00', '2026-10-29T12:00', '12:00 pm'],
  ['2026-10-30T06:15', '2026-10-30T06:15', '6:15 am next day'],
])('from %s to %s is %s', (from, to, text) => {
  expect(timeInWords(time(from, to), '2026-10-29')).toBe(text);
});

test('times of an event stand in one line, each with what it is for', () => {
  const moonrise = { ...time('2026-10-29T20:12', '2026-10-29T20:12'), label: 'Moonrise' };
  const pujan = time('2026-10-29T17:33', '2026-10-29T18:50');
  expect(muhuratInWords([pujan, moonrise], '2026-10-29')).toBe('Pujan 5:33 pm to 6:50 pm; Moonrise 8:12 pm');
  expect(muhuratInWords([], '2026-10-29')).toBe('');
});
