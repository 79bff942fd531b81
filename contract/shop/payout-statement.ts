import type { Day } from './dates.ts';
import type { EntryKind } from './ledger.ts';
import type { Paise } from './money.ts';

/** The statement of a payout as it is drawn: what it pays, order by order, and how the seller's account moved up to it. */
export interface PrintedStatement {
  kind: 'PAYOUT_STATEMENT';
  /** The payout's. */
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
  /** Where it goes, as far as it is shown. */
  account: string;
  reference: string | null;
  paidOn: Day | null;
  /** The number of the payout before this one, after which the opening balance was owed. */
  former: string | null;
  /** What the seller was owed by the ledger after the payout before, and after this one. */
  openingPaise: Paise;
  closingPaise: Paise;
  /** What was booked since the payout before, and what of the ledger is paid now, by kind. */
  kinds: { kind: EntryKind; bookedPaise: Paise; paidPaise: Paise; count: number }[];
  orders: StatementOrder[];
  amountPaise: Paise;
  amountInWords: string;
}

/** An order's part of a payout; the parts sum to `netPaise`. */
export interface StatementOrder {
  /** None for what belongs to no order. */
  number: string | null;
  /** Sales, and discounts that the marketplace pays. */
  salesPaise: Paise;
  refundsPaise: Paise;
  /** Commission, gateway and freight with their GST. */
  feesPaise: Paise;
  /** TCS and TDS. */
  taxesPaise: Paise;
  netPaise: Paise;
}
