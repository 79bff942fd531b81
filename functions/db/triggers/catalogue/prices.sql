CREATE TRIGGER sku_prices_never_change BEFORE UPDATE ON sku_prices BEGIN SELECT RAISE(ABORT, 'sku_prices_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER sku_prices_never_shrink BEFORE DELETE ON sku_prices BEGIN SELECT RAISE(ABORT, 'sku_prices_never_shrink'); END;
