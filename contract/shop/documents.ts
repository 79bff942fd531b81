import type { SellerTaxKind } from '../states/seller.ts';
import { yearInNumber } from './financial-year.ts';
import type { FinancialYear } from './financial-year.ts';
import { stateCodeOfGstin } from './gstin.ts';

/**
 * Documents of a sale. A registered seller issues a tax invoice; for exempt goods a bill of supply; for both to a
 * consumer an invoice-cum-bill of supply (CGST Rules, rules 46, 49 and 46A). A composition seller issues a bill of
 * supply, an unregistered one a plain bill. A credit note reverses a part of one of them (CGST Act s.34).
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

export const DOCUMENT_TITLES = {
  TAX_INVOICE: 'Tax Invoice',
  BILL_OF_SUPPLY: 'Bill of Supply',
  INVOICE_CUM_BILL_OF_SUPPLY: 'Invoice-cum-Bill of Supply',
  BILL: 'Bill',
  CREDIT_NOTE: 'Credit Note',
} as const satisfies Record<DocumentKind, string>;

/** The required text on a composition seller's bill (CGST Rules, rule 5(1)(f)). */
export const COMPOSITION_SENTENCE = 'Composition taxable person, not eligible to collect tax on supplies';

/**
 * Returns the documents for a seller's consignment: one, or two if a registered buyer takes taxable and exempt goods
 * together, which may not be on one document (rule 46A is for consumers).
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

/** Invoices of all kinds share one number series; credit notes have another. */
export const DOCUMENT_SERIES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentSeries = (typeof DOCUMENT_SERIES)[number];

export function seriesOf(kind: DocumentKind): DocumentSeries {
  return kind === 'CREDIT_NOTE' ? 'CREDIT_NOTE' : 'INVOICE';
}

/** Without I, L, O and U, which are misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = SIGNS.slice(10);

/**
 * Returns the prefix of a seller's document numbers: a letter and two characters, with a third one from the 22,529th
 * seller on. It is derived from the seller's id, so it is unique and never changes.
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

/** Returns the common prefix of the numbers of a series. @example numberStart(7, 'INVOICE', 2026) // 'A07/2627/' */
export function numberStart(sellerId: number, series: DocumentSeries, year: FinancialYear): string {
  return `${sellerPrefix(sellerId)}/${yearInNumber(year)}/${series === 'CREDIT_NOTE' ? 'C' : ''}`;
}

/** Digits of a running number, padded with zeros. With its prefix a number has at most 16 characters (rule 46(b)). */
export const NUMBER_DIGITS: Record<DocumentSeries, number> = { INVOICE: 6, CREDIT_NOTE: 5 };

/** Returns a number as printed. @example printedNumber(7, 'INVOICE', 2026, 123) // 'A07/2627/000123' */
export function printedNumber(sellerId: number, series: DocumentSeries, year: FinancialYear, running: number): string {
  return numberStart(sellerId, series, year) + String(running).padStart(NUMBER_DIGITS[series], '0');
}

/** Returns the supplier's State: that of its GSTIN, else that of its pick-up address. */
export function stateOfSupplier(seller: { gstin: string | null; pickupStateCode: string }): string {
  return seller.gstin === null ? seller.pickupStateCode : stateCodeOfGstin(seller.gstin);
}

/** The number of HSN digits a seller prints, by its turnover (Notification 78/2020-CT). */
export const HSN_DIGITS = [4, 6, 8] as const;
export type HsnDigits = (typeof HSN_DIGITS)[number];

export function printedHsn(hsn: string, digits: HsnDigits): string {
  return hsn.slice(0, digits);
}
