import type { Admin } from '#contract/calls/actor.ts';
import type { CancelOrder, Order } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange, requireChanges } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { papersOfOrder } from '../documents/index.ts';
import { heldByOrder, releaseOrderItem } from '../../catalogue/inventory/index.ts';
import type { HeldItem } from '../../catalogue/inventory/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { linksOfOrder, paymentsOfOrder } from '../payments/index.ts';
import { refundedOfOrder } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import { closeLinks } from './ask-before-change.ts';
import { cancelPieces } from './cancel-pieces.ts';
import type { Buyer } from './cod-confirmations.ts';
import { orderCancelledMail } from './mails/orders.ts';
import { ordersOf } from './order-shape.ts';
import { isWaiting } from './order-to-pay.ts';
import { anyOrder, customerOrder, orderKey, partsOfOrder, sellersOfOrder } from './reads.ts';
import type { OrderKey } from './reads.ts';
import { insertEvent, moveWaitingConsignments, setOrderPaid } from './statements.ts';
import { takePieces } from './take-pieces.ts';

/**
 * Cancels an order, or some of its pieces, unless they were dispatched. The stock is released and payments are refunded
 * automatically. An order that waits for payment is cancelled as a whole. The mailed link cancels an order only while
 * it waits for confirmation.
 * @throws ORDER_NOT_FOUND, also for another customer's order and for items that are not in the order
 * @throws ORDER_NOT_CANCELLABLE when nothing is left to cancel
 * @throws ORDER_NOT_PAID, ORDER_MOVED_ON, PARCEL_FETCHED
 */
export async function cancelOrder(
  shop: Shop,
  actor: Buyer | Admin,
  input: CancelOrder & { order: string },
): Promise<Order> {
  const key = orderKey(input.order);
  const reads = actor.kind === 'customer' ? customerOrder({ ...key, userId: actor.userId }) : anyOrder(key);
  const { rows, held, links, ...seen } = await shop.read({ rows: reads, ...orderToCancel(key) });
  const [order] = ordersOf(rows);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (actor.kind === 'visitor' && order.confirmUntil === null) refuse('ORDER_NOT_CANCELLABLE');
  const reason = [input.reason, input.note].filter(Boolean).join(': ');
  const isUnpaid = isWaiting({ order });
  if (isUnpaid && input.items) refuse('ORDER_NOT_PAID');
  const itemIds = order.orderItems.flatMap(({ id, replacesItemId }) => (replacesItemId === null ? [id] : []));
  // A replacement consignment is cancelled only with its return.
  const bought = held.filter(({ orderItemId }) => itemIds.includes(orderItemId));
  const mail = cancelledMail(order);
  const { statements, sent } = isUnpaid
    ? { statements: [...cancelUnpaid(shop, actor, order, held, reason), outboxItem(shop, mail)], sent: [mail] }
    : await cancelPieces(
        shop,
        actor,
        { order: rows.orders[0]!, items: rows.items, ...seen },
        takePieces(bought, itemIds, input.items),
        reason,
      );
  const { after } = await shop.write({ statements, after: reads });
  shop.after(() => sendItems(shop, sent));
  if (isUnpaid) shop.after(() => closeLinks(shop, links));
  return ordersOf(after)[0]!;
}

/** Returns the statements that read the records a cancellation depends on, without the order itself. */
export function orderToCancel(key: OrderKey) {
  return {
    held: heldByOrder(key),
    parts: partsOfOrder(key),
    links: linksOfOrder(key),
    payments: paymentsOfOrder(key),
    refunded: refundedOfOrder(key),
    sellers: sellersOfOrder(key),
    papers: papersOfOrder(key),
  };
}

function cancelledMail({ orderId: number, user }: Order): OutboxItem {
  return orderCancelledMail.item(`order-cancelled-${number}-0`, user.email, {
    isWhole: true,
    order: { number, fullName: user.fullName, amountPaise: 0 },
  });
}

/**
 * Returns the statements that cancel an unpaid order and release its stock, for one batch. A payment that arrives at
 * the same moment is refunded when the gateway reports it.
 */
export function cancelUnpaid(
  shop: Shop,
  actor: Buyer | Admin,
  { id: orderId, consignments }: Pick<Order, 'id' | 'consignments'>,
  held: readonly HeldItem[],
  reason: string,
): Statement[] {
  const waiting = consignments.filter(({ orderStatus }) => orderStatus === 'PENDING').length;
  return [
    requireChanges(
      moveWaitingConsignments({ orderId, to: 'CANCELLED', cancelledAt: shop.now, now: shop.now }),
      waiting,
      'ORDER_MOVED_ON',
    ),
    requireChange(
      setOrderPaid({ id: orderId, status: 'CANCELLED', paymentStatus: 'FAILED', now: shop.now }),
      'ORDER_MOVED_ON',
    ),
    ...held.flatMap((item) => releaseOrderItem(shop, actor, item)),
    insertEvent({
      at: shop.now,
      orderId,
      event: 'order.cancelled',
      from: 'PENDING',
      to: 'CANCELLED',
      reason: reason || null,
      ...actorValues(actor),
    }),
  ];
}
