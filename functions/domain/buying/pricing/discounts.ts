import type { DiscountFunder, DiscountKind } from '#contract/shop/discounts.ts';
import { roundToRupee } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';
import type { WeighedLine } from './spread-over-sellers.ts';

/** Something taken off an order: whole paise off each line, in the order of the lines, which sum to the amount. */
export interface Adjustment {
  kind: DiscountKind;
  fundedBy: DiscountFunder;
  /** Of which coupon; null for a discount that is none. */
  couponId: number | null;
  amount: Paise;
  perLine: Paise[];
}

/** What paying in advance takes off what is left of the lines: a percentage, to the whole rupee, half upwards. */
export function prepaidAdjustment(
  { discountPercent, fundedBy }: { discountPercent: number; fundedBy: DiscountFunder },
  left: readonly WeighedLine[],
): Adjustment {
  const sum = left.reduce((total, { weight }) => total + weight, 0);
  const rounded = roundToRupee((sum * discountPercent) / 100);
  // Rounded up it could be more than there is to pay.
  const amount = rounded >= sum ? sum : payable(rounded, sum);
  return { kind: 'prepaid', fundedBy, couponId: null, amount, perLine: spreadOverSellers(amount, left, 'weights') };
}

/** The least a gateway takes, unless there is nothing to pay at all: https://razorpay.com/docs/api/payments/payment-links/create-standard/ */
export const LEAST_PAISE = 100;

/** A discount in whole rupees, stopped so that nothing is left of what goods cost, or at least ₹1. */
export function payable(discount: Paise, goods: Paise): Paise {
  const left = goods - discount;
  return left === 0 || left >= LEAST_PAISE ? discount : Math.max(0, discount - 100);
}

/** What the discounts of a kind take off altogether. */
export function amountOff(adjustments: readonly Adjustment[], kind: DiscountKind): Paise {
  return adjustments.reduce((total, adjustment) => total + (adjustment.kind === kind ? adjustment.amount : 0), 0);
}
