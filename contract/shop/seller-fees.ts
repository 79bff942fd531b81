import type { Paise } from './money.ts';

/** What the marketplace takes from its sellers, and what the law has it withhold. Rates are basis points: 100 is 1 %. */
export interface SellerFees {
  /** Of the value of supply, tax included; of sellers with a rate of their own, that. */
  commissionBasisPoints: number;
  ofSellers: { sellerId: number; commissionBasisPoints: number }[];
  /** Of what was paid online; the gateway keeps it when the money goes back, and so does the shop. */
  gatewayBasisPoints: number;
  /** GST on both: support services (SAC 998599) and processing of payments (SAC 997158). */
  gstBasisPoints: number;
  /** Tax collected at source, of the taxable value: half of it CGST and half SGST within a State (CGST Act s.52). */
  tcsBasisPoints: number;
  /** Tax deducted at source, of the taxable value (Income-tax Act 2025 s.393(1)), and where the seller gave no PAN (s.397(2)). */
  tdsBasisPoints: number;
  tdsWithoutPanBasisPoints: number;
  /** Nothing is deducted from an individual or a Hindu undivided family that sold no more than this in the financial year. */
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
  commissionBasisPoints: 1500,
  ofSellers: [],
  gatewayBasisPoints: 200,
  gstBasisPoints: 1800,
  tcsBasisPoints: 50,
  tdsBasisPoints: 10,
  tdsWithoutPanBasisPoints: 500,
  tdsFreeUpToPaise: 5_00_000_00,
  payouts: { minimumPaise: 100_00, bankHoldHours: 72 },
  codLateDays: 10,
};

/** The rate of the commission that holds for a seller. */
export function commissionOf({ commissionBasisPoints, ofSellers }: SellerFees, sellerId: number): number {
  return ofSellers.find((own) => own.sellerId === sellerId)?.commissionBasisPoints ?? commissionBasisPoints;
}
