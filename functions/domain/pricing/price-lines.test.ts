import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { priceLines } from './price-lines.ts';
import type { LineToPrice } from './price-lines.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A line of the shop: whole paise, never sold above its MRP. */
const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    skuId: fc.integer({ min: 1, max: 1e6 }),
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
const method = fc.constantFrom('COD' as const, 'PREPAID' as const);
const policy: fc.Arbitrary<StorePolicy> = fc
  .record({ percent: fc.nat({ max: 100 }), codFee: fc.nat({ max: 100_00 }), shippingFee: fc.nat({ max: 200_00 }) })
  .map(({ percent, codFee, shippingFee }) => ({
    ...DEFAULT_POLICY,
    shippingFeePaise: shippingFee,
    cod: { ...DEFAULT_POLICY.cod, feePaise: codFee },
    prepaid: { offered: true, discountPercent: percent },
  }));
const state = fc.constantFrom('36', '29', undefined);

/** Checks something of every order's price. */
function always(
  holds: (price: ReturnType<typeof priceLines>, given: LineToPrice[], policy: StorePolicy) => void,
): void {
  fc.assert(
    fc.property(lines, method, policy, state, (given, by, under, toState) => {
      holds(priceLines(given, by, under, toState), given, under);
    }),
  );
}

describe('every price', () => {
  test('adds up to the last paisa', () => {
    always((price) => {
      const { lines: priced, prepaidDiscount, shippingFee, codFee, total } = price;
      expect(price.totalSellingPrice).toBe(sum(priced.map(({ sellingPrice }) => sellingPrice)));
      expect(price.totalMrpPrice).toBe(sum(priced.map(({ mrpPrice }) => mrpPrice)));
      expect(sum(priced.map(({ discount }) => discount))).toBe(prepaidDiscount);
      expect(sum(priced.map(({ net }) => net)) + shippingFee + codFee).toBe(total);
      for (const { sellingPrice, discount, net } of priced) expect(sellingPrice - discount).toBe(net);
    });
  });

  test('is in whole paise, and nothing of it is below zero', () => {
    always((price) => {
      const { method: _, unavailable: __, lines: priced, ...amounts } = price;
      const all = [
        ...Object.values(amounts),
        ...priced.flatMap(({ tax, ...ofLine }) => [...Object.values(ofLine), ...Object.values(tax)]),
      ];
      expect(all.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    });
  });

  test('takes off no more than there is: of the MRP, and of each line', () => {
    always((price) => {
      expect(price.savings).toBe(price.totalMrpPrice - price.totalSellingPrice + price.prepaidDiscount);
      expect(price.savings).toBeLessThanOrEqual(price.totalMrpPrice);
      for (const { discount, sellingPrice } of price.lines) expect(discount).toBeLessThanOrEqual(sellingPrice);
    });
  });

  test('takes off whole rupees: the nearest to the percentage, but never the paise that are not there', () => {
    always((price, _, { prepaid }) => {
      const exact = (price.totalSellingPrice * prepaid.discountPercent) / 100;
      if (price.method === 'COD') expect(price.prepaidDiscount).toBe(0);
      else if (price.prepaidDiscount < price.totalSellingPrice) {
        expect(price.prepaidDiscount % 100).toBe(0);
        expect(Math.abs(price.prepaidDiscount - exact)).toBeLessThanOrEqual(50);
      }
    });
  });

  test('holds the tax of its lines, which is in what is paid for them', () => {
    always((price) => {
      const taxes = price.lines.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise);
      expect(price.taxIncluded).toBe(sum(taxes));
      price.lines.forEach(({ net, tax }, index) => expect(tax.taxablePaise + taxes[index]!).toBe(net));
    });
  });

  test('is the same in whatever order the lines stand', () => {
    fc.assert(
      fc.property(lines, method, policy, (given, by, under) => {
        const { total, totalSellingPrice, prepaidDiscount } = priceLines(given, by, under, '36');
        expect(priceLines(given.toReversed(), by, under, '36')).toMatchObject({
          total,
          totalSellingPrice,
          prepaidDiscount,
        });
      }),
    );
  });

  test('of more pieces is not lower', () => {
    fc.assert(
      fc.property(lines, policy, (given, under) => {
        const more = given.map((one, index) => (index === 0 ? { ...one, quantity: one.quantity + 1 } : one));
        const { total } = priceLines(given, 'COD', under, '36');
        expect(priceLines(more, 'COD', under, '36').total).toBeGreaterThan(total);
      }),
    );
  });
});

const piece = (rupees: number, over: Partial<LineToPrice> = {}): LineToPrice => ({
  skuId: 1,
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
    expect(priceLines([], 'COD', charging, '36')).toMatchObject({ total: 0, shippingFee: 0, codFee: 0, savings: 0 });
  });
});

describe('cash on delivery', () => {
  const reason = (given: LineToPrice[], change: Partial<StorePolicy['cod']> = {}) =>
    priceLines(given, 'COD', { ...DEFAULT_POLICY, cod: { ...DEFAULT_POLICY.cod, ...change } }, '36').unavailable;

  test.each([
    ['₹500 is not above ₹500', [piece(500)], 'Cash on delivery is available for orders above ₹500.'],
    ['₹500 and a paisa is', [piece(500, { unitSellingPaise: 500_01 })], null],
    ['₹25,000 is not too much', [piece(5000, { quantity: 5 })], null],
    [
      'one paisa more is',
      [piece(5000, { quantity: 5 }), piece(0, { unitSellingPaise: 1, unitMrpPaise: 1 })],
      'Cash on delivery is available for orders up to ₹25,000.',
    ],
    [
      'one piece that may not bars all',
      [piece(600), piece(700, { name: 'Kada', codAllowed: false })],
      'Kada is not sold by cash on delivery.',
    ],
  ])('%s', (_, given, words) => {
    expect(reason(given)).toBe(words);
  });

  test('is judged before its own fee', () => {
    expect(reason([piece(500)], { feePaise: 50_00 })).not.toBeNull();
  });

  test('can be switched off', () => {
    expect(reason([piece(600)], { offered: false })).toBe('Cash on delivery is not offered at the moment.');
  });
});

describe('paying in advance', () => {
  test('takes ten percent off, to the whole rupee, half upwards', () => {
    const offered = { ...DEFAULT_POLICY, prepaid: { offered: true, discountPercent: 10 } };
    const price = priceLines(
      [piece(1005), piece(0, { unitSellingPaise: 1, unitMrpPaise: 1 })],
      'PREPAID',
      offered,
      '36',
    );
    expect(price).toMatchObject({ prepaidDiscount: 101_00, unavailable: null, total: 1005_01 - 101_00 });
  });

  test('says so where it is not offered', () => {
    const closed = { ...DEFAULT_POLICY, prepaid: { offered: false, discountPercent: 10 } };
    expect(priceLines([piece(1005)], 'PREPAID', closed, '36').unavailable).toBe(
      'Online payment is not offered at the moment.',
    );
  });
});
