import { invariant, sameRows } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const SUMS_OF_OWED = `(SELECT seller_id, waits_for, window_ends_on, sum(amount_paise) AS amount_paise, sum(entry_count) AS entry_count,
  count(order_id) AS order_count FROM owed_parts GROUP BY 1, 2, 3)`;

const SUMS_OF_DAYS = `(SELECT seller_id AS of_seller, placed_on, sum(revenue_paise) AS revenue_paise, count(*) AS order_count FROM sold_parts GROUP BY 1, 2
  UNION ALL SELECT 0, placed_on, sum(revenue_paise), count(DISTINCT order_id) FROM sold_parts GROUP BY 2)`;

const SKU_COLUMNS =
  'id, product_id, seller_id, stock_id, name, code, product_name, tax_category, mrp_paise, selling_paise, quantity, ' +
  'reserved_quantity, available, stock_label, location, starts_on, ends_on, position, updated_at, stock_updated_at';

/** Invariants of sums that triggers store: they equal the sums of the records. */
export const SUMS: readonly Invariant[] = [
  sameRows('The console lists every SKU as it is', 'console_skus', 'console_skus_now', SKU_COLUMNS),
  sameRows(
    'The console lists every product as it is, with the sums of its SKUs',
    'console_products',
    'console_products_now',
    'id, seller_id, category_id, name, category_name, seller_name, is_visible, is_active, is_complete, sku_count, available, price_from_paise, updated_at',
  ),
  sameRows(
    'The products with a picture are known',
    '(SELECT id FROM products WHERE has_picture)',
    '(SELECT DISTINCT id FROM pictured_products)',
    'id',
  ),
  sameRows(
    'The console lists every order as it is, and its part for each of its sellers',
    'console_orders',
    'console_orders_now',
    'order_id, of_seller, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise',
  ),
  sameRows(
    'Who has a cart has begun a checkout, and nobody else',
    '(SELECT user_id FROM checkouts WHERE order_id IS NULL)',
    '(SELECT DISTINCT user_id FROM cart_items WHERE saved_at IS NULL)',
    'user_id',
  ),
  invariant(
    'An order that is a begun checkout is not paid',
    `SELECT 'order ' || orders.number || ' is ' || orders.payment_status FROM checkouts
     JOIN orders ON orders.id = checkouts.order_id
     WHERE orders.payment_status NOT IN ('PENDING', 'FAILED') OR orders.user_id != checkouts.user_id`,
  ),
  sameRows(
    'What sellers are owed, and what it waits for, is kept as ledger, parcels and returns say it',
    'owed_parts',
    'owed_parts_now',
    'seller_id, order_id, waits_for, window_ends_at, window_ends_on, amount_paise, entry_count',
  ),
  sameRows(
    'The sums of what sellers are owed are those of its parts',
    'owed_sums',
    SUMS_OF_OWED,
    'seller_id, waits_for, window_ends_on, amount_paise, entry_count, order_count',
  ),
  sameRows(
    'What was sold is kept as the orders say it',
    'sold_parts',
    'sold_parts_now',
    'seller_id, order_id, placed_on, revenue_paise',
  ),
  sameRows(
    'The sums of days are those of what was sold in them',
    '(SELECT * FROM sales_days WHERE order_count != 0 OR revenue_paise != 0)',
    SUMS_OF_DAYS,
    'of_seller, placed_on, revenue_paise, order_count',
  ),
];
