import type { FeeRateKind } from '#contract/shop/fee-rates.ts';
import { divideHalfUp } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';

/** The fields of a seller that fees and taxes depend on. */
export interface ChargedSeller {
  sellerId: number;
  taxKind: SellerTaxKind;
  pan: string | null;
}

/** The amounts of a document, or the rest of it after credit notes. */
export interface ChargedAmounts {
  /** The total with tax and the seller's fees, by the commission rate of the goods in basis points. */
  commissioned: ReadonlyMap<number, Paise>;
  taxablePaise: Paise;
  /** The part that is exempt from GST. */
  exemptPaise: Paise;
  /** The part that the marketplace pays instead of the buyer. */
  byMarketplacePaise: Paise;
}

/** The fields of an invoice that fees and taxes depend on. */
export interface ChargedInvoice {
  /** Whether the goods stay in the State they are sold from. */
  isWithinState: boolean;
  /** The seller's sales of the financial year up to and including this invoice, without tax. */
  yearToDatePaise: Paise;
}

/** The charges of a sale to its seller, and the marketplace's share of the discount. */
export interface Charges {
  discountShare: Paise;
  commission: Paise;
  commissionGst: Paise;
  tcs: Paise;
  tds: Paise;
}

/** The rates of taxes for a seller's invoice, in basis points, and the sales of the year up to which no TDS is deducted. */
export interface ChargeRates extends Record<Exclude<FeeRateKind, 'commission'>, number> {
  tdsFreeUpToPaise: Paise;
}

const share = (amount: Paise, basisPoints: number): Paise => divideHalfUp(amount * basisPoints, 10_000);

/**
 * Returns the fees and taxes of an invoice. Commission, with its GST, applies to the value of supply. Items with one rate
 * are rounded once, so an invoice with one rate is charged on its total. TCS and TDS apply to the taxable amount. Within
 * a State TCS has two equal halves, each rounded. Sellers who are only enrolled have no TCS (Notification 37/2023-CT).
 */
export function chargesOf(
  { commissioned, taxablePaise, exemptPaise, byMarketplacePaise }: ChargedAmounts,
  invoice: ChargedInvoice,
  seller: ChargedSeller,
  rates: ChargeRates,
): Charges {
  const commission = [...commissioned].reduce((sum, [rate, totalPaise]) => sum + share(totalPaise, rate), 0);
  const supplies = seller.taxKind === 'ENROLLED' ? 0 : taxablePaise - exemptPaise;
  return {
    discountShare: byMarketplacePaise,
    commission,
    commissionGst: share(commission, rates.gst),
    tcs: invoice.isWithinState ? 2 * divideHalfUp(supplies * rates.tcs, 20_000) : share(supplies, rates.tcs),
    tds: share(taxablePaise, tdsRate(invoice, seller, rates)),
  };
}

/** The fourth letter of a PAN is the kind of holder: P is an individual, H a Hindu undivided family. */
const MAY_BE_FREE = /^.{3}[PH]/;

/** Returns the TDS rate. TDS is deducted from the invoice that exceeds the year's limit onwards. */
function tdsRate({ yearToDatePaise }: ChargedInvoice, { pan }: ChargedSeller, rates: ChargeRates): number {
  if (pan === null) return rates.tdsWithoutPan;
  return MAY_BE_FREE.test(pan) && yearToDatePaise <= rates.tdsFreeUpToPaise ? 0 : rates.tds;
}

/** Returns the gateway's charge for a payment, and the GST on it. Rates are in basis points. */
export function gatewayChargesOf(
  paidPaise: Paise,
  rates: { gateway: number; gst: number },
): { gatewayFee: Paise; gatewayFeeGst: Paise } {
  const gatewayFee = share(paidPaise, rates.gateway);
  return { gatewayFee, gatewayFeeGst: share(gatewayFee, rates.gst) };
}
