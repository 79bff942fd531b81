import type { Platform } from '../platform.ts';
import type { Env } from './env.ts';

/**
 * Counts requests by address with the rate limiting binding, whose numbers stand in wrangler.toml: it is approximate
 * and counts in each place of the network by itself, enough to damp abuse. What protects a secret is counted in the
 * database instead.
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
