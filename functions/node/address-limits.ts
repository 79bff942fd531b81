import type { StorePolicy } from '#contract/policy.ts';

type Limit = keyof StorePolicy['addressLimits'];

const MINUTE_MS = 60_000;
/** Addresses remembered at once; beyond that the oldest are forgotten. */
const MAX_ADDRESSES = 50_000;

/**
 * Counts requests by address and kind in windows of a minute, in memory: enough to damp abuse on one process. What
 * protects a secret is counted in the database instead.
 */
export function addressLimits(limitsNow: () => Promise<StorePolicy['addressLimits']>, now: () => number) {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return async (limit: Limit, address: string): Promise<boolean> => {
    const key = `${limit} ${address}`;
    const at = now();
    let window = windows.get(key);
    // A clock that was set back begins a minute of its own.
    if (!window || at - window.startedAt >= MINUTE_MS || at < window.startedAt) {
      window = { startedAt: at, count: 0 };
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > MAX_ADDRESSES) windows.delete(windows.keys().next().value!);
    }
    window.count += 1;
    return window.count <= (await limitsNow())[limit];
  };
}
