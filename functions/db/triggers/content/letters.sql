CREATE TRIGGER letter_versions_never_change BEFORE UPDATE ON letter_versions BEGIN SELECT RAISE(ABORT, 'letter_versions_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER letter_versions_never_shrink BEFORE DELETE ON letter_versions BEGIN SELECT RAISE(ABORT, 'letter_versions_never_shrink'); END;
