import type { KeptToken, TokenStore } from '../../ports/token-store.ts';

/**
 * Provides the token of a service: from memory, from the store, or by a new login. Simultaneous callers share one
 * login. A token is not used after its expiry. `refused` reports that the service no longer accepts it.
 */
export function loggedIn(store: TokenStore, clock: { now(): number }, login: () => Promise<KeptToken>) {
  let known: KeptToken | undefined;
  let input: Promise<KeptToken> | undefined;
  const refusedTokens = new Set<string>();

  const isGood = (stored: KeptToken | undefined): stored is KeptToken =>
    stored !== undefined && clock.now() < stored.until && !refusedTokens.has(stored.token);

  async function renewed(): Promise<KeptToken> {
    const cached = await store.read();
    // Another process may have logged in already.
    if (isGood(cached)) return cached;
    const fresh = await login();
    refusedTokens.clear();
    await store.keep(fresh);
    return fresh;
  }

  return {
    async token(): Promise<string> {
      if (!isGood(known)) {
        input ??= renewed().finally(() => {
          input = undefined;
        });
        known = await input;
      }
      return known.token;
    },
    refused(token: string): void {
      refusedTokens.add(token);
    },
  };
}

/** A store without storage, for short-lived contexts. */
export const noTokens: TokenStore = { read: () => Promise.resolve(undefined), keep: () => Promise.resolve() };
