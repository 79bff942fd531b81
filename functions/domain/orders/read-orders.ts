import type { Admin, Customer, Seller } from '#contract/actor.ts';
import type { Order, OrderItem } from '#contract/orders.ts';
import { refuse } from '#contract/refusals.ts';
import type { Shop } from '../shop.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { anyOrder, customerOrder, orderOfItem, customerOrders, orderKey, sellerOrder, sellerOrders } from './reads.ts';

/** Orders one answer holds; what is older is found in the back office. */
const LIST_LIMIT = 200;

/** A customer's orders, newest first. */
export async function listMyOrders(shop: Shop, customer: Customer): Promise<Order[]> {
  return ordersOf(await shop.read(...customerOrders({ userId: customer.userId, limit: LIST_LIMIT })));
}

/** A seller's consignments in the shape of orders, newest first. */
export async function listSellerOrders(shop: Shop, { sellerId }: Seller): Promise<Order[]> {
  return sellerOrdersOf(await shop.read(...sellerOrders({ sellerId, limit: LIST_LIMIT })));
}

/** An order by its id or number, as far as the actor may see it. @throws ORDER_NOT_FOUND, also for somebody else's */
export async function readOrder(shop: Shop, actor: Customer | Seller | Admin, key: string): Promise<Order> {
  const asked = orderKey(key);
  const [order] =
    actor.kind === 'customer'
      ? ordersOf(await shop.read(...customerOrder({ ...asked, userId: actor.userId })))
      : actor.kind === 'seller'
        ? sellerOrdersOf(await shop.read(...sellerOrder({ ...asked, sellerId: actor.sellerId })))
        : ordersOf(await shop.read(...anyOrder(asked)));
  return order ?? refuse('ORDER_NOT_FOUND');
}

/** One item of an order. @throws ORDER_NOT_FOUND, also for somebody else's */
export async function readOrderItem(shop: Shop, actor: Customer | Admin, itemId: number): Promise<OrderItem> {
  const userId = actor.kind === 'customer' ? actor.userId : 0;
  const [order] = ordersOf(await shop.read(...orderOfItem({ itemId, userId })));
  return order?.orderItems.find((item) => item.id === itemId) ?? refuse('ORDER_NOT_FOUND');
}
