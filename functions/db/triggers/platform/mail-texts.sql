CREATE TRIGGER mail_texts_never_change BEFORE UPDATE ON mail_texts BEGIN SELECT RAISE(ABORT, 'mail_texts_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER mail_texts_never_shrink BEFORE DELETE ON mail_texts BEGIN SELECT RAISE(ABORT, 'mail_texts_never_shrink'); END;
