import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import { cashPrice } from './cash-price.ts';
import { priceOrder } from './price-order.ts';
import type { LineToPrice, PriceRequest } from './price-order.ts';
import { switchedPrice } from './switched-price.ts';

const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    skuId: fc.integer({ min: 1, max: 40 }),
    sellerId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitSellingPaise: fc.integer({ min: 100, max: 20_000_00 }),
    taxBasisPoints: fc.constantFrom(0, 300, 500, 1800),
    fromState: fc.constantFrom('36', '29'),
  })
  .map((facts) => ({ ...facts, name: 'Piece', unitMrpPaise: facts.unitSellingPaise, codAllowed: true }));

test('an unpaid order costs with cash on delivery what it would have cost at once, and paid online again what it did', () => {
  const request = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    percent: fc.integer({ min: 0, max: 60 }),
    fundedBy: fc.constantFrom(...DISCOUNT_FUNDERS),
    couponBy: fc.constantFrom(...DISCOUNT_FUNDERS),
    shippingFee: fc.nat({ max: 200_00 }),
    codFee: fc.nat({ max: 100_00 }),
    off: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(
    fc.property(request, ({ lines, percent, fundedBy, couponBy, shippingFee, codFee, off }) => {
      const coupon = {
        id: 1,
        code: 'DEEPAM',
        terms: { type: 'PERCENTAGE' as const, percent: off },
        minimumOrderPaise: 0,
        fundedBy: couponBy,
        skuIds: null,
      };
      const price = (method: PriceRequest['method']) =>
        priceOrder({
          lines,
          method,
          policy: {
            ...DEFAULT_POLICY,
            shippingFeePaise: shippingFee,
            cod: { ...DEFAULT_POLICY.cod, feePaise: codFee },
            prepaid: { offered: true, discountPercent: percent, fundedBy },
          },
          toState: '36',
          coupons: { entered: off > 0 ? coupon : null, automatic: [] },
          cod: { refusedParcels: 0 },
        });
      const [cash, online] = [price('COD'), price('PREPAID')];
      const prepaid = online.adjustments.find(({ kind }) => kind === 'prepaid');
      const stored = online.lines.map((priced, index) => ({
        sellerId: lines[index]!.sellerId,
        discountPaise: priced.discount,
        platformDiscountPaise: priced.platformDiscount,
        netPaise: priced.net,
        // Shipping fees are spread by the items' prices, so their shares may differ between the two payment methods.
        shippingFeePaise: cash.lines[index]!.shippingFee,
        taxBasisPoints: lines[index]!.taxBasisPoints,
        igstPaise: lines[index]!.fromState === '36' ? 0 : 1,
        prepaidPaise: prepaid?.perLine[index] ?? 0,
        prepaidBy: prepaid?.fundedBy ?? null,
      }));
      const inCash = cashPrice(stored, codFee);
      expect(inCash.totalPaise).toBe(cash.totals.total);
      expect(inCash.taxIncludedPaise).toBe(cash.totals.taxIncluded);
      expect(inCash.lines).toEqual(
        cash.lines.map(({ discount, platformDiscount, net, codFee: codFeePaise, tax }) => ({
          discountPaise: discount,
          platformDiscountPaise: platformDiscount,
          netPaise: net,
          codFeePaise,
          ...tax,
        })),
      );

      const again = switchedPrice(
        stored.map((before, index) => ({ ...before, ...inCash.lines[index]! })),
        { discountPercent: percent, fundedBy },
      );
      expect(again.totalPaise).toBe(online.totals.total);
      expect(again.lines.map(({ netPaise, discountPaise }) => [netPaise, discountPaise])).toEqual(
        stored.map(({ netPaise, discountPaise }) => [netPaise, discountPaise]),
      );
    }),
  );
});
