import { describe, expect, test } from 'vitest';
import { bundleBlocked, bundleLacks, bundleOffer } from '../shop/bundle-words.ts';
import { beatenInWords, COUPON_REASONS, couponOffer, missingReason, reasonInWords } from '../shop/coupon-words.ts';
import { codRuledOut, COD_REASONS, helpForShopper, reasonsForShopper } from '../shop/cod-risk.ts';
import type { CodDecision } from '../shop/cod-risk.ts';
import { codRefusal } from '../shop/cod.ts';
import type { CodQuestion } from '../shop/cod.ts';
import { scriptWords } from './script-words.ts';
import { textLang } from './text-lang.ts';
import { allScriptWords } from './script-words.ts';
import { textIn } from './index.ts';
import { translated } from './translated.ts';
import { STATES } from '../shop/india.ts';
import { ORDER_STATUS_WORDS, SHIPMENT_WORDS } from '../shop/parcel-words.ts';
import { DEFAULT_POLICY } from '../shop/policy.ts';

const words = scriptWords('hi', 'product')!;
const inHindi = (text: string) => translated(words, text);
/** A text with Latin words has no translation; names of coupons and abbreviations stay. */
const LATIN = /[a-z]{2}/i;

describe('a text', () => {
  test('keeps the values of its placeholders', () => {
    expect(inHindi('Pay online, or add ₹51 more for cash on delivery.')).toBe(
      'ऑनलाइन पेमेंट करें, या कैश ऑन डिलीवरी के लिए ₹51 का सामान और डालें।',
    );
  });

  test('without a translation stays as it is', () => {
    expect(inHindi('No seller has this.')).toBe('No seller has this.');
  });

  test('is not found by a pattern that fits too much', () => {
    const purchase = scriptWords('hi', 'purchase')!;
    expect(purchase['Order {order}']).toBeDefined();
    expect(translated(purchase, 'Order not found')).toBe('Order not found');
  });

  test('with characters of a pattern is compared as it is written', () => {
    expect(translated({ 'Is it (new)? {what}': '{what}?' }, 'Is it (new)? Yes')).toBe('Yes?');
    expect(translated({ 'Is it (new)? {what}': '{what}?' }, 'Is it new Yes')).toBe('Is it new Yes');
  });
});

describe('Hindi is there for', () => {
  const question: CodQuestion = { goodsPaise: 500_00, lines: [], refusedParcels: 0 };
  const policy: Parameters<typeof codRefusal>[1] = {
    cod: {
      offered: true,
      feePaise: 0,
      abovePaise: 999_00,
      upToPaise: 9999_00,
      refusedParcels: 2,
      confirmAbovePaise: null,
      confirmHours: 24,
    },
    prepaid: { offered: true, discountPercent: 0, fundedBy: 'PLATFORM' },
  };
  test.each([
    ['too little', codRefusal(question, policy)],
    [
      'too little, without payment online',
      codRefusal(question, { ...policy, prepaid: { ...policy.prepaid, offered: false } }),
    ],
    ['too much', codRefusal({ ...question, goodsPaise: 99_999_00 }, policy)],
    ['a barred item', codRefusal({ ...question, lines: [{ name: 'Kundan set', codAllowed: false }] }, policy)],
    ['refused parcels', codRefusal({ ...question, refusedParcels: 2 }, policy)],
    ['a place', codRefusal({ ...question, place: { pinCode: '500001', collectsCash: false } }, policy)],
    ['a shop without', codRefusal(question, { ...policy, cod: { ...policy.cod, offered: false } })],
  ])('no cash on delivery: %s', (_, refusal) => {
    expect(inHindi(refusal!.words)).not.toMatch(LATIN);
  });

  test.each([
    couponOffer({ type: 'PERCENTAGE', percent: 10 }),
    couponOffer({ type: 'FIXED_AMOUNT', amount: 200_00 }),
    couponOffer({ type: 'FREE_SHIPPING' }),
    couponOffer({ type: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 }),
    couponOffer({
      type: 'TIERED_DISCOUNT',
      tiers: [
        { minimum: 500_00, percent: 5 },
        { minimum: 999_00, percent: 10 },
      ],
    }),
    bundleOffer({ type: 'SET_PRICE', price: 999_00 }),
    bundleOffer({ type: 'PERCENTAGE', percent: 10 }),
    bundleOffer({ type: 'FIXED_AMOUNT', amount: 100_00 }),
    ...[true, false].flatMap((isLimited) =>
      [{ missing: 100_00 }, { missingPieces: 1 }, { missingPieces: 2 }].map((missing) =>
        reasonInWords(missingReason(missing, isLimited)),
      ),
    ),
    COUPON_REASONS.COUPON_NOT_FOR_CART,
  ])('an offer: %s', (text) => {
    expect(inHindi(text)).not.toMatch(LATIN);
  });

  test.each(['2.4 (57.2 mm across)', '6.5 in (165 mm)', '6.5–7.5 in', 'Free size', 'Only 3 left'])('%s', (text) => {
    expect(textIn('hi', text)).not.toMatch(LATIN);
  });
});

describe('in a cart, Hindi is there for', () => {
  const purchase = scriptWords('hi', 'purchase')!;
  const said = (text: string) => translated(purchase, text);
  const decision: CodDecision = {
    score: 90,
    reasons: COD_REASONS.map((kind) => ({ kind, points: 10 })),
    rung: 'CONFIRM',
    applied: 'CONFIRM',
  };
  const shop = { codLadder: DEFAULT_POLICY.codLadder, prepaid: DEFAULT_POLICY.prepaid };

  test.each([
    ...reasonsForShopper(decision),
    ...helpForShopper(decision, shop),
    ...(['PREPAID', 'NO_COD'] as const).flatMap((applied) =>
      [true, false].flatMap((offered) =>
        [decision.reasons, []].map((reasons) =>
          codRuledOut({ ...decision, reasons, applied }, { ...shop, prepaid: { ...shop.prepaid, offered } })!,
        ),
      ),
    ),
    ...Object.values(ORDER_STATUS_WORDS),
    ...Object.values(SHIPMENT_WORDS),
    ...Object.values(COUPON_REASONS).map((text) =>
      text.replace('{amount}', '₹51 more').replace('{pieces}', '2 more items').replace('{date}', '5'),
    ),
    beatenInWords('10', 5_00),
    bundleLacks('सेट', 'हार'),
    bundleBlocked('सेट', 'हार'),
    'The seller of this item delivers within Kerala only.',
    'Only 3 left, so the quantity was reduced.',
    '3-5 business days',
    '7-10 days after start date',
    'Locality is required',
    'Landmark can have at most 60 characters',
    'This PIN code is not in Kerala',
  ])('%s', (text) => {
    expect(said(text)).not.toMatch(LATIN);
  });

  test('every State', () => {
    for (const { name } of STATES) expect(textIn('hi', name)).not.toMatch(LATIN);
  });
});

test('a text of a script has in Hindi no other placeholders than in English', () => {
  const holesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  // In place of the picture's own text, which is the seller's, Hindi has the picture's number.
  const { 'Show: {picture}': _, ...all } = allScriptWords('hi');
  const surplus = Object.entries(all).filter(([english, hindi]) =>
    holesOf(hindi).some((hole) => !holesOf(english).includes(hole)),
  );
  expect(surplus).toEqual([]);
});

test('a text that a person wrote is marked by its letters', () => {
  expect(textLang('hi', 'Kundan set')).toBe('en-IN');
  expect(textLang('hi', 'बहुत सुंदर set')).toBeUndefined();
  expect(textLang('hi', '2.4')).toBeUndefined();
  expect(textLang('en', 'Kundan set')).toBeUndefined();
});
