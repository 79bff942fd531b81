import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvField, cut, plain, wordsOf, xml } from './text.ts';

const anything = fc.string({ unit: 'binary', maxLength: 200 });

describe('XML', () => {
  test('is escaped, and loses what it cannot hold', () => {
    expect(xml(`<a> & "b" 'c' \u0000\u000b\ud800x\uffff`)).toBe('&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos; x');
  });

  test('keeps other scripts and emoji', () => {
    expect(xml('नथ 💎 نگینہ')).toBe('नथ 💎 نگینہ');
  });

  test('holds nothing that is not allowed, whatever was written', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(xml(text)).toMatch(/^[^<>"'\p{Surrogate}\u0000-\u001f\ufffe\uffff]*$/u);
      }),
    );
  });
});

describe('a CSV field', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['18" chain', '"18"" chain"'],
    ['two\r\nlines', 'two lines'],
    ['=SUM(A1)', '=SUM(A1)'],
    ['-10% off', '-10% off'],
  ])('%j is written %s', (text, written) => {
    expect(csvField(text)).toBe(written);
  });

  test('is read again as it was', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const field = csvField(text);
        const read = field.startsWith('"') ? field.slice(1, -1).replace(/""/g, '"') : field;
        expect(read).toBe(plain(text));
        expect(field).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('words', () => {
  test('of HTML are without tags and entities', () => {
    expect(wordsOf('<p>One &amp; two</p><ul><li>three&nbsp;&#8377;5</li><li>four &lt;5 mm</li></ul>')).toBe(
      'One & two three ₹5 four <5 mm',
    );
  });

  test('are cut between two of them, and never inside an emoji', () => {
    expect(cut('one two three', 20)).toBe('one two three');
    expect(cut('one two three', 10)).toBe('one two…');
    expect(cut('💎💎💎💎', 3)).toBe('💎💎…');
  });
});
