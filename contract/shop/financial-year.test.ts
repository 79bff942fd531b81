import { expect, test } from 'vitest';
import { kolkataDay } from './dates.ts';
import { financialYearOf, yearInNumber, yearInWords } from './financial-year.ts';

test.each([
  // Kolkata is five and a half hours ahead of UTC.
  ['the last moment of a year', '2027-03-31T18:29:59.999Z', '2026-27', '2627'],
  ['the first moment of the next', '2027-03-31T18:30:00.000Z', '2027-28', '2728'],
  ['the end of a calendar year', '2026-12-31T18:30:00.000Z', '2026-27', '2627'],
  ['a day of spring', '2026-04-01T06:00:00.000Z', '2026-27', '2627'],
  ['the last day before the century turns', '2000-03-31T12:00:00.000Z', '1999-00', '9900'],
  ['the year after it', '2000-04-01T12:00:00.000Z', '2000-01', '0001'],
  ['the end of this century', '2099-04-01T00:00:00.000Z', '2099-00', '9900'],
])('%s: %s is in %s', (_, instant, text, inNumber) => {
  const year = financialYearOf(kolkataDay(Date.parse(instant)));
  expect([yearInWords(year), yearInNumber(year)]).toEqual([text, inNumber]);
});
