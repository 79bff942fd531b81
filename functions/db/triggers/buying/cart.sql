CREATE TRIGGER cart_coupons_leave_an_empty_cart AFTER DELETE ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER cart_coupons_leave_a_cart_saved_for_later AFTER UPDATE OF saved_at ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
