import { codRefusal } from '#contract/shop/cod.ts';
import type { CodQuestion, CodRefusal } from '#contract/shop/cod.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { chooseCoupon, couponAdjustment } from './coupons.ts';
import type { CouponInEffect, CouponsToChoose, EnteredCoupon, Fees } from './coupons.ts';
import { amountOff, LEAST_PAISE, prepaidAdjustment } from './discounts.ts';
import type { Adjustment } from './discounts.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';
import { splitTax } from './tax.ts';
import type { TaxSplit } from './tax.ts';

/** A line as it goes into the pipeline. */
export interface LineToPrice {
  skuId: number;
  sellerId: number;
  name: string;
  quantity: number;
  unitMrpPaise: Paise;
  unitSellingPaise: Paise;
  /** Whether product and seller allow cash on delivery. */
  codAllowed: boolean;
  taxBasisPoints: number;
  /** GST code of the State the goods leave from. */
  fromState: string;
}

/** All that a price depends on. */
export interface PriceRequest {
  lines: readonly LineToPrice[];
  method: PaymentMethod;
  policy: StorePolicy;
  /** GST code of the State of delivery; while it is not known the tax is shown as across a border. */
  toState: string | undefined;
  coupons: CouponsToChoose;
  /** What beside the goods decides whether they can be paid at the door. */
  cod: Pick<CodQuestion, 'place' | 'refusedParcels'>;
}

/** A line as it comes out: amounts in paise, named as on the wire. */
export interface PricedLine {
  skuId: number;
  quantity: number;
  mrpPrice: Paise;
  sellingPrice: Paise;
  /** Its share of all adjustments. */
  discount: Paise;
  /** The part of its discount that the seller does not pay for, and that is taxed therefore. */
  platformDiscount: Paise;
  /** Paid for the goods; the fees come on top. */
  net: Paise;
  /** Its share of the order's fees, which are the sellers' and taxed with the goods (CGST Act s.8(a), s.15(2)(c)). */
  shippingFee: Paise;
  codFee: Paise;
  tax: TaxSplit;
}

/** Sums of an order in paise, named as on the wire. */
export interface Totals {
  totalMrpPrice: Paise;
  totalSellingPrice: Paise;
  /** What all adjustments take off. */
  discount: Paise;
  shippingFee: Paise;
  codFee: Paise;
  taxIncluded: Paise;
  /** What is off the MRP altogether. */
  savings: Paise;
  total: Paise;
}

/** What an order costs with one payment method. */
export interface PricedOrder {
  method: PaymentMethod;
  /** Why it cannot be had that way, in words; null where it can. */
  unavailable: string | null;
  /** What more goods would make it possible; null where more are no help. */
  missing: Paise | null;
  lines: PricedLine[];
  adjustments: Adjustment[];
  /** The coupon that takes effect. */
  coupon: CouponInEffect | null;
  /** What became of the one that was entered; null where none was. */
  entered: EnteredCoupon | null;
  totals: Totals;
  /** What this way to pay charges where no coupon waives it. */
  feesDue: Fees;
}

/**
 * The one price pipeline. Cart, checkout and order show its figures and nothing else computes any: line totals → coupon
 * → prepaid discount → cash-on-delivery rule → fees → tax inside each line → total. Each discount is a whole rupee and
 * spread over sellers and lines, as the fees are, so that the lines sum to what is paid.
 */
export function priceOrder({ lines, method, policy, toState, coupons, cod }: PriceRequest): PricedOrder {
  const selling = lines.map((line) => line.unitSellingPaise * line.quantity);
  const mrp = lines.map((line) => line.unitMrpPaise * line.quantity);
  const totalSellingPrice = sum(selling);
  const totalMrpPrice = sum(mrp);

  const due = feesOf(method, policy, lines);
  const { inEffect: coupon, entered } = chooseCoupon(coupons, lines, due);
  const { shippingFee, codFee } = coupon?.coupon.terms.type === 'FREE_SHIPPING' ? NO_FEES : due;
  const adjustments = coupon && coupon.amount > 0 ? [couponAdjustment(coupon, lines)] : [];
  if (method === 'PREPAID') {
    const left = weighed(lines, (index) => selling[index]! - offLine(adjustments, index));
    const byPrepaying = prepaidAdjustment(policy.prepaid, left);
    if (byPrepaying.amount > 0) adjustments.push(byPrepaying);
  }
  const discount = sum(adjustments.map(({ amount }) => amount));

  const goodsPaise = totalSellingPrice - amountOff(adjustments, 'coupon');
  const total = totalSellingPrice - discount + shippingFee + codFee;
  const no = method === 'COD' ? codRefusal({ ...cod, goodsPaise, lines }, policy) : prepaidRefusal(policy, total);

  const nets = selling.map((amount, index) => amount - offLine(adjustments, index));
  // Where nothing is left to pay for the goods, the fees follow what they cost.
  const weights = weighed(lines, (index) => (discount < totalSellingPrice ? nets : selling)[index]!);
  const shippingFees = spreadOverSellers(shippingFee, weights, 'any');
  const codFees = spreadOverSellers(codFee, weights, 'any');
  const byPlatform = adjustments.filter(({ fundedBy }) => fundedBy === 'PLATFORM');

  const priced = lines.map((line, index): PricedLine => {
    const ofLine = {
      net: nets[index]!,
      platformDiscount: offLine(byPlatform, index),
      shippingFee: shippingFees[index]!,
      codFee: codFees[index]!,
    };
    const taxed = ofLine.net + ofLine.platformDiscount + ofLine.shippingFee + ofLine.codFee;
    return {
      skuId: line.skuId,
      quantity: line.quantity,
      mrpPrice: mrp[index]!,
      sellingPrice: selling[index]!,
      discount: offLine(adjustments, index),
      ...ofLine,
      tax: splitTax(taxed, line.taxBasisPoints, line.fromState === toState ? 'within' : 'across'),
    };
  });

  return {
    method,
    unavailable: no?.words ?? null,
    missing: no?.missingPaise ?? null,
    lines: priced,
    adjustments,
    coupon,
    entered,
    feesDue: due,
    totals: {
      totalMrpPrice,
      totalSellingPrice,
      discount,
      shippingFee,
      codFee,
      taxIncluded: sum(priced.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise)),
      savings: totalMrpPrice - totalSellingPrice + discount,
      total,
    },
  };
}

function prepaidRefusal({ prepaid }: StorePolicy, total: Paise): CodRefusal | null {
  if (!prepaid.offered) return { words: 'Online payment is not offered at the moment.', missingPaise: null };
  // What costs nothing is not paid.
  return total > 0 && total < LEAST_PAISE ? { words: REFUSALS.PREPAID_TOO_SMALL.text, missingPaise: null } : null;
}

const NO_FEES: Fees = { shippingFee: 0, codFee: 0 };

/** What is charged beside the goods, before a coupon waives it. */
function feesOf(method: PaymentMethod, policy: StorePolicy, lines: readonly LineToPrice[]): Fees {
  if (lines.length === 0) return NO_FEES;
  return { shippingFee: policy.shippingFeePaise, codFee: method === 'COD' ? policy.cod.feePaise : 0 };
}

/** What some discounts take off a line. */
function offLine(adjustments: readonly Adjustment[], index: number): Paise {
  return sum(adjustments.map(({ perLine }) => perLine[index]!));
}

function weighed(lines: readonly LineToPrice[], weight: (index: number) => Paise) {
  return lines.map(({ sellerId }, index) => ({ sellerId, weight: weight(index) }));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
