CREATE TRIGGER store_settings_never_change BEFORE UPDATE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER store_settings_never_shrink BEFORE DELETE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_shrink'); END;
