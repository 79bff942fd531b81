import type { Admin, Customer, Seller, Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder, Order, OrderItem } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import {
  anyOrder,
  anyOrderOfItem,
  countCustomerOrders,
  countSellerOrders,
  customerOrder,
  customerOrderOfItem,
  customerOrders,
  orderKey,
  sellerOrder,
  sellerOrders,
} from './reads.ts';

/** Returns a customer's orders, newest first. */
export async function listMyOrders(shop: Shop, { userId }: Customer, input: Rows): Promise<ListAnswer<Order>> {
  const { rows, total } = await shop.read({
    rows: customerOrders({ userId, ...input }),
    total: countCustomerOrders(userId),
  });
  return { rows: ordersOf(rows), total };
}

/** Returns a seller's consignments in the shape of orders, newest first. */
export async function listSellerOrders(
  shop: Shop,
  { sellerId }: Seller,
  input: Rows,
): Promise<ListAnswer<ManagedOrder>> {
  const { rows, total } = await shop.read({
    rows: sellerOrders({ sellerId, ...input }),
    total: countSellerOrders(sellerId),
  });
  return { rows: sellerOrdersOf(rows), total };
}

/**
 * Returns an order by its id or number, for its shopper or the platform.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 */
export async function readOrder(shop: Shop, actor: Customer | Admin, key: string): Promise<Order> {
  const input = orderKey(key);
  const reads = actor.kind === 'customer' ? customerOrder({ ...input, userId: actor.userId }) : anyOrder(input);
  const [order] = ordersOf(await shop.read(reads));
  return order ?? refuse('ORDER_NOT_FOUND');
}

/**
 * Returns the part of an order that staff may see: a seller's own part, or all of it.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 */
export async function readManagedOrder(shop: Shop, staff: Staff, key: string): Promise<ManagedOrder> {
  const input = orderKey(key);
  const [order] =
    staff.kind === 'seller'
      ? sellerOrdersOf(await shop.read(sellerOrder({ ...input, sellerId: staff.sellerId })))
      : ordersOf(await shop.read(anyOrder(input)));
  return order ?? refuse('ORDER_NOT_FOUND');
}

/** Returns one item of an order. @throws ORDER_ITEM_NOT_FOUND, also for another customer's item */
export async function readOrderItem(shop: Shop, actor: Customer | Admin, itemId: number): Promise<OrderItem> {
  const reads =
    actor.kind === 'customer' ? customerOrderOfItem({ itemId, userId: actor.userId }) : anyOrderOfItem({ itemId });
  const [order] = ordersOf(await shop.read(reads));
  return order?.orderItems.find((item) => item.id === itemId) ?? refuse('ORDER_ITEM_NOT_FOUND');
}
