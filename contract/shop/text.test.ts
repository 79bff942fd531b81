import { describe, expect, test } from 'vitest';
import { cleaned, hasBadSign, isPlainLine, unprintableLetter, unprintableSign } from './text.ts';

/** Every code point of Unicode, including surrogates. */
const ALL = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
const SHAPES_WORDS = /[\ufe00-\ufe0f\u061c\u200c-\u200f]/u;

describe('a sign no text of the shop keeps is', () => {
  test.each([
    [
      'every control character but tab and line breaks',
      (sign: string) => /^[^\t\n\r]$/u.test(sign) && /\p{Cc}/u.test(sign),
    ],
    ['every half of a character', (sign: string) => /\p{Cs}/u.test(sign)],
    ['every sign that turns the direction around', (sign: string) => /[\u202a-\u202e\u2066-\u2069]/u.test(sign)],
    ['every separator of lines that is no line break', (sign: string) => /[\p{Zl}\p{Zp}]/u.test(sign)],
    ['every point of no character', (sign: string) => /\p{Noncharacter_Code_Point}/u.test(sign)],
    [
      'every sign that is not seen, but for those that shape words and emoji',
      (sign: string) => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u.test(sign) && !SHAPES_WORDS.test(sign),
    ],
    ['the sign in place of a letter that was lost', (sign: string) => sign === '\ufffd'],
  ])('%s', (_, isOne) => {
    const those = ALL.filter(isOne);
    expect(those.length).toBeGreaterThan(0);
    expect(those.filter((sign) => !hasBadSign(`a${sign}b`)).map((sign) => sign.codePointAt(0)!.toString(16))).toEqual(
      [],
    );
  });

  test('no letter, mark, digit, space, punctuation or symbol', () => {
    const seen = ALL.filter(
      (sign) =>
        /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u.test(sign) && !/[\p{Default_Ignorable_Code_Point}\ufffd]/u.test(sign),
    );
    expect(seen.filter(hasBadSign)).toEqual([]);
  });
});

/** Words with a joiner or a non-joiner, in the middle or at the end. */
const JOINED = ['दुकान्‍यां', 'क्‌षेत्र', 'अवन्‍', 'অর্থাৎ ত্‍', 'ক্‌ষ', 'അവന്‍', 'க்‌ஷ', 'ಆರ‍್ಕಾ', 'می‌خواهم'];

describe('a line for a label', () => {
  const SCRIPTS = ['आशा राव', 'ஆஷா', 'فاطمہ بیگم', 'ᱥᱟᱱᱛᱟᱲᱤ', 'ꯃꯤꯇꯩ', 'Nguyễn', 'Ａｓｈａ'];
  test.each([...JOINED, ...SCRIPTS, 'Asha Rao', "O'Neil", 'Flat #302 (c/o Rao)'])('may say %s', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  test.each([
    ['a joiner between letters that are not joined', 'ad\u200dmin'],
    ['a non-joiner between them', 'As\u200cha'],
    ['a joiner at its beginning', '\u200dआशा'],
    ['two joiners in a row', 'क\u200d\u200dष'],
    ['a joiner after a space', 'आशा \u200dराव'],
    ['a mark of direction', 'Asha\u200e'],
    ['a filler that is seen as nothing', 'Asha \u3164'],
    ['a variation selector', 'Asha\ufe0f'],
    ['half a character', 'Asha\ud83d'],
    ['an emoji', 'Asha 💍'],
    ['a line break', 'Asha\nRao'],
    ['a tab', 'Asha\tRao'],
    ['Cyrillic letters, which no paper has', 'Жанна'],
    ['Chinese letters, which no paper has', '漢字 Road'],
    ['Sinhala letters, which no paper has', 'ශ්‍රී'],
  ])('may not have %s', (_, text) => {
    expect(isPlainLine(text)).toBe(false);
  });
});

test('a letter that papers cannot print is named, and ornaments are none', () => {
  expect(unprintableSign('Flat 7, 漢字')).toBe('“漢” after “Flat 7,”');
  expect(unprintableLetter('Moon 月 pendant')).toBe('“月” after “Moon”');
  expect(unprintableLetter('Moon 🌙 pendant ❤️ – “आशा” ½ ★')).toBeUndefined();
});

describe('what people write at length is cleaned, and says the same:', () => {
  test.each([
    ['emoji stay', 'Thank you 🙏🏽 👩‍👧‍👦 ❤️ 🇮🇳'],
    ['lines stay', 'One\n\nTwo\n\tThree'],
    ['direction marks stay, which a line of two scripts needs', 'قیمت \u200f(₹500)\u200e'],
    ...[...JOINED, 'ශ්‍රී'].map((text) => ['words with joiners stay', text]),
  ])('%s: %s', (_, text) => {
    expect(cleaned(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    ['line breaks are of one kind', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['what is not seen goes', 'gift\u0000 \u001b[31mwrap\u202e please\ufeff\u00ad\u200b', 'gift [31mwrap please'],
    ['half a character goes', 'a\ud83db\udc4dc', 'abc'],
    ['hidden letters of tags go', 'hello\u{e0041}\u{e0042}', 'hello'],
    ['a letter has one spelling', 'cafe\u0301', 'café'],
    ['spaces around it go', '  \n a \n ', 'a'],
    ['of nothing but such signs nothing stays', '\u0000\u202e \u200b', ''],
  ])('%s', (_, text, result) => {
    expect(cleaned(text)).toBe(result);
  });

  test('what was cleaned has no bad sign and is cleaned no further', () => {
    for (const sign of ALL) {
      const once = cleaned(`a${sign}b`);
      if (hasBadSign(once) || cleaned(once) !== once) expect(sign.codePointAt(0)!.toString(16)).toBe('cleaned');
    }
  });
});
