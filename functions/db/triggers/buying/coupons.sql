CREATE TRIGGER coupon_use_given_back AFTER UPDATE OF status ON orders WHEN new.coupon_id IS NOT NULL AND new.status = 'CANCELLED' AND old.status != 'CANCELLED' BEGIN UPDATE coupon_uses SET released_at = new.updated_at WHERE order_id = new.id AND released_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER coupon_use_counts_again AFTER UPDATE OF status ON orders WHEN new.coupon_id IS NOT NULL AND old.status = 'CANCELLED' AND new.status != 'CANCELLED' BEGIN UPDATE coupon_uses SET released_at = NULL WHERE order_id = new.id AND released_at IS NOT NULL AND EXISTS (SELECT 1 FROM coupons WHERE id = coupon_uses.coupon_id AND usage_count < max_uses); END;
--> statement-breakpoint
CREATE TRIGGER coupon_counts_less AFTER UPDATE OF released_at ON coupon_uses WHEN old.released_at IS NULL AND new.released_at IS NOT NULL BEGIN UPDATE coupons SET usage_count = usage_count - 1 WHERE id = new.coupon_id; END;
--> statement-breakpoint
CREATE TRIGGER coupon_counts_more AFTER UPDATE OF released_at ON coupon_uses WHEN old.released_at IS NOT NULL AND new.released_at IS NULL BEGIN UPDATE coupons SET usage_count = usage_count + 1 WHERE id = new.coupon_id; END;
