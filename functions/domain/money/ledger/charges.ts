import type { FeeRateKind } from '#contract/shop/fee-rates.ts';
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

/** The rates that hold for a seller's invoice, in basis points, and up to which sales of the year no TDS is deducted. */
export interface ChargeRates extends Record<FeeRateKind, number> {
  tdsFreeUpToPaise: Paise;
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
  rates: ChargeRates,
): Charges {
  const commission = share(totalPaise, rates.commission);
  const supplies = seller.taxKind === 'ENROLLED' ? 0 : taxablePaise - exemptPaise;
  return {
    discountShare: byMarketplacePaise,
    commission,
    commissionGst: share(commission, rates.gst),
    tcs: invoice.isWithinState ? 2 * divideHalfUp(supplies * rates.tcs, 20_000) : share(supplies, rates.tcs),
    tds: share(taxablePaise, tdsRate(invoice, seller, rates)),
  };
}

/** The fourth letter of a PAN says whose it is: P is an individual, H a Hindu undivided family. */
const MAY_BE_FREE = /^.{3}[PH]/;

/** From the invoice on that passes the limit of the year TDS is deducted. */
function tdsRate({ yearToDatePaise }: ChargedInvoice, { pan }: ChargedSeller, rates: ChargeRates): number {
  if (pan === null) return rates.tdsWithoutPan;
  return MAY_BE_FREE.test(pan) && yearToDatePaise <= rates.tdsFreeUpToPaise ? 0 : rates.tds;
}

/** What the gateway takes of a payment, and the GST on that, by their rates in basis points. */
export function gatewayChargesOf(
  paidPaise: Paise,
  rates: { gateway: number; gst: number },
): { gatewayFee: Paise; gatewayFeeGst: Paise } {
  const gatewayFee = share(paidPaise, rates.gateway);
  return { gatewayFee, gatewayFeeGst: share(gatewayFee, rates.gst) };
}
