import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BundleTerms } from '#contract/shop/bundle-worth.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import { bundleAdjustments, bundledPieces, setsOf } from './bundles.ts';
import type { BundleToApply } from './bundles.ts';
import type { LineToDiscount } from './coupons.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A line of a product, whose SKUs have the ids 10 × product + 0, 1, 2 … */
const line = (skuId: number, rupees: number, quantity = 1, sellerId = 1): LineToDiscount => ({
  skuId,
  sellerId,
  quantity,
  unitSellingPaise: rupees * 100,
});

const product = (id: number) => ({
  skuIds: new Set(Array.from({ length: 10 }, (_, index) => id * 10 + index)),
  isOneSku: false,
});
const only = (skuId: number) => ({ skuIds: new Set([skuId]), isOneSku: true });

const bundle = (id: number, terms: BundleTerms, pieces: BundleToApply['pieces']): BundleToApply => ({
  id,
  name: `Set ${id}`,
  sellerId: 1,
  terms,
  fundedBy: 'SELLER',
  pieces,
});
const off = (rupees: number): BundleTerms => ({ type: 'FIXED_AMOUNT', amount: rupees * 100 });

/** Returns the discount and the number of sets of each bundle in effect. */
const given = (bundles: BundleToApply[], lines: LineToDiscount[]) =>
  bundleAdjustments(setsOf(bundles, lines), lines).map(({ bundle: taken, amount, perLine }) => ({
    id: taken!.id,
    sets: taken!.sets,
    amount,
    perLine,
  }));

describe('a bundle', () => {
  const pair = bundle(1, off(100), [product(1), product(2)]);

  test('takes its discount off a whole set, split by price in whole rupees', () => {
    expect(given([pair], [line(10, 600), line(20, 300)])).toEqual([
      { id: 1, sets: 1, amount: 100_00, perLine: [67_00, 33_00] },
    ]);
  });

  test('gives nothing while a piece is missing', () => {
    expect(given([pair], [line(10, 600, 2), line(30, 300)])).toEqual([]);
  });

  test('gives its discount twice for two whole sets, and leaves what is over at its price', () => {
    expect(given([pair], [line(10, 500, 3), line(20, 500, 2)])).toEqual([
      { id: 1, sets: 2, amount: 200_00, perLine: [100_00, 100_00] },
    ]);
  });

  test('takes the dearest pieces of a product first', () => {
    const half = bundle(1, { type: 'PERCENTAGE', percent: 50 }, [product(1), product(2)]);
    expect(given([half], [line(10, 100), line(11, 300), line(20, 100)])[0]).toMatchObject({
      amount: 200_00,
      perLine: [0, 150_00, 50_00],
    });
  });

  test('of one SKU does not take another SKU of the product', () => {
    const gold = bundle(1, off(50), [only(11), product(2)]);
    expect(given([gold], [line(10, 100), line(20, 100)])).toEqual([]);
    expect(given([gold], [line(11, 100), line(20, 100)])).toHaveLength(1);
  });

  test('is of one seller', () => {
    expect(given([pair], [line(10, 600), line(20, 300, 1, 2)])).toEqual([]);
  });
});

describe('bundles that share a piece', () => {
  const [one, two, three] = [product(1), product(2), product(3)];

  test('apply in the way that saves most: the piece counts once', () => {
    const bundles = [bundle(1, off(50), [one, two]), bundle(2, off(80), [two, three])];
    expect(given(bundles, [line(10, 200), line(20, 200), line(30, 200)])).toMatchObject([{ id: 2, amount: 80_00 }]);
  });

  test('are two small sets where one large set would save less', () => {
    const bundles = [
      bundle(1, off(90), [two, three]),
      bundle(2, off(60), [one, two]),
      bundle(3, off(60), [three, product(4)]),
    ];
    const lines = [line(10, 200), line(20, 200), line(30, 200), line(40, 200)];
    expect(given(bundles, lines)).toMatchObject([{ id: 2 }, { id: 3 }]);
  });

  test('in a tie are the one with the lower id', () => {
    const bundles = [bundle(2, off(50), [one, two]), bundle(1, off(50), [two, three])];
    expect(given(bundles, [line(10, 200), line(20, 200), line(30, 200)])).toMatchObject([{ id: 1 }]);
  });

  test('leave a SKU to the bundle that names it', () => {
    const bundles = [bundle(1, off(50), [one, two]), bundle(2, off(50), [only(11), three])];
    const lines = [line(10, 100), line(11, 200), line(20, 100), line(30, 100)];
    expect(given(bundles, lines)).toMatchObject([{ id: 1 }, { id: 2 }]);
  });
});

/** Lines of five products with two SKUs each, and bundles of those. A SKU has one price. */
const PRICES = Array.from({ length: 100 }, (_, skuId) => 1_00 + ((skuId * 7919) % 997) * 1_33);
const anyLine = fc
  .record({
    product: fc.integer({ min: 1, max: 5 }),
    variant: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    sellerId: fc.constantFrom(1, 1, 1, 2),
  })
  .map((each): LineToDiscount => {
    const skuId = each.product * 10 + each.variant;
    return { skuId, sellerId: each.sellerId, quantity: each.quantity, unitSellingPaise: PRICES[skuId]! };
  });
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 7 });
const anyTerms: fc.Arbitrary<BundleTerms> = fc.oneof(
  fc.record({
    type: fc.constant('SET_PRICE' as const),
    price: fc.integer({ min: 1, max: 2000 }).map((rs) => rs * 100),
  }),
  fc.record({ type: fc.constant('PERCENTAGE' as const), percent: fc.integer({ min: 1, max: 90 }) }),
  fc.record({
    type: fc.constant('FIXED_AMOUNT' as const),
    amount: fc.integer({ min: 1, max: 500 }).map((rs) => rs * 100),
  }),
);
const anyBundles = fc
  .array(
    fc.record({
      terms: anyTerms,
      fundedBy: fc.constantFrom(...DISCOUNT_FUNDERS),
      products: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }),
      isOneSku: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .map((all) =>
    all.map(({ terms, fundedBy, products, isOneSku }, index): BundleToApply => ({
      ...bundle(
        index + 1,
        terms,
        products.map((id, position) => (isOneSku && position === 0 ? only(id * 10) : product(id))),
      ),
      fundedBy,
    })),
  );

const savedOn = (bundles: BundleToApply[], lines: LineToDiscount[]) =>
  sum(setsOf(bundles, lines).map(({ saving }) => saving));

describe('every price with bundles', () => {
  test('splits each discount without a rest, and takes no line below nothing', () => {
    fc.assert(
      fc.property(anyBundles, anyLines, (bundles, lines) => {
        const sets = setsOf(bundles, lines);
        const adjustments = bundleAdjustments(sets, lines);
        for (const { amount, perLine } of adjustments) {
          expect(sum(perLine)).toBe(amount);
          expect(amount % 100).toBe(0);
          expect(Math.min(...perLine)).toBeGreaterThanOrEqual(0);
        }
        const pieces = bundledPieces(sets, lines);
        lines.forEach(({ quantity, unitSellingPaise }, index) => {
          const taken = sum(adjustments.map(({ perLine }) => perLine[index]!));
          expect(taken).toBeLessThanOrEqual(quantity * unitSellingPaise);
          expect(pieces[index]!.length).toBeLessThanOrEqual(quantity);
          expect(sum(pieces[index]!)).toBe(pieces[index]!.length * unitSellingPaise - taken);
        });
      }),
    );
  });

  test('gives each SKU the same, in whatever order the lines are', () => {
    const bySku = (bundles: BundleToApply[], lines: LineToDiscount[]) => {
      const shares = new Map<string, number>();
      for (const { bundle: taken, perLine } of bundleAdjustments(setsOf(bundles, lines), lines)) {
        perLine.forEach((amount, index) => {
          const key = `${taken!.id} ${lines[index]!.skuId}`;
          if (amount > 0) shares.set(key, (shares.get(key) ?? 0) + amount);
        });
      }
      return [...shares].toSorted(([one], [other]) => one.localeCompare(other));
    };
    fc.assert(
      fc.property(
        anyBundles,
        anyLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        (bundles, [lines, shuffled]) => {
          expect(bySku(bundles, shuffled)).toEqual(bySku(bundles, lines));
        },
      ),
    );
  });

  test('does not rise for the other pieces when one is added', () => {
    fc.assert(
      fc.property(anyBundles, anyLines, anyLine, (bundles, lines, added) => {
        expect(savedOn(bundles, [...lines, added])).toBeGreaterThanOrEqual(savedOn(bundles, lines));
        const more = lines.map((each, index) => (index === 0 ? { ...each, quantity: each.quantity + 1 } : each));
        expect(savedOn(bundles, more)).toBeGreaterThanOrEqual(savedOn(bundles, lines));
      }),
    );
  });

  test('is not higher because of another bundle', () => {
    fc.assert(
      fc.property(anyBundles, anyLines, (bundles, lines) => {
        expect(savedOn(bundles, lines)).toBeGreaterThanOrEqual(savedOn(bundles.slice(1), lines));
      }),
    );
  });

  test('is found for a large cart with many bundles, too', () => {
    const bundles = Array.from({ length: 20 }, (_, id) =>
      bundle(id + 1, off(10 + id), [product(1 + (id % 5)), product(1 + ((id + 1 + (id % 3)) % 5))]),
    );
    const lines = [1, 2, 3, 4, 5].map((id) => line(id * 10, 500, 99));
    expect(savedOn(bundles, lines)).toBeGreaterThan(0);
  });
});
