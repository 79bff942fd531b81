import { couponWorth } from '#contract/shop/coupon-worth.ts';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import type { DiscountFunder, DiscountKind } from '#contract/shop/discounts.ts';
import { roundToRupee, spread } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';

/** The coupon an order is priced with. */
export interface CouponToApply {
  id: number;
  code: string;
  terms: CouponTerms;
  /** What the lines it holds for must cost before any discount. */
  minimumOrderPaise: Paise;
  fundedBy: DiscountFunder;
  /** The SKUs it holds for; null where it holds for all. */
  skuIds: ReadonlySet<number> | null;
}

/** Something taken off an order: whole paise off each line, in the order of the lines, which sum to the amount. */
export interface Adjustment {
  kind: DiscountKind;
  fundedBy: DiscountFunder;
  /** Of which coupon; null for a discount that is none. */
  couponId: number | null;
  amount: Paise;
  perLine: Paise[];
}

interface LineToDiscount {
  skuId: number;
  quantity: number;
  unitSellingPaise: Paise;
}

/**
 * What a coupon takes off, spread over the lines it holds for. Null where its minimum is not reached. One for free
 * shipping takes nothing off the goods, so its amount is 0.
 */
export function couponAdjustment(coupon: CouponToApply, lines: readonly LineToDiscount[]): Adjustment | null {
  const counted = lines.map((line) => coupon.skuIds === null || coupon.skuIds.has(line.skuId));
  const eligible = lines
    .filter((_, index) => counted[index])
    .map(({ quantity, unitSellingPaise }) => ({ quantity, unitPaise: unitSellingPaise }));
  if (eligible.length === 0) return null;
  const found = couponWorth(coupon.terms, eligible, { minimum: coupon.minimumOrderPaise, fees: 0 });
  if ('missing' in found) return null;
  const weights = lines.map((line, index) => (counted[index] ? line.unitSellingPaise * line.quantity : 0));
  return {
    kind: 'coupon',
    fundedBy: coupon.fundedBy,
    couponId: coupon.id,
    amount: found.worth,
    perLine: spread(found.worth, weights),
  };
}

/** What paying in advance takes off: a percentage of what is left of the lines, to the whole rupee, half upwards. */
export function prepaidAdjustment(percent: number, left: readonly Paise[]): Adjustment {
  const sum = left.reduce((total, amount) => total + amount, 0);
  // Rounded up it could be more than there is to pay.
  const amount = Math.min(roundToRupee((sum * percent) / 100), sum);
  return { kind: 'prepaid', fundedBy: 'SELLER', couponId: null, amount, perLine: spread(amount, left) };
}

/** What the discounts of a kind take off altogether. */
export function amountOff(adjustments: readonly Adjustment[], kind: DiscountKind): Paise {
  return adjustments.reduce((total, adjustment) => total + (adjustment.kind === kind ? adjustment.amount : 0), 0);
}
