CREATE TRIGGER checkouts_begin_with_an_item AFTER INSERT ON cart_items WHEN new.saved_at IS NULL BEGIN
  UPDATE checkouts SET changed_at = new.updated_at WHERE user_id = new.user_id AND order_id IS NULL;
  INSERT INTO checkouts (user_id, began_at, changed_at) SELECT new.user_id, new.updated_at, new.updated_at
    WHERE NOT EXISTS (SELECT 1 FROM checkouts WHERE user_id = new.user_id AND order_id IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_follow_a_cart AFTER UPDATE ON cart_items WHEN new.saved_at IS NULL BEGIN
  UPDATE checkouts SET changed_at = new.updated_at WHERE user_id = new.user_id AND order_id IS NULL;
  INSERT INTO checkouts (user_id, began_at, changed_at) SELECT new.user_id, new.updated_at, new.updated_at
    WHERE NOT EXISTS (SELECT 1 FROM checkouts WHERE user_id = new.user_id AND order_id IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_an_empty_cart AFTER DELETE ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM checkouts WHERE user_id = old.user_id AND order_id IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_a_cart_saved_for_later AFTER UPDATE OF saved_at ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM checkouts WHERE user_id = old.user_id AND order_id IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_wait_for_a_payment AFTER INSERT ON orders WHEN new.payment_method = 'PREPAID' AND new.payment_status = 'PENDING' BEGIN INSERT INTO checkouts (user_id, order_id, began_at, changed_at) VALUES (new.user_id, new.id, new.placed_at, new.placed_at); END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_a_payment AFTER UPDATE OF payment_status ON orders WHEN new.payment_status NOT IN ('PENDING', 'FAILED') BEGIN DELETE FROM checkouts WHERE order_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_cash AFTER UPDATE OF payment_method ON orders WHEN new.payment_method = 'COD' BEGIN DELETE FROM checkouts WHERE order_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_follow_a_payment AFTER INSERT ON order_history WHEN new.event = 'payment.failed' BEGIN UPDATE checkouts SET changed_at = new.at WHERE order_id = new.order_id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_where_the_shopper_cancels AFTER INSERT ON order_history WHEN new.event = 'order.cancelled' AND new.actor_kind = 'customer' BEGIN DELETE FROM checkouts WHERE order_id = new.order_id; END;
