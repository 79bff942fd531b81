import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { codRefusal } from './cod.ts';
import { amountOff, couponAdjustment, prepaidAdjustment } from './discounts.ts';
import type { Adjustment, CouponToApply } from './discounts.ts';
import { splitTax } from './tax.ts';
import type { TaxSplit } from './tax.ts';

/** A line as it goes into the pipeline. */
export interface LineToPrice {
  skuId: number;
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
  coupon: CouponToApply | null;
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
  net: Paise;
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
  lines: PricedLine[];
  adjustments: Adjustment[];
  totals: Totals;
}

/**
 * The one price pipeline. Cart, checkout and order show its figures and nothing else computes any: line totals → coupon
 * → prepaid discount → cash-on-delivery rule → fees → tax inside each line → total. Each discount is rounded to a whole
 * rupee and spread over the lines by largest remainder, so that the lines sum to what is paid.
 */
export function priceOrder({ lines, method, policy, toState, coupon }: PriceRequest): PricedOrder {
  const selling = lines.map((line) => line.unitSellingPaise * line.quantity);
  const mrp = lines.map((line) => line.unitMrpPaise * line.quantity);
  const totalSellingPrice = sum(selling);
  const totalMrpPrice = sum(mrp);

  const adjustments: Adjustment[] = [];
  const byCoupon = coupon && couponAdjustment(coupon, lines);
  if (byCoupon) adjustments.push(byCoupon);
  if (method === 'PREPAID') {
    const left = selling.map((amount, index) => amount - (byCoupon?.perLine[index] ?? 0));
    const byPrepaying = prepaidAdjustment(policy.prepaid.discountPercent, left);
    if (byPrepaying.amount > 0) adjustments.push(byPrepaying);
  }
  const discount = sum(adjustments.map(({ amount }) => amount));

  const unavailable =
    method === 'COD'
      ? codRefusal({ totalPaise: totalSellingPrice - amountOff(adjustments, 'coupon'), lines }, policy)
      : policy.prepaid.offered
        ? null
        : 'Online payment is not offered at the moment.';
  const charged = lines.length > 0 && !(byCoupon && coupon.terms.type === 'FREE_SHIPPING');
  const codFee = charged && method === 'COD' ? policy.cod.feePaise : 0;
  const shippingFee = charged ? policy.shippingFeePaise : 0;

  const priced = lines.map((line, index): PricedLine => {
    const off = sum(adjustments.map(({ perLine }) => perLine[index]!));
    const platformDiscount = sum(
      adjustments.map(({ fundedBy, perLine }) => (fundedBy === 'PLATFORM' ? perLine[index]! : 0)),
    );
    const net = selling[index]! - off;
    return {
      skuId: line.skuId,
      quantity: line.quantity,
      mrpPrice: mrp[index]!,
      sellingPrice: selling[index]!,
      discount: off,
      platformDiscount,
      net,
      tax: splitTax(net + platformDiscount, line.taxBasisPoints, line.fromState === toState ? 'within' : 'across'),
    };
  });

  return {
    method,
    unavailable,
    lines: priced,
    adjustments,
    totals: {
      totalMrpPrice,
      totalSellingPrice,
      discount,
      shippingFee,
      codFee,
      taxIncluded: sum(priced.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise)),
      savings: totalMrpPrice - totalSellingPrice + discount,
      total: totalSellingPrice - discount + shippingFee + codFee,
    },
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
