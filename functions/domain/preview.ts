import { isHashOf } from './keyed-hash.ts';
import type { Hashes } from './keyed-hash.ts';
import type { Shop } from './shop.ts';
import { isSignedFor, signedPath } from './signed-address.ts';

/*
 * The preview of a closed shop. Staff open a link from the console, and their browser gets a cookie that lets it in as a
 * shopper for half a day.
 */

export const PREVIEW_PATH = '/preview';
export const PREVIEW_COOKIE = 'preview';
export const PREVIEW_SECONDS = 12 * 3600;

const SUBJECT = 'preview of the closed shop';
const passText = (until: string) => `${SUBJECT}/pass/${until}`;

/** Returns the link of the console. It works for ten minutes. */
export function previewLink(shop: Pick<Shop, 'keyedHash' | 'now'>): Promise<string> {
  return signedPath(shop, PREVIEW_PATH, SUBJECT);
}

/** Tells whether the console made this link, and it still works. */
export function isPreviewLink(
  shop: Hashes & Pick<Shop, 'now'>,
  query: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  return isSignedFor(shop, SUBJECT, query);
}

/** Returns the value of the cookie. */
export async function previewPass(shop: Pick<Shop, 'keyedHash' | 'now'>): Promise<string> {
  const until = String(shop.now + PREVIEW_SECONDS * 1000);
  return `${until}.${await shop.keyedHash(passText(until))}`;
}

/** Tells whether a cookie lets its browser into the closed shop. */
export async function isPreviewPass(shop: Hashes & Pick<Shop, 'now'>, cookie: string): Promise<boolean> {
  const [until = '', hash = ''] = cookie.split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) < shop.now) return false;
  return isHashOf(shop, passText(until), hash);
}
