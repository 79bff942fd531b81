import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SELLER_FEES } from '#contract/shop/seller-fees.ts';
import { divideHalfUp } from '#contract/shop/money.ts';
import { entriesOf } from './entries-of.ts';
import type { OrderFacts } from './entries-of.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

/** Placed in November, paid and invoiced in December, and credited in January, with different rates in each. */
const FACTS: OrderFacts = {
  orderId: 1,
  placedOn: '2026-11-30',
  fees: DEFAULT_SELLER_FEES,
  rates: [
    { kind: 'commission', sellerId: null, categoryId: null, fromOn: '2026-12-01', basisPoints: 1000 },
    { kind: 'commission', sellerId: 4, categoryId: null, fromOn: '2026-11-01', basisPoints: 1200 },
    { kind: 'gst', sellerId: null, categoryId: null, fromOn: '2026-12-01', basisPoints: 1200 },
    { kind: 'tcs', sellerId: null, categoryId: null, fromOn: '2026-12-01', basisPoints: 100 },
    { kind: 'gst', sellerId: null, categoryId: null, fromOn: '2027-01-01', basisPoints: 500 },
    { kind: 'tcs', sellerId: null, categoryId: null, fromOn: '2027-01-01', basisPoints: 0 },
  ],
  paidAt: at('2026-12-01'),
  parts: [{ sellerId: 4, consignmentId: 7, taxKind: 'REGULAR', pan: 'AAACA1234K', paidPaise: 1030_00 }],
  collected: [],
  papers: [
    { documentId: 1, ofDocumentId: null, at: at('2026-12-02') },
    { documentId: 2, ofDocumentId: 1, at: at('2027-01-05') },
  ].map((document) => ({
    ...document,
    sellerId: 4,
    consignmentId: 7,
    totalPaise: 1030_00,
    items: [{ categoryIds: [12, 3, 1], totalPaise: 1030_00 }],
    taxablePaise: 1000_00,
    exemptPaise: 0,
    byMarketplacePaise: 0,
    isWithinState: false,
    yearToDatePaise: 0,
  })),
  refunds: [],
  freights: [
    { shipmentId: 3, sellerId: 4, consignmentId: 7, way: 'forward', at: at('2027-01-02'), amountPaise: 60_00 },
  ],
};

test('commission is that of the day of the order, taxes are those of the day of the charge, and a credit note gives back the same', () => {
  const entries = new Map(entriesOf(FACTS).map((entry) => [entry.key, entry]));
  const charged = { commission: 123_60, commissionGst: 14_83, tcs: 10_00, tds: 1_00 };
  for (const [kind, amountPaise] of Object.entries(charged)) {
    expect(entries.get(`${kind}:document:1`)).toMatchObject({ debit: 'seller', amountPaise });
    expect(entries.get(`${kind}:document:2`)).toMatchObject({ credit: 'seller', amountPaise });
  }
  expect(entries.get('gatewayFeeGst:consignment:7')).toMatchObject({ amountPaise: 2_47, taxBasisPoints: 1200 });
  expect(entries.get('commissionGst:document:2')!.taxBasisPoints).toBe(1200);
  expect(entries.get('freight:shipment:3')!.taxBasisPoints).toBe(500);
  expect(entries.get('tcs:document:1')!.taxBasisPoints).toBeNull();
});

describe('commission by category', () => {
  const rates = [
    { kind: 'commission', sellerId: null, categoryId: 3, fromOn: '2026-11-01', basisPoints: 800 },
    { kind: 'commission', sellerId: null, categoryId: 5, fromOn: '2026-12-01', basisPoints: 100 },
  ] as const;
  const [invoice, credit] = FACTS.papers;
  const sold = [
    { categoryIds: [12, 3, 1], totalPaise: 333_33 },
    { categoryIds: [5, 1], totalPaise: 696_67 },
  ];
  const commissionOf = (facts: OrderFacts, document: number) =>
    entriesOf(facts).find(({ key }) => key === `commission:document:${document}`);

  test('is that of the order’s day for each item, and a credit note gives back that of its items', () => {
    const papers = [
      { ...invoice!, items: sold },
      { ...credit!, totalPaise: 333_33, items: sold.slice(0, 1) },
    ];
    const facts = { ...FACTS, rates, papers };
    // 8 % of ₹333.33 and the common 15 % of ₹696.67: the rate of the other category begins a day after the order.
    expect(commissionOf(facts, 1)).toMatchObject({ amountPaise: 26_67 + 104_50, basePaise: 1030_00 });
    expect(commissionOf(facts, 2)).toMatchObject({ amountPaise: 26_67, basePaise: 333_33, credit: 'seller' });
  });

  test('does not apply to a seller with its own rate', () => {
    const facts = { ...FACTS, rates: [...rates, ...FACTS.rates], papers: [{ ...invoice!, items: sold }] };
    expect(commissionOf(facts, 1)).toMatchObject({ amountPaise: 123_60 });
  });

  const items = fc.array(
    fc.record({
      categoryIds: fc.subarray([12, 5, 3, 1]),
      totalPaise: fc.integer({ min: 1, max: 10_000_00 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const ofAllSellers = fc.array(
    fc.record({
      kind: fc.constant('commission' as const),
      sellerId: fc.constantFrom(null, 4, 9),
      categoryId: fc.constant(null),
      fromOn: fc.constantFrom('2026-10-01', '2026-11-30', '2026-12-01'),
      basisPoints: fc.integer({ min: 0, max: 5000 }),
    }),
    { maxLength: 4 },
  );

  test('without a rate of a category every amount is that of the whole document', () => {
    fc.assert(
      fc.property(items, ofAllSellers, fc.nat({ max: 6 }), (all, changes, kept) => {
        const total = (some: typeof all) => some.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
        const back = all.slice(kept);
        const papers = [
          { ...invoice!, totalPaise: total(all), items: all },
          { ...credit!, totalPaise: total(back), items: back },
        ];
        const found = entriesOf({ ...FACTS, rates: changes, papers });
        const whole = papers.map((document) => ({
          ...document,
          items: [{ categoryIds: [], totalPaise: document.totalPaise }],
        }));
        expect(found).toEqual(entriesOf({ ...FACTS, rates: changes, papers: whole }));
      }),
    );
  });

  test('an invoice is charged half up on its total, and what is credited in full costs nothing', () => {
    fc.assert(
      fc.property(items, (all) => {
        const totalPaise = all.reduce((sum, item) => sum + item.totalPaise, 0);
        const papers = [
          { ...invoice!, totalPaise, items: all },
          { ...credit!, totalPaise, items: all },
        ];
        const plain = { ...FACTS, rates: [], papers };
        expect(commissionOf(plain, 1)?.amountPaise ?? 0).toBe(divideHalfUp(totalPaise * 1500, 10_000));
        for (const facts of [plain, { ...plain, rates }]) {
          expect(commissionOf(facts, 2)?.amountPaise).toBe(commissionOf(facts, 1)?.amountPaise);
        }
      }),
    );
  });
});
