import type { Customer } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { requireChange } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { askByEmail, awaitedSkus, endWaiting, skuToNotice, waitAsUser } from './statements.ts';
import { stockNoticeToConfirm } from './stock-notice-mails.ts';

/**
 * Subscribes a shopper to a mail for when a SKU is back in stock, and returns the shopper's subscribed SKUs.
 * Idempotent.
 * @throws SKU_NOT_FOUND, NOTICE_IN_STOCK, NOTICES_FULL
 */
export async function askNotice(shop: Shop, { userId }: Customer, skuId: number): Promise<{ skuIds: number[] }> {
  await checkSoldOut(shop, skuId);
  const [, rows] = await shop.write(
    waitAsUser({ key: randomKey(shop.random), skuId, userId, now: shop.now }),
    awaitedSkus({ userId }),
  );
  const skuIds = rows.map((row) => row.skuId);
  return skuIds.includes(skuId) ? { skuIds } : refuse('NOTICES_FULL');
}

/** Returns the SKUs a shopper is subscribed to. */
export async function listNotices(shop: Shop, { userId }: Customer): Promise<{ skuIds: number[] }> {
  const [rows] = await shop.read(awaitedSkus({ userId }));
  return { skuIds: rows.map(({ skuId }) => skuId) };
}

/** Ends a shopper's subscription to a SKU. Idempotent. */
export async function withdrawNotice(shop: Shop, { userId }: Customer, skuId: number): Promise<{ skuIds: number[] }> {
  const [, rows] = await shop.write(endWaiting({ userId, skuId }), awaitedSkus({ userId }));
  return { skuIds: rows.map((row) => row.skuId) };
}

/**
 * Mails an address for its confirmation (double opt-in). The response never reveals whether the address is subscribed
 * already or has had too many requests.
 * @throws SKU_NOT_FOUND, NOTICE_IN_STOCK
 */
export async function askNoticeByEmail(shop: Shop, { skuId, email }: { skuId: number; email: string }): Promise<void> {
  await checkSoldOut(shop, skuId);
  const key = randomKey(shop.random);
  const item = stockNoticeToConfirm.item(`stock-notice-${key}`, { notice: key });
  try {
    await shop.write(requireChange(askByEmail(shop, { key, skuId, email }), 'NOT_FOUND'), outboxItem(shop, item));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return;
    throw error;
  }
  shop.after(() => sendItems(shop, [item]));
}

async function checkSoldOut(shop: Shop, skuId: number): Promise<void> {
  const [[sku]] = await shop.read(skuToNotice({ skuId, today: kolkataDay(shop.now) }));
  if (!sku) refuse('SKU_NOT_FOUND');
  if (sku.available > 0) refuse('NOTICE_IN_STOCK');
}
