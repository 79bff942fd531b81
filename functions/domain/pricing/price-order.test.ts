import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { worthOf } from './coupons.ts';
import type { CouponToApply } from './coupons.ts';
import { amountOff } from './discounts.ts';
import { priceOrder } from './price-order.ts';
import type { LineToPrice, PricedOrder, PriceRequest } from './price-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A line of the shop: whole paise, never sold above its MRP. */
const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    skuId: fc.integer({ min: 1, max: 40 }),
    sellerId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitMrpPaise: fc.integer({ min: 1, max: 1_00_000_00 }),
    off: fc.nat({ max: 99 }),
    codAllowed: fc.boolean(),
    taxBasisPoints: fc.constantFrom(0, 25, 150, 300, 500, 1200, 1800, 2800),
    fromState: fc.constantFrom('36', '29', '07'),
  })
  .map(({ off, ...rest }) => ({
    ...rest,
    name: `Piece ${rest.skuId}`,
    unitSellingPaise: Math.max(1, Math.floor((rest.unitMrpPaise * (100 - off)) / 100)),
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const wholePercent = fc.integer({ min: 1, max: 100 });
const pieces = fc.integer({ min: 1, max: 5 });
const terms: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({ type: fc.constant('PERCENTAGE' as const), percent: wholePercent }),
  fc.record({ type: fc.constant('FIXED_AMOUNT' as const), amount: fc.integer({ min: 1, max: 5000_00 }) }),
  fc.record({ type: fc.constant('FREE_SHIPPING' as const) }),
  fc.record({ type: fc.constant('BUY_X_GET_Y' as const), minQuantity: pieces, freeQuantity: pieces }),
  fc.record({
    type: fc.constant('TIERED_DISCOUNT' as const),
    tiers: fc.array(fc.record({ minimum: fc.nat({ max: 5000_00 }), percent: wholePercent }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);
const funder = fc.constantFrom(...DISCOUNT_FUNDERS);
/** A coupon for all SKUs, or for every second. */
const coupon: fc.Arbitrary<CouponToApply> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    terms,
    minimumOrderPaise: fc.constantFrom(0, 0, 999_00),
    fundedBy: funder,
    isForAll: fc.boolean(),
  })
  .map(({ isForAll, ...rest }) => ({ ...rest, code: `DEEPAM${rest.id}`, skuIds: isForAll ? null : EVEN }));
const EVEN = new Set(Array.from({ length: 20 }, (_, index) => 2 * index));
const method = fc.constantFrom('COD' as const, 'PREPAID' as const);
const policy: fc.Arbitrary<StorePolicy> = fc
  .record({
    percent: fc.nat({ max: 100 }),
    fundedBy: funder,
    codFee: fc.nat({ max: 100_00 }),
    shippingFee: fc.nat({ max: 200_00 }),
  })
  .map(({ percent, fundedBy, codFee, shippingFee }) => ({
    ...DEFAULT_POLICY,
    shippingFeePaise: shippingFee,
    cod: { ...DEFAULT_POLICY.cod, feePaise: codFee },
    prepaid: { offered: true, discountPercent: percent, fundedBy },
  }));
const state = fc.constantFrom('36', '29', undefined);
const request: fc.Arbitrary<PriceRequest> = fc.record({
  lines,
  method,
  policy,
  toState: state,
  coupons: fc.record({ entered: fc.option(coupon), automatic: fc.array(coupon, { maxLength: 3 }) }),
  cod: fc.record({ refusedParcels: fc.nat({ max: 5 }) }),
});

/** Checks something of every order's price. */
function always(holds: (price: PricedOrder, asked: PriceRequest) => void): void {
  fc.assert(fc.property(request, (asked) => holds(priceOrder(asked), asked)));
}

describe('every price', () => {
  test('adds up to the last paisa', () => {
    always(({ lines: priced, totals }) => {
      expect(totals.totalSellingPrice).toBe(sum(priced.map(({ sellingPrice }) => sellingPrice)));
      expect(totals.totalMrpPrice).toBe(sum(priced.map(({ mrpPrice }) => mrpPrice)));
      expect(sum(priced.map(({ net }) => net)) + totals.shippingFee + totals.codFee).toBe(totals.total);
      expect(sum(priced.map(({ shippingFee }) => shippingFee))).toBe(totals.shippingFee);
      expect(sum(priced.map(({ codFee }) => codFee))).toBe(totals.codFee);
      for (const { sellingPrice, discount, net } of priced) expect(sellingPrice - discount).toBe(net);
    });
  });

  test('is lower by its adjustments, each of which is the sum of its lines', () => {
    always(({ lines: priced, adjustments, totals }) => {
      for (const { amount, perLine } of adjustments) expect(sum(perLine)).toBe(amount);
      expect(sum(adjustments.map(({ amount }) => amount))).toBe(totals.discount);
      priced.forEach(({ discount, platformDiscount }, index) => {
        const off = (meant: typeof adjustments) => sum(meant.map(({ perLine }) => perLine[index]!));
        expect(discount).toBe(off(adjustments));
        expect(platformDiscount).toBe(off(adjustments.filter(({ fundedBy }) => fundedBy === 'PLATFORM')));
      });
    });
  });

  test('has one adjustment of a kind at most, of the coupon that takes effect', () => {
    always(({ adjustments, coupon: chosen, method: by }, asked) => {
      const kinds = adjustments.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.includes('prepaid') && by === 'COD').toBe(false);
      for (const { kind, couponId, fundedBy } of adjustments) {
        expect(couponId).toBe(kind === 'coupon' ? chosen!.coupon.id : null);
        expect(fundedBy).toBe(kind === 'coupon' ? chosen!.coupon.fundedBy : asked.policy.prepaid.fundedBy);
      }
    });
  });

  test('takes a coupon off the lines it holds for, and no others', () => {
    always(({ adjustments, coupon: chosen, lines: priced }) => {
      const perLine = adjustments.find(({ kind }) => kind === 'coupon')?.perLine ?? [];
      const others = perLine.filter((_, index) => chosen!.coupon.skuIds?.has(priced[index]!.skuId) === false);
      expect(sum(others)).toBe(0);
    });
  });

  test('is in whole paise, and nothing of it is below zero', () => {
    always(({ lines: priced, adjustments, coupon: chosen, totals }) => {
      const all = [
        ...Object.values(totals),
        ...adjustments.flatMap(({ amount, perLine }) => [amount, ...perLine]),
        ...(chosen ? [chosen.amount, chosen.waivedFees] : []),
        ...priced.flatMap(({ tax, ...ofLine }) => [...Object.values(ofLine), ...Object.values(tax)]),
      ];
      expect(all.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    });
  });

  test('takes off no more than there is: of the MRP, and of each line', () => {
    always(({ lines: priced, totals }) => {
      expect(totals.savings).toBe(totals.totalMrpPrice - totals.totalSellingPrice + totals.discount);
      expect(totals.savings).toBeLessThanOrEqual(totals.totalMrpPrice);
      for (const { discount, sellingPrice } of priced) expect(discount).toBeLessThanOrEqual(sellingPrice);
    });
  });

  test('takes off whole rupees: the nearest to the percentage, but never the paise that are not there', () => {
    always(({ adjustments, totals, method: by }, asked) => {
      const prepaid = amountOff(adjustments, 'prepaid');
      const left = totals.totalSellingPrice - amountOff(adjustments, 'coupon');
      if (by === 'COD') expect(prepaid).toBe(0);
      else if (prepaid < left) {
        const exact = (left * asked.policy.prepaid.discountPercent) / 100;
        expect(prepaid % 100).toBe(0);
        expect(prepaid - exact).toBeLessThanOrEqual(50);
        // A rupee less where next to nothing would be left.
        expect(exact - prepaid).toBeLessThanOrEqual(left - prepaid < 200 ? 150 : 50);
      }
      expect(amountOff(adjustments, 'coupon') % 100).toBe(0);
    });
  });

  test('holds the tax of its lines, which is in what they are sold for: what the platform pays is taxed, too', () => {
    always(({ lines: priced, totals }) => {
      const taxes = priced.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise);
      expect(totals.taxIncluded).toBe(sum(taxes));
      priced.forEach(({ net, platformDiscount, shippingFee, codFee, tax }, index) =>
        expect(tax.taxablePaise + taxes[index]!).toBe(net + platformDiscount + shippingFee + codFee),
      );
    });
  });

  test('comes to nothing, or to ₹1 at least, unless the goods themselves cost less', () => {
    always(({ totals }, { policy: { shippingFeePaise, cod } }) => {
      // A fee of less may be all that is left to pay.
      const least = Math.min(100, totals.totalSellingPrice, shippingFeePaise || 100, cod.feePaise || 100);
      if (totals.total > 0) expect(totals.total).toBeGreaterThanOrEqual(least);
    });
  });

  test('leaves each seller whole rupees to collect where prices and fees are whole', () => {
    const rupees = (paise: number) => Math.ceil(paise / 100) * 100;
    always((_, asked) => {
      const whole = asked.lines.map((one) => ({ ...one, unitSellingPaise: rupees(one.unitSellingPaise) }));
      const { shippingFeePaise, cod } = asked.policy;
      const { lines: priced } = priceOrder({
        ...asked,
        lines: whole,
        policy: {
          ...asked.policy,
          shippingFeePaise: rupees(shippingFeePaise),
          cod: { ...cod, feePaise: rupees(cod.feePaise) },
        },
      });
      const parcels = new Map<number, number>();
      priced.forEach(({ net, shippingFee, codFee }, index) => {
        const { sellerId } = whole[index]!;
        parcels.set(sellerId, (parcels.get(sellerId) ?? 0) + net + shippingFee + codFee);
      });
      for (const amount of parcels.values()) expect(amount % 100).toBe(0);
    });
  });

  test('is by the coupon worth most, waived fees included; by the entered one where none is worth more', () => {
    always(({ coupon: chosen, entered }, asked) => {
      const alone = (only: CouponToApply) => priceOrder({ ...asked, coupons: { entered: only, automatic: [] } }).coupon;
      const worths = asked.coupons.automatic.map((one) => alone(one)).map((found) => (found ? worthOf(found) : 0));
      const own = asked.coupons.entered && alone(asked.coupons.entered);
      const best = Math.max(0, ...worths);
      expect(chosen ? worthOf(chosen) : 0).toBe(Math.max(best, own ? worthOf(own) : 0));
      if (own && worthOf(own) >= best) {
        expect([chosen!.coupon, entered]).toEqual([asked.coupons.entered, 'in effect']);
      } else {
        expect(entered).not.toBe('in effect');
        if (own) expect(entered).toBe('beaten');
        const ties = asked.coupons.automatic.filter((_, index) => worths[index] === best);
        if (best > 0) expect(chosen!.coupon.id).toBe(Math.min(...ties.map(({ id }) => id)));
      }
    });
  });

  test('is the same in whatever order the lines stand, but for the rupee that an earlier seller or line takes', () => {
    always(({ lines: priced, adjustments, totals }, asked) => {
      const turned = priceOrder({ ...asked, lines: asked.lines.toReversed() });
      const { taxIncluded: _, ...sums } = totals;
      expect(turned.totals).toMatchObject(sums);
      expect(turned.adjustments.map(({ kind, amount }) => [kind, amount])).toEqual(
        adjustments.map(({ kind, amount }) => [kind, amount]),
      );
      turned.lines.toReversed().forEach(({ net }, index) => {
        expect(Math.abs(net - priced[index]!.net)).toBeLessThanOrEqual(101 * adjustments.length);
      });
    });
  });

  test('of more pieces is not lower', () => {
    fc.assert(
      fc.property(lines, policy, (given, under) => {
        const more = given.map((one, index) => (index === 0 ? { ...one, quantity: one.quantity + 1 } : one));
        const totalOf = (bought: LineToPrice[]) => price(bought, 'COD', under).totals.total;
        expect(totalOf(more)).toBeGreaterThan(totalOf(given));
      }),
    );
  });
});

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
