import type { StorePolicy } from '#contract/shop/policy.ts';

type Limits = StorePolicy['rateLimits'];

const MINUTE_MS = 60_000;
/** Addresses remembered at once; beyond that the oldest are forgotten. */
const MAX_ADDRESSES = 50_000;
/** How much of a minute's requests may come in one moment: reads are what a page asks for at once, and cost work. */
const BURST: Record<keyof Limits, number> = { sendCode: 1, tryCode: 1, tryCoupon: 1, write: 1, read: 1 / 6 };

/** What an address has used up of what it may at once; each minute gives a minute's requests back. */
interface Bucket {
  used: number;
  at: number;
}

/**
 * Counts requests by address and kind in token buckets, in memory: enough to damp abuse on one process. What protects a
 * secret is counted in the database instead.
 */
export function rateLimits(limitsNow: () => Promise<Limits>, now: () => number) {
  const buckets = new Map<string, Bucket>();
  return async (limit: keyof Limits, address: string): Promise<boolean> => {
    const key = `${limit} ${address}`;
    const perMinute = (await limitsNow())[limit];
    const most = Math.max(1, perMinute * BURST[limit]);
    const at = now();
    const bucket = buckets.get(key) ?? { used: 0, at };
    // A clock that was set back begins anew.
    const gone = at < bucket.at ? Infinity : at - bucket.at;
    const used = Math.max(0, bucket.used - (gone * perMinute) / MINUTE_MS);
    const isWithin = used + 1 <= most;
    // Those who ask are the newest again.
    buckets.delete(key);
    buckets.set(key, { used: isWithin ? used + 1 : used, at });
    if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value!);
    return isWithin;
  };
}
