import { SYSTEM } from '#contract/calls/actor.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { requireChange } from '../../../db/statement.ts';
import { sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { orderToCancel } from './cancel-order.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { answerCodConfirmation, codConfirmationOf, ordersUnconfirmed } from './cod-confirmations.ts';
import { anyOrder } from './reads.ts';
import { settlePayment } from './settle-payment.ts';
import { takePieces } from './take-pieces.ts';

/**
 * Cancels COD orders that were not confirmed in time: releases stock and coupon, and mails shopper and sellers. A
 * shopper who is at the payment page may still pay. A job.
 */
export async function cancelUnconfirmed(
  shop: Shop,
): Promise<{ cancelled: number; paying: number; paid: number; moved: number }> {
  const counts = { cancelled: 0, paying: 0, paid: 0, moved: 0 };
  const [due] = await shop.read(ordersUnconfirmed({ now: shop.now }));
  for (const { number } of due) counts[await cancelOne(shop, number)] += 1;
  return counts;
}

async function cancelOne(shop: Shop, number: string): Promise<'cancelled' | 'paying' | 'paid' | 'moved'> {
  const key = { id: null, number };
  const { confirmation, rows, held, links, ...seen } = await shop.read({
    confirmation: codConfirmationOf(key),
    rows: anyOrder(key),
    ...orderToCancel(key),
  });
  const [open] = confirmation;
  const [order] = rows.orders;
  if (!order || open?.answer !== null) return 'moved';
  const [newest] = links;
  if (newest && ['wanted', 'created'].includes(newest.status)) {
    if (newest.expiresAt > shop.now) return 'paying';
    // The gateway has not reported the link's final status.
    if (await isPaid(shop, newest.reference)) return 'paid';
  }
  const itemIds = rows.items.map(({ item }) => item.id);
  const { statements, sent } = await cancelPieces(
    shop,
    SYSTEM,
    { order, items: rows.items, ...seen },
    takePieces(held, itemIds, undefined),
    'Not confirmed in time',
    { isUnconfirmed: true },
  );
  try {
    await shop.write(
      // If the order is confirmed at this moment, it keeps its pieces and this batch fails.
      requireChange(
        answerCodConfirmation({ orderId: open.orderId, answer: 'EXPIRED', now: shop.now }),
        'ORDER_MOVED_ON',
      ),
      ...statements,
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ORDER_MOVED_ON') return 'moved';
    throw error;
  }
  await sendItems(shop, sent);
  return 'cancelled';
}

async function isPaid(shop: Shop, reference: string): Promise<boolean> {
  try {
    return (await settlePayment(shop, SYSTEM, reference, { owner: 'anybody' })).paymentMethod === 'PREPAID';
  } catch (error) {
    // If the gateway later reports a payment for this order, that payment is refunded.
    if (error instanceof Refusal && error.code === 'PAYMENT_PROCESS_FAILED') return false;
    throw error;
  }
}
