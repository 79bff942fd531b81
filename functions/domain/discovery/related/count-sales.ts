import { BACK_DAYS, BESTSELLER_PIECES, BESTSELLER_PLACES, NEW_DAYS } from '#contract/shop/marks.ts';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** What sold longer ago says little of what people want now. */
const COUNTED_DAYS = 90;
const DAY_MS = 86_400_000;
/** Marks that ended so many days ago are looked at again, should a day's count not have run. */
const LOOKED_BACK_DAYS = 3;

/**
 * Counts anew how many pieces of each product were ordered in the last three months, and its place by them in its
 * category, for 'Best selling'. Pages of products whose mark (`contract/shop/marks.ts`) this changes, or the day does,
 * are drawn again.
 */
export async function countSales(shop: Shop): Promise<{ products: number }> {
  const [, , products] = await shop.write(
    noteBestsellers(shop),
    rawWrite('DELETE FROM product_sales'),
    rawWrite(
      `INSERT INTO product_sales (product_id, pieces, place)
       SELECT product_id, pieces,
         row_number() OVER (PARTITION BY products.category_id ORDER BY pieces DESC, products.featured_rank DESC, products.id)
       FROM (
         SELECT order_items.product_id, sum(consignment_items.quantity) AS pieces
         FROM orders
         JOIN order_items ON order_items.order_id = orders.id
         JOIN consignment_items ON consignment_items.order_item_id = order_items.id
         JOIN consignments ON consignments.id = consignment_items.consignment_id
         WHERE orders.placed_at > ? AND consignments.cancelled_at IS NULL
         GROUP BY order_items.product_id
       ) JOIN products ON products.id = product_id`,
      [shop.now - COUNTED_DAYS * DAY_MS],
    ),
    noteBestsellers(shop),
    noteEndedMarks(shop),
    // Lists are sorted by it, all products at once.
    rawWrite(
      `INSERT INTO catalogue_changes (id, change) SELECT 0, coalesce(max(change), 0) + 1 FROM catalogue_changes WHERE true
       ON CONFLICT (id) DO UPDATE SET change = excluded.change`,
    ),
  );
  return { products };
}

/** Before the count and after it: so those that are none any more are noted, and those that have become some. */
function noteBestsellers({ now }: Shop): Statement {
  return rawWrite(
    `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'product', product_id
     FROM product_sales WHERE place <= ? AND pieces >= ?`,
    [now, BESTSELLER_PLACES, BESTSELLER_PIECES],
  );
}

/** Products that are not new any more since some days, or not just back in stock. */
function noteEndedMarks({ now }: Shop): Statement {
  const today = kolkataDay(now);
  const dayBefore = (days: number) => addDays(today, -days);
  const span = (days: number) => [dayBefore(days + LOOKED_BACK_DAYS), dayBefore(days - 1)] as const;
  const [newFrom, newTo] = span(NEW_DAYS);
  const [backFrom, backTo] = span(BACK_DAYS);
  return rawWrite(
    `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'product', id FROM products
     WHERE archived_at IS NULL AND (
       (created_at >= ? AND created_at < ?) OR (start_on >= ? AND start_on < ?) OR (back_at >= ? AND back_at < ?))`,
    [now, startOfDay(newFrom), startOfDay(newTo), newFrom, newTo, startOfDay(backFrom), startOfDay(backTo)],
  );
}
