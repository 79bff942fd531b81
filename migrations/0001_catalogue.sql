DROP TRIGGER IF EXISTS store_settings_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS store_settings_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_items_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_items_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS consignments_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS orders_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_history_never_shrinks;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_history_never_changes;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_movements_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_movements_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS audit_log_never_shrinks;
--> statement-breakpoint
DROP TRIGGER IF EXISTS audit_log_never_changes;
--> statement-breakpoint
DROP TRIGGER IF EXISTS must_hold;
--> statement-breakpoint
DROP VIEW IF EXISTS must;
--> statement-breakpoint
CREATE TABLE `collections` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`seo_url` text NOT NULL,
	`display_name` text NOT NULL,
	`description` text NOT NULL,
	`rule` text NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`position` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_seo_url` ON `collections` (`seo_url`);--> statement-breakpoint
CREATE TABLE `bought_together` (
	`product_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`orders` integer NOT NULL,
	PRIMARY KEY(`product_id`, `other_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bought_together_is_a_pair" CHECK("bought_together"."product_id" <> "bought_together"."other_id")
) STRICT;
--> statement-breakpoint
CREATE INDEX `bought_together_other` ON `bought_together` (`other_id`);--> statement-breakpoint
CREATE TABLE `review_replies` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_replies_review` ON `review_replies` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_replies_user` ON `review_replies` (`user_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`product_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_has_one_to_five_stars" CHECK("reviews"."rating" BETWEEN 1 AND 5)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`product_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_order` ON `reviews` (`order_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_media_uses` (
	`id` integer PRIMARY KEY NOT NULL,
	`media_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_subject_known" CHECK("__new_media_uses"."subject" IN ('product', 'sku', 'category', 'site', 'review'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_media_uses`("id", "media_id", "subject", "subject_id", "role", "position") SELECT "id", "media_id", "subject", "subject_id", "role", "position" FROM `media_uses`;--> statement-breakpoint
DROP TABLE `media_uses`;--> statement-breakpoint
ALTER TABLE `__new_media_uses` RENAME TO `media_uses`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `media_uses_once` ON `media_uses` (`subject`,`subject_id`,`media_id`);--> statement-breakpoint
CREATE INDEX `media_uses_media` ON `media_uses` (`media_id`);--> statement-breakpoint
CREATE TABLE `__new_products` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`seller_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`brand` text NOT NULL,
	`seo_url` text NOT NULL,
	`seo_kw` text DEFAULT '' NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`start_on` text,
	`end_on` text,
	`hsn` text DEFAULT '71171990' NOT NULL,
	`country_of_origin` text DEFAULT 'IN' NOT NULL,
	`attributes` text DEFAULT '{}' NOT NULL,
	`style` text DEFAULT '' NOT NULL,
	`cod_allowed` integer DEFAULT true NOT NULL,
	`featured_rank` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_rating_adds_up" CHECK("__new_products"."rating_sum" BETWEEN "__new_products"."review_count" AND 5 * "__new_products"."review_count"),
	CONSTRAINT "product_ends_after_start" CHECK("__new_products"."end_on" IS NULL OR "__new_products"."start_on" IS NULL OR "__new_products"."end_on" >= "__new_products"."start_on")
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_products`("id", "version", "created_at", "updated_at", "archived_at", "seller_id", "category_id", "name", "title", "description", "brand", "seo_url", "seo_kw", "is_visible", "is_active", "start_on", "end_on", "hsn", "country_of_origin", "attributes", "cod_allowed", "featured_rank") SELECT "id", "version", "created_at", "updated_at", "archived_at", "seller_id", "category_id", "name", "title", "description", "brand", "seo_url", "seo_kw", "is_visible", "is_active", "start_on", "end_on", "hsn", "country_of_origin", "attributes", "cod_allowed", "featured_rank" FROM `products`;--> statement-breakpoint
DROP TABLE `products`;--> statement-breakpoint
ALTER TABLE `__new_products` RENAME TO `products`;--> statement-breakpoint
CREATE UNIQUE INDEX `products_seo_url` ON `products` (`seo_url`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`,`featured_rank`);--> statement-breakpoint
CREATE INDEX `products_style` ON `products` (`style`,`featured_rank`);--> statement-breakpoint
CREATE INDEX `products_seller` ON `products` (`seller_id`);--> statement-breakpoint
CREATE TABLE `__new_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`code` text NOT NULL,
	`parent_id` integer,
	`level` integer NOT NULL,
	`display_name` text NOT NULL,
	`description` text NOT NULL,
	`seo_url` text NOT NULL,
	`seo_kw` text DEFAULT '' NOT NULL,
	`is_visible` integer DEFAULT true NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`size_system` text DEFAULT 'free' NOT NULL,
	`family` text,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "category_size_system_known" CHECK("__new_categories"."size_system" IN ('bangle', 'ring', 'inches', 'free')),
	CONSTRAINT "category_family_known" CHECK("__new_categories"."family" IN ('necklace', 'chain', 'earring', 'bangle', 'bracelet', 'ring', 'nose', 'head', 'hair', 'anklet', 'toe-ring', 'waist', 'armlet', 'pin', 'watch')),
	CONSTRAINT "category_top_has_no_parent" CHECK(("__new_categories"."level" = 1) = ("__new_categories"."parent_id" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_categories`("id", "version", "created_at", "updated_at", "archived_at", "code", "parent_id", "level", "display_name", "description", "seo_url", "seo_kw", "is_visible", "is_active", "size_system", "position") SELECT "id", "version", "created_at", "updated_at", "archived_at", "code", "parent_id", "level", "display_name", "description", "seo_url", "seo_kw", "is_visible", "is_active", "size_system", "position" FROM `categories`;--> statement-breakpoint
DROP TABLE `categories`;--> statement-breakpoint
ALTER TABLE `__new_categories` RENAME TO `categories`;--> statement-breakpoint
CREATE UNIQUE INDEX `categories_code` ON `categories` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_seo_url` ON `categories` (`seo_url`);--> statement-breakpoint
CREATE INDEX `categories_parent` ON `categories` (`parent_id`);--> statement-breakpoint
CREATE TABLE `__new_redirects` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`from_seo_url` text NOT NULL,
	`subject_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "redirect_kind_known" CHECK("__new_redirects"."kind" IN ('product', 'category'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_redirects`("id", "kind", "from_seo_url", "subject_id", "created_at") SELECT "id", "kind", "from_seo_url", "subject_id", "created_at" FROM `redirects`;--> statement-breakpoint
DROP TABLE `redirects`;--> statement-breakpoint
ALTER TABLE `__new_redirects` RENAME TO `redirects`;--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from` ON `redirects` (`kind`,`from_seo_url`);--> statement-breakpoint
CREATE TABLE `__new_audit_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`before` text,
	`after` text,
	`reason` text,
	`request_id` text,
	CONSTRAINT "audit_actor_known" CHECK("__new_audit_log"."actor_kind" IN ('visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_audit_log`("id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "action", "subject", "subject_id", "before", "after", "reason", "request_id") SELECT "id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "action", "subject", "subject_id", "before", "after", "reason", "request_id" FROM `audit_log`;--> statement-breakpoint
DROP TABLE `audit_log`;--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`subject_id`);--> statement-breakpoint
CREATE TABLE `__new_reservations` (
	`id` integer PRIMARY KEY NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`sku_id` integer NOT NULL,
	`order_item_id` integer,
	`quantity` integer NOT NULL,
	`until_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_as` text,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reservation_not_negative" CHECK("__new_reservations"."quantity" >= 0),
	CONSTRAINT "reservation_actor_known" CHECK("__new_reservations"."actor_kind" IN ('visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier')),
	CONSTRAINT "reservation_end_known" CHECK("__new_reservations"."ended_as" IN ('dispatched', 'released')),
	CONSTRAINT "reservation_end_is_whole" CHECK(("__new_reservations"."ended_at" IS NULL) = ("__new_reservations"."ended_as" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_reservations`("id", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "sku_id", "order_item_id", "quantity", "until_at", "created_at", "ended_at", "ended_as") SELECT "id", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "sku_id", "order_item_id", "quantity", "until_at", "created_at", "ended_at", "ended_as" FROM `reservations`;--> statement-breakpoint
DROP TABLE `reservations`;--> statement-breakpoint
ALTER TABLE `__new_reservations` RENAME TO `reservations`;--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_order_item` ON `reservations` (`order_item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_hand_hold` ON `reservations` (`sku_id`) WHERE order_item_id IS NULL;--> statement-breakpoint
CREATE INDEX `reservations_open` ON `reservations` (`sku_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `__new_stock_movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`sku_id` integer NOT NULL,
	`reason` text NOT NULL,
	`quantity_change` integer NOT NULL,
	`reserved_change` integer NOT NULL,
	`order_item_id` integer,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "movement_reason_known" CHECK("__new_stock_movements"."reason" IN ('opened', 'increase', 'decrease', 'reserve', 'release', 'ordered', 'cancelled', 'dispatched', 'returned')),
	CONSTRAINT "movement_actor_known" CHECK("__new_stock_movements"."actor_kind" IN ('visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_stock_movements`("id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "sku_id", "reason", "quantity_change", "reserved_change", "order_item_id") SELECT "id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "sku_id", "reason", "quantity_change", "reserved_change", "order_item_id" FROM `stock_movements`;--> statement-breakpoint
DROP TABLE `stock_movements`;--> statement-breakpoint
ALTER TABLE `__new_stock_movements` RENAME TO `stock_movements`;--> statement-breakpoint
CREATE INDEX `stock_movements_sku` ON `stock_movements` (`sku_id`,`at`);--> statement-breakpoint
CREATE TABLE `__new_media` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`content_type` text NOT NULL,
	`content_hash` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text,
	`alt_text` text NOT NULL,
	`purpose` text NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`seller_id` integer,
	`poster_id` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`poster_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_type_known" CHECK("__new_media"."media_type" IN ('IMAGE', 'VIDEO', 'AUDIO')),
	CONSTRAINT "media_content_type_known" CHECK("__new_media"."content_type" IN ('image/jpeg', 'image/webp', 'image/png', 'image/gif', 'image/avif', 'video/mp4', 'video/webm')),
	CONSTRAINT "media_purpose_known" CHECK("__new_media"."purpose" IN ('product', 'category', 'site', 'review', 'document')),
	CONSTRAINT "media_has_bytes" CHECK("__new_media"."bytes" > 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_media`("id", "version", "created_at", "updated_at", "archived_at", "key", "name", "media_type", "content_type", "content_hash", "bytes", "width", "height", "placeholder", "alt_text", "purpose", "is_public", "seller_id", "poster_id") SELECT "id", "version", "created_at", "updated_at", "archived_at", "key", "name", "media_type", "content_type", "content_hash", "bytes", "width", "height", "placeholder", "alt_text", "purpose", "is_public", "seller_id", "poster_id" FROM `media`;--> statement-breakpoint
DROP TABLE `media`;--> statement-breakpoint
ALTER TABLE `__new_media` RENAME TO `media`;--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`key`);--> statement-breakpoint
CREATE INDEX `media_hash` ON `media` (`content_hash`);--> statement-breakpoint
CREATE TABLE `__new_order_history` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`order_id` integer NOT NULL,
	`consignment_id` integer,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`reason` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_history_actor_known" CHECK("__new_order_history"."actor_kind" IN ('visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier')),
	CONSTRAINT "order_event_known" CHECK("__new_order_history"."event" IN ('order.placed', 'consignment.moved', 'consignment.cancelled'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_order_history`("id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "order_id", "consignment_id", "event", "from_status", "to_status", "reason") SELECT "id", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "order_id", "consignment_id", "event", "from_status", "to_status", "reason" FROM `order_history`;--> statement-breakpoint
DROP TABLE `order_history`;--> statement-breakpoint
ALTER TABLE `__new_order_history` RENAME TO `order_history`;--> statement-breakpoint
CREATE INDEX `order_history_order` ON `order_history` (`order_id`);--> statement-breakpoint
CREATE TABLE `__new_store_settings` (
	`version` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`policy` text NOT NULL,
	CONSTRAINT "settings_actor_known" CHECK("__new_store_settings"."actor_kind" IN ('visitor', 'customer', 'seller', 'admin', 'system', 'gateway', 'courier'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_store_settings`("version", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "policy") SELECT "version", "at", "actor_kind", "actor_user_id", "actor_seller_id", "actor_session_id", "policy" FROM `store_settings`;--> statement-breakpoint
DROP TABLE `store_settings`;--> statement-breakpoint
ALTER TABLE `__new_store_settings` RENAME TO `store_settings`;
--> statement-breakpoint
-- A write that must have taken effect is followed by INSERT INTO must SELECT <condition>: when it is false the whole
-- batch is undone, and the position of the failed statement tells which refusal was meant.
CREATE VIEW must AS SELECT 1 AS holds;
--> statement-breakpoint
CREATE TRIGGER must_hold INSTEAD OF INSERT ON must WHEN NOT coalesce(NEW.holds, 0) BEGIN SELECT RAISE(ABORT, 'must_hold'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_shrinks BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_change BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_shrink BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_never_changes BEFORE UPDATE ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_never_shrinks BEFORE DELETE ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER orders_never_shrink BEFORE DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER consignments_never_shrink BEFORE DELETE ON consignments BEGIN SELECT RAISE(ABORT, 'consignments_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER order_items_never_change BEFORE UPDATE ON order_items BEGIN SELECT RAISE(ABORT, 'order_items_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER order_items_never_shrink BEFORE DELETE ON order_items BEGIN SELECT RAISE(ABORT, 'order_items_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER store_settings_never_change BEFORE UPDATE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER store_settings_never_shrink BEFORE DELETE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_shrink'); END;
