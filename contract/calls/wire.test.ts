import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isPlainLine } from '../shop/text.ts';
import { Day, Instant, line, Rupees } from './wire.ts';

describe('rupees on the wire are paise inside', () => {
  test('for every amount up to a crore, both ways', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_00_00_000_00 }), (paise) => {
        expect(z.decode(Rupees, z.encode(Rupees, paise))).toBe(paise);
      }),
    );
  });

  test.each([
    [19.99, 1999],
    [0.29, 29],
    [1.1, 110],
    [0, 0],
  ])('₹%f', (rupees, paise) => {
    expect(z.decode(Rupees, rupees)).toBe(paise);
  });

  test.each([19.999, -0.01, 1_00_00_001, Number.NaN, Infinity, '20', null])('%j is refused', (sent) => {
    expect(z.safeDecode(Rupees, sent as number).success).toBe(false);
  });
});

describe('days and instants', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T18:29:59Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-11-20T00:00:00+05:30', '2026-11-20'],
  ])('%s is the Kolkata day %s', (sent, day) => {
    expect(z.decode(Day, sent)).toBe(day);
  });

  test.each(['2026-02-29', '2026-13-01', '20-11-2026', '2026-11-20T25:00:00Z', 'today', ''])('%j is no day', (sent) => {
    expect(z.safeDecode(Day, sent).success).toBe(false);
  });

  test('an instant travels in UTC, whatever zone it came with', () => {
    const instant = z.decode(Instant, '2026-11-20T11:35:00+05:30');
    expect(z.encode(Instant, instant)).toBe('2026-11-20T06:05:00.000Z');
  });

  test.each(['2026-11-20', '2026-11-20T11:35', 'now'])('%j is no instant: it has no zone', (sent) => {
    expect(z.safeDecode(Instant, sent).success).toBe(false);
  });
});

describe('one line of text', () => {
  const Name = line('Name', 10);
  const fault = (text: unknown) => z.safeParse(Name, text).error?.issues[0]?.message;
  const LABEL = 'Name has a character that cannot be printed on a label';

  test.each(['Asha Rao', 'आशा राव', "O'Neil", 'Flat #302', 'ఆశ'])('%s can be printed', (text) => {
    expect(fault(text)).toBeUndefined();
    expect(z.parse(Name, `  ${text} `)).toBe(text);
  });

  test.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [undefined, 'Name is required'],
    ['a name too long', 'Name can have at most 10 characters'],
    ['a\nb', `${LABEL}: a line break after “a”`],
    ['a\tb', `${LABEL}: a tab after “a”`],
    ['a\u0000b', `${LABEL}: an invisible character (U+0000) after “a”. Please type the text instead of pasting it`],
    [
      '\u202aab',
      `${LABEL}: an invisible character (U+202A) at the beginning. Please type the text instead of pasting it`,
    ],
    ['a\u200e', `${LABEL}: an invisible character (U+200E) after “a”. Please type the text instead of pasting it`],
    ['<b>', `${LABEL}: “<” at the beginning`],
    ['a 😀', `${LABEL}: “😀” after “a”`],
    ['a\ud83d', `${LABEL}: half a character after “a”`],
  ])('%j: %s', (text, label) => {
    expect(fault(text)).toBe(label);
  });

  test('of a long text only the end of what is before the sign is repeated', () => {
    const Long = line('Address', 100);
    expect(z.safeParse(Long, 'Flat 302, Lake View Residency <b>').error?.issues[0]?.message).toBe(
      'Address has a character that cannot be printed on a label: “<” after “…e View Residency”',
    );
  });

  test('markup never passes', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => !isPlainLine(`${a}<${b}`) && !isPlainLine(`${a}>${b}`)));
  });
});
