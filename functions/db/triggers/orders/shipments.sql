CREATE TRIGGER shipment_events_never_change BEFORE UPDATE ON shipment_events BEGIN SELECT RAISE(ABORT, 'shipment_events_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_events_never_shrink BEFORE DELETE ON shipment_events BEGIN SELECT RAISE(ABORT, 'shipment_events_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER shipments_never_shrink BEFORE DELETE ON shipments BEGIN SELECT RAISE(ABORT, 'shipments_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_freights_never_change BEFORE UPDATE ON shipment_freights BEGIN SELECT RAISE(ABORT, 'shipment_freights_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_freights_never_shrink BEFORE DELETE ON shipment_freights BEGIN SELECT RAISE(ABORT, 'shipment_freights_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER weight_disputes_never_shrink BEFORE DELETE ON weight_disputes BEGIN SELECT RAISE(ABORT, 'weight_disputes_never_shrink'); END;
