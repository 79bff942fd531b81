import type { Day } from './dates.ts';
import type { PrintedState } from './document-content.ts';
import type { EntryKind } from './ledger.ts';
import type { Paise } from './money.ts';

/** What the marketplace invoices its sellers each month, and the credit note over what it gives back of it (CGST Act s.31, s.34). */
export const FEE_PAPER_KINDS = ['FEE_INVOICE', 'FEE_CREDIT_NOTE'] as const;
export type FeePaperKind = (typeof FEE_PAPER_KINDS)[number];

export const FEE_PAPER_TITLES: Record<FeePaperKind, string> = {
  FEE_INVOICE: 'Tax Invoice',
  FEE_CREDIT_NOTE: 'Credit Note',
};
/** Where both stand among each other. */
export const FEE_PAPER_WORDS: Record<FeePaperKind, string> = {
  FEE_INVOICE: 'Fee invoice',
  FEE_CREDIT_NOTE: 'Fee credit note',
};

/**
 * What the numbers of each series begin with, before the financial year. Both have a letter that no number of a seller's
 * papers begins with (`sellerPrefix`), and with it come to 15 of the 16 signs of rule 46(b).
 */
export const FEE_PAPER_PREFIXES: Record<FeePaperKind, string> = { FEE_INVOICE: 'INV', FEE_CREDIT_NOTE: 'ICN' };
export const FEE_NUMBER_DIGITS = 6;

interface FeeService {
  /** As it is printed. */
  word: string;
  /** Its code in the tariff of services (Notification 11/2017-CT(Rate), annexure). */
  sac: string;
  fee: EntryKind;
  /** The entry of the GST on it; none where the fee has its GST in it. */
  gst: EntryKind | null;
}

/** What sellers are charged for. A courier's charge is passed on as it was paid, its GST in it. */
export const FEE_SERVICES = {
  commission: { word: 'Commission', sac: '998599', fee: 'commission', gst: 'commissionGst' },
  gateway: { word: 'Processing of payments', sac: '997158', fee: 'gatewayFee', gst: 'gatewayFeeGst' },
  freight: { word: 'Courier to the buyer', sac: '996812', fee: 'freight', gst: null },
  returnFreight: { word: 'Courier back to the seller', sac: '996812', fee: 'returnFreight', gst: null },
} as const satisfies Record<string, FeeService>;
export type FeeServiceName = keyof typeof FEE_SERVICES;

/** The kinds of entries that come onto these papers. */
export const FEE_ENTRY_KINDS: readonly EntryKind[] = Object.values(FEE_SERVICES).flatMap(({ fee, gst }) =>
  gst === null ? [fee] : [fee, gst],
);

export interface FeeAmounts {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** A paisa of tax that two equal halves leave over: charged, and outside of tax. */
  roundOff: Paise;
  /** What the ledger has of it. */
  total: Paise;
}

export interface FeeLine extends FeeAmounts {
  service: FeeServiceName;
  taxBasisPoints: number;
  /** How many entries of the ledger it is the sum of, those of GST not counted. */
  count: number;
}

/** What a fee invoice or its credit note says, as it is printed: stored with it and never computed again. */
export interface FeePaperContent {
  issuer: { legalName: string; address: string; gstin: string; state: PrintedState };
  seller: { legalName: string; tradeName: string; address: string[]; gstin: string | null; state: PrintedState };
  /** The seller's State (IGST Act s.12(2)). */
  placeOfSupply: PrintedState;
  tax: 'CGST_SGST' | 'CGST_UTGST' | 'IGST';
  lines: FeeLine[];
  totals: FeeAmounts;
  totalInWords: string;
  /** Of a credit note: the invoices that what it gives back was charged with. */
  credits: { number: string; issuedOn: Day }[];
}

export interface PrintedFeePaper {
  kind: FeePaperKind;
  number: string;
  issuedOn: Day;
  /** What was charged up to the end of this month and stood on no paper yet: `2026-10`. */
  month: string;
  content: FeePaperContent;
}
