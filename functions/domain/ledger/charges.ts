import { commissionOf } from '#contract/shop/seller-fees.ts';
import type { SellerFees } from '#contract/shop/seller-fees.ts';
import { divideHalfUp } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';

/** Who sells, as far as fees and taxes ask. */
export interface ChargedSeller {
  sellerId: number;
  taxKind: SellerTaxKind;
  pan: string | null;
}

/** What a paper comes to, or what is left of it after credit notes. */
export interface ChargedAmounts {
  /** With tax and the seller's fees. */
  totalPaise: Paise;
  taxablePaise: Paise;
  /** The part of it that is exempt from GST. */
  exemptPaise: Paise;
  /** What the marketplace pays of it instead of the buyer. */
  byMarketplacePaise: Paise;
}

/** An invoice, as far as fees and taxes ask. */
export interface ChargedInvoice {
  /** Whether the goods stay in the State they are sold from. */
  isWithinState: boolean;
  /** The seller's invoices of the financial year up to this one, without tax. */
  yearToDatePaise: Paise;
}

/** What a sale costs its seller, and what the marketplace adds. */
export interface Charges {
  discountShare: Paise;
  commission: Paise;
  commissionGst: Paise;
  tcs: Paise;
  tds: Paise;
}

const share = (amount: Paise, basisPoints: number): Paise => divideHalfUp(amount * basisPoints, 10_000);

/**
 * Fees and taxes of an invoice: commission on the value of supply with its tax, TCS and TDS on what is taxed. Within a
 * State TCS is two equal halves, each rounded; sellers who are only enrolled have none (Notification 37/2023-CT).
 */
export function chargesOf(
  { totalPaise, taxablePaise, exemptPaise, byMarketplacePaise }: ChargedAmounts,
  invoice: ChargedInvoice,
  seller: ChargedSeller,
  fees: SellerFees,
): Charges {
  const commission = share(totalPaise, commissionOf(fees, seller.sellerId));
  const supplies = seller.taxKind === 'ENROLLED' ? 0 : taxablePaise - exemptPaise;
  return {
    discountShare: byMarketplacePaise,
    commission,
    commissionGst: share(commission, fees.gstBasisPoints),
    tcs: invoice.isWithinState
      ? 2 * divideHalfUp(supplies * fees.tcsBasisPoints, 20_000)
      : share(supplies, fees.tcsBasisPoints),
    tds: share(taxablePaise, tdsRate(invoice, seller, fees)),
  };
}

/** The fourth letter of a PAN says whose it is: P is an individual, H a Hindu undivided family. */
const MAY_BE_FREE = /^.{3}[PH]/;

/** From the invoice on that passes the limit of the year TDS is deducted. */
function tdsRate({ yearToDatePaise }: ChargedInvoice, { pan }: ChargedSeller, fees: SellerFees): number {
  if (pan === null) return fees.tdsWithoutPanBasisPoints;
  return MAY_BE_FREE.test(pan) && yearToDatePaise <= fees.tdsFreeUpToPaise ? 0 : fees.tdsBasisPoints;
}

/** What the gateway takes of a payment, and the GST on that. */
export function gatewayChargesOf(paidPaise: Paise, fees: SellerFees): { gatewayFee: Paise; gatewayFeeGst: Paise } {
  const gatewayFee = share(paidPaise, fees.gatewayBasisPoints);
  return { gatewayFee, gatewayFeeGst: share(gatewayFee, fees.gstBasisPoints) };
}
