CREATE TRIGGER search_notes_new_product AFTER INSERT ON products BEGIN INSERT INTO search_pending (id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_product AFTER UPDATE OF seller_id, category_id, name, title, description, translations, brand, seo_kw, is_visible, is_active, is_complete, has_picture, archived_at, start_on, end_on, attributes, style, featured_rank, review_count, rating_sum ON products BEGIN INSERT INTO search_pending (id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_new_sku AFTER INSERT ON skus BEGIN INSERT INTO search_pending (id) VALUES (new.product_id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_sku AFTER UPDATE OF product_id, code, color, size, selling_paise, position, archived_at, start_on, end_on ON skus BEGIN INSERT INTO search_pending (id) SELECT id FROM products WHERE id IN (old.product_id, new.product_id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_new_stock AFTER INSERT ON inventory BEGIN INSERT INTO search_pending (id) SELECT product_id FROM skus WHERE id = new.sku_id ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory WHEN (old.quantity > old.reserved_quantity) <> (new.quantity > new.reserved_quantity) BEGIN INSERT INTO search_pending (id) SELECT product_id FROM skus WHERE id = new.sku_id ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_seller AFTER UPDATE OF status, tax_kind, pickup_state_code ON sellers BEGIN INSERT INTO search_pending (id) SELECT id FROM products WHERE seller_id = new.id ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_category AFTER UPDATE OF parent_id, display_name, family, is_visible, is_active, archived_at ON categories BEGIN INSERT INTO search_pending (id) SELECT products.id FROM products JOIN categories own ON own.id = products.category_id LEFT JOIN categories parent ON parent.id = own.parent_id WHERE new.id IN (own.id, own.parent_id, parent.parent_id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
