CREATE TRIGGER return_events_never_change BEFORE UPDATE ON return_events BEGIN SELECT RAISE(ABORT, 'return_events_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER return_events_never_shrink BEFORE DELETE ON return_events BEGIN SELECT RAISE(ABORT, 'return_events_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER returns_never_shrink BEFORE DELETE ON returns BEGIN SELECT RAISE(ABORT, 'returns_never_shrink'); END;
