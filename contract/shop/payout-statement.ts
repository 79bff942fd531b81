import type { Day } from './dates.ts';
import type { EntryKind } from './ledger.ts';
import type { Paise } from './money.ts';

/**
 * The printed statement of a payout: the amount of each order, and the change of the seller's account since the former
 * payout.
 */
export interface PrintedStatement {
  kind: 'PAYOUT_STATEMENT';
  /** The payout's number. */
  number: string;
  /** The day the payout was made. */
  issuedOn: Day;
  content: StatementContent;
}

export interface StatementContent {
  /** The marketplace that pays. */
  payer: { legalName: string; gstin: string; address: string };
  seller: { legalName: string; tradeName: string; address: string[]; gstin: string | null; pan: string | null };
  status: string;
  /** The masked bank account. */
  account: string;
  reference: string | null;
  paidOn: Day | null;
  /** The number of the former payout, whose closing balance is the opening balance. */
  former: string | null;
  /** The ledger balance owed to the seller after the former payout, and after this one. */
  openingPaise: Paise;
  closingPaise: Paise;
  /** Amounts booked since the former payout, and amounts paid now, by kind. */
  kinds: { kind: EntryKind; bookedPaise: Paise; paidPaise: Paise; count: number }[];
  orders: StatementOrder[];
  amountPaise: Paise;
  amountInWords: string;
}

/** An order's part of a payout; the parts sum to `netPaise`. */
export interface StatementOrder {
  /** Null for amounts without an order. */
  number: string | null;
  /** Sales, and discounts that the marketplace pays. */
  salesPaise: Paise;
  refundsPaise: Paise;
  /** Commission, gateway fee and freight with their GST. */
  feesPaise: Paise;
  /** TCS and TDS. */
  taxesPaise: Paise;
  netPaise: Paise;
}
