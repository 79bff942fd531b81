import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { MarkRules } from '#contract/shop/marks.ts';
import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { currentMarks } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';

/** Older sales say little about demand now. */
const COUNTED_DAYS = 90;
const DAY_MS = 86_400_000;
/** Marks that ended this many days ago are checked again, in case a daily run was missed. */
const LOOKED_BACK_DAYS = 3;

/**
 * Recounts the pieces of each product ordered in the last 90 days, and its rank by them in its category, for 'Best
 * selling'. Invalidates the pages of products whose mark (`contract/shop/marks.ts`) changes by this count or by the
 * day.
 */
export async function countSales(shop: Shop): Promise<{ products: number }> {
  const [marks] = await shop.read(currentMarks());
  const { counted } = await shop.write({
    bestsellersBefore: noteBestsellers(shop, marks),
    cleared: rawWrite('DELETE FROM product_sales'),
    counted: rawWrite(
      `INSERT INTO product_sales (product_id, pieces, pieces_30, pieces_7, rank)
       SELECT product_id, pieces, pieces_30, pieces_7,
         row_number() OVER (PARTITION BY products.category_id ORDER BY pieces DESC, products.featured_rank DESC, products.id)
       FROM (
         SELECT order_items.product_id, sum(consignment_items.quantity) AS pieces,
           sum(iif(orders.placed_at > ?, consignment_items.quantity, 0)) AS pieces_30,
           sum(iif(orders.placed_at > ?, consignment_items.quantity, 0)) AS pieces_7
         FROM orders
         JOIN order_items ON order_items.order_id = orders.id
         JOIN consignment_items ON consignment_items.order_item_id = order_items.id
         JOIN consignments ON consignments.id = consignment_items.consignment_id
         WHERE orders.placed_at > ? AND consignments.cancelled_at IS NULL
         GROUP BY order_items.product_id
       ) JOIN products ON products.id = product_id`,
      [30, 7, COUNTED_DAYS].map((days) => shop.now - days * DAY_MS),
    ),
    bestsellersAfter: noteBestsellers(shop, marks),
    endedMarks: noteEndedMarks(shop, marks),
    collections: noteCollectionsBySales(shop),
    // Lists are sorted by sales, so all products change at once.
    changed: rawWrite(
      `INSERT INTO catalogue_changes (id, change) SELECT 0, coalesce(max(change), 0) + 1 FROM catalogue_changes WHERE true
       ON CONFLICT (id) DO UPDATE SET change = excluded.change`,
    ),
  });
  return { products: counted };
}

/** Runs before and after the count, so that it invalidates both former and new bestsellers. */
function noteBestsellers({ now }: Shop, { bestseller: { places, pieces } }: MarkRules): Statement {
  return rawWrite(
    `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'product', product_id
     FROM product_sales WHERE rank <= ? AND pieces >= ?`,
    [now, places, pieces],
  );
}

/** Invalidates collections whose rule asks for sales. */
function noteCollectionsBySales({ now }: Shop): Statement {
  return rawWrite(
    `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'collection', id FROM collections
     WHERE by_rule AND archived_at IS NULL AND rule ->> 'sold' IS NOT NULL`,
    [now],
  );
}

/** Invalidates products whose mark 'new' or 'back in stock' ended in the last days. */
function noteEndedMarks({ now }: Shop, marks: MarkRules): Statement {
  const today = kolkataDay(now);
  const dayBefore = (days: number) => addDays(today, -days);
  const span = (days: number) => [dayBefore(days + LOOKED_BACK_DAYS), dayBefore(days - 1)] as const;
  const [newFrom, newTo] = span(marks.new.days);
  const [backFrom, backTo] = span(marks['back-in-stock'].days);
  return rawWrite(
    `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'product', id FROM products
     WHERE archived_at IS NULL AND (
       (created_at >= ? AND created_at < ?) OR (start_on >= ? AND start_on < ?) OR (back_at >= ? AND back_at < ?))`,
    [now, startOfDay(newFrom), startOfDay(newTo), newFrom, newTo, startOfDay(backFrom), startOfDay(backTo)],
  );
}
