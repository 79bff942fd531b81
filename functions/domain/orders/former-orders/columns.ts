import { sql } from 'drizzle-orm';
import type { FormerOrder } from '#contract/calls/former-orders.ts';
import { formerOrders } from '../../../db/schema/index.ts';

/** The facts of a former order that lists show. */
export const FACTS = {
  id: formerOrders.id,
  formerShop: formerOrders.formerShop,
  number: formerOrders.number,
  placedOn: formerOrders.placedOn,
  status: formerOrders.status,
  payment: formerOrders.payment,
  total: formerOrders.totalPaise,
};

/** The other facts of an order, with its lines as JSON. */
export const DETAILS = {
  items: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('title', item.title, 'sku', item.sku,
      'quantity', item.quantity, 'unitPrice', item.unit_price_paise) AS one FROM former_order_items item
    WHERE item.former_order_id = former_orders.id ORDER BY item.position))`,
  shipping: formerOrders.shippingPaise,
  fees: formerOrders.feesPaise,
  discount: formerOrders.discountPaise,
  coupon: formerOrders.coupon,
  tax: formerOrders.taxPaise,
  refunded: formerOrders.refundedPaise,
  cancelledOn: formerOrders.cancelledOn,
  address: formerOrders.address,
};

/** Returns a row with its lines. */
export function withItems<Row extends { items: string }>(row: Row): Omit<Row, 'items'> & Pick<FormerOrder, 'items'> {
  return { ...row, items: JSON.parse(row.items) as FormerOrder['items'] };
}
