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
CREATE INDEX `categories_parent` ON `categories` (`parent_id`);
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
