import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import type { CouponToApply } from './coupons.ts';
import { priceOrder } from './price-order.ts';
import type { LineToPrice, PricedOrder, PriceRequest } from './price-order.ts';

const price = (bought: LineToPrice[], by: PriceRequest['method'], under: StorePolicy, using?: CouponToApply) =>
  priceOrder({
    lines: bought,
    method: by,
    policy: under,
    toState: '36',
    coupons: { entered: using ?? null, automatic: [] },
    cod: { refusedParcels: 0 },
  });

const piece = (rupees: number, over: Partial<LineToPrice> = {}): LineToPrice => ({
  skuId: 1,
  sellerId: 1,
  name: 'Pearl drop',
  quantity: 1,
  unitMrpPaise: rupees * 200,
  unitSellingPaise: rupees * 100,
  codAllowed: true,
  taxBasisPoints: 300,
  fromState: '36',
  ...over,
});

describe('an empty cart', () => {
  test('costs nothing, not even a fee', () => {
    const charging = { ...DEFAULT_POLICY, shippingFeePaise: 50_00, cod: { ...DEFAULT_POLICY.cod, feePaise: 40_00 } };
    expect(price([], 'COD', charging).totals).toMatchObject({ total: 0, shippingFee: 0, codFee: 0, savings: 0 });
  });
});

describe('cash on delivery', () => {
  test('is judged on the goods after a coupon, before its own fee', () => {
    const charging = { ...DEFAULT_POLICY, cod: { ...DEFAULT_POLICY.cod, feePaise: 50_00 } };
    const fifty: CouponToApply = {
      id: 7,
      code: 'FIFTY',
      terms: { type: 'FIXED_AMOUNT', amount: 50_00 },
      minimumOrderPaise: 0,
      fundedBy: 'SELLER',
      skuIds: null,
    };
    expect(price([piece(500)], 'COD', charging)).toMatchObject({ missing: 1_00 });
    expect(price([piece(550)], 'COD', charging, fifty)).toMatchObject({ missing: 1_00 });
    expect(price([piece(551)], 'COD', charging, fifty)).toMatchObject({ unavailable: null, missing: null });
  });
});

describe('a discount by staff', () => {
  const offered = { ...DEFAULT_POLICY, prepaid: { offered: true, discountPercent: 10, fundedBy: 'SELLER' as const } };
  const priced = (staffDiscount: StaffDiscount, over: Partial<PriceRequest> = {}) =>
    priceOrder({
      lines: [piece(1030), piece(515, { skuId: 2, sellerId: 2 })],
      method: 'PREPAID',
      policy: offered,
      toState: '36',
      coupons: { entered: null, automatic: [] },
      staffDiscount,
      cod: { refusedParcels: 0 },
      ...over,
    });

  test('follows the coupon, precedes the discount for paying in advance, and is paid by the platform', () => {
    const fifty: CouponToApply = {
      id: 7,
      code: 'FIFTY',
      terms: { type: 'FIXED_AMOUNT', amount: 45_00 },
      minimumOrderPaise: 0,
      fundedBy: 'SELLER',
      skuIds: null,
    };
    const found = priced({ unit: 'PERCENT', value: 10 }, { coupons: { entered: fifty, automatic: [] } });
    expect(found.beforeStaff).toBe(1500_00);
    expect(found.adjustments.map(({ kind, fundedBy, amount }) => [kind, fundedBy, amount])).toEqual([
      ['coupon', 'SELLER', 45_00],
      ['staff', 'PLATFORM', 150_00],
      ['prepaid', 'SELLER', 135_00],
    ]);
  });

  test('lowers what is paid and not what is taxed', () => {
    const [one] = priced({ unit: 'RUPEES', value: 309 }, { method: 'COD' }).lines;
    expect(one).toMatchObject({ net: 824_00, platformDiscount: 206_00, tax: { taxablePaise: 1000_00 } });
  });

  test('leaves a rupee to pay', () => {
    expect(priced({ unit: 'RUPEES', value: 99_999 }, { method: 'COD' }).totals.total).toBe(1_00);
    expect(priced({ unit: 'PERCENT', value: 100 }, { method: 'COD' }).totals.total).toBe(1_00);
  });
});

describe('paying in advance', () => {
  test('takes ten percent off, to the whole rupee, half upwards', () => {
    const offered = { ...DEFAULT_POLICY, prepaid: { offered: true, discountPercent: 10, fundedBy: 'SELLER' as const } };
    const given = [piece(1005), piece(0, { unitSellingPaise: 1, unitMrpPaise: 1 })];
    const { adjustments, unavailable, totals } = price(given, 'PREPAID', offered);
    expect(adjustments).toMatchObject([{ kind: 'prepaid', fundedBy: 'SELLER', amount: 101_00 }]);
    expect({ unavailable, total: totals.total }).toEqual({ unavailable: null, total: 1005_01 - 101_00 });
  });

  test('says so where it is not offered', () => {
    const closed = { ...DEFAULT_POLICY, prepaid: { ...DEFAULT_POLICY.prepaid, offered: false } };
    expect(price([piece(1005)], 'PREPAID', closed).unavailable).toBe('Online payment is not offered at the moment.');
  });

  test.each([
    [1, 'Online payment starts at ₹1. Please add something to your cart.'],
    [99, 'Online payment starts at ₹1. Please add something to your cart.'],
    [100, null],
    [0, null],
  ])('for %i paise is possible from one rupee on', (paise, words) => {
    const offered = { ...DEFAULT_POLICY, prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 } };
    const given = [piece(0, { unitSellingPaise: paise, unitMrpPaise: paise })];
    expect(price(given, 'PREPAID', offered).unavailable).toBe(words);
  });
});

describe('a coupon', () => {
  const tenPercent: CouponToApply = {
    id: 7,
    code: 'WELCOME10',
    terms: { type: 'PERCENTAGE', percent: 10 },
    minimumOrderPaise: 799_00,
    fundedBy: 'PLATFORM',
    skuIds: null,
  };
  const offered = { ...DEFAULT_POLICY, prepaid: { offered: true, discountPercent: 10, fundedBy: 'SELLER' as const } };

  test('comes off before the percentage for paying in advance', () => {
    const { adjustments, totals } = price([piece(1000)], 'PREPAID', offered, tenPercent);
    expect(adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['coupon', 100_00],
      ['prepaid', 90_00],
    ]);
    expect(totals.total).toBe(810_00);
  });

  test('that the platform funds lowers what is paid and not what is taxed; one that the seller funds lowers both', () => {
    const [byPlatform] = price([piece(1030)], 'COD', offered, tenPercent).lines;
    const [bySeller] = price([piece(1030)], 'COD', offered, { ...tenPercent, fundedBy: 'SELLER' }).lines;
    expect(byPlatform).toMatchObject({ net: 927_00, platformDiscount: 103_00, tax: { taxablePaise: 1000_00 } });
    expect(bySeller).toMatchObject({ net: 927_00, platformDiscount: 0, tax: { taxablePaise: 900_00 } });
  });

  test.each([
    ['whose minimum is not reached', { minimumOrderPaise: 1000_01 }],
    ['for other pieces', { skuIds: new Set([2]) }],
  ])('%s takes nothing off', (_, change) => {
    const { adjustments, totals } = price([piece(1000)], 'COD', offered, { ...tenPercent, ...change });
    expect({ adjustments, total: totals.total }).toEqual({ adjustments: [], total: 1000_00 });
  });

  test('for free shipping waives the fees, and takes nothing off the goods', () => {
    const charging = { ...offered, shippingFeePaise: 50_00, cod: { ...offered.cod, feePaise: 40_00 } };
    const free: CouponToApply = { ...tenPercent, terms: { type: 'FREE_SHIPPING' } };
    expect(price([piece(1000)], 'COD', charging).totals.total).toBe(1090_00);
    const { adjustments, coupon: chosen, totals } = price([piece(1000)], 'COD', charging, free);
    expect(totals).toMatchObject({ shippingFee: 0, codFee: 0, discount: 0, total: 1000_00 });
    expect({ adjustments, waived: chosen?.waivedFees }).toEqual({ adjustments: [], waived: 90_00 });
  });

  test('is off before cash on delivery is judged', () => {
    expect(price([piece(550)], 'COD', offered).unavailable).toBeNull();
    const { unavailable } = price([piece(550)], 'COD', offered, { ...tenPercent, minimumOrderPaise: 0 });
    expect(unavailable).toBe('Pay online, or add ₹6 more for cash on delivery.');
  });
});

describe('of several coupons', () => {
  const couponOf = (id: number, given: CouponTerms): CouponToApply => ({
    id,
    code: `NUMBER${id}`,
    terms: given,
    minimumOrderPaise: 0,
    fundedBy: 'SELLER',
    skuIds: null,
  });
  const off = (id: number, rupees: number) => couponOf(id, { type: 'FIXED_AMOUNT', amount: rupees * 100 });
  const free = couponOf(9, { type: 'FREE_SHIPPING' });
  const charging = { ...DEFAULT_POLICY, shippingFeePaise: 50_00, cod: { ...DEFAULT_POLICY.cod, feePaise: 40_00 } };

  test.each<[string, CouponToApply | null, CouponToApply[], string | null, PricedOrder['entered']]>([
    ['the automatic one that is worth more takes effect', off(1, 100), [off(2, 101)], 'NUMBER2', 'beaten'],
    ['the entered one does in a tie', off(2, 100), [off(1, 100)], 'NUMBER2', 'in effect'],
    ['the lower id does among automatic ones', null, [off(4, 70), off(3, 70), off(5, 60)], 'NUMBER3', null],
    ['waived fees count', free, [off(1, 89)], 'NUMBER9', 'in effect'],
    ['and may be beaten', free, [off(1, 91)], 'NUMBER1', 'beaten'],
    [
      'an entered one that gives nothing makes way',
      couponOf(1, { type: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 }),
      [off(2, 5)],
      'NUMBER2',
      { missingPieces: 2 },
    ],
    ['an automatic one that gives nothing is none', null, [off(3, 0)], null, null],
  ])('%s', (_, entered, automatic, code, outcome) => {
    const priced = priceOrder({
      lines: [piece(1000)],
      method: 'COD',
      policy: charging,
      toState: '36',
      coupons: { entered, automatic },
      cod: { refusedParcels: 0 },
    });
    expect({ code: priced.coupon?.coupon.code ?? null, entered: priced.entered }).toEqual({ code, entered: outcome });
  });
});

describe('of two sellers', () => {
  const two = [
    piece(999, { sellerId: 1, skuId: 1 }),
    piece(1, { sellerId: 1, skuId: 2 }),
    piece(500, { sellerId: 2, skuId: 3, fromState: '27', taxBasisPoints: 500 }),
  ];
  const flat: CouponToApply = {
    id: 7,
    code: 'FLAT100',
    terms: { type: 'FIXED_AMOUNT', amount: 100_00 },
    minimumOrderPaise: 0,
    fundedBy: 'SELLER',
    skuIds: null,
  };

  test('a coupon is spread over the sellers in whole rupees, then over a seller’s lines in paise', () => {
    // 66.67 and 33.33 of a hundred; the first seller's 67 again by 999 : 1.
    expect(price(two, 'COD', DEFAULT_POLICY, flat).adjustments[0]!.perLine).toEqual([66_93, 7, 33_00]);
  });

  test('the rupee of a tie goes to the line added first', () => {
    const even = [piece(500, { sellerId: 2 }), piece(500, { sellerId: 1, skuId: 2 })];
    const odd: CouponToApply = { ...flat, terms: { type: 'FIXED_AMOUNT', amount: 101_00 } };
    expect(price(even, 'COD', DEFAULT_POLICY, odd).adjustments[0]!.perLine).toEqual([51_00, 50_00]);
  });

  test('fees are spread as well, and taxed with the goods at their rate', () => {
    const charging = { ...DEFAULT_POLICY, shippingFeePaise: 60_00, cod: { ...DEFAULT_POLICY.cod, feePaise: 30_00 } };
    const { lines: priced, totals } = price(two, 'COD', charging);
    expect(priced.map(({ shippingFee, codFee }) => [shippingFee, codFee])).toEqual([
      [39_96, 19_98],
      [4, 2],
      [20_00, 10_00],
    ]);
    // 530 at 5 % across a border.
    expect(priced[2]!.tax).toEqual({ taxablePaise: 504_76, cgstPaise: 0, sgstPaise: 0, igstPaise: 25_24 });
    expect(totals).toMatchObject({ shippingFee: 60_00, codFee: 30_00, total: 1590_00 });
  });

  test('a free order with a fee costs the fee', () => {
    const all: CouponToApply = { ...flat, terms: { type: 'PERCENTAGE', percent: 100 } };
    const { totals } = price(two, 'COD', { ...DEFAULT_POLICY, shippingFeePaise: 60_00 }, all);
    expect(totals).toMatchObject({ discount: 1500_00, total: 60_00 });
  });
});

describe('a discount stops', () => {
  test.each([
    ['at nothing', [piece(700)], 0],
    ['at ₹1, where paise would be left', [piece(0, { unitSellingPaise: 700_50, unitMrpPaise: 700_50 })], 1_50],
  ])('%s', (_, given, total) => {
    const all: CouponToApply = {
      id: 7,
      code: 'ALL',
      terms: { type: 'PERCENTAGE', percent: 100 },
      minimumOrderPaise: 0,
      fundedBy: 'PLATFORM',
      skuIds: null,
    };
    expect(price(given, 'COD', DEFAULT_POLICY, all).totals.total).toBe(total);
  });
});

test('paying in advance is funded by whom the settings say', () => {
  const by = (fundedBy: 'SELLER' | 'PLATFORM') => {
    const funded = { ...DEFAULT_POLICY, prepaid: { offered: true, discountPercent: 10, fundedBy } };
    const {
      lines: [only],
      totals,
    } = price([piece(1030)], 'PREPAID', funded);
    return { paid: totals.total, taxed: only!.tax.taxablePaise };
  };
  expect(by('SELLER')).toEqual({ paid: 927_00, taxed: 900_00 });
  expect(by('PLATFORM')).toEqual({ paid: 927_00, taxed: 1000_00 });
});
