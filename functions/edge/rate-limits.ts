import type { Platform } from '../platform.ts';
import type { Env } from './env.ts';

/**
 * Counts requests by address with the rate limiting binding, whose limits are in wrangler.toml. It is approximate and
 * counts separately in each location of the network, which dampens abuse. Limits that protect secrets are counted in
 * the database.
 */
export function rateLimits(env: Env): Platform['allow'] {
  const limits = {
    sendCode: env.SEND_CODE_LIMIT,
    tryCode: env.TRY_CODE_LIMIT,
    tryCoupon: env.TRY_COUPON_LIMIT,
    write: env.WRITE_LIMIT,
    read: env.READ_LIMIT,
  };
  return async (limit, address) => (await limits[limit].limit({ key: address })).success;
}
