import type { Shop } from '../../shop.ts';
import { confirmNotice, stopNotice } from './statements.ts';
import { noticeToken } from './stock-notice-mails.ts';

/** Lets whoever has a mailed link wait for the stock. Tells whether the link was good. */
export async function confirmStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await keyIn(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(confirmNotice(shop, key));
  return touched > 0;
}

/** Ends the waiting of whoever has a mailed link. Tells whether the link was good. */
export async function stopStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await keyIn(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(stopNotice({ key }));
  return touched > 0;
}

/** Which notice a link means; nothing where the shop did not sign it. */
async function keyIn(shop: Shop, token: string): Promise<string | undefined> {
  const [key = ''] = token.split('.');
  return token === (await noticeToken(shop, key)) ? key : undefined;
}
