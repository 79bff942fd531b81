import * as messages from '../messages.ts';
import type { CouponMissing, CouponTerms } from './coupon-worth.ts';
import { formatPaise } from './money.ts';
import type { Paise } from './money.ts';

/** Returns a coupon's discount as short text. @example '10% off' */
export function couponOffer(terms: CouponTerms): string {
  switch (terms.type) {
    case 'PERCENTAGE':
      return `${terms.percent}% off`;
    case 'FIXED_AMOUNT':
      return `${formatPaise(terms.amount)} off`;
    case 'FREE_SHIPPING':
      return 'No shipping and COD fee';
    case 'BUY_X_GET_Y':
      return `Buy ${terms.minQuantity}, get ${terms.freeQuantity} free`;
    case 'TIERED_DISCOUNT':
      return terms.tiers.map(({ minimum, percent }) => `${percent}% from ${formatPaise(minimum)}`).join(', ');
  }
}

/** Why an existing coupon gives no discount on a cart; placeholders as {name}. */
export const COUPON_REASONS = {
  COUPON_NOT_STARTED: 'This coupon begins on {date}.',
  COUPON_ENDED: 'This coupon ended on {date}.',
  COUPON_USED_UP: 'This coupon has been fully used.',
  COUPON_LIMIT_REACHED: 'You have used this coupon as often as you can.',
  COUPON_MINIMUM_MISSING: 'Add {amount} to use this coupon.',
  COUPON_PIECES_MISSING: 'Add {pieces} to use this coupon.',
  COUPON_NOT_FOR_CART: 'This coupon does not apply to any item in your cart.',
} as const;
export type CouponReason = keyof typeof COUPON_REASONS;

/** A reason with the values of its placeholders. */
export type CouponNo = {
  [Reason in CouponReason]: [messages.HolesIn<(typeof COUPON_REASONS)[Reason]>] extends [never]
    ? { reason: Reason; params?: undefined }
    : { reason: Reason; params: messages.Filling<(typeof COUPON_REASONS)[Reason]> };
}[CouponReason];

export function reasonInWords({ reason, params }: CouponNo): string {
  return messages.fill<string>(COUPON_REASONS[reason], params ?? {});
}

/** Returns what is missing as a reason. `isLimited`: the coupon applies only to some goods. */
export function missingReason(missing: CouponMissing, isLimited: boolean): CouponNo {
  if ('missing' in missing) {
    const amount = `${formatPaise(missing.missing)} more${isLimited ? ' of eligible items' : ''}`;
    return { reason: 'COUPON_MINIMUM_MISSING', params: { amount } };
  }
  const { missingPieces } = missing;
  const pieces = `${missingPieces} more ${isLimited ? 'eligible ' : ''}${missingPieces === 1 ? 'item' : 'items'}`;
  return { reason: 'COUPON_PIECES_MISSING', params: { pieces } };
}

/** Returns the message for an entered coupon when an automatic one is worth more. */
export function beatenInWords(code: string, worth: Paise): string {
  return `${code} gives you more: ${formatPaise(worth)} off. It is applied automatically.`;
}
