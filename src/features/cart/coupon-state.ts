import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { applyCoupon, getCouponOffers, removeCoupon } from '../../api/coupons.ts';
import { serverState } from '../../api/server-state.ts';
import type { Cart } from '../../api/wire.ts';
import { saidAny } from '../../ui/speech.ts';
import { toast } from '../../ui/toasts.ts';
import { $cart, loadCart, writeCart } from './cart-state.ts';

/** The public coupons with their discounts on the cart, loaded on demand. */
export const { $answer: $offers, load: loadOffers } = serverState(getCouponOffers, messages.UNEXPECTED_ERROR);

interface CouponChange {
  isUnderWay: boolean;
  error: string | undefined;
}

/** The pending change of the coupon, and the error of the last one. */
export const $couponChange = atom<CouponChange>({ isUnderWay: false, error: undefined });

const TOAST_MS = 5000;

async function change(work: () => Promise<Cart>, failure: string, done?: string): Promise<boolean> {
  $couponChange.set({ isUnderWay: true, error: undefined });
  try {
    writeCart(await work());
    // Reloads the cart for the PIN code, which the coupon's response does not consider.
    void loadCart();
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    const text = isOver ? messages.COUPON_AUTH_FAILED : messageFor(error, failure);
    $couponChange.set({ isUnderWay: false, error: text });
    return false;
  }
  $couponChange.set({ isUnderWay: false, error: undefined });
  if (done) toast(saidAny(done), { shownMs: TOAST_MS });
  return true;
}

/**
 * Applies a coupon.
 * @returns whether it is applied
 */
export function enterCoupon(code: string): Promise<boolean> {
  const orderValue = $cart.get().value?.totalSellingPrice ?? 0;
  return change(() => applyCoupon(code, orderValue), messages.COUPON_NOT_VALID, messages.COUPON_APPLIED);
}

export function takeCouponOff(code: string): Promise<boolean> {
  return change(() => removeCoupon(code), messages.COUPON_REMOVE_FAILED);
}
