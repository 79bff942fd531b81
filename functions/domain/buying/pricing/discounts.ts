import type { DiscountFunder, DiscountKind } from '#contract/shop/discounts.ts';
import { roundToRupee } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { mostStaffDiscount, staffDiscountOf } from '#contract/shop/staff-discount.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';
import type { WeighedLine } from './spread-over-sellers.ts';

/** A discount on an order: whole paise for each line, in the order of the lines. They sum to the amount. */
export interface Adjustment {
  kind: DiscountKind;
  fundedBy: DiscountFunder;
  /** The coupon of the discount; null for other discounts. */
  couponId: number | null;
  /** The bundle of the discount; null for other discounts. */
  bundle: SetsOfBundle | null;
  amount: Paise;
  perLine: Paise[];
}

/** A bundle that takes effect, with its number of whole sets. */
export interface SetsOfBundle {
  id: number;
  name: string;
  sets: number;
}

/** Returns the discount that staff give on the remaining price of the lines. At least ₹1 is left to pay. */
export function staffAdjustment(discount: StaffDiscount, left: readonly WeighedLine[]): Adjustment {
  const goods = left.reduce((total, { weight }) => total + weight, 0);
  const amount = Math.min(staffDiscountOf(discount, goods), mostStaffDiscount(100, goods));
  return {
    kind: 'staff',
    fundedBy: 'PLATFORM',
    couponId: null,
    bundle: null,
    amount,
    perLine: spreadOverSellers(amount, left, 'weights'),
  };
}

/** Returns the prepaid discount on the remaining price of the lines: a percentage, rounded to the rupee, half up. */
export function prepaidAdjustment(
  { discountPercent, fundedBy }: { discountPercent: number; fundedBy: DiscountFunder },
  left: readonly WeighedLine[],
): Adjustment {
  const sum = left.reduce((total, { weight }) => total + weight, 0);
  const rounded = roundToRupee((sum * discountPercent) / 100);
  // Rounded up it could exceed the remaining price.
  const amount = rounded >= sum ? sum : payable(rounded, sum);
  return {
    kind: 'prepaid',
    fundedBy,
    couponId: null,
    bundle: null,
    amount,
    perLine: spreadOverSellers(amount, left, 'weights'),
  };
}

/**
 * The minimum payment of the gateway, unless there is nothing to pay:
 * https://razorpay.com/docs/api/payments/payment-links/create-standard/
 */
export const LEAST_PAISE = 100;

/** Returns a discount in whole rupees, reduced so that the remaining price is zero or at least ₹1. */
export function payable(discount: Paise, goods: Paise): Paise {
  const left = goods - discount;
  return left === 0 || left >= LEAST_PAISE ? discount : Math.max(0, discount - 100);
}

/** Returns the sum of the discounts of a kind. */
export function amountOff(adjustments: readonly Adjustment[], kind: DiscountKind): Paise {
  return adjustments.reduce((total, adjustment) => total + (adjustment.kind === kind ? adjustment.amount : 0), 0);
}
