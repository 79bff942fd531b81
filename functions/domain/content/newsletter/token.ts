import type { Shop } from '../../shop.ts';

/** Returns the hash that the database stores of a mailed token, so that a reader of the database cannot use it. */
export function tokenHashOf(shop: Shop, token: string): Promise<string> {
  return shop.keyedHash(`newsletter/${token}`);
}
