-- The sort and filter columns of the console's lists of SKUs and stock, computed from the original tables.
CREATE VIEW console_skus_now AS SELECT skus.id, products.id AS product_id, products.seller_id,
  CASE WHEN inventory.archived_at IS NULL THEN inventory.id END AS stock_id, skus.name, skus.code, products.name AS product_name, skus.tax_category, skus.mrp_paise, skus.selling_paise,
  coalesce(inventory.quantity, 0) AS quantity, coalesce(inventory.reserved_quantity, 0) AS reserved_quantity, coalesce(inventory.quantity - inventory.reserved_quantity, 0) AS available,
  CASE WHEN coalesce(inventory.quantity - inventory.reserved_quantity, 0) <= 0 THEN 'Out of Stock' WHEN coalesce(inventory.quantity - inventory.reserved_quantity, 0) <= 10 THEN 'Low Stock' ELSE 'In Stock' END AS stock_label, coalesce(inventory.location, '') AS location,
  max(coalesce(skus.start_on, ''), coalesce(products.start_on, '')) AS starts_on, coalesce(skus.end_on, '9999-12-31') AS ends_on, skus.position, skus.updated_at, coalesce(inventory.updated_at, 0) AS stock_updated_at
  FROM skus JOIN products ON products.id = skus.product_id LEFT JOIN inventory ON inventory.sku_id = skus.id WHERE skus.archived_at IS NULL AND products.archived_at IS NULL;
--> statement-breakpoint
-- Rebuilds the row of a SKU: INSERT INTO console_skus_due VALUES (its id).
CREATE VIEW console_skus_due AS SELECT 0 AS id;
--> statement-breakpoint
CREATE TRIGGER console_skus_are_taken INSTEAD OF INSERT ON console_skus_due BEGIN
  DELETE FROM console_skus WHERE id = NEW.id;
  DELETE FROM console_sku_texts WHERE rowid = NEW.id;
  INSERT INTO console_skus (id, product_id, seller_id, stock_id, name, code, product_name, tax_category, mrp_paise, selling_paise, quantity, reserved_quantity, available, stock_label, location, starts_on, ends_on, position, updated_at, stock_updated_at)
    SELECT id, product_id, seller_id, stock_id, name, code, product_name, tax_category, mrp_paise, selling_paise, quantity, reserved_quantity, available, stock_label, location, starts_on, ends_on, position, updated_at, stock_updated_at
    FROM console_skus_now WHERE id = NEW.id;
  INSERT INTO console_sku_texts (rowid, name, code, product_name, location) SELECT id, name, code, product_name, location FROM console_skus WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_new_sku AFTER INSERT ON skus BEGIN INSERT INTO console_skus_due VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_words AFTER UPDATE OF product_id, name, code, archived_at ON skus
  WHEN NEW.product_id <> OLD.product_id OR NEW.name <> OLD.name OR NEW.code <> OLD.code OR NEW.archived_at IS NOT OLD.archived_at BEGIN INSERT INTO console_skus_due VALUES (NEW.id); END;
--> statement-breakpoint
-- These columns are not searched, so the full-text rows stay as they are.
CREATE TRIGGER console_skus_follow_sku AFTER UPDATE OF tax_category, mrp_paise, selling_paise, start_on, end_on, position, updated_at ON skus WHEN NEW.archived_at IS NULL BEGIN
  UPDATE console_skus SET (tax_category, mrp_paise, selling_paise, starts_on, ends_on, position, updated_at) =
    (SELECT tax_category, mrp_paise, selling_paise, starts_on, ends_on, position, updated_at FROM console_skus_now WHERE console_skus_now.id = NEW.id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_new_stock AFTER INSERT ON inventory BEGIN INSERT INTO console_skus_due VALUES (NEW.sku_id); END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_place AFTER UPDATE OF location, archived_at ON inventory WHEN NEW.location IS NOT OLD.location OR NEW.archived_at IS NOT OLD.archived_at BEGIN INSERT INTO console_skus_due VALUES (NEW.sku_id); END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_stock AFTER UPDATE OF quantity, reserved_quantity, updated_at ON inventory BEGIN
  UPDATE console_skus SET (quantity, reserved_quantity, available, stock_label, stock_updated_at) =
    (SELECT quantity, reserved_quantity, available, stock_label, stock_updated_at FROM console_skus_now WHERE console_skus_now.id = NEW.sku_id) WHERE id = NEW.sku_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_skus_follow_product AFTER UPDATE OF name, start_on, archived_at, seller_id ON products
  WHEN NEW.name <> OLD.name OR NEW.start_on IS NOT OLD.start_on OR NEW.archived_at IS NOT OLD.archived_at OR NEW.seller_id <> OLD.seller_id BEGIN INSERT INTO console_skus_due SELECT id FROM skus WHERE product_id = NEW.id; END;
--> statement-breakpoint
-- The same for products, with the sums of their SKUs.
CREATE VIEW console_products_now AS SELECT products.id, products.seller_id, products.category_id, products.name, categories.display_name AS category_name, sellers.business_name AS seller_name,
  products.is_visible, products.is_active, products.is_complete, products.updated_at,
  (SELECT count(*) FROM console_skus own WHERE own.product_id = products.id) AS sku_count,
  (SELECT coalesce(sum(own.available), 0) FROM console_skus own WHERE own.product_id = products.id) AS available,
  (SELECT min(own.selling_paise) FROM console_skus own WHERE own.product_id = products.id) AS price_from_paise
  FROM products JOIN categories ON categories.id = products.category_id JOIN sellers ON sellers.id = products.seller_id WHERE products.archived_at IS NULL;
--> statement-breakpoint
CREATE VIEW console_products_due AS SELECT 0 AS id;
--> statement-breakpoint
CREATE TRIGGER console_products_are_taken INSTEAD OF INSERT ON console_products_due BEGIN
  DELETE FROM console_products WHERE id = NEW.id;
  DELETE FROM console_product_texts WHERE rowid = NEW.id;
  INSERT INTO console_products (id, seller_id, category_id, name, category_name, seller_name, is_visible, is_active, is_complete, sku_count, available, price_from_paise, updated_at)
    SELECT id, seller_id, category_id, name, category_name, seller_name, is_visible, is_active, is_complete, sku_count, available, price_from_paise, updated_at FROM console_products_now WHERE id = NEW.id;
  INSERT INTO console_product_texts (rowid, name, title, seo_url) SELECT id, name, title, seo_url FROM products WHERE id = NEW.id AND archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_new_product AFTER INSERT ON products BEGIN INSERT INTO console_products_due VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_words AFTER UPDATE OF name, title, seo_url, seller_id, archived_at ON products
  WHEN NEW.name <> OLD.name OR NEW.title <> OLD.title OR NEW.seo_url <> OLD.seo_url OR NEW.seller_id <> OLD.seller_id OR NEW.archived_at IS NOT OLD.archived_at BEGIN INSERT INTO console_products_due VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_product AFTER UPDATE OF category_id, is_visible, is_active, is_complete, updated_at ON products BEGIN
  UPDATE console_products SET category_id = NEW.category_id, category_name = (SELECT display_name FROM categories WHERE id = NEW.category_id), is_visible = NEW.is_visible, is_active = NEW.is_active, is_complete = NEW.is_complete, updated_at = NEW.updated_at WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_category AFTER UPDATE OF display_name ON categories WHEN NEW.display_name <> OLD.display_name BEGIN UPDATE console_products SET category_name = NEW.display_name WHERE category_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_seller AFTER UPDATE OF business_name ON sellers WHEN NEW.business_name <> OLD.business_name BEGIN UPDATE console_products SET seller_name = NEW.business_name WHERE seller_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER console_products_count_sku AFTER INSERT ON console_skus BEGIN
  UPDATE console_products SET sku_count = sku_count + 1, available = available + NEW.available, price_from_paise = min(coalesce(price_from_paise, NEW.selling_paise), NEW.selling_paise) WHERE id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_products_uncount_sku AFTER DELETE ON console_skus BEGIN
  UPDATE console_products SET sku_count = sku_count - 1, available = available - OLD.available, price_from_paise = (SELECT min(own.selling_paise) FROM console_skus own WHERE own.product_id = OLD.product_id) WHERE id = OLD.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_stock AFTER UPDATE OF available ON console_skus WHEN NEW.available <> OLD.available BEGIN UPDATE console_products SET available = available + NEW.available - OLD.available WHERE id = NEW.product_id; END;
--> statement-breakpoint
CREATE TRIGGER console_products_follow_price AFTER UPDATE OF selling_paise ON console_skus WHEN NEW.selling_paise <> OLD.selling_paise BEGIN
  UPDATE console_products SET price_from_paise = (SELECT min(own.selling_paise) FROM console_skus own WHERE own.product_id = NEW.product_id) WHERE id = NEW.product_id;
END;
