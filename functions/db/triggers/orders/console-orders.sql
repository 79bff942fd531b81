-- The sort and filter columns of the console's list of orders, computed from the original tables. Seller 0 has the
-- whole of each order, for the platform. Each seller who still has the order in the list has a part. A part has the
-- status of its least advanced consignment. An order that waits for its buyer has nothing to dispatch yet. Replacement
-- consignments do not count as to be dispatched.
CREATE VIEW console_orders_now AS
  SELECT 0 AS of_seller, orders.id AS order_id, orders.number, orders.status, orders.payment_method, orders.placed_at, orders.delivery_counts_from_on AS dispatch_on,
    CASE WHEN EXISTS (SELECT 1 FROM consignments_to_send WHERE consignments_to_send.order_id = orders.id) THEN orders.delivery_counts_from_on END AS to_send_on, orders.total_paise
  FROM orders
  UNION ALL
  SELECT own.seller_id, orders.id, orders.number,
    (SELECT part.status FROM consignments part WHERE part.order_id = orders.id AND part.seller_id = own.seller_id AND part.archived_at IS NULL
      ORDER BY CASE part.status WHEN 'PENDING' THEN 0 WHEN 'PLACED' THEN 1 WHEN 'CONFIRMED' THEN 2 WHEN 'SHIPPED' THEN 3 WHEN 'DELIVERED' THEN 4 WHEN 'CANCELLED' THEN 5 END LIMIT 1),
    orders.payment_method, orders.placed_at, orders.delivery_counts_from_on,
    CASE WHEN EXISTS (SELECT 1 FROM consignments_to_send WHERE consignments_to_send.order_id = orders.id AND consignments_to_send.seller_id = own.seller_id) THEN orders.delivery_counts_from_on END,
    (SELECT coalesce(sum(order_items.net_paise + order_items.shipping_fee_paise + order_items.cod_fee_paise), 0) FROM order_items WHERE order_items.order_id = orders.id AND order_items.seller_id = own.seller_id)
  FROM (SELECT DISTINCT order_id, seller_id FROM consignments WHERE archived_at IS NULL) own JOIN orders ON orders.id = own.order_id;
--> statement-breakpoint
-- An order has the status of its least advanced consignment, so the order alone shows whether nothing of it is to be
-- dispatched.
CREATE VIEW consignments_to_send AS SELECT consignments.order_id, consignments.seller_id FROM consignments JOIN orders ON orders.id = consignments.order_id
  WHERE orders.status IN ('PLACED', 'CONFIRMED') AND +consignments.status IN ('PLACED', 'CONFIRMED') AND consignments.archived_at IS NULL AND consignments.replaces_consignment_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM cod_confirmations WHERE cod_confirmations.order_id = consignments.order_id AND cod_confirmations.answer IS NULL);
--> statement-breakpoint
-- Rebuilds the rows of an order: INSERT INTO console_orders_due VALUES (its id).
CREATE VIEW console_orders_due AS SELECT 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER console_orders_are_taken INSTEAD OF INSERT ON console_orders_due BEGIN
  DELETE FROM console_orders WHERE order_id = NEW.order_id;
  INSERT INTO console_orders (of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise)
    SELECT of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise FROM console_orders_now WHERE order_id = NEW.order_id;
END;
--> statement-breakpoint
-- The first pieces of an order are inserted after its items and consignments. The order is rebuilt once then, and not
-- with each of them.
CREATE TRIGGER console_orders_follow_first_pieces AFTER INSERT ON consignment_items WHEN NOT EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_item AFTER INSERT ON order_items WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_item AFTER UPDATE OF net_paise, shipping_fee_paise, cod_fee_paise ON order_items BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_consignment AFTER INSERT ON consignments WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_consignment AFTER UPDATE OF status, archived_at ON consignments WHEN NEW.status <> OLD.status OR NEW.archived_at IS NOT OLD.archived_at BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_order AFTER UPDATE OF status, payment_method, delivery_counts_from_on, total_paise ON orders
  WHEN NEW.status <> OLD.status OR NEW.payment_method <> OLD.payment_method OR NEW.delivery_counts_from_on <> OLD.delivery_counts_from_on OR NEW.total_paise <> OLD.total_paise BEGIN INSERT INTO console_orders_due VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_confirmation AFTER INSERT ON cod_confirmations WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_confirmation AFTER UPDATE OF answer ON cod_confirmations BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
-- The search words of an order. They follow the names they are made of, so deleting a person's data deletes them as
-- well.
CREATE TRIGGER console_order_texts_follow_new_order AFTER INSERT ON orders BEGIN
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT NEW.id, NEW.number, NEW.ship_name, NEW.ship_mobile, full_name FROM users WHERE users.id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_order_texts_follow_order AFTER UPDATE OF number, ship_name, ship_mobile, user_id ON orders WHEN NEW.number <> OLD.number OR NEW.ship_name <> OLD.ship_name OR NEW.ship_mobile <> OLD.ship_mobile OR NEW.user_id <> OLD.user_id BEGIN
  DELETE FROM console_order_texts WHERE rowid = NEW.id;
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT NEW.id, NEW.number, NEW.ship_name, NEW.ship_mobile, full_name FROM users WHERE users.id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_order_texts_follow_person AFTER UPDATE OF full_name ON users WHEN NEW.full_name <> OLD.full_name BEGIN
  DELETE FROM console_order_texts WHERE rowid IN (SELECT id FROM orders WHERE user_id = NEW.id);
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT id, number, ship_name, ship_mobile, NEW.full_name FROM orders WHERE user_id = NEW.id;
END;
