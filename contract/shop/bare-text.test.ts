import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareAmount, bareEmail, plainSigns } from './bare-text.ts';
import { bareCouponCode } from './coupon-code.ts';
import { typedGstin } from './gstin.ts';
import { mobileDigits, pinDigits } from './india.ts';
import { isOrderNumber, canonicalOrderNumber } from './order-number.ts';
import { otpDigits, otpTyped } from './otp.ts';
import { typedPan } from './pan.ts';
import { canonicalPhone } from './phone-number.ts';
import { bareReference } from './reference-code.ts';
import { bareAccountNumber, bareIfsc, bareUpiId } from './refund-destination.ts';
import { bareSkuCode } from './sku-code.ts';
import { readPaise } from './typed-cells.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/** Invisible characters that phones, chat apps, PDF files and word processors add to copied text. */
const UNSEEN = [
  ...span(0x200b, 0x200f),
  ...span(0x202a, 0x202e),
  ...span(0x2060, 0x2064),
  ...span(0x2066, 0x2069),
  ...span(0xfe00, 0xfe0f),
  '\ufeff',
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u{e0100}',
];
const SPACES = [' ', '\t', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000'];
const DASHES = ['-', ...span(0x2010, 0x2015), '\u2212', '\ufe63', '\uff0d'];
const SEPARATORS = [...UNSEEN, ...SPACES, ...DASHES, '.', '(', ')', '[', ']', "'", '"'];

/** Zeros of the digits of India's scripts, of Arabic and Urdu, and of full-width characters. */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0x0660, 0x06f0, 0xff10,
];
const inScript = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/**
 * Generates a valid value with such characters at random positions, in the digits of some script, in lower case or
 * capitals.
 */
function spoilt(value: fc.Arbitrary<string>, signs: readonly string[], { cases = true, inside = true } = {}) {
  const sign = fc.array(fc.constantFrom(...signs), { maxLength: 3 }).map((some) => some.join(''));
  return fc
    .tuple(value, fc.array(sign, { minLength: 24, maxLength: 24 }), fc.constantFrom(...ZEROS, 0x30), fc.boolean())
    .map(([valid, between, zero, isSmall]) => {
      const letters = [...valid];
      const text = letters
        .map((letter, at) => letter + (inside || at === letters.length - 1 ? between[(at % 23) + 1]! : ''))
        .join('');
      const digits = inside ? inScript(zero)(text) : text;
      return { valid, pasted: between[0]! + (cases && isSmall ? digits.toLowerCase() : digits) };
    });
}

const ORDER = fc.stringMatching(/^RH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
const WITHOUT_DASHES = [...UNSEEN, ...SPACES];

describe('a valid value comes out the same, whatever signs are pasted between its own:', () => {
  test.each([
    ['a mobile number', mobileDigits, spoilt(fc.stringMatching(/^[6-9][0-9]{9}$/), SEPARATORS)],
    ['a PIN code', pinDigits, spoilt(fc.stringMatching(/^[1-9][0-9]{5}$/), SEPARATORS)],
    ['an OTP', otpDigits, spoilt(fc.stringMatching(/^[0-9]{6}$/), SEPARATORS)],
    ['an OTP in its field', otpTyped, spoilt(fc.stringMatching(/^[0-9]{6}$/), SEPARATORS)],
    ['a GSTIN', typedGstin, spoilt(fc.constant('36ZZTCJ1234K1Z4'), SEPARATORS)],
    ['a PAN', typedPan, spoilt(fc.stringMatching(/^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/), SEPARATORS)],
    ['an IFSC', bareIfsc, spoilt(fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), SEPARATORS)],
    ['an account number', bareAccountNumber, spoilt(fc.stringMatching(/^[0-9]{9,18}$/), SEPARATORS)],
    ["an order's number", canonicalOrderNumber, spoilt(ORDER, SEPARATORS)],
    ['a coupon code', bareCouponCode, spoilt(fc.stringMatching(/^[A-Z0-9_-]{3,20}$/), WITHOUT_DASHES)],
    ['an AWB', bareReference, spoilt(fc.stringMatching(/^[A-Za-z0-9/-]{5,20}$/), WITHOUT_DASHES, { cases: false })],
    ['a UPI id', bareUpiId, spoilt(fc.stringMatching(/^[a-z][a-z0-9._-]{1,8}@[a-z][a-z0-9]{1,8}$/), WITHOUT_DASHES)],
    ['a SKU code', bareSkuCode, spoilt(fc.stringMatching(/^[A-Z0-9][A-Z0-9._/-]{1,20}$/), UNSEEN)],
    ['a telephone number', canonicalPhone, spoilt(fc.constant('+91 40 4000 0000'), UNSEEN)],
    ['an amount', bareAmount, spoilt(fc.stringMatching(/^[1-9][0-9]{0,6}(\.[0-9]{2})?$/), UNSEEN)],
    [
      'an e-mail, around which they are',
      bareEmail,
      spoilt(fc.stringMatching(/^[a-z][a-z0-9+_-]{0,10}@[a-z][a-z0-9]{0,9}\.in$/), WITHOUT_DASHES, {
        cases: false,
        inside: false,
      }),
    ],
  ] as const)('%s', (_, read, values) => {
    fc.assert(
      fc.property(values, ({ valid, pasted }) => {
        expect(read(pasted)).toBe(valid);
      }),
    );
  });
});

describe('what was read once is read the same again:', () => {
  test.each([
    ['a PIN code', pinDigits],
    ['a GSTIN', typedGstin],
    ['an account number', bareAccountNumber],
    ["an order's number", canonicalOrderNumber],
    ['a coupon code', bareCouponCode],
    ['an AWB', bareReference],
    ['any text', plainSigns],
  ] as const)('%s', (_, read) => {
    const some = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\u200b\u202a<>()'"+@:;,. a-z0-9-]*$/));
    fc.assert(
      fc.property(some, (text) => {
        expect(read(read(text))).toBe(read(text));
      }),
    );
  });
});

describe('a mobile number is read from', () => {
  test.each([
    ['a contact of an iPhone', '\u202a+91 98450 11223\u202c'],
    ['one that is turned left to right', '\u202d9845011223\u202c'],
    ['one with a mark behind it', '9845011223\u200e'],
    ['one with a zero-width space before it', '\u200b9845011223'],
    ['one with a variation selector', '98450 11223\ufe0d'],
    ['brackets around its country', '(+91) 98450-11223'],
    ['a zero in brackets', '+91 (0) 98450 11223'],
    ['dots', '98450.11223'],
    ['hyphens that do not break', '98450\u201111223'],
    ['dashes', '98450–11223'],
    ['the dialling of a landline', '091-98450-11223'],
    ['international dialling', '0091 98450 11223'],
    ['a link', 'tel:+91-98450-11223'],
    ['Devanagari', '९८४५०११२२३'],
    ['Urdu', '۹۸۴۵۰۱۱۲۲۳'],
    ['Tamil with the country in Latin', '+91 ௯௮௪௫௦௧௧௨௨௩'],
    ['a fullwidth keyboard', '＋９１－９８４５０１１２２３'],
  ])('%s: %j', (_, text) => expect(mobileDigits(text)).toBe('9845011223'));

  test.each([
    ['of another country', '+65 9845 0112 23'],
    ['with a plus and no country', '+9845011223'],
    ['with a digit too few', '98450 1122'],
    ['with a digit too many', '98450 112233'],
    ['twice', '98450 11223, 98450 11224'],
    ['with a letter', '98450 1122O'],
  ])('one %s is none: %j', (_, text) => expect(mobileDigits(text)).not.toMatch(/^\d{10}$/));
});

describe('an OTP is read from', () => {
  test.each([
    ['groups', '482 913', '482913'],
    ['a hyphen that does not break', '482\u2011913', '482913'],
    ['Devanagari', '४८२९१३', '482913'],
    ['the line of the mail', 'Your OTP is 482913. It is valid for 10 minutes.', '482913'],
    ['what says how long it is valid first', 'Valid for 10 minutes: 482 913', '482913'],
  ])('%s: %j', (_, text, digits) => {
    expect(otpTyped(text)).toBe(digits);
    expect(otpDigits(text)).toBe(digits);
  });

  test('while it is typed, a field shows its digits alone, and no more than it has', () => {
    expect(otpTyped('48a2 ')).toBe('482');
    expect(otpTyped('48291377')).toBe('482913');
  });

  test.each(['12345', '1234567', 'abcdef', ''])('%j has none', (text) => {
    expect(otpDigits(text)).not.toMatch(/^\d{6}$/);
  });
});

describe('an e-mail is freed of', () => {
  test.each([
    ['spaces', '  kavita@example.in\u00a0'],
    ['marks of direction', '\u202akavita@example.in\u202c'],
    ['a zero-width space behind it', 'kavita@example.in\u200b'],
    ['what makes it a link', 'mailto:kavita@example.in'],
    ['the subject of a link', 'mailto:kavita@example.in?subject=Order'],
    ['brackets', '<kavita@example.in>'],
    ['a name before it', 'Kavita Rao <kavita@example.in>'],
    ['a name in quotes', '"Rao, Kavita" <kavita@example.in>;'],
    ['itself as the name', 'kavita@example.in <kavita@example.in>'],
    ['quotes', '“kavita@example.in”'],
    ['a comma of a list', 'kavita@example.in,'],
  ])('%s: %j', (_, text) => expect(bareEmail(text)).toBe('kavita@example.in'));

  test.each([
    ['a sign inside stays, for the check to refuse', 'kavita\u200b@example.in'],
    ['two addresses stay two', 'kavita@example.in, rohan@example.in'],
    ['two named ones stay two', 'K <kavita@example.in>, R <rohan@example.in>'],
    ['what is typed so far stays', 'Kavita <kavita@exam'],
  ])('%s: %j', (_, text) => expect(bareEmail(text)).toBe(text));
});

describe("an order's number is found as", () => {
  test.each([
    'RH-C28H-YDQ6-3FBA',
    'RH–C28H–YDQ6–3FBA',
    'RH C28H YDQ6 3FBA',
    'rhc28hydq63fba',
    'RH‑C28H‑YDQ6‑3FBA\u200b',
    '#RH-C28H-YDQ6-3FBA',
    '“RH-C28H-YDQ6-3FBA”',
    'RH—c28h—ydq6—3fba.',
  ])('%j', (text) => {
    expect(canonicalOrderNumber(text)).toBe('RH-C28H-YDQ6-3FBA');
    expect(isOrderNumber(canonicalOrderNumber(text))).toBe(true);
  });

  test('with the O and the I of who typed it by hand', () => {
    expect(canonicalOrderNumber('RH-IOLO-1010-ABCD')).toBe('RH-1010-1010-ABCD');
  });

  test.each(['RH-T-7K4M9Q', 'RH-C28H-YDQ6-3FBA-R1', 'RH-C28H-YDQ6', 'hello', ''])('%j is none', (text) => {
    expect(isOrderNumber(canonicalOrderNumber(text))).toBe(false);
    expect(canonicalOrderNumber(text)).toBe(text.toUpperCase());
  });
});

test.each([
  ['="1904 1424 7515 40"', '19041424751540'],
  ["'19041424751540", '19041424751540'],
  ['\u202a19041424751540\u202c', '19041424751540'],
  ['HDFC–N123/4_5', 'HDFC-N123/4_5'],
])('the AWB or UTR %j is %j', (text, code) => expect(bareReference(text)).toBe(code));

test.each([
  ['UPI: Asha.Rao@okHDFC', 'asha.rao@okhdfc'],
  ['<asha@upi>', 'asha@upi'],
  ['asha @ upi', 'asha@upi'],
])('the UPI id %j is %j', (text, id) => expect(bareUpiId(text)).toBe(id));

test.each([
  ['tel:+91-40-4000-0000', '+91 40 4000 0000'],
  ['0091 40 40000000', '+91 40 40000000'],
  ['(+91) (0)40 4000.0000', '+91 40 4000 0000'],
  ['\u202a+91 40\u00a04000 0000\u202c', '+91 40 4000 0000'],
  ['040 4000 0000', '040 4000 0000'],
])('the telephone number %j is %j', (text, number) => expect(canonicalPhone(text)).toBe(number));

test.each([
  ['1299/-', 129900],
  ['1,299 /-', 129900],
  ['1299/=', 129900],
  ['₹1,299.00', 129900],
  ['Rs. 1299', 129900],
  ['Rs.1,299.50/-', 129950],
  ['INR\u00a01299', 129900],
  ['₹\u200e1299', 129900],
  ['१२९९', 129900],
  ['5.8E+02', undefined],
  ['5,8E+02', undefined],
  ['1299/-/-', undefined],
  ['-1299', undefined],
  ['−1299', undefined],
])('the amount %j is %j paise', (text, paise) => expect(readPaise(text)).toBe(paise));

test('a letter of another script that has an ASCII capital stays what it is', () => {
  expect(typedGstin('36ZZTCJ1234K1Zı')).toBe('36ZZTCJ1234K1Zı');
  expect(bareCouponCode('ſave10')).toBe('ſAVE10');
});
