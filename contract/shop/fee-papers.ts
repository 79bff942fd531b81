import type { Day } from './dates.ts';
import type { PrintedState } from './document-content.ts';
import type { EntryKind } from './ledger.ts';
import type { Paise } from './money.ts';

/** The marketplace's monthly invoice to a seller, and the credit note for fees it gives back (CGST Act s.31, s.34). */
export const FEE_PAPER_KINDS = ['FEE_INVOICE', 'FEE_CREDIT_NOTE'] as const;
export type FeePaperKind = (typeof FEE_PAPER_KINDS)[number];

export const FEE_PAPER_TITLES: Record<FeePaperKind, string> = {
  FEE_INVOICE: 'Tax Invoice',
  FEE_CREDIT_NOTE: 'Credit Note',
};
/** Their names in lists that contain both. */
export const FEE_PAPER_WORDS: Record<FeePaperKind, string> = {
  FEE_INVOICE: 'Fee invoice',
  FEE_CREDIT_NOTE: 'Fee credit note',
};

/**
 * The prefix of each series before the financial year. Both begin with a letter that no number of a seller's documents
 * begins with (`sellerPrefix`). The numbers have 15 of the 16 characters of rule 46(b).
 */
export const FEE_PAPER_PREFIXES: Record<FeePaperKind, string> = { FEE_INVOICE: 'INV', FEE_CREDIT_NOTE: 'ICN' };
export const FEE_NUMBER_DIGITS = 6;

interface FeeService {
  /** The printed name. */
  word: string;
  /** Its code in the tariff of services (Notification 11/2017-CT(Rate), annexure). */
  sac: string;
  fee: EntryKind;
  /** The kind of the entry for its GST; null if the fee includes its GST. */
  gst: EntryKind | null;
}

/** The fees charged to sellers. A courier's charge is passed on as paid, including GST. */
export const FEE_SERVICES = {
  commission: { word: 'Commission', sac: '998599', fee: 'commission', gst: 'commissionGst' },
  gateway: { word: 'Processing of payments', sac: '997158', fee: 'gatewayFee', gst: 'gatewayFeeGst' },
  freight: { word: 'Courier to the buyer', sac: '996812', fee: 'freight', gst: null },
  returnFreight: { word: 'Courier back to the seller', sac: '996812', fee: 'returnFreight', gst: null },
} as const satisfies Record<string, FeeService>;
export type FeeServiceName = keyof typeof FEE_SERVICES;

/** The kinds of entries on these documents. */
export const FEE_ENTRY_KINDS: readonly EntryKind[] = Object.values(FEE_SERVICES).flatMap(({ fee, gst }) =>
  gst === null ? [fee] : [fee, gst],
);

export interface FeeAmounts {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** A paisa of tax that is left over from two equal halves: charged, but not as tax. */
  roundOff: Paise;
  /** The amount in the ledger. */
  total: Paise;
}

export interface FeeLine extends FeeAmounts {
  service: FeeServiceName;
  taxBasisPoints: number;
  /** The number of ledger entries in this sum, without those for GST. */
  count: number;
}

/** The content of a fee invoice or its credit note as printed. It is stored with it and never computed again. */
export interface FeePaperContent {
  issuer: { legalName: string; address: string; gstin: string; state: PrintedState };
  seller: { legalName: string; tradeName: string; address: string[]; gstin: string | null; state: PrintedState };
  /** The seller's State (IGST Act s.12(2)). */
  placeOfSupply: PrintedState;
  tax: 'CGST_SGST' | 'CGST_UTGST' | 'IGST';
  lines: FeeLine[];
  totals: FeeAmounts;
  totalInWords: string;
  /** For a credit note: the invoices that charged the fees it gives back. */
  credits: { number: string; issuedOn: Day }[];
}

export interface PrintedFeePaper {
  kind: FeePaperKind;
  number: string;
  issuedOn: Day;
  /** The month of the invoice, such as `2026-10`. It contains all fees up to its end that were not invoiced yet. */
  month: string;
  content: FeePaperContent;
}
