import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { decode } from '#contract/calls/decode.ts';
import { Refusal, REFUSALS } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { COUPON_REASONS, missingReason } from '#contract/shop/coupon-words.ts';
import { fieldTextIn } from '#contract/words/field-text-in.ts';
import { refusalIn } from '#contract/words/refusal-in.ts';
import { hasEnglish } from '../tests/support/english-outside.ts';
import { CALLS } from './routes/index.ts';

const ofShoppersAndSellers = CALLS.filter(
  ({ who }) => who === 'public' || who.some((kind) => kind === 'customer' || kind === 'seller'),
);
const codes = [...new Set(ofShoppersAndSellers.flatMap(({ refuses }) => refuses))];
const holesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
/** The words of a refusal with these details. */
const inHindi = (code: RefusalCode, details: ConstructorParameters<typeof Refusal>[1] = {}) =>
  refusalIn('hi', new Refusal(code, details));

describe.each(codes)('the refusal %s', (code) => {
  test('is in Hindi, with no placeholder that the English text lacks', () => {
    const { message } = inHindi(code);
    expect(hasEnglish(message.replace(/\{\w+\}/g, ''), ['MB', 'GIF', ...ABBREVIATIONS])).toBe(false);
    const known = holesIn(REFUSALS[code].text);
    expect(holesIn(message).filter((hole) => !known.includes(hole))).toEqual([]);
    if (REFUSALS[code].text !== '{reason}') expect(message).not.toBe(REFUSALS[code].text);
  });
});

/** What is written in Latin letters in Hindi, too, and a command that is typed as it is. */
const ABBREVIATIONS = [
  'SKU',
  'MRP',
  'AWB',
  'GSTIN',
  'GSTR',
  'HSN',
  'SEO',
  'URL',
  'IFSC',
  'npm run admin -- reset-factor',
];

/** What people type into the fields of forms, and what they leave out. */
const TYPED = [
  undefined,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  'a\u200bb',
  '12345',
  '123456',
  '98765432',
  '9999999999',
].concat(['1234567890', 'asha@', '+91 98480 11223 asha@example.in']);

/** The forms of pages in which shoppers type, with their fields. */
const FORMS: [method: string, path: string, fields: readonly string[]][] = [
  ['POST', '/auth/sent/login-signup-otp', ['email']],
  ['POST', '/auth/signIn', ['email', 'otp']],
  ['POST', '/auth/signUp', ['email', 'otp', 'fullName', 'mobile']],
  ['PATCH', '/api/users/profile', ['email', 'otp', 'fullName', 'mobile', 'language']],
  [
    'POST',
    '/api/addresses',
    'name mobile alternateMobile email address addressLine2 locality landmark city state pinCode country addressType'.split(
      ' ',
    ),
  ],
  ['POST', '/api/contact', ['name', 'email', 'subject', 'message']],
  ['POST', '/api/questions', ['text']],
  ['POST', '/api/questions/:id/answers', ['text']],
  ['POST', '/reviews/create/:productId', ['reviewText', 'rating']],
  ['POST', '/api/stock-notices/by-email', ['email']],
  ['POST', '/api/track', ['orderId', 'contact']],
  ['POST', '/auth/reset-password', ['password']],
  [
    'POST',
    '/api/admin/products',
    ['name', 'title', 'description', 'brand', 'hsn', 'countryOfOrigin', 'seoUrl', 'seoKw'],
  ],
  ['POST', '/api/admin/skus', ['code', 'color', 'name', 'location', 'mrpPrice', 'sellingPrice', 'weight', 'quantity']],
  ['POST', '/api/admin/inventory', ['quantity', 'reservedQuantity', 'location']],
  ['POST', '/api/admin/categories', ['displayName', 'description', 'categoryId', 'seoUrl', 'seoKw']],
  ['POST', '/api/admin/weight-disputes', ['chargedWeight', 'measuredWeight', 'extraAmount', 'note']],
  ['POST', '/api/admin/orders/:id{[0-9]+}/notes', ['text']],
  ['POST', '/shipping/orders', ['courierName', 'awb']],
  ['PATCH', '/api/returns/:id{[0-9]+}/status/:status', ['reason', 'condition']],
  ['POST', '/api/admin/staff/invitations', ['email']],
];

/** Returns the message with which a schema refuses a field; undefined if it takes it. */
function faultOf(schema: z.ZodMiniType, field: string, value: object): string | undefined {
  try {
    decode(schema, value, 'FIELDS_INVALID');
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.fields?.[field];
  }
}

describe.each(FORMS)('the fields of %s %s', (method, path, fields) => {
  test('are refused in Hindi', () => {
    const { body } = CALLS.find((call) => call.method === method && call.path === path)!;
    const texts = TYPED.flatMap((typed) =>
      fields.flatMap((field) => faultOf(body!, field, typed === undefined ? {} : { [field]: typed }) ?? []),
    );
    expect(texts.length).toBeGreaterThan(0);
    const missing = [...new Set(texts)].filter((text) =>
      hasEnglish(fieldTextIn('hi', text) ?? text, [...TYPED_NAMES, ...ABBREVIATIONS]),
    );
    expect(missing).toEqual([]);
  });
});
const TYPED_NAMES = ['asha@example.in', 'asha@'];

describe('what a refusal says of the case is in Hindi, too:', () => {
  test.each([
    ['COUPON_ENDED', { date: '20 Nov 2026' }],
    ['COUPON_MINIMUM_MISSING', missingReason({ missing: 100_00 }, true).params ?? {}],
    ['COUPON_PIECES_MISSING', missingReason({ missingPieces: 2 }, false).params ?? {}],
    ['COD_NOT_POSSIBLE', { reason: 'Cash on delivery is available for orders up to ₹9,999.' }],
    ['ORDER_NOT_SWITCHABLE', { reason: 'This order is not paid by cash on delivery.' }],
    ['RETURN_NOT_POSSIBLE', { reason: 'It could be returned until 20 Nov 2026, 3:00 pm.' }],
    ['RETURN_NOT_POSSIBLE', { reason: 'Only 1-gram plated items can be given back.' }],
  ] as const)('%s %j', (code, params) => {
    expect(hasEnglish(inHindi(code, { params }).message, [])).toBe(false);
  });

  test('the message is that of the first field', () => {
    const fields = { mobile: 'Please choose a reason', spoken: 'Unknown field: spoken' };
    expect(inHindi('FIELDS_INVALID', { fields })).toEqual({
      message: 'कृपया वजह चुनें',
      fields: { mobile: 'कृपया वजह चुनें', spoken: 'कृपया निशान लगी जानकारी जाँचें।' },
    });
  });

  test('in English it is as the specification says', () => {
    const { message, fields } = refusalIn('en', new Refusal('COUPON_NOT_FOR_CART'));
    expect([message, fields]).toEqual([`Not a valid coupon. ${COUPON_REASONS.COUPON_NOT_FOR_CART}`, undefined]);
  });
});
