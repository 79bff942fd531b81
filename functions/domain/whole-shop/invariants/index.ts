import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { Shop } from '../../shop.ts';
import { invariant, sameRows } from './invariant.ts';
import type { Invariant } from './invariant.ts';
import { LEDGER } from './ledger.ts';
import { PAPERS } from './papers.ts';
import { PARCELS } from './parcels.ts';
import { RETURNS } from './returns.ts';
import { SUMS } from './sums.ts';

const RANK = `CASE status ${ORDER_STATUSES.map((status, index) => `WHEN '${status}' THEN ${index}`).join(' ')} END`;

const LISTED = 'product_id, after_on, until_on, ends_on, category_id, seller_id, is_shown, featured_order, packed';

export const INVARIANTS: readonly Invariant[] = [
  // Stock
  invariant(
    'No SKU has promised more pieces than it has',
    `SELECT 'SKU ' || sku_id || ' has ' || quantity || ' and holds ' || reserved_quantity FROM inventory
     WHERE quantity < 0 OR reserved_quantity < 0 OR reserved_quantity > quantity`,
  ),
  invariant(
    'The pieces a SKU holds are those of its open reservations',
    `SELECT 'SKU ' || inventory.sku_id || ' holds ' || reserved_quantity || ', its reservations ' || coalesce(held.pieces, 0)
     FROM inventory LEFT JOIN (
       SELECT sku_id, sum(quantity) AS pieces FROM reservations WHERE ended_at IS NULL GROUP BY sku_id
     ) held ON held.sku_id = inventory.sku_id
     WHERE reserved_quantity != coalesce(held.pieces, 0)`,
  ),
  invariant(
    "A SKU's counters are the sums of its stock movements",
    `SELECT 'SKU ' || inventory.sku_id || ' has ' || inventory.quantity || '/' || reserved_quantity
       || ', its movements say ' || coalesce(moved.quantity, 0) || '/' || coalesce(moved.reserved, 0)
     FROM inventory LEFT JOIN (
       SELECT sku_id, sum(quantity_change) AS quantity, sum(reserved_change) AS reserved FROM stock_movements GROUP BY sku_id
     ) moved ON moved.sku_id = inventory.sku_id
     WHERE inventory.quantity != coalesce(moved.quantity, 0) OR reserved_quantity != coalesce(moved.reserved, 0)`,
  ),
  invariant(
    'Every SKU has its stock',
    `SELECT 'SKU ' || skus.id || ' has no inventory' FROM skus LEFT JOIN inventory ON inventory.sku_id = skus.id
     WHERE inventory.id IS NULL`,
  ),

  invariant(
    "A SKU's price is the newest of its history",
    `SELECT 'SKU ' || skus.id || ' costs ' || skus.selling_paise || ' of ' || skus.mrp_paise || ', its history says '
       || coalesce(last.selling_paise || ' of ' || last.mrp_paise, 'nothing')
     FROM skus LEFT JOIN sku_prices last ON last.id = (SELECT max(id) FROM sku_prices WHERE sku_id = skus.id)
     WHERE last.id IS NULL OR last.selling_paise != skus.selling_paise OR last.mrp_paise != skus.mrp_paise`,
  ),

  invariant(
    'A SKU costs what its planned price says while that runs',
    `SELECT 'SKU ' || skus.id || ' costs ' || skus.selling_paise || ', planned price ' || planned_prices.id || ' is '
       || planned_prices.selling_paise
     FROM planned_prices JOIN skus ON skus.id = sku_id
     WHERE status = 'running' AND skus.selling_paise != planned_prices.selling_paise`,
  ),
  invariant(
    'The planned prices of a SKU do not overlap, and are of its seller',
    `SELECT 'planned price ' || one.id FROM planned_prices one
     JOIN skus ON skus.id = one.sku_id JOIN products ON products.id = skus.product_id
     WHERE one.status != 'ended' AND (products.seller_id != one.seller_id OR EXISTS (
       SELECT 1 FROM planned_prices other WHERE other.sku_id = one.sku_id AND other.id < one.id AND other.status != 'ended'
         AND other.from_at < coalesce(one.until_at, one.from_at + 1) AND coalesce(other.until_at, other.from_at + 1) > one.from_at))`,
  ),

  // Reviews
  invariant(
    "A product's rating is that of its visible reviews",
    `SELECT 'product ' || products.id || ' counts ' || review_count || ' reviews and ' || rating_sum || ' stars, it has '
       || coalesce(said.reviews, 0) || ' and ' || coalesce(said.stars, 0)
     FROM products LEFT JOIN (
       SELECT product_id, count(*) AS reviews, sum(rating) AS stars FROM reviews
       WHERE NOT is_hidden AND archived_at IS NULL GROUP BY product_id
     ) said ON said.product_id = products.id
     WHERE review_count != coalesce(said.reviews, 0) OR rating_sum != coalesce(said.stars, 0)`,
  ),
  invariant(
    'A verified review names a delivered order of its customer with that product',
    `SELECT 'review ' || reviews.id FROM reviews WHERE order_id IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM orders JOIN order_items ON order_items.order_id = orders.id
       WHERE orders.id = reviews.order_id AND orders.user_id = reviews.user_id AND order_items.product_id = reviews.product_id)`,
  ),

  invariant(
    'A review counts those who marked it as helpful',
    `SELECT 'review ' || reviews.id || ' counts ' || like_count || ', it has ' || coalesce(marked.likes, 0) FROM reviews
     LEFT JOIN (SELECT review_id, count(*) AS likes FROM review_likes GROUP BY review_id) marked ON marked.review_id = reviews.id
     WHERE like_count != coalesce(marked.likes, 0)`,
  ),

  // Lists
  sameRows('Lists are filtered and sorted by what is true of each product', 'listing', 'listing_facts', LISTED),

  // Orders and their parts
  invariant(
    "An order's total is what was paid for its items, with its fees",
    `SELECT 'order ' || number || ' comes to ' || total_paise || ', its items to ' || items.net
     FROM orders JOIN (SELECT order_id, sum(net_paise) AS net FROM order_items GROUP BY order_id) items ON items.order_id = orders.id
     WHERE total_paise != items.net + shipping_fee_paise + cod_fee_paise`,
  ),
  invariant(
    "An order's sums are those of its items",
    `SELECT 'order ' || number || ' sums up wrong' FROM orders JOIN (
       SELECT order_id, sum(quantity * (replaces_item_id IS NULL)) AS pieces, sum(unit_selling_paise * quantity) AS selling, sum(unit_mrp_paise * quantity) AS mrp,
         sum(discount_paise) AS discount, sum(shipping_fee_paise) AS shipping, sum(cod_fee_paise) AS cod,
         sum(cgst_paise + sgst_paise + igst_paise) AS tax
       FROM order_items GROUP BY order_id
     ) items ON items.order_id = orders.id
     WHERE total_items != pieces OR total_selling_paise != selling OR total_mrp_paise != mrp OR tax_included_paise != tax
       OR bundle_discount_paise + coupon_discount_paise + staff_discount_paise + prepaid_discount_paise != discount OR orders.shipping_fee_paise != shipping
       OR orders.cod_fee_paise != cod`,
  ),
  invariant(
    "An item's discounts are those of each kind, and what the platform pays of them is what it funds",
    `SELECT 'item ' || order_items.id || ' has ' || discount_paise || ' off, ' || coalesce(off.amount, 0) || ' by its discounts'
     FROM order_items LEFT JOIN (
       SELECT order_item_id, sum(amount_paise) AS amount, sum(amount_paise * (funded_by = 'PLATFORM')) AS by_platform
       FROM order_item_discounts GROUP BY order_item_id
     ) off ON off.order_item_id = order_items.id
     WHERE discount_paise != coalesce(off.amount, 0) OR platform_discount_paise != coalesce(off.by_platform, 0)`,
  ),
  invariant(
    "An order's coupon and prepaid discount are those of its items, of its own coupon",
    `SELECT 'order ' || number || ' has ' || coupon_discount_paise || ' by coupon and ' || prepaid_discount_paise
       || ' by paying in advance, its items have ' || coalesce(off.coupon, 0) || ' and ' || coalesce(off.prepaid, 0)
     FROM orders LEFT JOIN (
       SELECT order_id, sum(amount_paise * (kind = 'coupon')) AS coupon, sum(amount_paise * (kind = 'prepaid')) AS prepaid,
         min(coupon_id) AS one, max(coupon_id) AS other
       FROM order_item_discounts JOIN order_items ON order_items.id = order_item_id GROUP BY order_id
     ) off ON off.order_id = orders.id
     WHERE coupon_discount_paise != coalesce(off.coupon, 0) OR prepaid_discount_paise != coalesce(off.prepaid, 0)
       OR (off.one IS NOT NULL AND (coupon_id IS NULL OR off.one != coupon_id OR off.other != coupon_id))`,
  ),
  invariant(
    "An order's discount by staff is that of its items, paid by the platform, and its history has the reason",
    `SELECT 'order ' || number || ' has ' || staff_discount_paise || ' by staff, its items have ' || coalesce(off.amount, 0)
     FROM orders LEFT JOIN (
       SELECT order_id, sum(amount_paise) AS amount, sum(funded_by <> 'PLATFORM') AS not_ours
       FROM order_item_discounts JOIN order_items ON order_items.id = order_item_id WHERE kind = 'staff' GROUP BY order_id
     ) off ON off.order_id = orders.id
     WHERE staff_discount_paise != coalesce(off.amount, 0) OR off.not_ours > 0
       OR (staff_discount_paise > 0 AND NOT EXISTS (
         SELECT 1 FROM order_history WHERE order_history.order_id = orders.id AND event = 'order.discounted' AND reason <> ''))`,
  ),
  invariant(
    "An order's discount by bundles is that of its items, each by a bundle of its seller",
    `SELECT 'order ' || number || ' has ' || bundle_discount_paise || ' by bundles, its items have ' || coalesce(off.amount, 0)
     FROM orders LEFT JOIN (
       SELECT order_id, sum(order_item_discounts.amount_paise * (kind = 'bundle')) AS amount,
         max((kind = 'bundle') != (bundle_id IS NOT NULL) OR (kind = 'bundle') != (bundle_name IS NOT NULL)
           OR order_items.seller_id IS NOT coalesce(bundles.seller_id, order_items.seller_id)) AS wrong
       FROM order_item_discounts JOIN order_items ON order_items.id = order_item_id
       LEFT JOIN bundles ON bundles.id = bundle_id GROUP BY order_id
     ) off ON off.order_id = orders.id
     WHERE bundle_discount_paise != coalesce(off.amount, 0) OR off.wrong`,
  ),
  invariant(
    'Every bundle has two to five pieces, all of its seller',
    `SELECT 'bundle ' || bundles.id || ' has ' || count(products.id) || ' pieces' FROM bundles
     LEFT JOIN bundle_pieces ON bundle_pieces.bundle_id = bundles.id LEFT JOIN products ON products.id = product_id
     GROUP BY bundles.id HAVING count(products.id) NOT BETWEEN 2 AND 5 OR max(products.seller_id != bundles.seller_id)`,
  ),
  invariant(
    'Every order has items',
    `SELECT 'order ' || number || ' has none' FROM orders
     WHERE NOT EXISTS (SELECT 1 FROM order_items WHERE order_id = orders.id)`,
  ),
  invariant(
    'An order stands where its least advanced consignment stands',
    `SELECT 'order ' || number || ' is ' || orders.status || ', its consignments ' || parts.statuses FROM orders JOIN (
       SELECT order_id, min(${RANK}) AS least, group_concat(status) AS statuses FROM consignments
       WHERE replaces_consignment_id IS NULL GROUP BY order_id
     ) parts ON parts.order_id = orders.id
     WHERE ${RANK.replace('status', 'orders.status')} != parts.least`,
  ),
  invariant(
    'Every consignment has pieces in it',
    `SELECT 'consignment ' || id || ' is empty' FROM consignments
     WHERE NOT EXISTS (SELECT 1 FROM consignment_items WHERE consignment_id = consignments.id)`,
  ),
  invariant(
    'Every piece of an item is in one consignment',
    `SELECT 'item ' || order_items.id || ' has ' || order_items.quantity || ' pieces, its consignments ' || coalesce(packed.pieces, 0)
     FROM order_items LEFT JOIN (
       SELECT order_item_id, sum(quantity) AS pieces FROM consignment_items GROUP BY order_item_id
     ) packed ON packed.order_item_id = order_items.id
     WHERE order_items.quantity != coalesce(packed.pieces, 0)`,
  ),
  invariant(
    "An item's seller is that of its product",
    `SELECT 'item ' || order_items.id FROM order_items JOIN products ON products.id = product_id
     WHERE order_items.seller_id != products.seller_id`,
  ),
  invariant(
    'Every history begins with the placing of the order',
    `SELECT 'order ' || number || ' begins with ' || coalesce(first.event, 'nothing') FROM orders
     LEFT JOIN order_history first ON first.id = (SELECT min(id) FROM order_history WHERE order_id = orders.id)
     WHERE first.event IS NULL OR first.event != 'order.placed'`,
  ),
  invariant(
    'A consignment stands where its history left it',
    `SELECT 'consignment ' || consignments.id || ' is ' || status || ', its history says ' || last.to_status FROM consignments
     JOIN order_history last ON last.id = (
       SELECT max(id) FROM order_history WHERE order_id = consignments.order_id AND (consignment_id = consignments.id OR consignment_id IS NULL)
         AND to_status IS NOT NULL)
     WHERE status != last.to_status`,
  ),
  invariant(
    'Every move of a consignment by staff is in the audit log',
    `SELECT 'consignment ' || consignments.id || ' was moved ' || moves.count || ' times, the log has ' || (
         SELECT count(*) FROM audit_log WHERE subject = 'consignment' AND subject_id = consignments.id AND action != 'order taken off the list')
     FROM consignments JOIN (
       SELECT consignment_id, count(*) AS count FROM order_history WHERE actor_kind IN ('seller', 'admin') GROUP BY consignment_id
     ) moves ON moves.consignment_id = consignments.id
     WHERE moves.count != (SELECT count(*) FROM audit_log WHERE subject = 'consignment' AND subject_id = consignments.id AND action != 'order taken off the list')`,
  ),

  // Payments
  invariant(
    'An order that is paid online stands on one payment of its total, and no other does',
    `SELECT 'order ' || number || ' is ' || payment_status || ' and stands on ' || coalesce(paid.payments, 0)
     FROM orders LEFT JOIN (
       SELECT order_id, count(*) AS payments, sum(amount_paise) AS amount FROM payments
       WHERE status = 'captured' AND returned_as IS NULL GROUP BY order_id
     ) paid ON paid.order_id = orders.id
     WHERE payment_method = 'PREPAID' AND total_paise > 0 AND (
       (payment_status IN ('COMPLETED', 'PARTIALLY_REFUNDED') AND (paid.payments IS NOT 1 OR paid.amount != total_paise))
       OR (payment_status IN ('PENDING', 'FAILED') AND paid.payments IS NOT NULL))`,
  ),
  invariant(
    'What is not paid is not packed',
    `SELECT 'order ' || number || ' is ' || orders.status FROM orders
     WHERE payment_method = 'PREPAID' AND payment_status IN ('PENDING', 'FAILED') AND status NOT IN ('PENDING', 'CANCELLED')`,
  ),
  invariant(
    'A payment that is not the order’s goes back whole, and no payment more than that',
    `SELECT 'payment ' || payments.id || ' of ' || payments.amount_paise || ' goes back with ' || coalesce(sum(refunds.amount_paise), 0)
     FROM payments LEFT JOIN refunds ON refunds.payment_id = payments.id
     WHERE payments.status = 'captured' GROUP BY payments.id
     HAVING coalesce(sum(refunds.amount_paise), 0) > payments.amount_paise
       OR (returned_as IS NOT NULL AND coalesce(sum(refunds.amount_paise), 0) != payments.amount_paise)`,
  ),
  invariant(
    'Only what was taken goes back',
    `SELECT 'refund ' || refunds.id FROM refunds JOIN payments ON payments.id = payment_id WHERE payments.status != 'captured'`,
  ),
  invariant(
    'A refund is the sum of its items and fees',
    `SELECT 'refund ' || refunds.id || ' is ' || refunds.amount_paise || ', its items come to ' || coalesce(sum(refund_items.amount_paise), 0)
     FROM refunds LEFT JOIN refund_items ON refund_items.refund_id = refunds.id
     WHERE cause NOT IN ('second', 'late', 'mismatch') GROUP BY refunds.id
     HAVING refunds.amount_paise != fees_paise + coalesce(sum(refund_items.amount_paise), 0)`,
  ),
  invariant(
    'No piece is paid back twice',
    `SELECT 'item ' || order_items.id || ' has ' || order_items.quantity || ', paid back were ' || sum(refund_items.quantity)
     FROM order_items JOIN refund_items ON refund_items.order_item_id = order_items.id
     JOIN refunds ON refunds.id = refund_id WHERE cause != 'giveBack' GROUP BY order_items.id
     HAVING sum(refund_items.quantity) > order_items.quantity OR sum(refund_items.amount_paise) > net_paise
       OR (sum(refund_items.quantity) = order_items.quantity AND sum(refund_items.amount_paise) != net_paise)`,
  ),
  invariant(
    'An order is paid back as far as its payment is',
    `SELECT 'order ' || number || ' is ' || payment_status || ', paid back are ' || back.amount || ' of ' || total_paise
     FROM orders JOIN payments ON payments.order_id = orders.id AND payments.status = 'captured' AND returned_as IS NULL
     JOIN (SELECT payments.id AS payment_id, coalesce(sum(refunds.amount_paise), 0) AS amount FROM payments
       LEFT JOIN refunds ON refunds.payment_id = payments.id GROUP BY payments.id
     ) back ON back.payment_id = payments.id
     WHERE payment_status != CASE WHEN back.amount = 0 THEN 'COMPLETED' WHEN back.amount = payments.amount_paise THEN 'REFUNDED'
       ELSE 'PARTIALLY_REFUNDED' END`,
  ),
  invariant(
    'Every refund is on its way to the gateway, or was there',
    `SELECT 'refund ' || refunds.id FROM refunds LEFT JOIN outbox ON outbox.kind = 'refund' AND outbox.key = refunds.key
     WHERE payment_id IS NOT NULL AND amount_paise >= 100 AND (outbox.id IS NULL OR (outbox.status = 'sent' AND gateway_refund IS NULL))`,
  ),
  invariant(
    'Only the pieces of an order that waits to be paid are held for a time',
    `SELECT 'reservation ' || reservations.id FROM reservations JOIN consignments ON consignments.id = consignment_id
     WHERE ended_at IS NULL AND until_at IS NOT NULL AND consignments.status != 'PENDING'`,
  ),

  // Coupons
  invariant(
    'A coupon counts the uses that were not given back',
    `SELECT 'coupon ' || code || ' counts ' || usage_count || ' uses, it has ' || coalesce(used.uses, 0)
     FROM coupons LEFT JOIN (
       SELECT coupon_id, count(*) AS uses FROM coupon_uses WHERE released_at IS NULL GROUP BY coupon_id
     ) used ON used.coupon_id = coupons.id
     WHERE usage_count != coalesce(used.uses, 0)`,
  ),
  invariant(
    'An order with a coupon has a use of it, which is given back when the whole order is cancelled',
    `SELECT 'order ' || orders.number || ' has coupon ' || coalesce(orders.coupon_id, 'none') || ', its use is of '
       || coalesce(coupon_uses.coupon_id, 'none')
     FROM orders LEFT JOIN coupon_uses ON coupon_uses.order_id = orders.id
     WHERE orders.coupon_id IS NOT coupon_uses.coupon_id
       OR (coupon_uses.id IS NOT NULL AND (coupon_uses.user_id != orders.user_id
         OR (coupon_uses.released_at IS NULL AND orders.status = 'CANCELLED')))`,
  ),

  // Orders and stock
  invariant(
    'A reservation is of the pieces of its item in its consignment',
    `SELECT 'reservation ' || reservations.id || ' holds ' || reservations.quantity || ' of ' || consignment_items.quantity
     FROM reservations JOIN order_items ON order_items.id = reservations.order_item_id
     LEFT JOIN consignment_items ON consignment_items.order_item_id = reservations.order_item_id
       AND consignment_items.consignment_id = reservations.consignment_id
     WHERE reservations.sku_id != order_items.sku_id OR reservations.quantity IS NOT consignment_items.quantity`,
  ),
  invariant(
    'A consignment that was cancelled or dispatched holds no pieces',
    `SELECT 'consignment ' || consignments.id || ' holds ' || reservations.quantity || ' of SKU ' || reservations.sku_id
     FROM reservations JOIN consignments ON consignments.id = consignment_id
     WHERE reservations.ended_at IS NULL AND (cancelled_at IS NOT NULL OR dispatched_at IS NOT NULL)`,
  ),
  invariant(
    'A consignment that waits holds all its pieces',
    `SELECT 'item ' || consignment_items.order_item_id || ' is not held' FROM consignment_items
     JOIN consignments ON consignments.id = consignment_items.consignment_id
     LEFT JOIN reservations ON reservations.order_item_id = consignment_items.order_item_id
       AND reservations.consignment_id = consignment_items.consignment_id
     WHERE cancelled_at IS NULL AND dispatched_at IS NULL AND (reservations.id IS NULL OR reservations.ended_at IS NOT NULL)
       AND NOT (consignments.status = 'PENDING' AND EXISTS (SELECT 1 FROM order_history
         WHERE order_history.order_id = consignments.order_id AND event = 'payment.notReceived'))`,
  ),
  invariant(
    'What was dispatched left the stock once',
    `SELECT 'item ' || consignment_items.order_item_id || ' left ' || count(stock_movements.id) || ' times' FROM consignment_items
     JOIN consignments ON consignments.id = consignment_items.consignment_id
     LEFT JOIN stock_movements ON stock_movements.order_item_id = consignment_items.order_item_id
       AND stock_movements.consignment_id = consignment_items.consignment_id AND reason = 'dispatched'
     GROUP BY consignment_items.consignment_id, consignment_items.order_item_id, consignment_items.quantity, dispatched_at
     HAVING count(stock_movements.id) != (dispatched_at IS NOT NULL)
       OR coalesce(sum(quantity_change), 0) != -consignment_items.quantity * (dispatched_at IS NOT NULL)`,
  ),

  // Cash-on-delivery orders that the shopper must confirm
  invariant(
    'What its buyer has not confirmed is not confirmed, sent or invoiced by anybody',
    `SELECT 'order ' || orders.number || ' waits for its buyer' FROM cod_confirmations
     JOIN orders ON orders.id = cod_confirmations.order_id
     WHERE answer IS NULL AND (
       EXISTS (SELECT 1 FROM consignments WHERE order_id = orders.id AND consignments.status IN ('CONFIRMED', 'SHIPPED', 'DELIVERED'))
       OR EXISTS (SELECT 1 FROM shipments JOIN consignments ON consignments.id = consignment_id WHERE consignments.order_id = orders.id)
       OR EXISTS (SELECT 1 FROM documents WHERE documents.order_id = orders.id))`,
  ),
  invariant(
    'What became of an order that was to be confirmed is its answer',
    `SELECT 'order ' || orders.number || ' is ' || status || ' by ' || payment_method || ', its confirmation '
       || coalesce(answer, 'waits') FROM cod_confirmations JOIN orders ON orders.id = cod_confirmations.order_id
     WHERE CASE coalesce(answer, '') WHEN '' THEN status != 'PLACED' OR payment_method != 'COD'
       WHEN 'PAID' THEN payment_method != 'PREPAID'
       WHEN 'CONFIRMED' THEN 0
       ELSE status != 'CANCELLED' END`,
  ),

  // The ladder of cash on delivery
  invariant(
    'A cash order that the ladder wants confirmed was to be confirmed',
    `SELECT 'order ' || cod_decisions.order_id || ' was never to be confirmed' FROM cod_decisions
     WHERE applied = 'CONFIRM' AND payment_method = 'COD'
       AND NOT EXISTS (SELECT 1 FROM cod_confirmations WHERE cod_confirmations.order_id = cod_decisions.order_id)`,
  ),
  invariant(
    'An order with the additional saving of the ladder is paid online',
    `SELECT 'order ' || orders.number || ' has ' || gift_percent || '% for paying online' FROM cod_decisions
     JOIN orders ON orders.id = cod_decisions.order_id
     WHERE gift_percent > 0 AND orders.payment_method != 'PREPAID'`,
  ),

  // Parcels
  invariant(
    'A parcel that is on its way left the house, and its pieces the stock',
    `SELECT 'shipment ' || shipments.id || ' is ' || shipments.status || ', its consignment never left' FROM shipments
     JOIN consignments ON consignments.id = shipments.consignment_id
     WHERE shipments.status IN ('PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'DELIVERED')
       AND dispatched_at IS NULL AND consignments.cancelled_at IS NULL`,
  ),
  invariant(
    'What came back of a parcel is no more than what was in it, and came back once',
    `SELECT 'item ' || stock_movements.order_item_id || ' came back with ' || sum(quantity_change) || ' pieces'
     FROM stock_movements JOIN shipments ON shipments.consignment_id = stock_movements.consignment_id AND shipments.status = 'RETURNED'
     JOIN consignment_items ON consignment_items.consignment_id = stock_movements.consignment_id
       AND consignment_items.order_item_id = stock_movements.order_item_id
     WHERE reason = 'returned' GROUP BY stock_movements.consignment_id, stock_movements.order_item_id, consignment_items.quantity
     HAVING sum(quantity_change) > consignment_items.quantity`,
  ),
  invariant(
    'A parcel stands where something that was told of it says',
    `SELECT 'shipment ' || id || ' is ' || status || ', of which nothing tells' FROM shipments
     WHERE NOT EXISTS (SELECT 1 FROM shipment_events WHERE shipment_id = shipments.id AND shipment_events.status = shipments.status)`,
  ),
  invariant(
    "A parcel collects what is to be paid for its pieces: never more than the order's total",
    `SELECT 'order ' || orders.number || ' comes to ' || total_paise || ', its parcels collect ' || sum(cod_paise) FROM shipments
     JOIN consignments ON consignments.id = shipments.consignment_id JOIN orders ON orders.id = consignments.order_id
     WHERE shipments.status != 'CANCELLED' GROUP BY orders.id, orders.number, total_paise HAVING sum(cod_paise) > total_paise`,
  ),

  // Invoices and credit notes
  ...PAPERS,
  ...LEDGER,
  ...PARCELS,

  // Returns
  ...RETURNS,

  // Sums kept by triggers
  ...SUMS,

  // Supporting tables
  invariant(
    'A request that ordered leads to an order that exists',
    `SELECT 'key ' || idempotency_keys.id || ' leads to ' || reference FROM idempotency_keys
     LEFT JOIN orders ON orders.number = reference
     WHERE refusal IS NULL AND call = 'POST /api/orders' AND orders.id IS NULL`,
  ),
  invariant(
    'What was sent is forgotten',
    `SELECT 'outbox row ' || id || ' still has its content' FROM outbox WHERE status = 'sent'
       AND EXISTS (SELECT 1 FROM json_each(outbox.payload) WHERE json_each.key <> 'name' OR outbox.kind <> 'mail')`,
  ),
  invariant(
    'What was given up holds no secret',
    `SELECT 'outbox row ' || id || ' still has its secret' FROM outbox
     WHERE status = 'dead' AND (payload ->> '$.code' IS NOT NULL OR payload ->> '$.token' IS NOT NULL)`,
  ),
  invariant(
    'No code was tried more than five times',
    `SELECT 'code ' || id || ' was tried ' || tries || ' times' FROM one_time_codes WHERE tries > 5`,
  ),
  invariant(
    'An e-mail has one spelling: ASCII that is seen, in small letters',
    ['users', 'sellers', 'addresses', 'tickets', 'newsletter_subscribers', 'one_time_codes']
      .map(
        (table) => `SELECT '${table} ' || id || ' has ' || quote(email) FROM ${table}
          WHERE email GLOB '*[^!-~]*' OR email != lower(email)`,
      )
      .join(' UNION ALL '),
  ),
  invariant(
    'Nothing refers to a row that is not there',
    `SELECT "table" || ' row ' || rowid || ' refers to ' || parent FROM pragma_foreign_key_check`,
  ),
];

/**
 * Returns the faults of each invariant. Each is one statement, so it sees a single moment, also in a shop that is open.
 */
export async function checkInvariants(shop: Pick<Shop, 'read'>): Promise<{ says: string; faults: string[] }[]> {
  const checked: { says: string; faults: string[] }[] = [];
  for (const { says, faults } of INVARIANTS) {
    const [found] = await shop.read(faults);
    checked.push({ says, faults: found });
  }
  return checked;
}
