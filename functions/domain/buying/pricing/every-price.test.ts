import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { BundleToApply } from './bundles.ts';
import { worthOf } from './coupons.ts';
import type { CouponToApply } from './coupons.ts';
import { amountOff } from './discounts.ts';
import { priceOrder } from './price-order.ts';
import type { LineToPrice, PricedOrder, PriceRequest } from './price-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A line: whole paise, never sold above its MRP. */
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
/** A coupon for all SKUs, or for every second SKU. */
const coupon: fc.Arbitrary<CouponToApply> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    terms,
    minimumOrderPaise: fc.constantFrom(0, 0, 999_00),
    fundedBy: funder,
    isForAll: fc.boolean(),
  })
  .map(({ isForAll, ...rest }) => ({ ...rest, code: `DEEPAM${rest.id}`, skuIds: isForAll ? null : EVEN }));
const inPaise = (rupees: number) => rupees * 100;
const idsFrom = (first: number) => new Set(Array.from({ length: 10 }, (_, index) => first + index));
const EVEN = new Set(Array.from({ length: 20 }, (_, index) => 2 * index));
/** A bundle of two pieces: some SKUs of the lower ids and some of the higher ones. */
const bundle: fc.Arbitrary<BundleToApply> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    sellerId: fc.integer({ min: 1, max: 3 }),
    terms: fc.oneof(
      fc.record({ type: fc.constant('SET_PRICE' as const), price: fc.integer({ min: 1, max: 5_000 }).map(inPaise) }),
      fc.record({ type: fc.constant('PERCENTAGE' as const), percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({
        type: fc.constant('FIXED_AMOUNT' as const),
        amount: fc.integer({ min: 1, max: 5_000 }).map(inPaise),
      }),
    ),
    fundedBy: funder,
    from: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ from, ...rest }) => ({
    ...rest,
    name: `Set ${rest.id}`,
    pieces: [from, from + 20].map((first) => ({ skuIds: idsFrom(first), isOneSku: false })),
  }));
const bundles = fc.uniqueArray(bundle, { maxLength: 3, selector: ({ id }) => id });
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
const staffDiscount = fc.option(
  fc.oneof(
    fc.record({ unit: fc.constant('PERCENT' as const), value: wholePercent }),
    fc.record({ unit: fc.constant('RUPEES' as const), value: fc.integer({ min: 1, max: 20_000 }) }),
  ),
);
const request: fc.Arbitrary<PriceRequest> = fc.record({
  lines,
  method,
  policy,
  toState: state,
  bundles,
  staffDiscount,
  coupons: fc.record({ entered: fc.option(coupon), automatic: fc.array(coupon, { maxLength: 3 }) }),
  cod: fc.record({ refusedParcels: fc.nat({ max: 5 }) }),
});

/** Checks a property of each generated order's price. */
function always(holds: (price: PricedOrder, input: PriceRequest) => void): void {
  fc.assert(fc.property(request, (query) => holds(priceOrder(query), query)));
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

  test('has one adjustment for each bundle, one of the coupon that takes effect, one by staff, and one for paying in advance', () => {
    always(({ adjustments, coupon: chosen, method: by }, input) => {
      const kinds = adjustments.map(({ kind, bundle: taken }) => `${kind} ${taken?.id ?? ''}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(adjustments.some(({ kind }) => kind === 'prepaid') && by === 'COD').toBe(false);
      for (const { kind, couponId, bundle: taken, fundedBy } of adjustments) {
        expect(taken !== null).toBe(kind === 'bundle');
        if (taken) {
          expect(fundedBy).toBe(input.bundles!.find(({ id }) => id === taken.id)!.fundedBy);
          continue;
        }
        expect(couponId).toBe(kind === 'coupon' ? chosen!.coupon.id : null);
        const funders = { coupon: chosen?.coupon.fundedBy, staff: 'PLATFORM', prepaid: input.policy.prepaid.fundedBy };
        expect(fundedBy).toBe(funders[kind as keyof typeof funders]);
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
    always(({ adjustments, totals, beforeStaff, method: by }, query) => {
      const prepaid = amountOff(adjustments, 'prepaid');
      const byStaff = amountOff(adjustments, 'staff');
      const left = beforeStaff - byStaff;
      expect(beforeStaff).toBe(
        totals.totalSellingPrice - amountOff(adjustments, 'bundle') - amountOff(adjustments, 'coupon'),
      );
      expect(byStaff % 100).toBe(0);
      if (byStaff > 0) expect(left).toBeGreaterThanOrEqual(100);
      if (by === 'COD') expect(prepaid).toBe(0);
      else if (prepaid < left) {
        const exact = (left * query.policy.prepaid.discountPercent) / 100;
        expect(prepaid % 100).toBe(0);
        expect(prepaid - exact).toBeLessThanOrEqual(50);
        // The discount is a rupee less if less than ₹1 would be left.
        expect(exact - prepaid).toBeLessThanOrEqual(left - prepaid < 200 ? 150 : 50);
      }
      expect(amountOff(adjustments, 'bundle') % 100).toBe(0);
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
      // A fee of less than ₹1 may be the whole remaining total.
      const least = Math.min(100, totals.totalSellingPrice, shippingFeePaise || 100, cod.feePaise || 100);
      if (totals.total > 0) expect(totals.total).toBeGreaterThanOrEqual(least);
    });
  });

  test('leaves each seller whole rupees to collect where prices and fees are whole', () => {
    const rupees = (paise: number) => Math.ceil(paise / 100) * 100;
    always((_, input) => {
      const whole = input.lines.map((one) => ({ ...one, unitSellingPaise: rupees(one.unitSellingPaise) }));
      const { shippingFeePaise, cod } = input.policy;
      const { lines: priced } = priceOrder({
        ...input,
        lines: whole,
        policy: {
          ...input.policy,
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
        const totalOf = (bought: LineToPrice[]) =>
          priceOrder({
            lines: bought,
            method: 'COD',
            policy: under,
            toState: '36',
            coupons: { entered: null, automatic: [] },
            cod: { refusedParcels: 0 },
          }).totals.total;
        expect(totalOf(more)).toBeGreaterThan(totalOf(given));
      }),
    );
  });
});
