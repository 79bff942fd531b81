import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Cart, CouponOffer, SkuOffers } from './wire.ts';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Enters a code for the cart. The order value is a hint: the server knows the cart. */
export const applyCoupon = async (code: string, orderValue: number) =>
  (
    await call<{ data: Cart }>(
      'POST',
      `/api/coupons/apply?${query({ apply: 'true', code, orderValue: String(orderValue) })}`,
      { failure: messages.COUPON_NOT_VALID },
    )
  ).data;

export const removeCoupon = async (code: string) =>
  (
    await call<{ data: Cart }>('POST', `/api/coupons/remove?${query({ code })}`, {
      failure: messages.COUPON_REMOVE_FAILED,
    })
  ).data;

/** The public coupons, with what each is worth on the cart. */
export const getCouponOffers = () => call<CouponOffer[]>('GET', '/api/coupons');

/** What the public coupons make of the price of one piece. */
export const getSkuOffers = (skuId: number) => call<SkuOffers>('GET', `/api/coupons/sku/${skuId}`);
