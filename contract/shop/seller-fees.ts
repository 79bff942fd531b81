import type { Paise } from './money.ts';

/** Settings of sellers' fees and payouts, except the rates with a validity period (`fee-rates.ts`). */
export interface SellerFees {
  /**
   * The fee on online payments. The gateway keeps it after a refund, and so does the shop. Basis points: 100 is 1 %.
   */
  gatewayBasisPoints: number;
  /** An individual or a Hindu undivided family has no TDS up to this turnover in the financial year. */
  tdsFreeUpToPaise: Paise;
  payouts: {
    /** A smaller amount waits for the next payout. */
    minimumPaise: Paise;
    /** Payouts wait this long after a change of the bank account. */
    bankHoldHours: number;
  };
  /** A courier's cash is late this many days after the delivery. */
  codLateDays: number;
}

export const DEFAULT_SELLER_FEES: SellerFees = {
  gatewayBasisPoints: 200,
  tdsFreeUpToPaise: 5_00_000_00,
  payouts: { minimumPaise: 100_00, bankHoldHours: 72 },
  codLateDays: 10,
};
