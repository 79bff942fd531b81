import type { KeptToken, TokenStore } from '../../ports/token-store.ts';

/**
 * Gives the token of a service: the one at hand, else the one that is kept, else a new one, for which the service is asked
 * once however many wait for it. It is used no longer than its time, and `refused` says that the service takes it no more.
 */
export function loggedIn(store: TokenStore, clock: { now(): number }, login: () => Promise<KeptToken>) {
  let known: KeptToken | undefined;
  let asked: Promise<KeptToken> | undefined;
  const refusedTokens = new Set<string>();

  const isGood = (kept: KeptToken | undefined): kept is KeptToken =>
    kept !== undefined && clock.now() < kept.until && !refusedTokens.has(kept.token);

  async function renewed(): Promise<KeptToken> {
    const kept = await store.read();
    // Another process may have asked already.
    if (isGood(kept)) return kept;
    const fresh = await login();
    refusedTokens.clear();
    await store.keep(fresh);
    return fresh;
  }

  return {
    async token(): Promise<string> {
      if (!isGood(known)) {
        asked ??= renewed().finally(() => {
          asked = undefined;
        });
        known = await asked;
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
