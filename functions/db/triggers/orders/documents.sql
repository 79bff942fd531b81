CREATE TRIGGER documents_never_change BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER documents_never_shrink BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER document_series_never_shrink BEFORE DELETE ON document_series BEGIN SELECT RAISE(ABORT, 'document_series_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER orders_keep_their_buyer BEFORE UPDATE OF buyer_gstin, buyer_legal_name ON orders
  WHEN (OLD.buyer_gstin IS NOT NEW.buyer_gstin OR OLD.buyer_legal_name IS NOT NEW.buyer_legal_name)
    AND EXISTS (SELECT 1 FROM documents WHERE order_id = OLD.id)
BEGIN SELECT RAISE(ABORT, 'orders_keep_their_buyer'); END;
