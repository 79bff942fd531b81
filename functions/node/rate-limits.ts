import type { StorePolicy } from '#contract/shop/policy.ts';

type Limits = StorePolicy['rateLimits'];

const MINUTE_MS = 60_000;
/** The maximum number of remembered addresses. Beyond it the oldest are forgotten. */
const MAX_ADDRESSES = 50_000;
/**
 * The burst of each kind, as a share of its requests per minute. Reads have a lower one: a page makes few at once, and
 * they cost work.
 */
const BURST: Record<keyof Limits, number> = { sendCode: 1, tryCode: 1, tryCoupon: 1, write: 1, read: 1 / 6 };

/** The used part of an address's burst. It recovers at the rate of the limit per minute. */
interface Bucket {
  used: number;
  at: number;
}

/**
 * Counts requests by address and kind in token buckets, in memory. This dampens abuse of one process. Limits that
 * protect secrets are counted in the database.
 */
export function rateLimits(limitsNow: () => Promise<Limits>, now: () => number) {
  const buckets = new Map<string, Bucket>();
  return async (limit: keyof Limits, address: string): Promise<boolean> => {
    const key = `${limit} ${address}`;
    const perMinute = (await limitsNow())[limit];
    const most = Math.max(1, perMinute * BURST[limit]);
    const at = now();
    const bucket = buckets.get(key) ?? { used: 0, at };
    // If the clock was set back, the bucket is empty again.
    const gone = at < bucket.at ? Infinity : at - bucket.at;
    const used = Math.max(0, bucket.used - (gone * perMinute) / MINUTE_MS);
    const isWithin = used + 1 <= most;
    // Insert the key again, so that active addresses are the newest.
    buckets.delete(key);
    buckets.set(key, { used: isWithin ? used + 1 : used, at });
    if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value!);
    return isWithin;
  };
}
