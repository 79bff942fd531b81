import { describe, expect, test } from 'vitest';
import { asKept, readDay, readFlag, readNumber, readPaise } from './typed-cells.ts';

describe('an amount', () => {
  test.each([
    ['1299', 129900],
    ['1299.5', 129950],
    ['1299.50', 129950],
    ['1299.5000', 129950],
    ['1,23,456.00', 12345600],
    ['123,456', 12345600],
    ['₹1,299', 129900],
    ['₹ 1,299.05', 129905],
    ['Rs. 500', 50000],
    ['0', 0],
    ['1.299,00', undefined],
    ['1299,50', undefined],
    ['12,34', undefined],
    ['1299.505', undefined],
    ['-5', undefined],
    ['free', undefined],
    ['', undefined],
    ['99999999999999', undefined],
  ])('%j is %j paise', (text, paise) => {
    expect(readPaise(text)).toBe(paise);
  });
});

test.each([
  ['0.25', 0.25],
  ['1,00,000', 100000],
  ['12', 12],
  ['1e3', undefined],
  ['-1', undefined],
])('%j is the number %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['20-11-26', '2026-11-20'],
  ['20-Nov-26', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['20-11-2026 14:05', '2026-11-20'],
  ['20/11/2026, 2:05 PM', '2026-11-20'],
  ['20 Nov 2026 14:05:09', '2026-11-20'],
  ['2026-11-20 14:05:00', '2026-11-20'],
  ['2026-11-20T14:05', '2026-11-20'],
  ['2026-11-20T20:00:00Z', '2026-11-21'],
  ['2026-11-20 18:29:59Z', '2026-11-20'],
  ['2026-11-20T18:30Z', '2026-11-21'],
  ['2026-11-21T01:00:00.000+05:30', '2026-11-21'],
  ['2026-11-20T20:00:00-0330', '2026-11-21'],
  ['\u202a20\u201111\u20112026\u202c', '2026-11-20'],
  ['२०/११/२०२६', '2026-11-20'],
  ['2026-02-31T00:00:00Z', undefined],
  ['2026-11-20T25:00:00Z', undefined],
  ['2026-11-20 soon', undefined],
  ['2026-11-20 25:00', undefined],
  ['46346', undefined],
  ['31/02/2027', undefined],
  ['11/20/2026', undefined],
  ['31/02/2026', undefined],
  ['20 Foo 2026', undefined],
  ['soon', undefined],
])('%j is the day %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['yes', true],
  ['TRUE', true],
  ['No', false],
  ['FALSE', false],
  ['maybe', undefined],
])('%j is %j', (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});

test.each([
  ['2.10', '2.1', '2.10'],
  ['कुंदन – ₹ café', '????? – ? café', 'कुंदन – ₹ café'],
  ['कुंदन – ₹ café', '????? – café', '????? – café'],
  ['007', '7', '007'],
  ['2.8', '2.10', '2.10'],
  ['Free size', '2.1', '2.1'],
  ['18 in', '18', '18'],
  ['1234567890123', '1.23457E+12', '1234567890123'],
  ['1234567890123', '1.23E+12', '1234567890123'],
  ['1234567890123', '1.3E+12', '1.3E+12'],
  ['AWB1', '1.2E+12', '1.2E+12'],
])('where %j is kept, %j is read as %j', (stored, sent, read) => {
  expect(asKept(stored, sent)).toBe(read);
});
