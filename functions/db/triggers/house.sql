-- What a batch requires is sent as INSERT INTO requirements SELECT <condition>: when it is false the whole
-- batch is undone, and the position of the failed statement tells which refusal was meant.
CREATE VIEW requirements AS SELECT 1 AS holds;
--> statement-breakpoint
CREATE TRIGGER requirement_failed INSTEAD OF INSERT ON requirements WHEN NOT coalesce(NEW.holds, 0) BEGIN SELECT RAISE(ABORT, 'requirement_failed'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_shrinks BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_shrinks'); END;
