import { describe, expect, test } from 'vitest';
import { inVisualOrder, levelsOf, reversed } from './bidi.ts';

/** Returns a line in visual order from left to right. Capitals stand for letters of Arabic script, in reading order. */
function seen(text: string): string {
  const arabic = text.replace(/[A-Z]/g, (letter) => String.fromCharCode(0x0627 + letter.charCodeAt(0) - 65));
  const signs = Array.from(arabic);
  const parts = levelsOf(signs).map((level, at) => ({ level, text: signs[at]! }));
  const shown = inVisualOrder(parts).map(({ level, text: sign }) => (level === 1 ? reversed(sign) : sign));
  return shown
    .join('')
    .replace(/[\u0627-\u0640]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x0627 + 65));
}

describe('a line of two directions is seen', () => {
  test.each([
    ['Latin alone', 'abc 12, def', 'abc 12, def'],
    ['Arabic alone', 'ABC DEF', 'FED CBA'],
    ['Arabic in Latin', 'abc DEF ghi', 'abc FED ghi'],
    ['a number behind Arabic', 'ABC 12', '12 CBA'],
    ['a number before Arabic', '12 ABC', '12 CBA'],
    ['a house number in Arabic', 'ABC 21-2-118 DEF', 'FED 21-2-118 CBA'],
    ['a number behind Latin in Arabic', 'ABC d 12 EF', 'CBA d 12 FE'],
    ['a fraction', 'ABC 4/3, DEF', 'FED ,4/3 CBA'],
    ['brackets within Arabic', 'ABC (DEF) GHI', 'IHG (FED) CBA'],
    ['brackets at the end of Arabic', 'ABC (DEF), ghi', '(FED) CBA, ghi'],
    ['Arabic in brackets of Latin', 'abc (DEF) ghi', 'abc (FED) ghi'],
    ['Latin in brackets of Arabic', 'ABC (def) GHI', 'CBA (def) IHG'],
    ['a comma between the two', 'ABC, def', 'CBA, def'],
    ['a bracket without its other', 'ABC) DEF', 'FED (CBA'],
    ['digits of Arabic script', 'AB ١٢', '١٢ BA'],
    ['digits of Urdu', 'AB ۱۲', '۱۲ BA'],
  ])('%s', (_, read, shown) => {
    expect(seen(read)).toBe(shown);
  });

  test('with a mark at its letter', () => {
    expect(levelsOf([...'م\u0651 a'])).toEqual([1, 1, 0, 0]);
  });
});
