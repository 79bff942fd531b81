import { couponWorth } from '#contract/shop/coupon-worth.ts';
import type { CouponLine, CouponMissing, CouponTerms } from '#contract/shop/coupon-worth.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import type { Paise } from '#contract/shop/money.ts';
import { payable } from './discounts.ts';
import type { Adjustment } from './discounts.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';

/** A coupon that an order may use: its days and its limits allow it. */
export interface CouponToApply {
  id: number;
  code: string;
  terms: CouponTerms;
  /** The minimum price of the lines it applies to, before any discount. */
  minimumOrderPaise: Paise;
  fundedBy: DiscountFunder;
  /** The SKUs it applies to; null for all. */
  skuIds: ReadonlySet<number> | null;
}

/** At most one of these takes effect. */
export interface CouponsToChoose {
  entered: CouponToApply | null;
  automatic: readonly CouponToApply[];
}

/** An order's charges in addition to its items. */
export interface Fees {
  shippingFee: Paise;
  codFee: Paise;
}

/** A coupon that takes effect. */
export interface CouponInEffect {
  coupon: CouponToApply;
  isAutomatic: boolean;
  /** Taken off the items. */
  amount: Paise;
  waivedFees: Paise;
}

/** Why a coupon gives nothing on these lines: none of them is eligible, or an amount is missing. */
export type CouponMiss = { none: true } | CouponMissing;

/** The outcome of the entered coupon. */
export type EnteredCoupon = 'in effect' | 'beaten' | CouponMiss;

export interface LineToDiscount {
  skuId: number;
  sellerId: number;
  quantity: number;
  unitSellingPaise: Paise;
  /** What each of its pieces that is in a bundle costs after the bundle's discount; absent if none is. */
  bundled?: readonly Paise[];
}

/**
 * Returns the coupon that takes effect: of the entered and the automatic ones, the one worth most, including waived
 * fees. In a tie it is the entered one, then the one with the lower id.
 */
export function chooseCoupon(
  { entered, automatic }: CouponsToChoose,
  lines: readonly LineToDiscount[],
  fees: Fees,
): { inEffect: CouponInEffect | null; entered: EnteredCoupon | null } {
  const byEntered = entered && couponOn(entered, lines, fees);
  const own = byEntered && 'amount' in byEntered ? { ...byEntered, coupon: entered!, isAutomatic: false } : null;
  const best = automatic.reduce<CouponInEffect | null>((found, coupon) => {
    const given = couponOn(coupon, lines, fees);
    if (!('amount' in given) || worthOf(given) === 0) return found;
    const gap = found ? worthOf(given) - worthOf(found) : 1;
    return gap > 0 || (gap === 0 && coupon.id < found!.coupon.id) ? { ...given, coupon, isAutomatic: true } : found;
  }, null);
  const inEffect = own && best && worthOf(best) > worthOf(own) ? best : (own ?? best);
  const outcome = inEffect === own ? 'in effect' : 'beaten';
  return { inEffect, entered: byEntered && (own ? outcome : (byEntered as CouponMiss)) };
}

/** Returns the total worth of a coupon. */
export function worthOf({ amount, waivedFees }: Pick<CouponInEffect, 'amount' | 'waivedFees'>): Paise {
  return amount + waivedFees;
}

/** Returns the worth of a coupon on these lines, or why it has none. */
export function couponOn(
  coupon: CouponToApply,
  lines: readonly LineToDiscount[],
  fees: Fees,
): Pick<CouponInEffect, 'amount' | 'waivedFees'> | CouponMiss {
  const eligible = lines.filter((line) => counts(coupon, line));
  if (eligible.length === 0) return { none: true };
  const found = couponWorth(coupon.terms, eligible.flatMap(piecesOf), {
    minimum: coupon.minimumOrderPaise,
    off: eligible.reduce((sum, line) => sum + line.unitSellingPaise * line.quantity - amountOf(line), 0),
    fees: fees.shippingFee + fees.codFee,
  });
  if (!('worth' in found)) return found;
  if (coupon.terms.type === 'FREE_SHIPPING') return { amount: 0, waivedFees: found.worth };
  const goods = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { amount: payable(found.worth, goods), waivedFees: 0 };
}

/**
 * Returns the discount of each line by a coupon. It is spread over the eligible lines, also for the price of free
 * pieces.
 */
export function couponAdjustment({ coupon, amount }: CouponInEffect, lines: readonly LineToDiscount[]): Adjustment {
  const weighed = lines.map((line) => ({
    sellerId: line.sellerId,
    weight: counts(coupon, line) ? amountOf(line) : 0,
  }));
  return {
    kind: 'coupon',
    fundedBy: coupon.fundedBy,
    couponId: coupon.id,
    bundle: null,
    amount,
    perLine: spreadOverSellers(amount, weighed, 'weights'),
  };
}

const counts = ({ skuIds }: CouponToApply, { skuId }: LineToDiscount) => skuIds === null || skuIds.has(skuId);

/** Returns the pieces of a line by their price: those in no bundle, and each one in a bundle. */
function piecesOf({ quantity, unitSellingPaise, bundled = [] }: LineToDiscount): CouponLine[] {
  return [
    { quantity: quantity - bundled.length, unitPaise: unitSellingPaise },
    ...bundled.map((unitPaise) => ({ quantity: 1, unitPaise })),
  ];
}

const amountOf = (line: LineToDiscount) =>
  piecesOf(line).reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
