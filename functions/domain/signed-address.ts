import { isHashOf } from './keyed-hash.ts';
import type { Hashes } from './keyed-hash.ts';
import type { Shop } from './shop.ts';

/** The lifetime of a signed URL. */
const SIGNED_MS = 10 * 60_000;

const signed = (subject: string, until: string) => `${subject}/${until}`;

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
  return `${path}?until=${until}&sig=${await shop.keyedHash(signed(subject, until))}`;
}

/** Returns whether the shop signed a path's query for this subject and the signature has not expired. */
export async function isSignedFor(
  shop: Hashes & Pick<Shop, 'now'>,
  subject: string,
  { until = '', sig = '' }: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(until) || Number(until) < shop.now) return false;
  return isHashOf(shop, signed(subject, until), sig);
}
