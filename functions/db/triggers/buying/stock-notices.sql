CREATE TRIGGER stock_notices_follow_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory
  WHEN (OLD.quantity > OLD.reserved_quantity) <> (NEW.quantity > NEW.reserved_quantity) BEGIN
  UPDATE stock_notices SET is_back = NEW.quantity > NEW.reserved_quantity
    WHERE sku_id = NEW.sku_id AND status IN ('PENDING', 'WAITING');
END;
