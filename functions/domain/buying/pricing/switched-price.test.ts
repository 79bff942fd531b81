import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
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

test('an order that is paid online after all costs what it would have cost at once, line by line', () => {
  const input = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    percent: fc.integer({ min: 0, max: 60 }),
    fundedBy: fc.constantFrom(...DISCOUNT_FUNDERS),
    couponBy: fc.constantFrom(...DISCOUNT_FUNDERS),
    shippingFee: fc.nat({ max: 200_00 }),
    codFee: fc.nat({ max: 100_00 }),
    off: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(
    fc.property(input, ({ lines, percent, fundedBy, couponBy, shippingFee, codFee, off }) => {
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
      const stored = cash.lines.map((priced, index) => ({
        sellerId: lines[index]!.sellerId,
        discountPaise: priced.discount,
        platformDiscountPaise: priced.platformDiscount,
        netPaise: priced.net,
        // A fee is spread by the items' prices, so its shares may differ in a cash order. They stay unchanged.
        shippingFeePaise: online.lines[index]!.shippingFee,
        taxBasisPoints: lines[index]!.taxBasisPoints,
        igstPaise: lines[index]!.fromState === '36' ? 0 : 1,
      }));
      const switched = switchedPrice(stored, { discountPercent: percent, fundedBy });
      expect(switched.totalPaise).toBe(online.totals.total);
      expect(switched.taxIncludedPaise).toBe(online.totals.taxIncluded);
      expect(switched.lines).toEqual(
        online.lines.map(({ discount, platformDiscount, net, tax }) => ({
          discountPaise: discount,
          platformDiscountPaise: platformDiscount,
          netPaise: net,
          ...tax,
        })),
      );
    }),
  );
});
