import type { Shop } from '../../shop.ts';
import { confirmSubscriber } from './statements.ts';
import { tokenHashOf } from './token.ts';

/** Subscribes whoever holds the secret of a mail. Tells whether the link was good. */
export async function confirmSubscription(shop: Shop, token: string): Promise<boolean> {
  const [touched] = await shop.write(confirmSubscriber(shop, await tokenHashOf(shop, token)));
  return touched > 0;
}
