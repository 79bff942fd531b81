import { describe, expect, test } from 'vitest';
import { Email } from './auth.ts';

const read = (text: unknown) => Email.safeParse(text);

describe('an e-mail is taken as', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    ['  Asha.Rao@Example.IN\t', 'asha.rao@example.in'],
    ['asha+shop@example.in', 'asha+shop@example.in'],
    ["o'neil_7%x=y@mail.co-op.example.in", "o'neil_7%x=y@mail.co-op.example.in"],
    ['a@xn--h2brj9c.xn--11b4c3d', 'a@xn--h2brj9c.xn--11b4c3d'],
    [`${'a'.repeat(64)}@example.in`, `${'a'.repeat(64)}@example.in`],
    ['1@2.in', '1@2.in'],
    ['Asha Rao <asha@example.in>', 'asha@example.in'],
    ['\u202amailto:Asha@Example.in\u202c', 'asha@example.in'],
  ])('%j: %s', (input, email) => {
    expect(read(input).data).toBe(email);
  });

  test('another person where dots or what follows a plus differ', () => {
    const people = ['asha@x.in', 'a.sha@x.in', 'asha+1@x.in'].map((values) => read(values).data);
    expect(new Set(people).size).toBe(3);
  });

  test('254 characters and no more', () => {
    const of = (length: number) =>
      `${'a'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(2)}${'d'.repeat(length - 198)}.example.in`;
    expect(of(254)).toHaveLength(254);
    expect(read(of(254)).success).toBe(true);
    expect(read(of(255)).success).toBe(false);
  });
});

describe('no e-mail is', () => {
  test.each([
    ['with a NUL', 'asha@ratnahaat.example\u0000.evil.in'],
    ['with a NUL before the at sign', 'asha\u0000@ratnahaat.example'],
    ['with a control character', 'asha\u0008@example.in'],
    ['with one of the second set', 'asha\u0085x@example.in'],
    ['with a zero-width space', 'asha\u200b@example.in'],
    ['with a joiner', 'asha\u200d@example.in'],
    ['with a byte order mark inside', 'as\ufeffha@example.in'],
    ['with a soft hyphen', 'asha@exam\u00adple.in'],
    ['with an override of direction', 'asha\u202e@example.in'],
    ['with an isolate', 'asha\u2066@example.in'],
    ['with half a character', 'asha\ud83d@example.in'],
    ['with a full-width at sign', 'asha\uff20example.in'],
    ['with a full-width dot', 'asha@example\uff0ein'],
    ['with an ideographic dot', 'asha@example\u3002in'],
    ['with full-width letters', 'ａsha@example.in'],
    ['with a Cyrillic letter that looks Latin', '\u0430sha@example.in'],
    ['with one in its domain', 'asha@ex\u0430mple.in'],
    ['with a sign that becomes k in small letters', '\u212aavya@example.in'],
    ['with an accent', 'ashé@example.in'],
    ['with an accent of two signs', 'ashe\u0301@example.in'],
    ['quoted', '"asha rao"@example.in'],
    ['with a comment', 'asha(home)@example.in'],
    ['of two addresses', 'asha@example.in,all@example.in'],
    ['with a dot at the end', 'asha@example.in.'],
    ['with a dot before the at sign', 'asha.@example.in'],
    ['with a dot at the beginning', '.asha@example.in'],
    ['with two dots in a row', 'as..ha@example.in'],
    ['of a domain with two dots in a row', 'asha@example..in'],
    ['of a domain that begins with a hyphen', 'asha@-example.in'],
    ['of a domain that ends with one', 'asha@example-.in'],
    ['of a domain with an underscore', 'asha@exa_mple.in'],
    ['of an address of numbers', 'asha@192.0.2.1'],
    ['of such an address in brackets', 'asha@[192.0.2.1]'],
    ['of a machine without a domain', 'asha@localhost'],
    ['with 65 characters before the at sign', `${'a'.repeat(65)}@example.in`],
    ['with 64 in a part of its domain', `asha@${'d'.repeat(64)}.in`],
    ['of two addresses with their names', 'Asha <asha@example.in>, All <all@example.in>'],
    ['with a line break', 'asha@example.in\r\nBcc: all@example.in'],
    ['a number', 12345],
    ['a list', ['asha@example.in']],
    ['missing', undefined],
  ])('%s: %j', (_, input) => {
    expect(read(input).error?.issues.map(({ message }) => message)).toContain('Please enter a valid email address');
  });
});
