CREATE TRIGGER order_history_never_changes BEFORE UPDATE OF id, at, actor_kind, actor_user_id, actor_seller_id, actor_session_id, order_id, consignment_id, event, from_status, to_status ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_reasons_never_change BEFORE UPDATE OF reason ON order_history WHEN NEW.reason IS NOT OLD.reason AND NOT (NEW.reason IS NULL AND OLD.actor_kind = 'customer' AND EXISTS (SELECT 1 FROM orders JOIN account_deletions ON account_deletions.user_id = orders.user_id WHERE orders.id = OLD.order_id AND account_deletions.done_at IS NOT NULL)) BEGIN SELECT RAISE(ABORT, 'order_history_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_never_shrinks BEFORE DELETE ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER orders_never_shrink BEFORE DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER consignments_never_shrink BEFORE DELETE ON consignments BEGIN SELECT RAISE(ABORT, 'consignments_never_shrink'); END;
--> statement-breakpoint
-- Items change in two cases: a COD order is paid online after all, or an unpaid order is switched to cash on delivery.
CREATE TRIGGER order_items_never_change BEFORE UPDATE ON order_items WHEN NOT EXISTS (
  SELECT 1 FROM prepaid_switches JOIN orders ON orders.id = prepaid_switches.order_id
  WHERE prepaid_switches.order_id = OLD.order_id AND (
    (prepaid_switches.paid_at IS NOT NULL AND orders.payment_method = 'COD')
    OR (prepaid_switches.paid_at IS NULL AND orders.payment_method = 'PREPAID' AND orders.status = 'PENDING'))
) BEGIN SELECT RAISE(ABORT, 'order_items_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER order_item_discounts_never_change BEFORE UPDATE ON order_item_discounts BEGIN SELECT RAISE(ABORT, 'order_item_discounts_never_change'); END;
--> statement-breakpoint
-- Only an unpaid order that is switched to cash on delivery loses a discount: the one for paying online.
CREATE TRIGGER order_item_discounts_never_shrink BEFORE DELETE ON order_item_discounts WHEN OLD.kind <> 'prepaid' OR NOT EXISTS (
  SELECT 1 FROM order_items JOIN orders ON orders.id = order_items.order_id JOIN prepaid_switches ON prepaid_switches.order_id = orders.id
  WHERE order_items.id = OLD.order_item_id AND prepaid_switches.paid_at IS NULL AND orders.payment_method = 'PREPAID' AND orders.status = 'PENDING'
) BEGIN SELECT RAISE(ABORT, 'order_item_discounts_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER order_items_never_shrink BEFORE DELETE ON order_items BEGIN SELECT RAISE(ABORT, 'order_items_never_shrink'); END;
