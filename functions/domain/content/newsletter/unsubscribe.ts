import type { Shop } from '../../shop.ts';
import { leaveSubscriber } from './statements.ts';
import { tokenHashOf } from './token.ts';

/** Ends the letters to whoever holds the secret of a mail. Tells whether the link was good. */
export async function unsubscribe(shop: Shop, token: string): Promise<boolean> {
  const [touched] = await shop.write(leaveSubscriber(shop, await tokenHashOf(shop, token)));
  return touched > 0;
}
