import { SYSTEM } from '#contract/calls/actor.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { giveCouponBack } from '../../buying/coupons/index.ts';
import { ordersPastHold, releaseOrderItem } from '../../catalogue/inventory/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { askGateway } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { orderNotPaidMail } from './mails/orders.ts';
import { isWaiting, readOrderToPay } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { settlePayment } from './settle-payment.ts';
import { insertEvent, setPaymentStatus } from './statements.ts';

/**
 * Ends the reservations whose time is over: releases stock and coupon, closes the gateway's page and mails the shopper.
 * An order that was paid by then is placed instead. A job.
 */
export async function releaseReservations(shop: Shop): Promise<{ released: number; paid: number; moved: number }> {
  const counts = { released: 0, paid: 0, moved: 0 };
  const [due] = await shop.read(ordersPastHold({ now: shop.now }));
  for (const { number } of due) counts[await releaseHold(shop, number)] += 1;
  return counts;
}

async function releaseHold(shop: Shop, number: string): Promise<'released' | 'paid' | 'moved'> {
  const seen = await readOrderToPay(shop, { id: null, number });
  if (!seen || !isWaiting(seen)) return 'moved';
  if (await isPaidAfterAll(shop, seen)) return 'paid';
  // Read again: the gateway's answer may have been noted, or another run may have ended the reservation.
  const now = await readOrderToPay(shop, { id: null, number });
  if (!now || !isWaiting(now) || now.holds.every(({ endedAt }) => endedAt !== null)) return 'moved';
  const mail = notPaidMail(now);
  try {
    await shop.write(...release(shop, now), outboxItem(shop, mail));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ORDER_MOVED_ON') return 'moved';
    throw error;
  }
  await sendItems(shop, [mail]);
  return 'released';
}

/** Closes the payment page and checks whether it was paid. Does not wait for a gateway that is down. */
async function isPaidAfterAll(shop: Shop, { links }: OrderToPay): Promise<boolean> {
  const [link] = links;
  if (!link) return false;
  const { gatewayLink } = link;
  if (gatewayLink !== null) await askGateway(shop, (gateway) => gateway.cancelLink(gatewayLink));
  try {
    return (await settlePayment(shop, SYSTEM, link.reference, { owner: 'anybody' })).orderStatus !== 'PENDING';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PAYMENT_PROCESS_FAILED') return false;
    throw error;
  }
}

function release(shop: Shop, { order, holds }: OrderToPay): Statement[] {
  return [
    // If the order is paid at this moment, it keeps its pieces and this batch fails.
    requireChange(setPaymentStatus({ id: order.id, paymentStatus: 'FAILED', now: shop.now }), 'ORDER_MOVED_ON'),
    ...holds.filter(({ endedAt }) => endedAt === null).flatMap((hold) => releaseOrderItem(shop, SYSTEM, hold)),
    giveCouponBack({ orderId: order.id, now: shop.now }),
    insertEvent({
      at: shop.now,
      orderId: order.id,
      event: 'payment.notReceived',
      from: null,
      to: null,
      ...actorValues(SYSTEM),
    }),
  ];
}

function notPaidMail({ order }: OrderToPay): OutboxItem {
  const { fullName, email } = order.user;
  return orderNotPaidMail.item(`order-not-paid-${order.orderId}`, email, {
    order: { number: order.orderId, fullName, amountPaise: order.total },
  });
}
