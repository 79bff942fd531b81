CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE OF id, at, key, kind, debit, credit, amount_paise, base_paise, tax_basis_points, seller_id, order_id, consignment_id ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger_entries_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_paid_once BEFORE UPDATE OF payout_id ON ledger_entries WHEN OLD.payout_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'ledger_entries_are_paid_once'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_invoiced_once BEFORE UPDATE OF fee_paper_id ON ledger_entries WHEN OLD.fee_paper_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'ledger_entries_are_invoiced_once'); END;
--> statement-breakpoint
CREATE TRIGGER fee_papers_never_change BEFORE UPDATE ON fee_papers BEGIN SELECT RAISE(ABORT, 'fee_papers_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER fee_papers_never_shrink BEFORE DELETE ON fee_papers BEGIN SELECT RAISE(ABORT, 'fee_papers_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER fee_series_never_shrink BEFORE DELETE ON fee_series BEGIN SELECT RAISE(ABORT, 'fee_series_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_shrink BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger_entries_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_never_shrink BEFORE DELETE ON payouts BEGIN SELECT RAISE(ABORT, 'payouts_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER cod_remittances_never_change BEFORE UPDATE ON cod_remittances BEGIN SELECT RAISE(ABORT, 'cod_remittances_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER cod_remittances_never_shrink BEFORE DELETE ON cod_remittances BEGIN SELECT RAISE(ABORT, 'cod_remittances_never_shrink'); END;
--> statement-breakpoint
-- The sources of the ledger: payments, parcels that arrived, documents, refunds and freight. `change` is random, so
-- that no two changes of an order are the same.
CREATE TRIGGER ledger_notes_payment AFTER UPDATE OF status, returned_as ON payments WHEN NEW.status = 'captured' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_new_payment AFTER INSERT ON payments WHEN NEW.status = 'captured' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_free_order AFTER INSERT ON orders WHEN NEW.total_paise = 0 BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_delivery AFTER UPDATE OF status ON consignments WHEN NEW.status = 'DELIVERED' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_arrival AFTER UPDATE OF status ON shipments WHEN NEW.status = 'DELIVERED' BEGIN
  INSERT INTO ledger_due (id, change) SELECT order_id, random() % 1000000000000 FROM consignments WHERE id = NEW.consignment_id
  ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_document AFTER INSERT ON documents BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_refund AFTER INSERT ON refunds BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_freight AFTER INSERT ON shipment_freights BEGIN
  INSERT INTO ledger_due (id, change) SELECT consignments.order_id, random() % 1000000000000 FROM shipments
    JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.id = NEW.shipment_id
  ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
