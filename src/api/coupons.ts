import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Cart, CouponOffer, SkuOffers } from './wire.ts';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Applies a coupon code to the cart. The order value is a hint: the server knows the cart. */
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

/** The public coupons with their discounts on the cart. */
export const getCouponOffers = () => call<CouponOffer[]>('GET', '/api/coupons');

/** The public coupons with their prices for one piece of a SKU. */
export const getSkuOffers = (skuId: number) => call<SkuOffers>('GET', `/api/coupons/sku/${skuId}`);
