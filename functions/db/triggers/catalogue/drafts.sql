-- A seller chooses what goes into the shop once its papers are approved: until then its products are hidden. This runs
-- before the status changes, so that none of them counts as shown.
CREATE TRIGGER drafts_are_hidden_at_approval BEFORE UPDATE OF status ON sellers
  WHEN OLD.status = 'PENDING_VERIFICATION' AND NEW.status = 'ACTIVE' BEGIN
  UPDATE products SET is_visible = 0, updated_at = NEW.updated_at, version = version + 1
    WHERE seller_id = NEW.id AND is_visible AND archived_at IS NULL;
END;
