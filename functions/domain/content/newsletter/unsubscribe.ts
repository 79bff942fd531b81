import type { Shop } from '../../shop.ts';
import { leaveSubscriber } from './statements.ts';
import { storedTokenHash } from './token.ts';

/** Ends the subscription of a mailed link. Returns whether the link was valid. */
export async function unsubscribe(shop: Shop, token: string): Promise<boolean> {
  const [touched] = await shop.write(leaveSubscriber(shop, await storedTokenHash(shop, token)));
  return touched > 0;
}
