import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeSize, readSize, splitSizes } from './sizes.ts';

const order = (system: 'bangle' | 'ring' | 'inches', text: string) => readSize(system, text)!.order;

describe('bangles are inches and sixteenths', () => {
  test('2.10 is larger than 2.8, and another size than 2.1', () => {
    expect(order('bangle', '2.10')).toBeGreaterThan(order('bangle', '2.8'));
    expect(order('bangle', '2.10')).not.toBe(order('bangle', '2.1'));
  });

  test('in the order of the trade', () => {
    const sizes = ['1.8', '1.14', '2.0', '2.2', '2.4', '2.6', '2.8', '2.10', '2.12', '2.14', '3.0'];
    expect(sizes.toSorted(() => -1).sort((a, b) => order('bangle', a) - order('bangle', b))).toEqual(sizes);
  });

  test.each([
    ['2.4', 57.2],
    ['2.8', 63.5],
    ['2.10', 66.7],
  ])('%s is %f mm across', (text, mm) => {
    expect(readSize('bangle', text)!.tenthsOfMm).toBe(mm * 10);
    expect(describeSize(readSize('bangle', text)!)).toBe(`${text} (${mm.toFixed(1)} mm across)`);
  });

  test.each([
    '2.16',
    '2.99',
    '1.7',
    '3.1',
    '0.8',
    '4.0',
    '2',
    '2.',
    '.8',
    '2,8',
    '2.8.1',
    '-2.8',
    '2.8"',
    'two',
    '',
    '２.８',
  ])('%j is none', (text) => {
    expect(readSize('bangle', text)).toBeUndefined();
  });
});

describe('rings are numbers from 1 to 30', () => {
  test.each([
    ['1', 13.1],
    ['14', 17.2],
    ['30', 22.3],
  ])('%s is %f mm across', (text, mm) => {
    expect(readSize('ring', text)!.tenthsOfMm).toBe(Math.round(mm * 10));
  });

  test.each(['0', '31', '99', '100', '12.5', '-4', '1e1', 'XL', ' ', '१२'])('%j is none', (text) => {
    expect(readSize('ring', text)).toBeUndefined();
  });

  test('9 comes before 10', () => {
    expect(order('ring', '9')).toBeLessThan(order('ring', '10'));
  });
});

describe('chains are inches', () => {
  test.each([
    ['18', '18 in (457 mm)'],
    ['18 in', '18 in (457 mm)'],
    ['18"', '18 in (457 mm)'],
    ['9.5 inches', '9.5 in (241 mm)'],
    ['60', '60 in (1524 mm)'],
  ])('%s: %s', (text, shown) => {
    expect(describeSize(readSize('inches', text)!)).toBe(shown);
  });

  test.each(['3.9', '61', '18 cm', '18-20', '', 'in'])('%j is none', (text) => {
    expect(readSize('inches', text)).toBeUndefined();
  });
});

test.each(['free', 'Free size', 'ADJUSTABLE', 'Openable', ' one size '])(
  '%j fits whoever wears it, in any system',
  (text) => {
    for (const system of ['bangle', 'ring', 'inches', 'free'] as const) {
      const size = readSize(system, text)!;
      expect(size).toEqual({ text: text.trim(), system: 'free', order: 0 });
      expect(describeSize(size)).toBe(text.trim());
    }
  },
);

test('what is free of size has no numbers', () => {
  expect(readSize('free', '2.8')).toBeUndefined();
});

test('the sizes of an adjustable piece stand between commas', () => {
  expect(splitSizes('2.4, 2.6 ,2.8')).toEqual(['2.4', '2.6', '2.8']);
  expect(splitSizes(' , ')).toEqual([]);
  expect(splitSizes('')).toEqual([]);
});

test('no text makes it stumble, and what is read is of a sane length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('bangle', 'ring', 'inches', 'free'),
      fc.string({ unit: 'grapheme' }),
      (system, text) => {
        const size = readSize(system, text);
        if (size?.tenthsOfMm === undefined) return;
        expect(size.tenthsOfMm).toBeGreaterThan(100);
        expect(size.tenthsOfMm).toBeLessThan(20_000);
      },
    ),
  );
});
