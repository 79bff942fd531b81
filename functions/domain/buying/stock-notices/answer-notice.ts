import type { Shop } from '../../shop.ts';
import { confirmNotice, stopNotice } from './statements.ts';
import { noticeToken } from './stock-notice-mails.ts';

/** Confirms the stock notice of a mailed link. Returns whether the link was valid. */
export async function confirmStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await keyIn(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(confirmNotice(shop, key));
  return touched > 0;
}

/** Stops the stock notice of a mailed link. Returns whether the link was valid. */
export async function stopStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await keyIn(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(stopNotice({ key }));
  return touched > 0;
}

/** Returns the key of a link's notice; undefined if the shop did not sign it. */
async function keyIn(shop: Shop, token: string): Promise<string | undefined> {
  const [key = ''] = token.split('.');
  return token === (await noticeToken(shop, key)) ? key : undefined;
}
