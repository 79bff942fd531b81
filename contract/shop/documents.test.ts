import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoicesFor, printedHsn, printedNumber, sellerPrefix, seriesOf, stateOfSupplier } from './documents.ts';
import type { SellerTaxKind } from '../states/seller.ts';

const TAXABLE = { isExempt: false };
const EXEMPT = { isExempt: true };

describe('what one seller sends', () => {
  test.each<[string, SellerTaxKind, boolean, { isExempt: boolean }[], string[]]>([
    ['a registered seller', 'REGULAR', false, [TAXABLE, TAXABLE], ['TAX_INVOICE 2']],
    ['to a registered buyer', 'REGULAR', true, [TAXABLE], ['TAX_INVOICE 1']],
    ['exempt goods', 'REGULAR', false, [EXEMPT], ['BILL_OF_SUPPLY 1']],
    ['both to a consumer', 'REGULAR', false, [TAXABLE, EXEMPT], ['INVOICE_CUM_BILL_OF_SUPPLY 2']],
    ['both to a registered buyer', 'REGULAR', true, [EXEMPT, TAXABLE, TAXABLE], ['TAX_INVOICE 2', 'BILL_OF_SUPPLY 1']],
    ['a composition seller', 'COMPOSITION', false, [TAXABLE, EXEMPT], ['BILL_OF_SUPPLY 2']],
    ['one that is not registered', 'ENROLLED', true, [TAXABLE, EXEMPT], ['BILL 2']],
  ])('%s (%s): its papers', (_, taxKind, isRegistered, lines, documents) => {
    const found = invoicesFor(taxKind, isRegistered, lines);
    expect(found.map(({ kind, lines: own }) => `${kind} ${own.length}`)).toEqual(documents);
  });
});

describe('the number of a paper', () => {
  test('names seller, financial year and place in the series', () => {
    expect(printedNumber(7, 'INVOICE', 2026, 123)).toBe('A07/2627/000123');
    expect(printedNumber(7, 'CREDIT_NOTE', 2026, 123)).toBe('A07/2627/C00123');
    expect(printedNumber(7, 'INVOICE', 2099, 1)).toBe('A07/9900/000001');
    expect(seriesOf('BILL_OF_SUPPLY')).toBe(seriesOf('TAX_INVOICE'));
    expect(seriesOf('CREDIT_NOTE')).not.toBe(seriesOf('BILL'));
  });

  test('has at most 16 signs of those the law allows and begins with a letter', () => {
    assert(
      property(
        nat(700_000),
        constantFrom('INVOICE' as const, 'CREDIT_NOTE' as const),
        integer({ min: 2017, max: 2150 }),
        integer({ min: 1, max: 99_999 }),
        (sellerId, series, year, running) => {
          expect(printedNumber(sellerId, series, year, running)).toMatch(/^[A-Z][A-Z0-9/-]{0,15}$/);
        },
      ),
    );
  });

  test('is no other seller’s', () => {
    const prefixes = Array.from({ length: 60_000 }, (_, id) => sellerPrefix(id));
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

test('the State of a seller is that of its registration, without one that of its pick-up address', () => {
  expect(stateOfSupplier({ gstin: '27ZZTPS4321M1ZX', pickupStateCode: '24' })).toBe('27');
  expect(stateOfSupplier({ gstin: null, pickupStateCode: '24' })).toBe('24');
});

test('an HSN code is printed with as many digits as the seller’s turnover asks for, or as many as there are', () => {
  expect([4, 6, 8].map((digits) => printedHsn('71171990', digits as 4 | 6 | 8))).toEqual([
    '7117',
    '711719',
    '71171990',
  ]);
  expect(printedHsn('7117', 8)).toBe('7117');
});
