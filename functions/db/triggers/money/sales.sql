-- Sales by order and seller, and their sums by day. Triggers maintain them, so that every writer keeps them right.
CREATE VIEW sold_orders AS SELECT id AS order_id, status, payment_method, placed_at FROM orders WHERE payment_method = 'COD' OR payment_status NOT IN ('PENDING', 'FAILED');
--> statement-breakpoint
-- Consignments whose pieces were cancelled, or never reached their shopper.
CREATE VIEW consignments_not_kept AS SELECT consignments.id FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NOT NULL OR shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST');
--> statement-breakpoint
-- Revenue of each item of an order that counts (sold and not cancelled): the amount paid for its pieces, less refunds.
-- Cash on delivery has no refund for pieces that were never handed over. Those pieces are subtracted separately, each
-- with the whole paise of its share.
CREATE VIEW item_sales AS SELECT order_items.id AS order_item_id, order_items.order_id, order_items.seller_id, sold_orders.placed_at,
  order_items.net_paise
  - (SELECT coalesce(sum(refund_items.amount_paise), 0) FROM refund_items JOIN refunds ON refunds.id = refund_items.refund_id
    WHERE refund_items.order_item_id = order_items.id AND refunds.cause <> 'giveBack')
  - CASE sold_orders.payment_method WHEN 'COD' THEN (
      SELECT CASE coalesce(sum(gone.quantity), 0) WHEN order_items.quantity THEN order_items.net_paise
        ELSE order_items.net_paise / order_items.quantity * coalesce(sum(gone.quantity), 0) END
      FROM consignment_items gone WHERE gone.order_item_id = order_items.id AND EXISTS (SELECT 1 FROM consignments_not_kept WHERE consignments_not_kept.id = gone.consignment_id)
    ) ELSE 0 END AS revenue_paise
  FROM sold_orders JOIN order_items ON order_items.order_id = sold_orders.order_id WHERE sold_orders.status <> 'CANCELLED';
--> statement-breakpoint
-- The values of `sold_parts`, computed from the orders.
CREATE VIEW sold_parts_now AS SELECT order_id, seller_id, date(placed_at / 1000 + 19800, 'unixepoch') AS placed_on, sum(revenue_paise) AS revenue_paise FROM item_sales GROUP BY order_id, seller_id;
--> statement-breakpoint
-- Counts an order again: INSERT INTO sales_to_count VALUES (its id).
CREATE VIEW sales_to_count AS SELECT 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER sales_are_counted INSTEAD OF INSERT ON sales_to_count BEGIN
  DELETE FROM sold_parts WHERE order_id = NEW.order_id;
  INSERT INTO sold_parts (order_id, seller_id, placed_on, revenue_paise) SELECT order_id, seller_id, placed_on, revenue_paise FROM sold_parts_now WHERE order_id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_new_item AFTER INSERT ON order_items BEGIN
  INSERT INTO sold_parts (order_id, seller_id, placed_on, revenue_paise) SELECT order_id, seller_id, date(placed_at / 1000 + 19800, 'unixepoch'), revenue_paise FROM item_sales WHERE order_item_id = NEW.id
  ON CONFLICT (order_id, seller_id) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_changed_item AFTER UPDATE OF quantity, net_paise ON order_items BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_order AFTER UPDATE OF status, payment_method, payment_status ON orders
WHEN (NEW.status = 'CANCELLED') <> (OLD.status = 'CANCELLED') OR NEW.payment_method <> OLD.payment_method OR NEW.payment_status <> OLD.payment_status BEGIN INSERT INTO sales_to_count VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_refund AFTER INSERT ON refund_items BEGIN INSERT INTO sales_to_count SELECT order_id FROM refunds WHERE id = NEW.refund_id; END;
--> statement-breakpoint
CREATE TRIGGER sales_count_consignment AFTER UPDATE OF cancelled_at ON consignments WHEN NEW.cancelled_at IS NOT OLD.cancelled_at BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_parcel AFTER UPDATE OF status ON shipments WHEN (NEW.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')) <> (OLD.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')) BEGIN
  INSERT INTO sales_to_count SELECT order_id FROM consignments WHERE id = NEW.consignment_id;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_packed_pieces AFTER INSERT ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = NEW.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_moved_pieces AFTER UPDATE OF quantity ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = NEW.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_removed_pieces AFTER DELETE ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = OLD.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (OLD.order_id); END;
--> statement-breakpoint
-- Days are summed for each seller, and for all sellers in the row of seller 0, where an order counts once.
CREATE TRIGGER sales_days_add AFTER INSERT ON sold_parts BEGIN
  INSERT INTO sales_days (of_seller, placed_on, revenue_paise, order_count) VALUES (NEW.seller_id, NEW.placed_on, NEW.revenue_paise, 1)
  ON CONFLICT (of_seller, placed_on) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise, order_count = order_count + 1;
  INSERT INTO sales_days (of_seller, placed_on, revenue_paise, order_count)
  VALUES (0, NEW.placed_on, NEW.revenue_paise, NOT EXISTS (SELECT 1 FROM sold_parts WHERE order_id = NEW.order_id AND seller_id <> NEW.seller_id))
  ON CONFLICT (of_seller, placed_on) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise, order_count = order_count + excluded.order_count;
END;
--> statement-breakpoint
CREATE TRIGGER sales_days_change AFTER UPDATE OF revenue_paise ON sold_parts BEGIN
  UPDATE sales_days SET revenue_paise = revenue_paise + NEW.revenue_paise - OLD.revenue_paise WHERE of_seller IN (0, NEW.seller_id) AND placed_on = NEW.placed_on;
END;
--> statement-breakpoint
CREATE TRIGGER sales_days_take AFTER DELETE ON sold_parts BEGIN
  UPDATE sales_days SET revenue_paise = revenue_paise - OLD.revenue_paise,
    order_count = order_count - (of_seller <> 0 OR NOT EXISTS (SELECT 1 FROM sold_parts WHERE order_id = OLD.order_id))
  WHERE of_seller IN (0, OLD.seller_id) AND placed_on = OLD.placed_on;
END;
