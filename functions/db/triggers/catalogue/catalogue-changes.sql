-- Each change takes the next number of the whole shop, so that a reader misses none after the last one it read.
CREATE TRIGGER catalogue_changes_with_new_product AFTER INSERT ON products BEGIN INSERT INTO catalogue_changes (id, change) VALUES (new.id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_product AFTER UPDATE ON products BEGIN INSERT INTO catalogue_changes (id, change) VALUES (new.id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_sku AFTER INSERT ON skus BEGIN INSERT INTO catalogue_changes (id, change) VALUES (new.product_id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_sku AFTER UPDATE ON skus BEGIN INSERT INTO catalogue_changes (id, change) SELECT old.product_id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes) WHERE old.product_id != new.product_id ON CONFLICT (id) DO UPDATE SET change = excluded.change; INSERT INTO catalogue_changes (id, change) VALUES (new.product_id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_size AFTER INSERT ON sku_sizes BEGIN INSERT INTO catalogue_changes (id, change) VALUES ((SELECT product_id FROM skus WHERE id = new.sku_id), (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_lost_size AFTER DELETE ON sku_sizes BEGIN INSERT INTO catalogue_changes (id, change) VALUES ((SELECT product_id FROM skus WHERE id = old.sku_id), (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_stock AFTER INSERT ON inventory BEGIN INSERT INTO catalogue_changes (id, change) VALUES ((SELECT product_id FROM skus WHERE id = new.sku_id), (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory BEGIN INSERT INTO catalogue_changes (id, change) VALUES ((SELECT product_id FROM skus WHERE id = new.sku_id), (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_picture AFTER INSERT ON media_uses BEGIN INSERT INTO catalogue_changes (id, change) VALUES (CASE new.subject WHEN 'sku' THEN coalesce((SELECT product_id FROM skus WHERE id = new.subject_id), 0) ELSE 0 END, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_moved_picture AFTER UPDATE ON media_uses BEGIN INSERT INTO catalogue_changes (id, change) VALUES (CASE new.subject WHEN 'sku' THEN coalesce((SELECT product_id FROM skus WHERE id = new.subject_id), 0) ELSE 0 END, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_lost_picture AFTER DELETE ON media_uses BEGIN INSERT INTO catalogue_changes (id, change) VALUES (CASE old.subject WHEN 'sku' THEN coalesce((SELECT product_id FROM skus WHERE id = old.subject_id), 0) ELSE 0 END, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_file AFTER UPDATE OF key, name, media_type, content_type, alt_text, width, height, placeholder, focus_x, focus_y, poster_id ON media BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_category AFTER INSERT ON categories BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_category AFTER UPDATE ON categories BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_seller AFTER INSERT ON sellers BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_seller AFTER UPDATE OF slug, status, business_name, tax_kind, pickup_address, pickup_locality, pickup_city, pickup_state, pickup_state_code, pickup_pin_code, cod_allowed ON sellers BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_collection AFTER INSERT ON collections BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_collection AFTER UPDATE ON collections BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_settings AFTER INSERT ON store_settings BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_document AFTER INSERT ON search_documents BEGIN INSERT INTO catalogue_changes (id, change) VALUES (-new.product_id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_lost_document AFTER DELETE ON search_documents BEGIN INSERT INTO catalogue_changes (id, change) VALUES (-old.product_id, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_new_search_words AFTER INSERT ON own_search_words BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_with_search_words AFTER UPDATE ON own_search_words BEGIN INSERT INTO catalogue_changes (id, change) VALUES (0, (SELECT coalesce(max(change), 0) + 1 FROM catalogue_changes)) ON CONFLICT (id) DO UPDATE SET change = excluded.change; END;
