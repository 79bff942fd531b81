import { rawWrite } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

/** What sold longer ago says little of what people want now. */
const COUNTED_DAYS = 90;
const DAY_MS = 86_400_000;

/** Counts anew how many pieces of each product were ordered in the last three months, for 'Best selling'. */
export async function countSales(shop: Shop): Promise<{ products: number }> {
  const [, products] = await shop.write(
    rawWrite('DELETE FROM product_sales'),
    rawWrite(
      `INSERT INTO product_sales (product_id, pieces)
       SELECT order_items.product_id, sum(consignment_items.quantity)
       FROM orders
       JOIN order_items ON order_items.order_id = orders.id
       JOIN consignment_items ON consignment_items.order_item_id = order_items.id
       JOIN consignments ON consignments.id = consignment_items.consignment_id
       WHERE orders.placed_at > ? AND consignments.cancelled_at IS NULL
       GROUP BY order_items.product_id`,
      [shop.now - COUNTED_DAYS * DAY_MS],
    ),
  );
  return { products };
}
