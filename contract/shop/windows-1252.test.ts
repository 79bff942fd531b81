import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLossyCopy, lostLetters } from './windows-1252.ts';

/** What Excel saves without Unicode, for characters without a best-fit replacement. */
const saved = (text: string) =>
  [...text]
    .map((sign) => (/^[\u0000-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/.test(sign) ? sign : '?'.repeat(sign.length)))
    .join('');

describe('a copy without Unicode', () => {
  test.each([
    ['कुंदन झुमका – “Kundan” ₹ café', '????? ????? – “Kundan” ? café'],
    ['₹500', '?500'],
    ['Navratna 💍 ring', 'Navratna ?? ring'],
    ['Navratna 💍 ring', 'Navratna ? ring'],
    ['Śrī Lakṣmī', 'Sri Laksmi'],
    ['Śrī Lakṣmī', '?r? Lak?m?'],
    ['non\u2011breaking − minus', 'non-breaking - minus'],
    ['thin\u2009space', 'thin space'],
    ['What? झ', 'What? ?'],
  ])('of %j is %j', (original, copy) => {
    expect(isLossyCopy(original, copy)).toBe(true);
    expect(lostLetters(original, original)).toBeUndefined();
  });

  test.each([
    ['कुंदन', '?????!'],
    ['कुंदन', '????'],
    ['कुंदन', 'Kundan'],
    ['Kundan', '??????'],
    ['café – “×”', 'cafe - "x"'],
    ['Kundan', 'Kundan'],
    ['', '?'],
  ])('of %j is not %j', (original, copy) => expect(isLossyCopy(original, copy)).toBe(false));

  test('of any text is known, and says nothing where nothing was lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isLossyCopy(text, saved(text))).toBe(saved(text) !== text);
      }),
    );
  });
});

describe('letters were lost where', () => {
  test.each([
    ['a new text has words of question marks', '', 'Kundan ????? jhumka', '?????'],
    ['it has one in markup', '', '<p>??? ring</p>', '???'],
    ['an edited text has question marks for its letters', 'कुंदन झुमका', '????? ????? new', '?????'],
    ['an edited text has one more question mark', 'Price ₹500', 'Price ?600', '?600'],
    ['there is a replacement character', 'Kundan', 'Kund\ufffdn ring', 'Kund\ufffdn'],
  ])('%s', (_, original, copy, lost) => expect(lostLetters(original, copy)).toBe(lost));

  test.each([
    ['a question is asked', '', 'Why this one?'],
    ['it is asked twice', '', 'Really?? Yes'],
    ['the record has such words itself', 'Which ?? one', 'Which ?? ones'],
    ['its letters are still there', 'कुंदन', 'कुंदन ?? झुमका?'],
    ['nothing is there', '', ''],
  ])('not where %s', (_, original, copy) => expect(lostLetters(original, copy)).toBeUndefined());
});
