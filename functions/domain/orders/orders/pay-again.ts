import type { Customer } from '#contract/calls/actor.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../../db/statement.ts';
import { makeLink, wantLink } from '../payments/index.ts';
import type { NewLink } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { holdUntil, isWaiting, readOrderToPay } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { orderKey } from './reads.ts';

/**
 * Returns the payment page of an unpaid order: the current page, or a new one if it has expired. Order and price stay
 * unchanged.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 * @throws ORDER_NOT_TO_PAY, ORDER_HOLD_OVER, CHECKOUT_NO_PAYMENT_LINK
 */
export async function payAgain(shop: Shop, { userId }: Customer, key: string): Promise<PlacedOrder> {
  const seen = await readOrderToPay(shop, orderKey(key));
  if (!seen || seen.userId !== userId) return refuse('ORDER_NOT_FOUND');
  return linkOf(shop, seen);
}

/**
 * Returns the payment page of any unpaid order, for staff who send it to the customer.
 * @throws ORDER_NOT_FOUND, ORDER_NOT_TO_PAY, ORDER_HOLD_OVER, CHECKOUT_NO_PAYMENT_LINK
 */
export async function paymentPageForStaff(shop: Shop, id: number): Promise<PlacedOrder> {
  return linkOf(shop, (await readOrderToPay(shop, { id, number: null })) ?? refuse('ORDER_NOT_FOUND'));
}

/** Returns the order that a repeated request has placed, with its payment page if it waits for payment. */
export async function placedOrder(shop: Shop, number: string): Promise<PlacedOrder> {
  const seen = await readOrderToPay(shop, { id: null, number });
  if (!seen) return refuse('ORDER_NOT_FOUND');
  const { id, orderId } = seen.order;
  return isWaiting(seen) && holdUntil(seen) > shop.now ? linkOf(shop, seen) : { id, orderId, payment_link_url: null };
}

/** Returns the answer for an order that waits for payment. @throws CHECKOUT_NO_PAYMENT_LINK when it has no page yet */
export function linked(id: number, orderId: string, url: string | undefined): PlacedOrder {
  return url === undefined
    ? refuse('CHECKOUT_NO_PAYMENT_LINK', { params: { orderId } })
    : { id, orderId, payment_link_url: url };
}

async function linkOf(shop: Shop, seen: OrderToPay): Promise<PlacedOrder> {
  const { order, links } = seen;
  if (!isWaiting(seen)) refuse('ORDER_NOT_TO_PAY');
  const until = holdUntil(seen);
  if (until <= shop.now) refuse('ORDER_HOLD_OVER');
  const [newest] = links;
  if (newest?.status === 'created' && newest.expiresAt > shop.now) return linked(order.id, order.orderId, newest.url!);

  const isOpen = newest?.status === 'wanted';
  const attempt = (newest?.attempt ?? 0) + (isOpen ? 0 : 1);
  const link: NewLink = { number: order.orderId, attempt, amountPaise: order.total, holdUntil: until };
  if (!isOpen) await shop.write(requireChange(wantLink(shop, link), 'ORDER_MOVED_ON'));
  const { name, mobile } = order.shippingAddress;
  const url = await makeLink(shop, link, { name, mobile, email: order.user.email }, !isOpen);
  return linked(order.id, order.orderId, url);
}
