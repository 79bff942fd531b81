import { rawWrite } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** Older orders say little about products bought together now. */
const COUNTED_DAYS = 180;
const DAY_MS = 86_400_000;
/** A pair in a single order is chance. */
const LEAST_ORDERS = 2;

/** Recounts the products bought together, from the orders of the last half year. */
export async function countBoughtTogether(shop: Shop): Promise<{ pairs: number }> {
  const [, pairs] = await shop.write(
    rawWrite('DELETE FROM bought_together'),
    rawWrite(
      `INSERT INTO bought_together (product_id, other_id, orders)
       SELECT one.product_id, other.product_id, count(DISTINCT one.order_id) AS shared
       FROM orders
       JOIN order_items one ON one.order_id = orders.id
       JOIN order_items other ON other.order_id = orders.id AND other.product_id != one.product_id
       WHERE orders.placed_at > ? AND orders.status != 'CANCELLED'
       GROUP BY one.product_id, other.product_id HAVING shared >= ?`,
      [shop.now - COUNTED_DAYS * DAY_MS, LEAST_ORDERS],
    ),
  );
  return { pairs };
}
