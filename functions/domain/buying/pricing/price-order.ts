import { codRefusal } from '#contract/shop/cod.ts';
import type { CodQuestion, CodRefusal } from '#contract/shop/cod.ts';
import { codRuledOut, decideCod } from '#contract/shop/cod-risk.ts';
import type { CodDecision, CodRiskFacts } from '#contract/shop/cod-risk.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { bundleAdjustments, bundledPieces, setsOf } from './bundles.ts';
import type { BundleToApply } from './bundles.ts';
import { chooseCoupon, couponAdjustment } from './coupons.ts';
import type { CouponInEffect, CouponsToChoose, EnteredCoupon, Fees, LineToDiscount } from './coupons.ts';
import { amountOff, LEAST_PAISE, prepaidAdjustment, staffAdjustment } from './discounts.ts';
import type { Adjustment } from './discounts.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';
import { splitTax } from './tax.ts';
import type { TaxSplit } from './tax.ts';

/** An input line of the pipeline. */
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
  /** GST code of the State the items leave from. */
  fromState: string;
}

/** All inputs of a price. */
export interface PriceRequest {
  lines: readonly LineToPrice[];
  method: PaymentMethod;
  policy: StorePolicy;
  /** GST code of the State of delivery. While it is not known, the tax is shown as inter-State. */
  toState: string | undefined;
  coupons: CouponsToChoose;
  /** The bundles that are offered on this day and contain items of the order. */
  bundles?: readonly BundleToApply[];
  /** What staff take off an order they place. */
  staffDiscount?: StaffDiscount | null | undefined;
  /**
   * The other conditions of cash on delivery. `risk` has the facts of the ladder; undefined while the address is not
   * known, and for orders to which the ladder does not apply.
   */
  cod: Pick<CodQuestion, 'place' | 'refusedParcels'> & { risk?: Omit<CodRiskFacts, 'goodsPaise'> | undefined };
}

/** A decision about cash on delivery with its facts. */
export interface CodDecided {
  facts: CodRiskFacts;
  decision: CodDecision;
  /** The additional discount of this price for paying online, in percent. */
  giftPercent: number;
}

/** An output line: amounts in paise, named as in the API. */
export interface PricedLine {
  skuId: number;
  quantity: number;
  mrpPrice: Paise;
  sellingPrice: Paise;
  /** Its share of all adjustments. */
  discount: Paise;
  /** The part of its discount that the platform pays; it is taxable. */
  platformDiscount: Paise;
  /** Paid for the items, without fees. */
  net: Paise;
  /**
   * Its share of the order's fees. They belong to the sellers and are taxed with the items (CGST Act s.8(a),
   * s.15(2)(c)).
   */
  shippingFee: Paise;
  codFee: Paise;
  tax: TaxSplit;
}

/** Sums of an order in paise, named as in the API. */
export interface Totals {
  totalMrpPrice: Paise;
  totalSellingPrice: Paise;
  /** The sum of all adjustments. */
  discount: Paise;
  shippingFee: Paise;
  codFee: Paise;
  taxIncluded: Paise;
  /** The total reduction from the MRP. */
  savings: Paise;
  total: Paise;
}

/** The price of an order with one payment method. */
export interface PricedOrder {
  method: PaymentMethod;
  /** Why this payment method is not available, as text; null if it is. */
  unavailable: string | null;
  /** The amount of additional items that would make it available; null if more items do not help. */
  missing: Paise | null;
  lines: PricedLine[];
  adjustments: Adjustment[];
  /** The coupon that takes effect. */
  coupon: CouponInEffect | null;
  /** The outcome of the entered coupon; null if there is none. */
  entered: EnteredCoupon | null;
  totals: Totals;
  /** The lines as coupons are applied to them: after bundles. */
  afterBundles: LineToDiscount[];
  /** The fees of this payment method before a coupon waives them. */
  feesDue: Fees;
  /** The goods as a discount by staff applies to them: after bundles and coupon. */
  beforeStaff: Paise;
  /**
   * The decision of the ladder, the same with both payment methods; null if it does not apply, and if cash on delivery
   * is not possible anyway.
   */
  codDecided: CodDecided | null;
}

/**
 * Prices an order. This is the only price pipeline: cart, checkout and order show its figures. Its steps: line totals →
 * bundles → coupon → discount by staff → cash-on-delivery rule and ladder → prepaid discount → fees → tax inside each
 * line → total. Each discount is in whole rupees. Discounts and fees are spread over sellers and lines, so that the lines sum to the total.
 */
export function priceOrder(request: PriceRequest): PricedOrder {
  const { lines, method, policy, toState, coupons, bundles = [], staffDiscount, cod } = request;
  const selling = lines.map((line) => line.unitSellingPaise * line.quantity);
  const mrp = lines.map((line) => line.unitMrpPaise * line.quantity);
  const totalSellingPrice = sum(selling);
  const totalMrpPrice = sum(mrp);

  const due = feesOf(method, policy, lines);
  const sets = setsOf(bundles, lines);
  const pieces = bundledPieces(sets, lines);
  const afterBundles = lines.map((line, index) => ({ ...line, bundled: pieces[index]! }));
  const { inEffect: coupon, entered } = chooseCoupon(coupons, afterBundles, due);
  const { shippingFee, codFee } = coupon?.coupon.terms.type === 'FREE_SHIPPING' ? NO_FEES : due;
  const adjustments = bundleAdjustments(sets, lines);
  if (coupon && coupon.amount > 0) adjustments.push(couponAdjustment(coupon, afterBundles));
  const left = () => weighed(lines, (index) => selling[index]! - offLine(adjustments, index));
  if (staffDiscount) {
    const byStaff = staffAdjustment(staffDiscount, left());
    if (byStaff.amount > 0) adjustments.push(byStaff);
  }
  const beforeStaff = totalSellingPrice - amountOff(adjustments, 'bundle') - amountOff(adjustments, 'coupon');
  const goodsPaise = beforeStaff - amountOff(adjustments, 'staff');
  const noCod = codRefusal({ ...cod, goodsPaise, lines }, policy);
  const codDecided =
    noCod === null && cod.risk ? decide({ ...cod.risk, goodsPaise: totalSellingPrice }, method, policy) : null;
  if (method === 'PREPAID') {
    const byPrepaying = prepaidAdjustment(withGift(policy.prepaid, codDecided), left());
    if (byPrepaying.amount > 0) adjustments.push(byPrepaying);
  }
  const discount = sum(adjustments.map(({ amount }) => amount));
  const total = totalSellingPrice - discount + shippingFee + codFee;
  const no = method === 'COD' ? (noCod ?? ladderRefusal(codDecided, policy)) : prepaidRefusal(policy, total);

  const nets = selling.map((amount, index) => amount - offLine(adjustments, index));
  // If the discounts cover the whole price, the fees are spread by the price before discounts.
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
    afterBundles,
    feesDue: due,
    beforeStaff,
    codDecided,
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

function decide(facts: CodRiskFacts, method: PaymentMethod, policy: StorePolicy): CodDecided {
  const decision = decideCod(facts, policy);
  const hasGift = method === 'PREPAID' && decision.applied === 'PREPAID';
  return { facts, decision, giftPercent: hasGift ? policy.codLadder.giftPercent : 0 };
}

function withGift(prepaid: StorePolicy['prepaid'], decided: CodDecided | null): StorePolicy['prepaid'] {
  return { ...prepaid, discountPercent: Math.min(100, prepaid.discountPercent + (decided?.giftPercent ?? 0)) };
}

function ladderRefusal(decided: CodDecided | null, policy: StorePolicy): CodRefusal | null {
  const ruledOut = decided && codRuledOut(decided.decision, policy);
  return ruledOut ? { words: ruledOut, missingPaise: null } : null;
}

function prepaidRefusal({ prepaid }: StorePolicy, total: Paise): CodRefusal | null {
  if (!prepaid.offered) return { words: 'Online payment is not offered at the moment.', missingPaise: null };
  // A total of zero needs no payment.
  return total > 0 && total < LEAST_PAISE ? { words: REFUSALS.PREPAID_TOO_SMALL.text, missingPaise: null } : null;
}

const NO_FEES: Fees = { shippingFee: 0, codFee: 0 };

/** Returns the fees before a coupon waives them. */
function feesOf(method: PaymentMethod, policy: StorePolicy, lines: readonly LineToPrice[]): Fees {
  if (lines.length === 0) return NO_FEES;
  return { shippingFee: policy.shippingFeePaise, codFee: method === 'COD' ? policy.cod.feePaise : 0 };
}

/** Returns the sum of some discounts for a line. */
function offLine(adjustments: readonly Adjustment[], index: number): Paise {
  return sum(adjustments.map(({ perLine }) => perLine[index]!));
}

function weighed(lines: readonly LineToPrice[], weight: (index: number) => Paise) {
  return lines.map(({ sellerId }, index) => ({ sellerId, weight: weight(index) }));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
