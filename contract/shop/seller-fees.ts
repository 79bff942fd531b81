import type { Paise } from './money.ts';

/** What holds of sellers' fees and payouts beside the rates that have their days (`fee-rates.ts`). */
export interface SellerFees {
  /** Of what was paid online; the gateway keeps it when the money goes back, and so does the shop. Basis points: 100 is 1 %. */
  gatewayBasisPoints: number;
  /** No TDS is deducted from an individual or a Hindu undivided family that sold no more than this in the financial year. */
  tdsFreeUpToPaise: Paise;
  payouts: {
    /** Less than this waits for the next payout. */
    minimumPaise: Paise;
    /** Payouts wait so long after the bank account was changed. */
    bankHoldHours: number;
  };
  /** Cash that a courier has not handed over so many days after the delivery is late. */
  codLateDays: number;
}

export const DEFAULT_SELLER_FEES: SellerFees = {
  gatewayBasisPoints: 200,
  tdsFreeUpToPaise: 5_00_000_00,
  payouts: { minimumPaise: 100_00, bankHoldHours: 72 },
  codLateDays: 10,
};
