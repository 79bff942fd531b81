import type { Shop } from '../../shop.ts';
import { confirmNotice, stopNotice } from './statements.ts';
import { noticeOfToken } from './stock-notice-mails.ts';

/** Confirms the stock notice of a mailed link. Returns whether the link was valid. */
export async function confirmStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await noticeOfToken(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(confirmNotice(shop, key));
  return touched > 0;
}

/** Stops the stock notice of a mailed link. Returns whether the link was valid. */
export async function stopStockNotice(shop: Shop, token: string): Promise<boolean> {
  const key = await noticeOfToken(shop, token);
  if (key === undefined) return false;
  const [touched] = await shop.write(stopNotice({ key }));
  return touched > 0;
}
