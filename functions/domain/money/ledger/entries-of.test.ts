import { expect, test } from 'vitest';
import { DEFAULT_SELLER_FEES } from '#contract/shop/seller-fees.ts';
import { entriesOf } from './entries-of.ts';
import type { OrderFacts } from './entries-of.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

/** Placed in November, paid and invoiced in December, and credited in January, with different rates in each. */
const FACTS: OrderFacts = {
  orderId: 1,
  placedOn: '2026-11-30',
  fees: DEFAULT_SELLER_FEES,
  rates: [
    { kind: 'commission', sellerId: null, fromOn: '2026-12-01', basisPoints: 1000 },
    { kind: 'commission', sellerId: 4, fromOn: '2026-11-01', basisPoints: 1200 },
    { kind: 'gst', sellerId: null, fromOn: '2026-12-01', basisPoints: 1200 },
    { kind: 'tcs', sellerId: null, fromOn: '2026-12-01', basisPoints: 100 },
    { kind: 'gst', sellerId: null, fromOn: '2027-01-01', basisPoints: 500 },
    { kind: 'tcs', sellerId: null, fromOn: '2027-01-01', basisPoints: 0 },
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
