import type { KeptToken, TokenStore } from '../../ports/token-store.ts';

/**
 * Gives the token of a service: the one at hand, else the one that is kept, else a new one, for which the service is asked
 * once however many wait for it. It is used no longer than its time, and `refused` says that the service takes it no more.
 */
export function loggedIn(store: TokenStore, clock: { now(): number }, login: () => Promise<KeptToken>) {
  let known: KeptToken | undefined;
  let input: Promise<KeptToken> | undefined;
  const refusedTokens = new Set<string>();

  const isGood = (stored: KeptToken | undefined): stored is KeptToken =>
    stored !== undefined && clock.now() < stored.until && !refusedTokens.has(stored.token);

  async function renewed(): Promise<KeptToken> {
    const cached = await store.read();
    // Another process may have asked already.
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

/** For a world that ends soon: nothing is kept. */
export const noTokens: TokenStore = { read: () => Promise.resolve(undefined), keep: () => Promise.resolve() };
