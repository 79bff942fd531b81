CREATE TRIGGER cod_confirmation_ends_with_its_order AFTER UPDATE OF status ON orders WHEN new.status = 'CANCELLED' AND old.status != 'CANCELLED' BEGIN UPDATE cod_confirmations SET answer = 'CANCELLED', answered_at = new.updated_at WHERE order_id = new.id AND answer IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER cod_confirmation_ends_with_payment AFTER UPDATE OF payment_method ON orders WHEN new.payment_method = 'PREPAID' AND old.payment_method != 'PREPAID' BEGIN UPDATE cod_confirmations SET answer = 'PAID', answered_at = new.updated_at WHERE order_id = new.id AND answer IS NULL; END;
