/** The secret of a mailed invitation in an address, where there is one. */
export function joinToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('join') ?? undefined;
}
