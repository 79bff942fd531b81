CREATE TRIGGER stock_movements_never_change BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_shrink BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_shrink'); END;
