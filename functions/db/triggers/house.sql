-- A write that must have taken effect is followed by INSERT INTO must SELECT <condition>: when it is false the whole
-- batch is undone, and the position of the failed statement tells which refusal was meant.
CREATE VIEW must AS SELECT 1 AS holds;
--> statement-breakpoint
CREATE TRIGGER must_hold INSTEAD OF INSERT ON must WHEN NOT coalesce(NEW.holds, 0) BEGIN SELECT RAISE(ABORT, 'must_hold'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_shrinks BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_shrinks'); END;
