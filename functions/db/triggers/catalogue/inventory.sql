CREATE TRIGGER stock_movements_never_change BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_shrink BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_shrink'); END;
--> statement-breakpoint
-- A restock counts only if pieces arrive. A reservation that ends changes no quantity, so it is no restock.
CREATE TRIGGER products_come_back AFTER UPDATE OF quantity ON inventory
  WHEN NEW.quantity > OLD.quantity AND OLD.quantity = OLD.reserved_quantity AND NEW.quantity > NEW.reserved_quantity BEGIN
  UPDATE products SET back_at = NEW.updated_at
    WHERE id = (SELECT product_id FROM skus WHERE id = NEW.sku_id)
      AND NOT EXISTS (SELECT 1 FROM skus JOIN inventory other ON other.sku_id = skus.id
        WHERE skus.product_id = products.id AND skus.id <> NEW.sku_id AND other.quantity > other.reserved_quantity);
END;
