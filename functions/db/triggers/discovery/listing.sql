-- The words a product is filtered by. The words of a SKU apply until its last day.
CREATE VIEW listing_values AS
  SELECT products.id AS product_id, fact.value ->> 0 AS kind, fact.value ->> 1 AS value, fact.value ->> 2 AS end_on
  FROM products, json_each((SELECT json_group_array(json_array(kind, value, end_on)) FROM (
    SELECT 'brand' AS kind, products.brand AS value, NULL AS end_on
    UNION ALL SELECT 'origin', products.country_of_origin, NULL
    UNION ALL SELECT key, value, NULL FROM json_each(products.attributes) WHERE key IN ('plating', 'style', 'closure') AND type = 'text'
    UNION ALL SELECT 'stone', value, NULL FROM json_each(products.attributes, '$.stone')
    UNION ALL SELECT 'occasion', value, NULL FROM json_each(products.attributes, '$.occasion')
    UNION ALL SELECT 'color', color, end_on FROM skus WHERE skus.product_id = products.id AND archived_at IS NULL
    UNION ALL SELECT 'size', CASE system WHEN 'free' THEN 'free' ELSE system || '-' || text END, end_on
      FROM skus JOIN sku_sizes ON sku_id = skus.id WHERE skus.product_id = products.id AND archived_at IS NULL
  ))) fact
  WHERE fact.value ->> 1 != '';
--> statement-breakpoint
-- The facts of a product for lists, for each period in which the same SKUs are sold. `npm run db:triggers` writes the
-- packed line from functions/db/listing-columns.ts. It is NULL, and its write is refused, if a number does not fit.
CREATE VIEW listing_facts AS
  SELECT products.id AS product_id, period.value AS after_on,
    coalesce((SELECT min(end_on) FROM skus WHERE product_id = products.id AND archived_at IS NULL AND end_on > period.value), '9999-12-31') AS until_on,
    coalesce(products.end_on, '9999-12-31') AS ends_on,
    products.category_id AS category_id, products.seller_id AS seller_id,
    products.is_active AND products.is_visible AND products.is_complete AND products.has_picture AS is_shown, -products.featured_rank AS featured_order,
    CASE WHEN products.id BETWEEN 0 AND 1657679999 AND products.category_id BETWEEN 0 AND 1657679999 AND lead.selling_paise BETWEEN 0 AND 1657679999 THEN
    char(40 + products.id / 30000, 40 + products.id % 30000,
      40 + products.category_id / 30000, 40 + products.category_id % 30000,
      40 + lead.selling_paise / 30000, 40 + lead.selling_paise % 30000,
      40 + (200 * (lead.mrp_paise - lead.selling_paise) + lead.mrp_paise) / (2 * lead.mrp_paise),
      40 + CASE products.review_count WHEN 0 THEN 0 ELSE (20 * products.rating_sum + products.review_count) / (2 * products.review_count) END,
      40 + max(0, min(products.review_count, 55255)),
      40 + 1 * (coalesce(stock.quantity - stock.reserved_quantity, 0) > 0) + 2 * products.cod_allowed,
      40 + max(0, min(products.featured_rank, 1657679999)) / 30000, 40 + max(0, min(products.featured_rank, 1657679999)) % 30000,
      40 + max(0, min(products.created_at / 1000 - 1577836800, 1657679999)) / 30000, 40 + max(0, min(products.created_at / 1000 - 1577836800, 1657679999)) % 30000)
    || coalesce((SELECT group_concat(char(64 + id), '') FROM (SELECT words.id FROM listing_words words
        WHERE (words.kind, words.value) IN (SELECT own.kind, own.value FROM listing_values own
          WHERE own.product_id = products.id AND (own.end_on IS NULL OR own.end_on > period.value)) ORDER BY words.id)), '')
    END AS packed
  FROM products
  JOIN json_each((SELECT json_group_array(day) FROM (
    SELECT '' AS day UNION SELECT end_on FROM skus WHERE skus.product_id = products.id AND end_on IS NOT NULL AND archived_at IS NULL))) period
  JOIN skus lead ON lead.id = (
    SELECT sku.id FROM skus sku LEFT JOIN inventory ON inventory.sku_id = sku.id
    WHERE sku.product_id = products.id AND sku.archived_at IS NULL AND (sku.end_on IS NULL OR sku.end_on > period.value)
    ORDER BY coalesce(inventory.quantity - inventory.reserved_quantity, 0) > 0 DESC, sku.position, sku.id LIMIT 1)
  LEFT JOIN inventory stock ON stock.sku_id = lead.id
  WHERE products.archived_at IS NULL;
--> statement-breakpoint
-- Rebuilds the list rows of a product: INSERT INTO listing_due VALUES (its id).
CREATE VIEW listing_due AS SELECT 0 AS product_id;
--> statement-breakpoint
CREATE TRIGGER listing_due_is_made INSTEAD OF INSERT ON listing_due BEGIN
  INSERT OR IGNORE INTO listing_words (kind, value) SELECT kind, value FROM listing_values WHERE product_id = NEW.product_id;
  DELETE FROM listing WHERE product_id = NEW.product_id;
  INSERT INTO listing (product_id, after_on, until_on, ends_on, category_id, seller_id, is_shown, featured_order, packed)
    SELECT product_id, after_on, until_on, ends_on, category_id, seller_id, is_shown, featured_order, packed
    FROM listing_facts WHERE product_id = NEW.product_id;
  UPDATE products SET was_shown = 1 WHERE id IN (SELECT product_id FROM first_shown WHERE product_id = NEW.product_id);
END;
--> statement-breakpoint
-- Products that are on sale for the first time: they, their seller and their categories are shown, and was_shown is not
-- set yet.
CREATE VIEW first_shown AS
  SELECT products.id AS product_id, products.seller_id AS seller_id, own.id AS category_id, above.id AS parent_id, top.id AS top_id
  FROM products
  JOIN sellers ON sellers.id = products.seller_id AND sellers.status = 'ACTIVE'
  JOIN categories own ON own.id = products.category_id AND own.is_active AND own.is_visible AND own.archived_at IS NULL
  LEFT JOIN categories above ON above.id = own.parent_id
  LEFT JOIN categories top ON top.id = above.parent_id
  WHERE NOT products.was_shown
    AND EXISTS (SELECT 1 FROM listing WHERE listing.product_id = products.id AND listing.is_shown)
    AND (above.id IS NULL OR above.is_active AND above.is_visible AND above.archived_at IS NULL)
    AND (top.id IS NULL OR top.is_active AND top.is_visible AND top.archived_at IS NULL);
--> statement-breakpoint
-- Products of a seller or a category that becomes shown are on sale from then on.
CREATE TRIGGER products_are_shown_with_seller AFTER UPDATE OF status ON sellers WHEN NEW.status = 'ACTIVE' BEGIN
  UPDATE products SET was_shown = 1 WHERE id IN (SELECT product_id FROM first_shown WHERE seller_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER products_are_shown_with_category AFTER UPDATE OF is_active, is_visible, archived_at ON categories
  WHEN NEW.is_active AND NEW.is_visible AND NEW.archived_at IS NULL BEGIN
  UPDATE products SET was_shown = 1
    WHERE id IN (SELECT product_id FROM first_shown WHERE NEW.id IN (category_id, parent_id, top_id));
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_product AFTER UPDATE OF brand, category_id, seller_id, is_visible, is_active, is_complete, has_picture, archived_at,
  end_on, country_of_origin, attributes, cod_allowed, featured_rank, review_count, rating_sum ON products BEGIN
  INSERT INTO listing_due VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_new_sku AFTER INSERT ON skus BEGIN
  INSERT INTO listing_due VALUES (NEW.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_sku AFTER UPDATE OF color, mrp_paise, selling_paise, archived_at, end_on, position ON skus BEGIN
  INSERT INTO listing_due VALUES (NEW.product_id);
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_new_size AFTER INSERT ON sku_sizes BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = NEW.sku_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_size AFTER UPDATE ON sku_sizes BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = NEW.sku_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_lost_size AFTER DELETE ON sku_sizes BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = OLD.sku_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_follows_new_stock AFTER INSERT ON inventory WHEN NEW.quantity > NEW.reserved_quantity BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = NEW.sku_id;
END;
--> statement-breakpoint
-- Lists depend on whether any piece is left, and not on the number.
CREATE TRIGGER listing_follows_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory
  WHEN (OLD.quantity > OLD.reserved_quantity) <> (NEW.quantity > NEW.reserved_quantity) BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = NEW.sku_id;
END;
