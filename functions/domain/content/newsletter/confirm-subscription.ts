import type { Shop } from '../../shop.ts';
import { confirmSubscriber } from './statements.ts';
import { storedTokenHash } from './token.ts';

/** Confirms the subscription of a mailed link. Returns whether the link was valid. */
export async function confirmSubscription(shop: Shop, token: string): Promise<boolean> {
  const [touched] = await shop.write(confirmSubscriber(shop, await storedTokenHash(shop, token)));
  return touched > 0;
}
