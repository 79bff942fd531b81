import { describe, expect, test } from 'vitest';
import { BASE_RATES } from '#contract/shop/fee-rates.ts';
import { DEFAULT_SELLER_FEES } from '#contract/shop/seller-fees.ts';
import { splitTax } from '../../buying/pricing/tax.ts';
import { chargesOf, gatewayChargesOf } from './charges.ts';
import type { ChargedSeller } from './charges.ts';

const RATES = { ...BASE_RATES, tdsFreeUpToPaise: DEFAULT_SELLER_FEES.tdsFreeUpToPaise };
const COMPANY: ChargedSeller = { sellerId: 1, taxKind: 'REGULAR', pan: 'AAACA1234K' };
const PERSON: ChargedSeller = { ...COMPANY, pan: 'AAAPA1234K' };

/** Returns the amounts of an invoice whose total includes 3 % GST. */
function amounts(totalPaise: number, isWithinState: boolean) {
  const { taxablePaise } = splitTax(totalPaise, 300, isWithinState ? 'within' : 'across');
  return {
    commissioned: new Map([[BASE_RATES.commission, totalPaise]]),
    taxablePaise,
    exemptPaise: 0,
    byMarketplacePaise: 0,
  };
}

describe('the worked settlement of an order of ₹1,000 with 3 % GST', () => {
  // Commission 15 % and gateway 2 % of the total, 18 % GST on both, TCS 0.5 % and TDS 0.1 % of the taxable value.
  test.each([
    { isWithinState: true, tcs: 4_86, tds: 97, payout: 793_57 },
    { isWithinState: false, tcs: 4_85, tds: 97, payout: 793_58 },
  ])('within the State: $isWithinState', ({ isWithinState, payout, ...taxes }) => {
    const invoice = { isWithinState, yearToDatePaise: 970_88 };
    const charges = chargesOf(amounts(1000_00, isWithinState), invoice, COMPANY, RATES);
    expect(charges).toEqual({ discountShare: 0, commission: 150_00, commissionGst: 27_00, ...taxes });
    const gateway = gatewayChargesOf(1000_00, { gateway: DEFAULT_SELLER_FEES.gatewayBasisPoints, gst: BASE_RATES.gst });
    expect(gateway).toEqual({ gatewayFee: 20_00, gatewayFeeGst: 3_60 });
    const taken = [...Object.values(charges), ...Object.values(gateway)].reduce((sum, amount) => sum + amount, 0);
    expect(1000_00 - taken).toBe(payout);
  });

  test('without a PAN 5 % is deducted', () => {
    const invoice = { isWithinState: true, yearToDatePaise: 970_88 };
    const without = { ...COMPANY, pan: null };
    expect(chargesOf(amounts(1000_00, true), invoice, without, RATES).tds).toBe(48_54);
  });
});

describe('TDS of an individual', () => {
  test.each([
    [5_00_000_00, 0],
    [5_00_000_01, 97],
  ])('whose invoices of the year come to %i paise is %i', (yearToDatePaise, tds) => {
    const invoice = { isWithinState: false, yearToDatePaise };
    expect(chargesOf(amounts(1000_00, false), invoice, PERSON, RATES).tds).toBe(tds);
  });
});

test('TCS is taken of what is taxed, and of no enrolled seller', () => {
  const invoice = { isWithinState: false, yearToDatePaise: 0 };
  const sold = amounts(1000_00, false);
  const half = { ...sold, exemptPaise: 400_00 };
  expect(chargesOf(half, invoice, COMPANY, RATES).tcs).toBe(2_85);
  expect(chargesOf(sold, invoice, { ...COMPANY, taxKind: 'ENROLLED' }, RATES).tcs).toBe(0);
});
