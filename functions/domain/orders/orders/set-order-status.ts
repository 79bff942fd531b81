import type { Admin, Customer } from '#contract/calls/actor.ts';
import type { Order } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { mayMoveConsignment } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Shop } from '../../shop.ts';
import { moveConsignment, refuseMove } from './move-consignment.ts';
import { readManagedOrder, readOrder } from './read-orders.ts';
import { confirmPlaced } from './verify-payment.ts';

/**
 * Sets an order's status. A shopper can only confirm that the order is placed. An admin moves each consignment that has
 * another status and may move there.
 * @throws ORDER_NOT_FOUND, ORDER_STATUS_OF_SELLERS, ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL, PAYMENT_NOT_VERIFIED,
 * PAYMENT_PROCESS_FAILED
 */
export async function setOrderStatus(
  shop: Shop,
  actor: Customer | Admin,
  key: string,
  to: OrderStatus,
): Promise<Order> {
  if (actor.kind === 'customer') {
    if (to === 'PLACED') return confirmPlaced(shop, actor, key);
    await readOrder(shop, actor, key);
    return refuse('ORDER_STATUS_OF_SELLERS');
  }
  return moveAll(shop, actor, key, to);
}

async function moveAll(shop: Shop, admin: Admin, key: string, to: OrderStatus): Promise<Order> {
  const { consignments, orderStatus: from } = await readManagedOrder(shop, admin, key);
  const others = consignments.filter(({ orderStatus }) => orderStatus !== to);
  const movable = others.filter(({ orderStatus, dispatchedAt }) =>
    mayMoveConsignment(orderStatus, to, dispatchedAt !== null),
  );
  if (others.length > 0 && movable.length === 0) {
    refuseMove(
      from,
      to,
      others.every(({ dispatchedAt }) => dispatchedAt !== null),
    );
  }
  for (const { id, version } of movable) {
    await moveConsignment(shop, admin, { order: key, consignmentId: id, to, version });
  }
  return readOrder(shop, admin, key);
}
