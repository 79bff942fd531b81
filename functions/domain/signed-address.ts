import type { Shop } from './shop.ts';

/** So long a signed address is good. */
const SIGNED_MS = 10 * 60_000;

const signature = (shop: Pick<Shop, 'keyedHash'>, subject: string, until: string) =>
  shop.keyedHash(`${subject}/${until}`);

/**
 * A path for whoever may see what it shows now: of this subject alone, and for ten minutes.
 * @param subject what it shows, such as `file/{key}`: no two things have the same
 */
export async function signedPath(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  path: string,
  subject: string,
): Promise<string> {
  const until = String(shop.now + SIGNED_MS);
  return `${path}?until=${until}&sig=${await signature(shop, subject, until)}`;
}

/** Whether the query of a path was signed by the shop for this subject and is still good. */
export async function isSignedFor(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  subject: string,
  { until = '', sig = '' }: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(until) || Number(until) < shop.now) return false;
  const meant = await signature(shop, subject, until);
  // Every sign is compared, so that how long it takes tells nothing.
  const difference = [...meant].reduce((sum, sign, index) => sum | (sign === sig[index] ? 0 : 1), 0);
  return difference === 0 && sig.length === meant.length;
}
