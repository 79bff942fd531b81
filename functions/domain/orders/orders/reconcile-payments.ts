import { SYSTEM } from '#contract/calls/actor.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange, requireChanges } from '../../../db/statement.ts';
import { askGateway, linksToLookAt } from '../payments/index.ts';
import { noteRefund, noteRefundAsked, openRefunds } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import { isWaiting, readOrderToPay } from './order-to-pay.ts';
import { ordersNotPaid } from './reads.ts';
import { settlePayment } from './settle-payment.ts';
import { insertEvent, moveWaitingConsignments, setOrderPaid } from './statements.ts';

/** Refunds that the gateway was asked about more recently than this are skipped. */
const REFUND_TIME_MS = 2 * 60_000;

/** An unpaid order is cancelled after this time: a bank may take three days to approve a payment. */
const GIVEN_UP_MS = 4 * 24 * 60 * 60_000;

/**
 * Asks the gateway about every open case: links that may have been paid without an event, and pending refunds. Cancels
 * orders that stayed unpaid for days. A job.
 */
export async function reconcilePayments(
  shop: Shop,
): Promise<{ links: number; refunds: number; unanswered: number; givenUp: number }> {
  const counts = { links: 0, refunds: 0, unanswered: 0, givenUp: 0 };
  const [links, refunds, unpaid] = await shop.read(
    linksToLookAt({ now: shop.now }),
    openRefunds({ before: shop.now - REFUND_TIME_MS }),
    ordersNotPaid({ before: shop.now - GIVEN_UP_MS }),
  );
  for (const { reference } of links) {
    counts[(await isSettled(shop, reference)) ? 'links' : 'unanswered'] += 1;
  }
  for (const { key, gatewayPayment } of refunds) {
    const input = await askGateway(shop, (gateway) => gateway.refundsOf(gatewayPayment));
    const found = input?.answer.find(({ receipt }) => receipt === key);
    const { now } = shop;
    await shop.write(
      noteRefundAsked({ key, now }),
      ...(found ? noteRefund({ key, gatewayRefund: found.id, status: found.status, now }) : []),
    );
    counts[input ? 'refunds' : 'unanswered'] += 1;
  }
  for (const { number } of unpaid) counts.givenUp += (await giveUp(shop, number)) ? 1 : 0;
  return counts;
}

/** Cancels an unpaid order without active reservations. An order that was paid meanwhile stays. */
async function giveUp(shop: Shop, number: string): Promise<boolean> {
  const seen = await readOrderToPay(shop, { id: null, number });
  if (!seen || !isWaiting(seen) || seen.holds.some(({ endedAt }) => endedAt === null)) return false;
  const { id: orderId, consignments } = seen.order;
  const waiting = consignments.filter(({ orderStatus }) => orderStatus === 'PENDING').length;
  const cancelled = { cancelledAt: shop.now, now: shop.now };
  try {
    await shop.write(
      requireChanges(moveWaitingConsignments({ orderId, to: 'CANCELLED', ...cancelled }), waiting, 'ORDER_MOVED_ON'),
      requireChange(
        setOrderPaid({ id: orderId, status: 'CANCELLED', paymentStatus: 'FAILED', now: shop.now }),
        'ORDER_MOVED_ON',
      ),
      insertEvent({
        at: shop.now,
        orderId,
        event: 'order.cancelled',
        from: 'PENDING',
        to: 'CANCELLED',
        ...actorValues(SYSTEM),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ORDER_MOVED_ON') return false;
    throw error;
  }
}

/** If the gateway does not answer for a link, the next run asks again. */
async function isSettled(shop: Shop, reference: string): Promise<boolean> {
  try {
    await settlePayment(shop, SYSTEM, reference, { owner: 'anybody' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PAYMENT_PROCESS_FAILED') return false;
    throw error;
  }
}
