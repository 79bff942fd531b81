import type { SellerTaxKind } from '../states/seller.ts';
import { yearInNumber } from './financial-year.ts';
import type { FinancialYear } from './financial-year.ts';
import { stateCodeOfGstin } from './gstin.ts';

/**
 * Papers of a sale. A seller that is registered issues a tax invoice, for goods that are exempt a bill of supply, for
 * both to a consumer one that is both (CGST Rules, rules 46, 49 and 46A); a composition seller a bill of supply; one
 * that is not registered a plain bill. A credit note takes back some of one of them (CGST Act s.34).
 */
export const DOCUMENT_KINDS = [
  'TAX_INVOICE',
  'BILL_OF_SUPPLY',
  'INVOICE_CUM_BILL_OF_SUPPLY',
  'BILL',
  'CREDIT_NOTE',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type InvoiceKind = Exclude<DocumentKind, 'CREDIT_NOTE'>;

export const DOCUMENT_TITLES: Record<DocumentKind, string> = {
  TAX_INVOICE: 'Tax Invoice',
  BILL_OF_SUPPLY: 'Bill of Supply',
  INVOICE_CUM_BILL_OF_SUPPLY: 'Invoice-cum-Bill of Supply',
  BILL: 'Bill',
  CREDIT_NOTE: 'Credit Note',
};

/** What a composition seller's bill has to say (CGST Rules, rule 5(1)(f)). */
export const COMPOSITION_SENTENCE = 'Composition taxable person, not eligible to collect tax on supplies';

/**
 * The papers for what one seller sends: one, or two where a registered buyer takes taxable and exempt goods together,
 * which may not stand on one paper (rule 46A is for consumers).
 * @returns each kind with its lines, in their order
 */
export function invoicesFor<Line extends { isExempt: boolean }>(
  taxKind: SellerTaxKind,
  buyerIsRegistered: boolean,
  lines: readonly Line[],
): { kind: InvoiceKind; lines: Line[] }[] {
  if (taxKind === 'COMPOSITION') return [{ kind: 'BILL_OF_SUPPLY', lines: [...lines] }];
  if (taxKind === 'ENROLLED') return [{ kind: 'BILL', lines: [...lines] }];
  const exempt = lines.filter(({ isExempt }) => isExempt);
  const taxable = lines.filter(({ isExempt }) => !isExempt);
  if (exempt.length > 0 && taxable.length > 0 && !buyerIsRegistered) {
    return [{ kind: 'INVOICE_CUM_BILL_OF_SUPPLY', lines: [...lines] }];
  }
  const documents = [
    { kind: 'TAX_INVOICE', lines: taxable },
    { kind: 'BILL_OF_SUPPLY', lines: exempt },
  ] as const;
  return documents.filter((document) => document.lines.length > 0);
}

/** Invoices of all kinds are numbered in one series, credit notes in another. */
export const DOCUMENT_SERIES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentSeries = (typeof DOCUMENT_SERIES)[number];

export function seriesOf(kind: DocumentKind): DocumentSeries {
  return kind === 'CREDIT_NOTE' ? 'CREDIT_NOTE' : 'INVOICE';
}

/** No I, L, O or U, which are misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = SIGNS.slice(10);

/**
 * What the numbers of a seller's papers begin with: a letter and two signs, and a third one from the 22,529th seller on.
 * It is made of the seller's id, so no two sellers share one and it never changes.
 */
export function sellerPrefix(sellerId: number): string {
  const short = LETTERS.length * SIGNS.length ** 2;
  let rest = sellerId < short ? sellerId : sellerId - short;
  let signs = '';
  for (let left = sellerId < short ? 2 : 3; left > 0; left -= 1) {
    signs = SIGNS.charAt(rest % SIGNS.length) + signs;
    rest = Math.floor(rest / SIGNS.length);
  }
  return LETTERS.charAt(rest) + signs;
}

/** What all numbers of a series begin with. @example numberStart(7, 'INVOICE', 2026) // 'A07/2627/' */
export function numberStart(sellerId: number, series: DocumentSeries, year: FinancialYear): string {
  return `${sellerPrefix(sellerId)}/${yearInNumber(year)}/${series === 'CREDIT_NOTE' ? 'C' : ''}`;
}

/** Digits of a running number, filled up with zeros: with what it begins it has at most 16 signs (rule 46(b)). */
export const NUMBER_DIGITS: Record<DocumentSeries, number> = { INVOICE: 6, CREDIT_NOTE: 5 };

/** A number as it is printed. @example printedNumber(7, 'INVOICE', 2026, 123) // 'A07/2627/000123' */
export function printedNumber(sellerId: number, series: DocumentSeries, year: FinancialYear, running: number): string {
  return numberStart(sellerId, series, year) + String(running).padStart(NUMBER_DIGITS[series], '0');
}

/** The supplier's State: that of its GSTIN, without one that of its pick-up address. */
export function stateOfSupplier(seller: { gstin: string | null; pickupStateCode: string }): string {
  return seller.gstin === null ? seller.pickupStateCode : stateCodeOfGstin(seller.gstin);
}

/** How many digits of an HSN code a seller prints: by its turnover (Notification 78/2020-CT). */
export const HSN_DIGITS = [4, 6, 8] as const;
export type HsnDigits = (typeof HSN_DIGITS)[number];

export function printedHsn(hsn: string, digits: HsnDigits): string {
  return hsn.slice(0, digits);
}
