import type { Shop } from '../../shop.ts';

/** What is kept of the secret in a mail's links: nobody who reads the records can use it. */
export function tokenHashOf(shop: Shop, token: string): Promise<string> {
  return shop.keyedHash(`newsletter/${token}`);
}
