-- Products that have a public picture: their own, or one of a SKU that is not archived. A film alone does not count.
-- CROSS JOIN keeps the order: from a product's SKUs to their pictures, and not through the pictures of all SKUs.
CREATE VIEW pictured_products AS
  SELECT used.subject_id AS id FROM media_uses used JOIN media ON media.id = used.media_id
    WHERE used.subject = 'product' AND media.media_type = 'IMAGE' AND media.is_public
  UNION ALL SELECT skus.product_id FROM skus CROSS JOIN media_uses used ON used.subject = 'sku' AND used.subject_id = skus.id
    JOIN media ON media.id = used.media_id WHERE skus.archived_at IS NULL AND media.media_type = 'IMAGE' AND media.is_public;
--> statement-breakpoint
-- Checks again whether a product has a picture: INSERT INTO product_pictures_due VALUES (its id).
CREATE VIEW product_pictures_due AS SELECT 0 AS id;
--> statement-breakpoint
CREATE TRIGGER product_pictures_are_looked_at INSTEAD OF INSERT ON product_pictures_due BEGIN
  UPDATE products SET has_picture = NOT has_picture
    WHERE id = NEW.id AND has_picture <> EXISTS (SELECT 1 FROM pictured_products WHERE pictured_products.id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER product_pictures_follow_new_use AFTER INSERT ON media_uses WHEN NEW.subject IN ('product', 'sku') BEGIN
  INSERT INTO product_pictures_due VALUES (CASE NEW.subject WHEN 'product' THEN NEW.subject_id ELSE (SELECT product_id FROM skus WHERE id = NEW.subject_id) END);
END;
--> statement-breakpoint
CREATE TRIGGER product_pictures_follow_lost_use AFTER DELETE ON media_uses WHEN OLD.subject IN ('product', 'sku') BEGIN
  INSERT INTO product_pictures_due VALUES (CASE OLD.subject WHEN 'product' THEN OLD.subject_id ELSE (SELECT product_id FROM skus WHERE id = OLD.subject_id) END);
END;
--> statement-breakpoint
CREATE TRIGGER product_pictures_follow_sku AFTER UPDATE OF archived_at ON skus WHEN NEW.archived_at IS NOT OLD.archived_at BEGIN
  INSERT INTO product_pictures_due VALUES (NEW.product_id);
END;
