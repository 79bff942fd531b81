CREATE TRIGGER arranged_page_versions_never_change BEFORE UPDATE ON arranged_page_versions BEGIN SELECT RAISE(ABORT, 'arranged_page_versions_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER arranged_page_versions_never_shrink BEFORE DELETE ON arranged_page_versions BEGIN SELECT RAISE(ABORT, 'arranged_page_versions_never_shrink'); END;
