import type { Shop } from './shop.ts';

/** The lifetime of a signed URL. */
const SIGNED_MS = 10 * 60_000;

const signature = (shop: Pick<Shop, 'keyedHash'>, subject: string, until: string) =>
  shop.keyedHash(`${subject}/${until}`);

/**
 * Returns a signed path, for an actor who may see the subject. It is valid for this subject only, and for ten minutes.
 * @param subject a unique name of the content, such as `file/{key}`
 */
export async function signedPath(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  path: string,
  subject: string,
): Promise<string> {
  const until = String(shop.now + SIGNED_MS);
  return `${path}?until=${until}&sig=${await signature(shop, subject, until)}`;
}

/** Returns whether the shop signed a path's query for this subject and the signature has not expired. */
export async function isSignedFor(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  subject: string,
  { until = '', sig = '' }: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(until) || Number(until) < shop.now) return false;
  const meant = await signature(shop, subject, until);
  // Constant-time comparison: every character is compared, so that the duration reveals nothing.
  const difference = [...meant].reduce((sum, sign, index) => sum | (sign === sig[index] ? 0 : 1), 0);
  return difference === 0 && sig.length === meant.length;
}
