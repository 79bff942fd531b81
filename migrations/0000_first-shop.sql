DROP TRIGGER IF EXISTS stock_notices_follow_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS weight_disputes_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS shipment_freights_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS shipment_freights_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS shipments_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS shipment_events_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS shipment_events_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS store_settings_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS store_settings_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_category;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_seller;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_new_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_new_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS search_notes_new_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_days_take;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_days_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_days_add;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_removed_pieces;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_moved_pieces;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_packed_pieces;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_parcel;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_consignment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_refund;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_changed_item;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_count_new_item;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_are_counted;
--> statement-breakpoint
DROP VIEW IF EXISTS sales_to_count;
--> statement-breakpoint
DROP VIEW IF EXISTS sold_parts_now;
--> statement-breakpoint
DROP VIEW IF EXISTS item_sales;
--> statement-breakpoint
DROP VIEW IF EXISTS consignments_not_kept;
--> statement-breakpoint
DROP VIEW IF EXISTS sold_orders;
--> statement-breakpoint
DROP TRIGGER IF EXISTS review_not_liked;
--> statement-breakpoint
DROP TRIGGER IF EXISTS review_liked;
--> statement-breakpoint
DROP TRIGGER IF EXISTS returns_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS return_events_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS return_events_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS product_pictures_follow_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS product_pictures_follow_lost_use;
--> statement-breakpoint
DROP TRIGGER IF EXISTS product_pictures_follow_new_use;
--> statement-breakpoint
DROP TRIGGER IF EXISTS product_pictures_are_looked_at;
--> statement-breakpoint
DROP VIEW IF EXISTS product_pictures_due;
--> statement-breakpoint
DROP VIEW IF EXISTS pictured_products;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_sums_take;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_sums_add;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_remittance;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_return;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_new_return;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_parcel;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_new_parcel;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_consignment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_new_consignment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_payout;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_with_entry;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owed_is_calculated;
--> statement-breakpoint
DROP VIEW IF EXISTS owed_to_reckon;
--> statement-breakpoint
DROP VIEW IF EXISTS standing_parcels;
--> statement-breakpoint
DROP VIEW IF EXISTS owed_parts_now;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_items_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_item_discounts_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_item_discounts_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_items_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS consignments_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS orders_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_history_never_shrinks;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_history_reasons_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_history_never_changes;
--> statement-breakpoint
DROP TRIGGER IF EXISTS mail_texts_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS mail_texts_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_new_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_lost_size;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_size;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_new_size;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_new_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_follows_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS products_are_shown_with_category;
--> statement-breakpoint
DROP TRIGGER IF EXISTS products_are_shown_with_seller;
--> statement-breakpoint
DROP VIEW IF EXISTS first_shown;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_due_is_made;
--> statement-breakpoint
DROP VIEW IF EXISTS listing_due;
--> statement-breakpoint
DROP VIEW IF EXISTS listing_facts;
--> statement-breakpoint
DROP VIEW IF EXISTS listing_values;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_freight;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_refund;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_document;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_arrival;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_delivery;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_free_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_new_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_notes_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cod_remittances_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cod_remittances_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS payouts_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_entries_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS fee_series_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS fee_papers_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS fee_papers_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_entries_are_invoiced_once;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_entries_are_paid_once;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_entries_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS products_come_back;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_movements_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_movements_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS audit_log_never_shrinks;
--> statement-breakpoint
DROP TRIGGER IF EXISTS audit_log_never_changes;
--> statement-breakpoint
DROP TRIGGER IF EXISTS orders_keep_their_buyer;
--> statement-breakpoint
DROP TRIGGER IF EXISTS document_series_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS documents_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS documents_never_change;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_counts_more;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_counts_less;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_use_counts_again;
--> statement-breakpoint
DROP TRIGGER IF EXISTS coupon_use_given_back;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_order_texts_follow_person;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_order_texts_follow_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_order_texts_follow_new_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_confirmation;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_new_confirmation;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_consignment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_new_consignment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_item;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_new_item;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_follow_first_pieces;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_orders_are_taken;
--> statement-breakpoint
DROP VIEW IF EXISTS console_orders_due;
--> statement-breakpoint
DROP VIEW IF EXISTS consignments_to_send;
--> statement-breakpoint
DROP VIEW IF EXISTS console_orders_now;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_price;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_uncount_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_count_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_seller;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_category;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_words;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_follow_new_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_products_are_taken;
--> statement-breakpoint
DROP VIEW IF EXISTS console_products_due;
--> statement-breakpoint
DROP VIEW IF EXISTS console_products_now;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_place;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_new_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_words;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_follow_new_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS console_skus_are_taken;
--> statement-breakpoint
DROP VIEW IF EXISTS console_skus_due;
--> statement-breakpoint
DROP VIEW IF EXISTS console_skus_now;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cod_confirmation_ends_with_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cod_confirmation_ends_with_its_order;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_end_where_the_shopper_cancels;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_follow_a_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_end_with_cash;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_end_with_a_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_wait_for_a_payment;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_end_with_a_cart_saved_for_later;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_end_with_an_empty_cart;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_follow_a_cart;
--> statement-breakpoint
DROP TRIGGER IF EXISTS checkouts_begin_with_an_item;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_lost_document;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_document;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_settings;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_collection;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_collection;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_seller;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_seller;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_category;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_category;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_file;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_lost_picture;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_moved_picture;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_picture;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_stock;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_lost_size;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_size;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_sku;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cart_coupons_leave_a_cart_saved_for_later;
--> statement-breakpoint
DROP TRIGGER IF EXISTS cart_coupons_leave_an_empty_cart;
--> statement-breakpoint
CREATE TABLE `account_deletions` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`taken_back_at` integer,
	`done_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_deletions_open` ON `account_deletions` (`user_id`) WHERE done_at IS NULL AND taken_back_at IS NULL;--> statement-breakpoint
CREATE INDEX `account_deletions_user` ON `account_deletions` (`user_id`);--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`mobile` text NOT NULL,
	`email` text,
	`locality` text NOT NULL,
	`address` text NOT NULL,
	`address_line2` text,
	`landmark` text,
	`alternate_mobile` text,
	`address_type` text,
	`is_default` integer DEFAULT false NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`state_code` text NOT NULL,
	`pin_code` text NOT NULL,
	`country` text DEFAULT 'India' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `addresses_user` ON `addresses` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `addresses_default` ON `addresses` (`user_id`) WHERE is_default = 1 AND archived_at IS NULL;--> statement-breakpoint
CREATE TABLE `audit_log` (
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
	`client_network` text,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`subject_id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_user_id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_by` text,
	`requester` text DEFAULT '' NOT NULL,
	`network` text DEFAULT '' NOT NULL,
	`is_known` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `one_time_codes_email` ON `one_time_codes` (`email`,`sent_at`);--> statement-breakpoint
CREATE INDEX `one_time_codes_network` ON `one_time_codes` (`network`,`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_codes_used` ON `one_time_codes` (`used_by`) WHERE used_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`membership_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`revoked_at` integer,
	`second_factor_at` integer,
	`passkey_challenge_hash` text,
	`passkey_challenge_until` integer,
	`requester` text,
	`device` text,
	`place` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `blog_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`name` text NOT NULL,
	`key` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_key` ON `blog_categories` (`key`);--> statement-breakpoint
CREATE TABLE `blog_post_tags` (
	`post_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`post_id`, `tag_id`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tag_id`) REFERENCES `blog_tags`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `blog_post_tags_tag` ON `blog_post_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`category_id` integer NOT NULL,
	`author` text NOT NULL,
	`read_time` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`publish_on` text,
	`published_at` integer,
	`is_featured` integer DEFAULT false NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "blog_post_status_known" CHECK("blog_posts"."status" IN ('draft', 'planned', 'published')),
	CONSTRAINT "blog_post_planned_for_a_day" CHECK(("blog_posts"."status" = 'planned') = ("blog_posts"."publish_on" IS NOT NULL)),
	CONSTRAINT "blog_post_views_never_negative" CHECK("blog_posts"."views" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug` ON `blog_posts` (`slug`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_newest` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`category_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_planned` ON `blog_posts` (`publish_on`) WHERE status = 'planned';--> statement-breakpoint
CREATE TABLE `blog_tags` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_tags_key` ON `blog_tags` (`key`);--> statement-breakpoint
CREATE TABLE `cart_coupons` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`coupon_id` integer NOT NULL,
	`entered_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sku_id` integer NOT NULL,
	`size` text DEFAULT '' NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`saved_at` integer,
	`saved_unit_paise` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_quantity_in_range" CHECK("cart_items"."quantity" BETWEEN 1 AND 99)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_once` ON `cart_items` (`user_id`,`sku_id`,`size`);--> statement-breakpoint
CREATE INDEX `cart_items_sku` ON `cart_items` (`sku_id`);--> statement-breakpoint
CREATE INDEX `cart_items_recent` ON `cart_items` (`updated_at`) WHERE saved_at IS NULL;--> statement-breakpoint
CREATE TABLE `categories` (
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
	`proposed_by` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "category_top_has_no_parent" CHECK(("categories"."level" = 1) = ("categories"."parent_id" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_code` ON `categories` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_seo_url` ON `categories` (`seo_url`);--> statement-breakpoint
CREATE INDEX `categories_parent` ON `categories` (`parent_id`);--> statement-breakpoint
CREATE TABLE `products` (
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
	`is_complete` integer DEFAULT true NOT NULL,
	`has_picture` integer DEFAULT false NOT NULL,
	`was_shown` integer DEFAULT false NOT NULL,
	`back_at` integer,
	`featured_rank` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_rating_adds_up" CHECK("products"."rating_sum" BETWEEN "products"."review_count" AND 5 * "products"."review_count"),
	CONSTRAINT "product_ends_after_start" CHECK("products"."end_on" IS NULL OR "products"."start_on" IS NULL OR "products"."end_on" >= "products"."start_on")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `products_seo_url` ON `products` (`seo_url`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`,`featured_rank`);--> statement-breakpoint
CREATE INDEX `products_style` ON `products` (`style`,`featured_rank`);--> statement-breakpoint
CREATE INDEX `products_seller` ON `products` (`seller_id`,`archived_at`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`from_seo_url` text NOT NULL,
	`subject_id` integer NOT NULL,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from` ON `redirects` (`kind`,`from_seo_url`);--> statement-breakpoint
CREATE TABLE `sku_sizes` (
	`id` integer PRIMARY KEY NOT NULL,
	`sku_id` integer NOT NULL,
	`text` text NOT NULL,
	`system` text NOT NULL,
	`order` integer NOT NULL,
	`mm` real,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sku_sizes_once` ON `sku_sizes` (`sku_id`,`text`);--> statement-breakpoint
CREATE TABLE `skus` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`color` text NOT NULL,
	`size` text DEFAULT '' NOT NULL,
	`weight_grams` integer NOT NULL,
	`mrp_paise` integer NOT NULL,
	`selling_paise` integer NOT NULL,
	`tax_category` text DEFAULT 'STANDARD' NOT NULL,
	`tax_rate_id` integer,
	`start_on` text,
	`end_on` text,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tax_rate_id`) REFERENCES `tax_rates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sku_tax_category_known" CHECK("skus"."tax_category" IN ('STANDARD', 'REDUCED', 'ZERO', 'EXEMPT')),
	CONSTRAINT "sku_price_is_positive" CHECK("skus"."selling_paise" > 0),
	CONSTRAINT "sku_price_within_mrp" CHECK("skus"."selling_paise" <= "skus"."mrp_paise"),
	CONSTRAINT "sku_weight_is_positive" CHECK("skus"."weight_grams" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `skus_code` ON `skus` (`code`);--> statement-breakpoint
CREATE INDEX `skus_product` ON `skus` (`product_id`,`position`);--> statement-breakpoint
CREATE INDEX `skus_tax_rate` ON `skus` (`tax_rate_id`) WHERE tax_rate_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer,
	`began_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`reminded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_cart` ON `checkouts` (`user_id`) WHERE order_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_order` ON `checkouts` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `checkouts_changed` ON `checkouts` (`changed_at`);--> statement-breakpoint
CREATE INDEX `checkouts_user` ON `checkouts` (`user_id`);--> statement-breakpoint
CREATE TABLE `cod_confirmations` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`until_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cod_confirmation_answer_known" CHECK("cod_confirmations"."answer" IN ('CONFIRMED', 'PAID', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "cod_confirmation_answer_is_whole" CHECK(("cod_confirmations"."answer" IS NULL) = ("cod_confirmations"."answered_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cod_confirmations_order` ON `cod_confirmations` (`order_id`);--> statement-breakpoint
CREATE INDEX `cod_confirmations_open` ON `cod_confirmations` (`until_at`) WHERE answer IS NULL;--> statement-breakpoint
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
	`position` integer DEFAULT 0 NOT NULL,
	`theme` text DEFAULT 'Every day' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_seo_url` ON `collections` (`seo_url`);--> statement-breakpoint
CREATE TABLE `console_orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`of_seller` integer NOT NULL,
	`order_id` integer NOT NULL,
	`number` text NOT NULL,
	`status` text NOT NULL,
	`payment_method` text NOT NULL,
	`placed_at` integer NOT NULL,
	`dispatch_on` text NOT NULL,
	`to_send_on` text,
	`total_paise` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `console_orders_once` ON `console_orders` (`of_seller`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_order` ON `console_orders` (`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_placed` ON `console_orders` (`of_seller`,`placed_at`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_number` ON `console_orders` (`of_seller`,`number`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_total` ON `console_orders` (`of_seller`,`total_paise`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_dispatch` ON `console_orders` (`of_seller`,`dispatch_on`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_status` ON `console_orders` (`of_seller`,`status`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_status_placed` ON `console_orders` (`of_seller`,`status`,`placed_at`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_method_placed` ON `console_orders` (`of_seller`,`payment_method`,`placed_at`,`order_id`);--> statement-breakpoint
CREATE INDEX `console_orders_to_send` ON `console_orders` (`of_seller`,`to_send_on`,`order_id`) WHERE to_send_on IS NOT NULL;--> statement-breakpoint
CREATE TABLE `console_products` (
	`id` integer PRIMARY KEY NOT NULL,
	`seller_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`name` text NOT NULL,
	`category_name` text NOT NULL,
	`seller_name` text NOT NULL,
	`is_visible` integer NOT NULL,
	`is_active` integer NOT NULL,
	`is_complete` integer NOT NULL,
	`sku_count` integer NOT NULL,
	`available` integer NOT NULL,
	`price_from_paise` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `console_products_seller` ON `console_products` (`seller_id`);--> statement-breakpoint
CREATE INDEX `console_products_name` ON `console_products` (`name`);--> statement-breakpoint
CREATE INDEX `console_products_seller_name` ON `console_products` (`seller_id`,`name`);--> statement-breakpoint
CREATE INDEX `console_products_category` ON `console_products` (`category_id`);--> statement-breakpoint
CREATE INDEX `console_products_seller_category` ON `console_products` (`seller_id`,`category_id`);--> statement-breakpoint
CREATE INDEX `console_products_category_name` ON `console_products` (`category_name`);--> statement-breakpoint
CREATE INDEX `console_products_seller_category_name` ON `console_products` (`seller_id`,`category_name`);--> statement-breakpoint
CREATE INDEX `console_products_by_seller_name` ON `console_products` (`seller_name`);--> statement-breakpoint
CREATE INDEX `console_products_available` ON `console_products` (`available`);--> statement-breakpoint
CREATE INDEX `console_products_seller_available` ON `console_products` (`seller_id`,`available`);--> statement-breakpoint
CREATE INDEX `console_products_price_from` ON `console_products` (`price_from_paise`);--> statement-breakpoint
CREATE INDEX `console_products_seller_price_from` ON `console_products` (`seller_id`,`price_from_paise`);--> statement-breakpoint
CREATE INDEX `console_products_updated` ON `console_products` (`updated_at`);--> statement-breakpoint
CREATE INDEX `console_products_seller_updated` ON `console_products` (`seller_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `console_products_hidden` ON `console_products` (`is_visible`) WHERE is_visible = 0;--> statement-breakpoint
CREATE INDEX `console_products_seller_hidden` ON `console_products` (`seller_id`,`is_visible`) WHERE is_visible = 0;--> statement-breakpoint
CREATE INDEX `console_products_inactive` ON `console_products` (`is_active`) WHERE is_active = 0;--> statement-breakpoint
CREATE INDEX `console_products_seller_inactive` ON `console_products` (`seller_id`,`is_active`) WHERE is_active = 0;--> statement-breakpoint
CREATE INDEX `console_products_incomplete` ON `console_products` (`is_complete`) WHERE is_complete = 0;--> statement-breakpoint
CREATE INDEX `console_products_seller_incomplete` ON `console_products` (`seller_id`,`is_complete`) WHERE is_complete = 0;--> statement-breakpoint
CREATE TABLE `console_skus` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`stock_id` integer,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`product_name` text NOT NULL,
	`tax_category` text NOT NULL,
	`mrp_paise` integer NOT NULL,
	`selling_paise` integer NOT NULL,
	`quantity` integer NOT NULL,
	`reserved_quantity` integer NOT NULL,
	`available` integer NOT NULL,
	`stock_label` text NOT NULL,
	`location` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`position` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`stock_updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stock_id`) REFERENCES `inventory`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `console_skus_product` ON `console_skus` (`product_id`,`position`);--> statement-breakpoint
CREATE INDEX `console_skus_seller` ON `console_skus` (`seller_id`);--> statement-breakpoint
CREATE INDEX `console_skus_stock` ON `console_skus` (`stock_id`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_stock` ON `console_skus` (`seller_id`,`stock_id`);--> statement-breakpoint
CREATE INDEX `console_skus_name` ON `console_skus` (`name`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_name` ON `console_skus` (`seller_id`,`name`);--> statement-breakpoint
CREATE INDEX `console_skus_code` ON `console_skus` (`code`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_code` ON `console_skus` (`seller_id`,`code`);--> statement-breakpoint
CREATE INDEX `console_skus_product_name` ON `console_skus` (`product_name`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_product_name` ON `console_skus` (`seller_id`,`product_name`);--> statement-breakpoint
CREATE INDEX `console_skus_mrp` ON `console_skus` (`mrp_paise`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_mrp` ON `console_skus` (`seller_id`,`mrp_paise`);--> statement-breakpoint
CREATE INDEX `console_skus_selling_price` ON `console_skus` (`selling_paise`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_selling_price` ON `console_skus` (`seller_id`,`selling_paise`);--> statement-breakpoint
CREATE INDEX `console_skus_quantity` ON `console_skus` (`quantity`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_quantity` ON `console_skus` (`seller_id`,`quantity`);--> statement-breakpoint
CREATE INDEX `console_skus_reserved` ON `console_skus` (`reserved_quantity`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_reserved` ON `console_skus` (`seller_id`,`reserved_quantity`);--> statement-breakpoint
CREATE INDEX `console_skus_available` ON `console_skus` (`available`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_available` ON `console_skus` (`seller_id`,`available`);--> statement-breakpoint
CREATE INDEX `console_skus_updated` ON `console_skus` (`updated_at`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_updated` ON `console_skus` (`seller_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `console_skus_stock_updated` ON `console_skus` (`stock_updated_at`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_stock_updated` ON `console_skus` (`seller_id`,`stock_updated_at`);--> statement-breakpoint
CREATE INDEX `console_skus_starts` ON `console_skus` (`starts_on`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_starts` ON `console_skus` (`seller_id`,`starts_on`);--> statement-breakpoint
CREATE INDEX `console_skus_ends` ON `console_skus` (`ends_on`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_ends` ON `console_skus` (`seller_id`,`ends_on`);--> statement-breakpoint
CREATE INDEX `console_skus_tax_category` ON `console_skus` (`tax_category`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_tax_category` ON `console_skus` (`seller_id`,`tax_category`);--> statement-breakpoint
CREATE INDEX `console_skus_stock_label` ON `console_skus` (`stock_label`,`stock_id`);--> statement-breakpoint
CREATE INDEX `console_skus_seller_stock_label` ON `console_skus` (`seller_id`,`stock_label`,`stock_id`);--> statement-breakpoint
CREATE INDEX `console_skus_sold_out` ON `console_skus` (`seller_id`,`ends_on`,`starts_on`) WHERE available = 0;--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`id` integer PRIMARY KEY NOT NULL,
	`coupon_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`used_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_order` ON `coupon_uses` (`order_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_customer` ON `coupon_uses` (`coupon_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `coupon_categories` (
	`coupon_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `category_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coupon_products` (
	`coupon_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `product_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`code` text NOT NULL,
	`discount_type` text NOT NULL,
	`percent` integer,
	`amount_paise` integer,
	`tiers` text,
	`min_quantity` integer,
	`free_quantity` integer,
	`start_on` text NOT NULL,
	`end_on` text NOT NULL,
	`minimum_order_paise` integer NOT NULL,
	`max_uses` integer NOT NULL,
	`max_uses_per_customer` integer NOT NULL,
	`usage_count` integer DEFAULT 0 NOT NULL,
	`is_active` integer NOT NULL,
	`is_automatic` integer NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`funded_by` text NOT NULL,
	CONSTRAINT "coupon_type_known" CHECK("coupons"."discount_type" IN ('PERCENTAGE', 'FIXED_AMOUNT', 'FREE_SHIPPING', 'BUY_X_GET_Y', 'TIERED_DISCOUNT')),
	CONSTRAINT "coupon_funder_known" CHECK("coupons"."funded_by" IN ('SELLER', 'PLATFORM')),
	CONSTRAINT "coupon_code_in_capitals" CHECK("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupon_days_in_order" CHECK("coupons"."start_on" <= "coupons"."end_on"),
	CONSTRAINT "coupon_uses_within_limit" CHECK("coupons"."usage_count" BETWEEN 0 AND "coupons"."max_uses"),
	CONSTRAINT "coupon_percent_is_one" CHECK("coupons"."percent" IS NULL OR "coupons"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "coupon_percentage_is_given" CHECK("coupons"."discount_type" != 'PERCENTAGE' OR "coupons"."percent" IS NOT NULL),
	CONSTRAINT "coupon_amount_is_given" CHECK("coupons"."discount_type" != 'FIXED_AMOUNT' OR coalesce("coupons"."amount_paise", 0) > 0),
	CONSTRAINT "coupon_pieces_are_given" CHECK("coupons"."discount_type" != 'BUY_X_GET_Y' OR min(coalesce("coupons"."min_quantity", 0), coalesce("coupons"."free_quantity", 0)) > 0),
	CONSTRAINT "coupon_tiers_are_given" CHECK("coupons"."discount_type" != 'TIERED_DISCOUNT' OR coalesce(json_array_length("coupons"."tiers"), 0) > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code` ON `coupons` (`code`);--> statement-breakpoint
CREATE INDEX `coupons_automatic` ON `coupons` (`is_automatic`,`is_active`);--> statement-breakpoint
CREATE INDEX `coupons_public` ON `coupons` (`is_public`,`is_active`);--> statement-breakpoint
CREATE TABLE `customer_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`written_at` integer NOT NULL,
	`written_by_user_id` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`written_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `customer_notes_user` ON `customer_notes` (`user_id`);--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`kind` text NOT NULL,
	`user_id` integer,
	`email` text,
	`note` text,
	`deletion_id` integer,
	`due_until` integer NOT NULL,
	`done_at` integer,
	`done_by_user_id` integer,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`deletion_id`) REFERENCES `account_deletions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`done_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "data_request_settled_says_how" CHECK("data_requests"."done_by_user_id" IS NULL OR "data_requests"."outcome" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE INDEX `data_requests_user` ON `data_requests` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `data_requests_email` ON `data_requests` (`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_deletion` ON `data_requests` (`deletion_id`) WHERE deletion_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `data_requests_done` ON `data_requests` (`done_at`);--> statement-breakpoint
CREATE TABLE `document_series` (
	`id` integer PRIMARY KEY NOT NULL,
	`seller_id` integer NOT NULL,
	`series` text NOT NULL,
	`financial_year` integer NOT NULL,
	`last_number` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_series_known" CHECK("document_series"."series" IN ('INVOICE', 'CREDIT_NOTE'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `document_series_once` ON `document_series` (`seller_id`,`series`,`financial_year`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`kind` text NOT NULL,
	`series_id` integer NOT NULL,
	`running_number` integer NOT NULL,
	`number` text NOT NULL,
	`issued_on` text NOT NULL,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`consignment_id` integer NOT NULL,
	`edition` integer DEFAULT 1 NOT NULL,
	`of_document_id` integer,
	`total_paise` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`series_id`) REFERENCES `document_series`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`of_document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`,`order_id`,`seller_id`) REFERENCES `consignments`(`id`,`order_id`,`seller_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_kind_known" CHECK("documents"."kind" IN ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL_OF_SUPPLY', 'BILL', 'CREDIT_NOTE')),
	CONSTRAINT "document_credits_another" CHECK(("documents"."kind" = 'CREDIT_NOTE') = ("documents"."of_document_id" IS NOT NULL)),
	CONSTRAINT "document_total_positive" CHECK("documents"."total_paise" >= 0),
	CONSTRAINT "document_number_short_enough" CHECK(length("documents"."number") <= 16)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number_in_series` ON `documents` (`series_id`,`running_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_invoice_once` ON `documents` (`consignment_id`,`kind`,`edition`) WHERE of_document_id IS NULL;--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `documents_seller` ON `documents` (`seller_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_issued` ON `documents` (`issued_on`,`seller_id`);--> statement-breakpoint
CREATE INDEX `documents_credits` ON `documents` (`of_document_id`);--> statement-breakpoint
CREATE TABLE `fee_papers` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`series_id` integer NOT NULL,
	`running_number` integer NOT NULL,
	`number` text NOT NULL,
	`issued_on` text NOT NULL,
	`seller_id` integer NOT NULL,
	`month` text NOT NULL,
	`total_paise` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`series_id`) REFERENCES `fee_series`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fee_paper_kind_known" CHECK("fee_papers"."kind" IN ('FEE_INVOICE', 'FEE_CREDIT_NOTE')),
	CONSTRAINT "fee_paper_total_positive" CHECK("fee_papers"."total_paise" > 0),
	CONSTRAINT "fee_paper_number_short_enough" CHECK(length("fee_papers"."number") <= 16)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_papers_number` ON `fee_papers` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `fee_papers_number_in_series` ON `fee_papers` (`series_id`,`running_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `fee_papers_once` ON `fee_papers` (`seller_id`,`month`,`kind`);--> statement-breakpoint
CREATE INDEX `fee_papers_month` ON `fee_papers` (`month`,`id`);--> statement-breakpoint
CREATE TABLE `fee_series` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`financial_year` integer NOT NULL,
	`last_number` integer NOT NULL,
	CONSTRAINT "fee_series_known" CHECK("fee_series"."kind" IN ('FEE_INVOICE', 'FEE_CREDIT_NOTE'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_series_once` ON `fee_series` (`kind`,`financial_year`);--> statement-breakpoint
CREATE TABLE `fee_rates` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`kind` text NOT NULL,
	`seller_id` integer,
	`from_on` text NOT NULL,
	`basis_points` integer,
	`reason` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fee_rate_kind_known" CHECK("fee_rates"."kind" IN ('commission', 'gst', 'tcs', 'tds', 'tdsWithoutPan')),
	CONSTRAINT "fee_rate_is_a_percentage" CHECK("fee_rates"."basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "fee_rate_of_all_is_a_rate" CHECK("fee_rates"."seller_id" IS NOT NULL OR "fee_rates"."basis_points" IS NOT NULL),
	CONSTRAINT "fee_rate_of_a_seller_is_commission" CHECK("fee_rates"."seller_id" IS NULL OR "fee_rates"."kind" = 'commission')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_rates_of_all` ON `fee_rates` (`kind`,`from_on`) WHERE seller_id IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `fee_rates_of_seller` ON `fee_rates` (`seller_id`,`kind`,`from_on`) WHERE seller_id IS NOT NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE TABLE `file_uploads` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`seller_id` integer,
	`key` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`file_at` integer NOT NULL,
	`folder` text NOT NULL,
	`file_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "file_upload_takes_no_more_than_there_is" CHECK("file_uploads"."taken" BETWEEN 0 AND "file_uploads"."size")
) STRICT;
--> statement-breakpoint
CREATE INDEX `file_uploads_sender` ON `file_uploads` (`user_id`,`file_name`);--> statement-breakpoint
CREATE INDEX `file_uploads_seller` ON `file_uploads` (`seller_id`) WHERE seller_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `file_uploads_updated` ON `file_uploads` (`updated_at`);--> statement-breakpoint
CREATE TABLE `google_accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`sub` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_sub` ON `google_accounts` (`sub`);--> statement-breakpoint
CREATE INDEX `google_accounts_user` ON `google_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `used_google_tokens` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `used_google_tokens_hash` ON `used_google_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `used_google_tokens_expires` ON `used_google_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`last_at` integer NOT NULL,
	`filler` blob NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` integer,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`fingerprint` text NOT NULL,
	`reference` text NOT NULL,
	`refusal` text,
	`details` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_once` ON `idempotency_keys` (`actor_kind`,`subject`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`id` integer PRIMARY KEY NOT NULL,
	`import_id` integer NOT NULL,
	`row` integer NOT NULL,
	`key_id` integer,
	`key_text` text,
	`parent_id` integer,
	`cells` text NOT NULL,
	`outcome` text,
	`target_id` integer,
	`target_version` integer,
	`label` text DEFAULT '' NOT NULL,
	`staged` text,
	`differences` text DEFAULT '[]' NOT NULL,
	`faults` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_row_outcome_known" CHECK("import_rows"."outcome" IN ('NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_once` ON `import_rows` (`import_id`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_outcome` ON `import_rows` (`import_id`,`outcome`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_key_id` ON `import_rows` (`import_id`,`key_id`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_key_text` ON `import_rows` (`import_id`,`key_text`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_target` ON `import_rows` (`import_id`,`target_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`seller_id` integer,
	`kind` text NOT NULL,
	`state` text DEFAULT 'UPLOADING' NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`file_at` integer NOT NULL,
	`delimiter` text DEFAULT '' NOT NULL,
	`columns` text DEFAULT '[]' NOT NULL,
	`last_row` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`rest` text DEFAULT '' NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_kind_known" CHECK("imports"."kind" IN ('products', 'skus', 'inventory', 'orders')),
	CONSTRAINT "import_state_known" CHECK("imports"."state" IN ('UPLOADING', 'CHECKING', 'CHECKED', 'DONE'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `imports_sender` ON `imports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_seller` ON `imports` (`seller_id`);--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `inventory` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`sku_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`quantity` integer DEFAULT 0 NOT NULL,
	`reserved_quantity` integer DEFAULT 0 NOT NULL,
	`location` text,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "inventory_never_negative" CHECK("inventory"."quantity" >= 0),
	CONSTRAINT "inventory_never_oversold" CHECK("inventory"."reserved_quantity" BETWEEN 0 AND "inventory"."quantity"),
	CONSTRAINT "inventory_within_limit" CHECK("inventory"."quantity" <= 1000000)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_sku` ON `inventory` (`sku_id`);--> statement-breakpoint
CREATE INDEX `inventory_seller` ON `inventory` (`seller_id`);--> statement-breakpoint
CREATE TABLE `reservations` (
	`id` integer PRIMARY KEY NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`sku_id` integer NOT NULL,
	`order_item_id` integer,
	`consignment_id` integer,
	`quantity` integer NOT NULL,
	`until_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_as` text,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`,`order_item_id`) REFERENCES `consignment_items`(`consignment_id`,`order_item_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reservation_not_negative" CHECK("reservations"."quantity" >= 0),
	CONSTRAINT "reservation_is_for_a_consignment" CHECK(("reservations"."order_item_id" IS NULL) = ("reservations"."consignment_id" IS NULL)),
	CONSTRAINT "reservation_end_is_whole" CHECK(("reservations"."ended_at" IS NULL) = ("reservations"."ended_as" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_consignment_item` ON `reservations` (`order_item_id`,`consignment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_manual` ON `reservations` (`sku_id`) WHERE order_item_id IS NULL;--> statement-breakpoint
CREATE INDEX `reservations_open` ON `reservations` (`sku_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `reservations_until` ON `reservations` (`until_at`) WHERE ended_at IS NULL AND until_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`sku_id` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`quantity_change` integer NOT NULL,
	`reserved_change` integer NOT NULL,
	`order_item_id` integer,
	`consignment_id` integer,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_sku` ON `stock_movements` (`sku_id`,`at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`next_at` integer NOT NULL,
	`claimed_until` integer,
	`last_run_at` integer,
	`last_outcome` text,
	`last_result` text,
	`last_took_ms` integer,
	`failing_since` integer,
	`last_failed_at` integer,
	`last_failure` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_name` ON `jobs` (`name`);--> statement-breakpoint
CREATE TABLE `cod_remittances` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`awb` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`paid_on` text NOT NULL,
	`utr` text NOT NULL,
	`outcome` text NOT NULL,
	`shipment_id` integer,
	`expected_paise` integer,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cod_remittance_outcome_known" CHECK("cod_remittances"."outcome" IN ('RECEIVED', 'SHORT', 'OVER', 'DOUBLE', 'UNKNOWN')),
	CONSTRAINT "cod_remittance_amount_positive" CHECK("cod_remittances"."amount_paise" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cod_remittances_once` ON `cod_remittances` (`awb`,`utr`);--> statement-breakpoint
CREATE INDEX `cod_remittances_shipment` ON `cod_remittances` (`shipment_id`);--> statement-breakpoint
CREATE INDEX `cod_remittances_outcome` ON `cod_remittances` (`outcome`,`id`);--> statement-breakpoint
CREATE TABLE `ledger_due` (
	`id` integer PRIMARY KEY NOT NULL,
	`change` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`base_paise` integer,
	`tax_basis_points` integer,
	`seller_id` integer,
	`order_id` integer,
	`consignment_id` integer,
	`payout_id` integer,
	`fee_paper_id` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fee_paper_id`) REFERENCES `fee_papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`,`seller_id`) REFERENCES `payouts`(`id`,`seller_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_debit_known" CHECK("ledger_entries"."debit" IN ('seller', 'gateway', 'courier', 'bank', 'payouts', 'unmatched', 'discounts', 'giveBacks', 'commission', 'gatewayFees', 'freight', 'gst', 'tcs', 'tds')),
	CONSTRAINT "ledger_credit_known" CHECK("ledger_entries"."credit" IN ('seller', 'gateway', 'courier', 'bank', 'payouts', 'unmatched', 'discounts', 'giveBacks', 'commission', 'gatewayFees', 'freight', 'gst', 'tcs', 'tds')),
	CONSTRAINT "ledger_entry_has_two_sides" CHECK("ledger_entries"."debit" <> "ledger_entries"."credit"),
	CONSTRAINT "ledger_amount_positive" CHECK("ledger_entries"."amount_paise" > 0),
	CONSTRAINT "ledger_entry_names_its_seller" CHECK(('seller' IN ("ledger_entries"."debit", "ledger_entries"."credit")) = ("ledger_entries"."seller_id" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_seller` ON `ledger_entries` (`seller_id`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_order` ON `ledger_entries` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_kind` ON `ledger_entries` (`kind`,`at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_payout` ON `ledger_entries` (`payout_id`) WHERE payout_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_unpaid` ON `ledger_entries` (`seller_id`,`order_id`) WHERE payout_id IS NULL AND seller_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_to_invoice_since` ON `ledger_entries` (`at`) WHERE fee_paper_id IS NULL AND kind IN ('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight');--> statement-breakpoint
CREATE INDEX `ledger_entries_to_invoice` ON `ledger_entries` (`seller_id`,`at`) WHERE fee_paper_id IS NULL AND kind IN ('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight');--> statement-breakpoint
CREATE INDEX `ledger_entries_fee_paper` ON `ledger_entries` (`fee_paper_id`) WHERE fee_paper_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`seller_id` integer NOT NULL,
	`number` text NOT NULL,
	`status` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`entry_count` integer NOT NULL,
	`bank_holder` text NOT NULL,
	`bank_ifsc` text NOT NULL,
	`bank_last_digits` text NOT NULL,
	`held_until` integer,
	`reference` text,
	`reason` text DEFAULT '' NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_status_known" CHECK("payouts"."status" IN ('PENDING', 'PROCESSING', 'PAID', 'FAILED', 'ON_HOLD')),
	CONSTRAINT "payout_amount_positive" CHECK("payouts"."amount_paise" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_number` ON `payouts` (`number`);--> statement-breakpoint
CREATE INDEX `payouts_seller` ON `payouts` (`seller_id`,`id`);--> statement-breakpoint
CREATE INDEX `payouts_status` ON `payouts` (`status`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_of_seller` ON `payouts` (`id`,`seller_id`);--> statement-breakpoint
CREATE TABLE `catalogue_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`change` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_changes_in_order` ON `catalogue_changes` (`change`);--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`after_on` text NOT NULL,
	`until_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`category_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`is_shown` integer NOT NULL,
	`featured_order` integer NOT NULL,
	`packed` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_once` ON `listing` (`product_id`,`after_on`);--> statement-breakpoint
CREATE INDEX `listing_groups` ON `listing` (`category_id`,`seller_id`,`is_shown`,`after_on`,`until_on`,`ends_on`,`packed`);--> statement-breakpoint
CREATE INDEX `listing_order` ON `listing` (`featured_order`,`product_id`,`is_shown`,`category_id`,`seller_id`,`after_on`,`until_on`,`ends_on`);--> statement-breakpoint
CREATE TABLE `listing_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	CONSTRAINT "listing_word_is_one_character" CHECK("listing_words"."id" <= 55231)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_words_once` ON `listing_words` (`kind`,`value`);--> statement-breakpoint
CREATE TABLE `product_sales` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`pieces` integer NOT NULL,
	`rank` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `product_sales_once` ON `product_sales` (`product_id`);--> statement-breakpoint
CREATE TABLE `mail_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`mail` text NOT NULL,
	`version` integer NOT NULL,
	`subject` text,
	`greeting` text,
	`text` text,
	`closing` text,
	`reason` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_texts_version` ON `mail_texts` (`mail`,`version`);--> statement-breakpoint
CREATE TABLE `media` (
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
	`focus_x` integer,
	`focus_y` integer,
	`folder` text DEFAULT '' NOT NULL,
	`purpose` text NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`seller_id` integer,
	`user_id` integer,
	`poster_id` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`poster_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_has_bytes" CHECK("media"."bytes" > 0),
	CONSTRAINT "media_focus_is_a_point" CHECK(("media"."focus_x" IS NULL) = ("media"."focus_y" IS NULL) AND coalesce(max("media"."focus_x", "media"."focus_y"), 0) <= 100 AND coalesce(min("media"."focus_x", "media"."focus_y"), 0) >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`key`);--> statement-breakpoint
CREATE INDEX `media_hash` ON `media` (`content_hash`);--> statement-breakpoint
CREATE INDEX `media_user` ON `media` (`user_id`,`created_at`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `media_seller` ON `media` (`seller_id`) WHERE seller_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `media_poster` ON `media` (`poster_id`) WHERE poster_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `media_sent` ON `media` (`created_at`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `media_uses` (
	`id` integer PRIMARY KEY NOT NULL,
	`media_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`color` text,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `media_uses_once` ON `media_uses` (`subject`,`subject_id`,`media_id`);--> statement-breakpoint
CREATE INDEX `media_uses_media` ON `media_uses` (`media_id`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`email` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`token_hash` text NOT NULL,
	`requested_at` integer,
	`consent_at` integer,
	`left_at` integer,
	CONSTRAINT "newsletter_status_known" CHECK("newsletter_subscribers"."status" IN ('PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED')),
	CONSTRAINT "newsletter_only_with_consent" CHECK("newsletter_subscribers"."status" <> 'SUBSCRIBED' OR "newsletter_subscribers"."consent_at" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_token` ON `newsletter_subscribers` (`token_hash`);--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`is_wanted` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_choices_once` ON `notice_choices` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `notice_choices_wanted` ON `notice_choices` (`kind`,`is_wanted`,`user_id`);--> statement-breakpoint
CREATE TABLE `notification_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`day_on` text NOT NULL,
	`type` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "notification_count_positive" CHECK("notification_counts"."count" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_counts_day` ON `notification_counts` (`day_on`,`type`,`event`);--> statement-breakpoint
CREATE TABLE `visit_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`day_on` text NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "visit_count_positive" CHECK("visit_counts"."count" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `visit_counts_day` ON `visit_counts` (`day_on`);--> statement-breakpoint
CREATE TABLE `visits` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` text NOT NULL,
	`city` text,
	`seen_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `visits_mark` ON `visits` (`mark`);--> statement-breakpoint
CREATE INDEX `visits_seen` ON `visits` (`seen_at`);--> statement-breakpoint
CREATE TABLE `order_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`seller_id` integer,
	`written_at` integer NOT NULL,
	`written_by_user_id` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`written_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_notes_order` ON `order_notes` (`order_id`,`seller_id`);--> statement-breakpoint
CREATE TABLE `consignment_items` (
	`consignment_id` integer NOT NULL,
	`order_item_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`consignment_id`, `order_item_id`),
	FOREIGN KEY (`consignment_id`,`order_id`,`seller_id`) REFERENCES `consignments`(`id`,`order_id`,`seller_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`,`order_id`,`seller_id`) REFERENCES `order_items`(`id`,`order_id`,`seller_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consignment_item_quantity_positive" CHECK("consignment_items"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `consignment_items_item` ON `consignment_items` (`order_item_id`);--> statement-breakpoint
CREATE TABLE `consignments` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`status` text NOT NULL,
	`dispatched_at` integer,
	`delivered_at` integer,
	`cancelled_at` integer,
	`replaces_consignment_id` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`replaces_consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consignment_status_known" CHECK("consignments"."status" IN ('PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "consignment_cancelled_never_dispatched" CHECK("consignments"."cancelled_at" IS NULL OR "consignments"."dispatched_at" IS NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `consignments_of_order_and_seller` ON `consignments` (`id`,`order_id`,`seller_id`);--> statement-breakpoint
CREATE INDEX `consignments_order` ON `consignments` (`order_id`,`seller_id`);--> statement-breakpoint
CREATE INDEX `consignments_seller` ON `consignments` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `consignments_delivered` ON `consignments` (`delivered_at`) WHERE delivered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `consignments_seller_status` ON `consignments` (`seller_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_history` (
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
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_history_order` ON `order_history` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_item_discounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_item_id` integer NOT NULL,
	`kind` text NOT NULL,
	`funded_by` text NOT NULL,
	`coupon_id` integer,
	`amount_paise` integer NOT NULL,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_item_discount_funder_known" CHECK("order_item_discounts"."funded_by" IN ('SELLER', 'PLATFORM')),
	CONSTRAINT "order_item_discount_names_its_coupon" CHECK(("order_item_discounts"."kind" = 'coupon') = ("order_item_discounts"."coupon_id" IS NOT NULL)),
	CONSTRAINT "order_item_discount_positive" CHECK("order_item_discounts"."amount_paise" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_item_discounts_once` ON `order_item_discounts` (`order_item_id`,`kind`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` integer NOT NULL,
	`sku_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`product_title` text NOT NULL,
	`sku_code` text NOT NULL,
	`color` text NOT NULL,
	`size` text NOT NULL,
	`quantity` integer NOT NULL,
	`replaces_item_id` integer,
	`unit_mrp_paise` integer NOT NULL,
	`unit_selling_paise` integer NOT NULL,
	`discount_paise` integer NOT NULL,
	`platform_discount_paise` integer NOT NULL,
	`net_paise` integer NOT NULL,
	`shipping_fee_paise` integer NOT NULL,
	`cod_fee_paise` integer NOT NULL,
	`hsn` text NOT NULL,
	`tax_category` text NOT NULL,
	`tax_basis_points` integer NOT NULL,
	`taxable_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`replaces_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_item_tax_category_known" CHECK("order_items"."tax_category" IN ('STANDARD', 'REDUCED', 'ZERO', 'EXEMPT')),
	CONSTRAINT "order_item_quantity_positive" CHECK("order_items"."quantity" > 0),
	CONSTRAINT "order_item_amounts_not_negative" CHECK(min("order_items"."discount_paise", "order_items"."net_paise", "order_items"."shipping_fee_paise", "order_items"."cod_fee_paise") >= 0),
	CONSTRAINT "order_item_net_adds_up" CHECK("order_items"."net_paise" = "order_items"."unit_selling_paise" * "order_items"."quantity" - "order_items"."discount_paise"),
	CONSTRAINT "order_item_platform_discount_within" CHECK("order_items"."platform_discount_paise" BETWEEN 0 AND "order_items"."discount_paise"),
	CONSTRAINT "order_item_replaces_at_no_charge" CHECK("order_items"."replaces_item_id" IS NULL OR "order_items"."net_paise" = 0),
	CONSTRAINT "order_item_tax_adds_up" CHECK("order_items"."net_paise" + "order_items"."platform_discount_paise" + "order_items"."shipping_fee_paise" + "order_items"."cod_fee_paise" = "order_items"."taxable_paise" + "order_items"."cgst_paise" + "order_items"."sgst_paise" + "order_items"."igst_paise")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_position` ON `order_items` (`order_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_of_order_and_seller` ON `order_items` (`id`,`order_id`,`seller_id`);--> statement-breakpoint
CREATE INDEX `order_items_sku` ON `order_items` (`sku_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`number` text NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`payment_method` text NOT NULL,
	`payment_status` text NOT NULL,
	`placed_at` integer NOT NULL,
	`delivery_counts_from_on` text NOT NULL,
	`is_pre_order` integer NOT NULL,
	`delivery_from_on` text NOT NULL,
	`delivery_on` text NOT NULL,
	`total_items` integer NOT NULL,
	`total_mrp_paise` integer NOT NULL,
	`total_selling_paise` integer NOT NULL,
	`coupon_id` integer,
	`coupon_code` text,
	`coupon_discount_paise` integer DEFAULT 0 NOT NULL,
	`prepaid_discount_paise` integer NOT NULL,
	`shipping_fee_paise` integer NOT NULL,
	`cod_fee_paise` integer NOT NULL,
	`tax_included_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`policy_version` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`is_gift` integer DEFAULT false NOT NULL,
	`gift_message` text DEFAULT '' NOT NULL,
	`ship_name` text NOT NULL,
	`ship_mobile` text NOT NULL,
	`ship_alternate_mobile` text,
	`ship_email` text,
	`ship_address` text NOT NULL,
	`ship_address_line2` text,
	`ship_locality` text NOT NULL,
	`ship_city` text NOT NULL,
	`ship_state` text NOT NULL,
	`ship_state_code` text NOT NULL,
	`ship_pin_code` text NOT NULL,
	`buyer_gstin` text,
	`buyer_legal_name` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`policy_version`) REFERENCES `store_settings`(`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_status_known" CHECK("orders"."status" IN ('PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "order_payment_method_known" CHECK("orders"."payment_method" IN ('PREPAID', 'COD')),
	CONSTRAINT "order_payment_status_known" CHECK("orders"."payment_status" IN ('PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED')),
	CONSTRAINT "order_total_adds_up" CHECK("orders"."total_paise" = "orders"."total_selling_paise" - "orders"."coupon_discount_paise" - "orders"."prepaid_discount_paise" + "orders"."shipping_fee_paise" + "orders"."cod_fee_paise"),
	CONSTRAINT "order_buyer_is_whole" CHECK(("orders"."buyer_gstin" IS NULL) = ("orders"."buyer_legal_name" IS NULL)),
	CONSTRAINT "order_message_is_of_a_gift" CHECK("orders"."gift_message" = '' OR "orders"."is_gift"),
	CONSTRAINT "order_coupon_is_whole" CHECK(("orders"."coupon_id" IS NULL) = ("orders"."coupon_code" IS NULL)),
	CONSTRAINT "order_total_not_negative" CHECK("orders"."total_paise" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_placed` ON `orders` (`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`placed_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`claimed_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_status_known" CHECK("outbox"."status" IN ('waiting', 'sent', 'dead')),
	CONSTRAINT "outbox_sent_has_time" CHECK(("outbox"."status" = 'sent') = ("outbox"."sent_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `outbox_status` ON `outbox` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `owed_parts` (
	`id` integer PRIMARY KEY NOT NULL,
	`seller_id` integer NOT NULL,
	`order_id` integer,
	`amount_paise` integer NOT NULL,
	`entry_count` integer NOT NULL,
	`waits_for` text NOT NULL,
	`window_ends_at` integer NOT NULL,
	`window_ends_on` text NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `owed_parts_once` ON `owed_parts` (`seller_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `owed_parts_order` ON `owed_parts` (`order_id`);--> statement-breakpoint
CREATE INDEX `owed_parts_window` ON `owed_parts` (`window_ends_on`,`seller_id`);--> statement-breakpoint
CREATE TABLE `owed_sums` (
	`id` integer PRIMARY KEY NOT NULL,
	`seller_id` integer NOT NULL,
	`waits_for` text NOT NULL,
	`window_ends_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`entry_count` integer NOT NULL,
	`order_count` integer NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `owed_sums_once` ON `owed_sums` (`seller_id`,`waits_for`,`window_ends_on`);--> statement-breakpoint
CREATE TABLE `page_invalidations` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`urgent` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`user_id` integer,
	`token_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token` ON `password_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_resets_email` ON `password_resets` (`email`,`sent_at`);--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `password_resets_at` ON `password_resets` (`sent_at`);--> statement-breakpoint
CREATE TABLE `password_tries` (
	`id` integer PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`email` text NOT NULL,
	`tried_at` integer NOT NULL,
	`requester` text NOT NULL,
	`network` text NOT NULL,
	`is_known` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `password_tries_attempt` ON `password_tries` (`attempt`);--> statement-breakpoint
CREATE INDEX `password_tries_email` ON `password_tries` (`email`,`tried_at`);--> statement-breakpoint
CREATE INDEX `password_tries_network` ON `password_tries` (`network`,`tried_at`);--> statement-breakpoint
CREATE INDEX `password_tries_at` ON `password_tries` (`tried_at`);--> statement-breakpoint
CREATE TABLE `passwords` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passwords_user` ON `passwords` (`user_id`);--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`name` text NOT NULL,
	`outcome` text NOT NULL,
	`about` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_events_once` ON `gateway_events` (`event`);--> statement-breakpoint
CREATE INDEX `gateway_events_at` ON `gateway_events` (`at`);--> statement-breakpoint
CREATE TABLE `payment_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`reference` text NOT NULL,
	`gateway_link` text,
	`url` text,
	`amount_paise` integer NOT NULL,
	`status` text NOT NULL,
	`expires_at` integer NOT NULL,
	`next_look_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_link_status_known" CHECK("payment_links"."status" IN ('wanted', 'created', 'paid', 'cancelled', 'expired')),
	CONSTRAINT "payment_link_amount_positive" CHECK("payment_links"."amount_paise" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_links_attempt` ON `payment_links` (`order_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_links_reference` ON `payment_links` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_links_gateway` ON `payment_links` (`gateway_link`);--> statement-breakpoint
CREATE INDEX `payment_links_look` ON `payment_links` (`next_look_at`) WHERE next_look_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`link_id` integer NOT NULL,
	`gateway_payment` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`method` text NOT NULL,
	`captured_at` integer,
	`returned_as` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `payment_links`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_state_known" CHECK("payments"."status" IN ('created', 'authorized', 'captured', 'failed')),
	CONSTRAINT "payment_captured_has_time" CHECK(("payments"."status" = 'captured') = ("payments"."captured_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gateway` ON `payments` (`gateway_payment`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_an_order` ON `payments` (`order_id`) WHERE status = 'captured' AND returned_as IS NULL;--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_of_order` ON `payments` (`id`,`order_id`);--> statement-breakpoint
CREATE TABLE `refund_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`refund_id` integer NOT NULL,
	`order_item_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_item_quantity_positive" CHECK("refund_items"."quantity" > 0),
	CONSTRAINT "refund_item_amount_not_negative" CHECK("refund_items"."amount_paise" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_items_once` ON `refund_items` (`refund_id`,`order_item_id`);--> statement-breakpoint
CREATE INDEX `refund_items_item` ON `refund_items` (`order_item_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`payment_id` integer,
	`destination_id` integer,
	`return_id` integer,
	`amount_paise` integer NOT NULL,
	`fees_paise` integer DEFAULT 0 NOT NULL,
	`cause` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'wanted' NOT NULL,
	`gateway_refund` text,
	`queried_at` integer DEFAULT 0 NOT NULL,
	`paid_reference` text,
	`key` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`destination_id`) REFERENCES `refund_destinations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`,`order_id`) REFERENCES `payments`(`id`,`order_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_status_known" CHECK("refunds"."status" IN ('wanted', 'pending', 'processed', 'failed')),
	CONSTRAINT "refund_goes_one_way" CHECK(("refunds"."payment_id" IS NULL) = ("refunds"."destination_id" IS NOT NULL)),
	CONSTRAINT "refund_that_was_paid_has_its_reference" CHECK("refunds"."destination_id" IS NULL OR ("refunds"."status" = 'processed') = ("refunds"."paid_reference" IS NOT NULL)),
	CONSTRAINT "refund_amount_positive" CHECK("refunds"."amount_paise" > 0),
	CONSTRAINT "refund_fees_within" CHECK("refunds"."fees_paise" BETWEEN 0 AND "refunds"."amount_paise")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_gateway` ON `refunds` (`gateway_refund`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_return` ON `refunds` (`return_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_hand` ON `refunds` (`destination_id`) WHERE destination_id IS NOT NULL OR amount_paise < 100;--> statement-breakpoint
CREATE INDEX `refunds_open` ON `refunds` (`queried_at`,`created_at`) WHERE status IN ('wanted', 'pending');--> statement-breakpoint
CREATE TABLE `prepaid_switches` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`discount_percent` integer NOT NULL,
	`funded_by` text NOT NULL,
	`total_paise` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "prepaid_switch_funder_known" CHECK("prepaid_switches"."funded_by" IN ('SELLER', 'PLATFORM')),
	CONSTRAINT "prepaid_switch_total_positive" CHECK("prepaid_switches"."total_paise" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `prepaid_switches_order` ON `prepaid_switches` (`order_id`);--> statement-breakpoint
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
CREATE TABLE `refund_destinations` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`way` text NOT NULL,
	`sealed` text NOT NULL,
	`masked` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_destination_way_known" CHECK("refund_destinations"."way" IN ('UPI', 'BANK'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_destinations_key` ON `refund_destinations` (`key`);--> statement-breakpoint
CREATE INDEX `refund_destinations_user` ON `refund_destinations` (`user_id`);--> statement-breakpoint
CREATE TABLE `return_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`return_id` integer NOT NULL,
	`status` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `return_events_return` ON `return_events` (`return_id`);--> statement-breakpoint
CREATE TABLE `return_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`return_id` integer NOT NULL,
	`consignment_id` integer NOT NULL,
	`order_item_id` integer NOT NULL,
	`paid_item_id` integer NOT NULL,
	`paid_consignment_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	`reason` text NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`,`order_item_id`) REFERENCES `consignment_items`(`consignment_id`,`order_item_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_item_quantity_positive" CHECK("return_items"."quantity" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `return_items_once` ON `return_items` (`return_id`,`order_item_id`);--> statement-breakpoint
CREATE INDEX `return_items_consignment` ON `return_items` (`consignment_id`,`order_item_id`);--> statement-breakpoint
CREATE INDEX `return_items_paid` ON `return_items` (`paid_item_id`);--> statement-breakpoint
CREATE TABLE `returns` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`reference` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`resolution` text NOT NULL,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`consignment_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`amount_paise` integer NOT NULL,
	`sku_id` integer,
	`destination_id` integer,
	`condition` text,
	`replacement_id` integer,
	`awb` text,
	`courier_name` text DEFAULT '' NOT NULL,
	`courier_order_number` integer,
	`pickup_on` text,
	`tracked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`destination_id`) REFERENCES `refund_destinations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`replacement_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`,`order_id`,`seller_id`) REFERENCES `consignments`(`id`,`order_id`,`seller_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_kind_known" CHECK("returns"."kind" IN ('RETURN', 'GIVE_BACK')),
	CONSTRAINT "return_status_known" CHECK("returns"."status" IN ('REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED', 'EXCHANGED')),
	CONSTRAINT "return_resolution_known" CHECK("returns"."resolution" IN ('REFUND', 'EXCHANGE')),
	CONSTRAINT "return_condition_known" CHECK("returns"."condition" IN ('restock', 'damaged', 'writtenOff')),
	CONSTRAINT "return_amount_not_negative" CHECK("returns"."amount_paise" >= 0),
	CONSTRAINT "return_exchange_names_its_sku" CHECK("returns"."resolution" = 'REFUND' OR "returns"."sku_id" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `returns_reference` ON `returns` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `returns_awb` ON `returns` (`awb`);--> statement-breakpoint
CREATE INDEX `returns_order` ON `returns` (`order_id`);--> statement-breakpoint
CREATE INDEX `returns_user` ON `returns` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `returns_seller` ON `returns` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `returns_status` ON `returns` (`status`);--> statement-breakpoint
CREATE INDEX `returns_under_way` ON `returns` (`tracked_at`) WHERE status IN ('APPROVED', 'PICKED_UP') AND awb IS NOT NULL;--> statement-breakpoint
CREATE TABLE `answers` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`question_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`by` text NOT NULL,
	`seller_id` integer,
	`text` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `answers_question` ON `answers` (`question_id`);--> statement-breakpoint
CREATE INDEX `answers_user` ON `answers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `answers_seller` ON `answers` (`seller_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`product_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`text` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `questions_product` ON `questions` (`product_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `questions_user` ON `questions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `review_likes` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `review_likes_once` ON `review_likes` (`review_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `review_likes_user` ON `review_likes` (`user_id`);--> statement-breakpoint
CREATE TABLE `review_replies` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`seller_id` integer,
	`text` text NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `review_replies_review` ON `review_replies` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_replies_user` ON `review_replies` (`user_id`);--> statement-breakpoint
CREATE INDEX `review_replies_seller` ON `review_replies` (`seller_id`);--> statement-breakpoint
CREATE TABLE `review_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_once` ON `review_requests` (`user_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `review_requests_product` ON `review_requests` (`product_id`);--> statement-breakpoint
CREATE INDEX `review_requests_at` ON `review_requests` (`requested_at`);--> statement-breakpoint
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
	`looks` integer,
	`size` integer,
	`weight` integer,
	`plating` integer,
	`bought_size` text,
	`text` text NOT NULL,
	`edited_at` integer,
	`is_hidden` integer DEFAULT false NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_has_one_to_five_stars" CHECK("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "review_likes_never_negative" CHECK("reviews"."like_count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`product_id`,`user_id`) WHERE archived_at IS NULL OR is_hidden;--> statement-breakpoint
CREATE INDEX `reviews_product` ON `reviews` (`product_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_order` ON `reviews` (`order_id`);--> statement-breakpoint
CREATE TABLE `sales_days` (
	`id` integer PRIMARY KEY NOT NULL,
	`of_seller` integer NOT NULL,
	`placed_on` text NOT NULL,
	`revenue_paise` integer NOT NULL,
	`order_count` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_days_once` ON `sales_days` (`of_seller`,`placed_on`);--> statement-breakpoint
CREATE TABLE `sold_parts` (
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`placed_on` text NOT NULL,
	`revenue_paise` integer NOT NULL,
	PRIMARY KEY(`order_id`, `seller_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `sandbox_parcels` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reference` text NOT NULL,
	`pickup_pin` text NOT NULL,
	`delivery_pin` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`is_cod` integer NOT NULL,
	`is_return` integer NOT NULL,
	`courier_number` integer,
	`awb` text,
	`status_number` integer NOT NULL,
	`etd_on` text,
	`pickup_on` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_parcels_reference` ON `sandbox_parcels` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_parcels_awb` ON `sandbox_parcels` (`awb`);--> statement-breakpoint
CREATE TABLE `sandbox_pickups` (
	`id` integer PRIMARY KEY NOT NULL,
	`nickname` text NOT NULL,
	`pin_code` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_pickups_nickname` ON `sandbox_pickups` (`nickname`);--> statement-breakpoint
CREATE TABLE `sandbox_scans` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`parcel_id` integer NOT NULL,
	`status_number` integer NOT NULL,
	`activity` text NOT NULL,
	`location` text NOT NULL,
	FOREIGN KEY (`parcel_id`) REFERENCES `sandbox_parcels`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sandbox_scans_parcel` ON `sandbox_scans` (`parcel_id`);--> statement-breakpoint
CREATE TABLE `sandbox_mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`idempotency_key` text,
	`to` text NOT NULL,
	`from` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_mails_key` ON `sandbox_mails` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `sandbox_mails_to` ON `sandbox_mails` (`to`);--> statement-breakpoint
CREATE TABLE `sandbox_razorpay` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parent` text NOT NULL,
	`unique_key` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`entity` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_razorpay_name` ON `sandbox_razorpay` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_razorpay_unique_key` ON `sandbox_razorpay` (`unique_key`);--> statement-breakpoint
CREATE INDEX `sandbox_razorpay_parent` ON `sandbox_razorpay` (`parent`);--> statement-breakpoint
CREATE TABLE `sandbox_webhooks` (
	`id` integer PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`signature` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`delivered_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_webhooks_event` ON `sandbox_webhooks` (`event`);--> statement-breakpoint
CREATE INDEX `sandbox_webhooks_due` ON `sandbox_webhooks` (`next_at`);--> statement-breakpoint
CREATE TABLE `saved_filters` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`side` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_filters_name` ON `saved_filters` (`user_id`,`side`,`list`,`name`);--> statement-breakpoint
CREATE TABLE `search_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`searched_on` text NOT NULL,
	`query` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`empty_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_count_adds_up" CHECK("search_counts"."empty_count" BETWEEN 0 AND "search_counts"."count"),
	CONSTRAINT "search_query_is_short" CHECK(length("search_counts"."query") BETWEEN 1 AND 60)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `search_counts_day` ON `search_counts` (`searched_on`,`query`);--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	`form` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_product` ON `search_documents` (`product_id`);--> statement-breakpoint
CREATE INDEX `search_documents_form` ON `search_documents` (`form`);--> statement-breakpoint
CREATE TABLE `search_pending` (
	`id` integer PRIMARY KEY NOT NULL,
	`changes` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "search_pending_has_changed" CHECK("search_pending"."changes" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`credential` text NOT NULL,
	`public_key` text NOT NULL,
	`sign_count` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_code` ON `recovery_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`secret_sealed` text,
	`enrolled_at` integer,
	`pending_sealed` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`tried_since` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `second_factors_user` ON `second_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `seller_registrations` (
	`id` integer PRIMARY KEY NOT NULL,
	`seller_id` integer NOT NULL,
	`email` text NOT NULL,
	`full_name` text NOT NULL,
	`mobile` text NOT NULL,
	`password_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_registrations_seller` ON `seller_registrations` (`seller_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `seller_registrations_token` ON `seller_registrations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `seller_registrations_email` ON `seller_registrations` (`email`,`sent_at`);--> statement-breakpoint
CREATE INDEX `seller_registrations_at` ON `seller_registrations` (`sent_at`);--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`tax_kind` text DEFAULT 'REGULAR' NOT NULL,
	`business_name` text NOT NULL,
	`legal_name` text NOT NULL,
	`email` text NOT NULL,
	`mobile` text NOT NULL,
	`email_proven_at` integer,
	`gstin` text,
	`enrolment_number` text,
	`pan` text,
	`pickup_name` text,
	`pickup_mobile` text,
	`pickup_address` text NOT NULL,
	`pickup_locality` text NOT NULL,
	`pickup_city` text NOT NULL,
	`pickup_state` text NOT NULL,
	`pickup_state_code` text NOT NULL,
	`pickup_pin_code` text NOT NULL,
	`hsn_digits` integer DEFAULT 4 NOT NULL,
	`business_email` text,
	`business_mobile` text,
	`business_address` text,
	`bank_sealed` text,
	`bank_last_digits` text,
	`bank_ifsc` text,
	`bank_holder` text,
	`bank_changed_at` integer,
	`cod_allowed` integer DEFAULT true NOT NULL,
	CONSTRAINT "seller_status_known" CHECK("sellers"."status" IN ('PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED', 'CLOSED')),
	CONSTRAINT "seller_tax_kind_known" CHECK("sellers"."tax_kind" IN ('REGULAR', 'COMPOSITION', 'ENROLLED'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_slug` ON `sellers` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_gstin` ON `sellers` (`gstin`) WHERE email_proven_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sellers_unproven` ON `sellers` (`created_at`) WHERE email_proven_at IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE TABLE `service_tokens` (
	`id` integer PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`token` text NOT NULL,
	`until_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `service_tokens_service` ON `service_tokens` (`service`);--> statement-breakpoint
CREATE TABLE `openings` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`mode` text NOT NULL,
	CONSTRAINT "opened_once" CHECK("openings"."id" = 1),
	CONSTRAINT "opening_mode_known" CHECK("openings"."mode" IN ('sandbox', 'live'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `store_settings` (
	`version` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`policy` text NOT NULL,
	`policy_since` integer NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `delivery_failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`shipment_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`failed_at` integer NOT NULL,
	`reason` text NOT NULL,
	`answer` text,
	`answered_at` integer,
	`answered_by` text,
	`wished_on` text,
	`address_detail` text,
	`phone` text,
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_failure_answer_is_whole" CHECK(("delivery_failures"."answer" IS NULL) = ("delivery_failures"."answered_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_failures_attempt` ON `delivery_failures` (`shipment_id`,`attempt`);--> statement-breakpoint
CREATE TABLE `shipment_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`shipment_id` integer,
	`awb` text,
	`source` text NOT NULL,
	`happened_at` integer NOT NULL,
	`status_number` integer,
	`status` text,
	`activity` text NOT NULL,
	`location` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_events_key` ON `shipment_events` (`key`);--> statement-breakpoint
CREATE INDEX `shipment_events_shipment` ON `shipment_events` (`shipment_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `shipment_events_unmatched` ON `shipment_events` (`awb`) WHERE shipment_id IS NULL;--> statement-breakpoint
CREATE TABLE `shipment_freights` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`shipment_id` integer NOT NULL,
	`way` text NOT NULL,
	`amount_paise` integer NOT NULL,
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_freight_way_known" CHECK("shipment_freights"."way" IN ('forward', 'rto')),
	CONSTRAINT "shipment_freight_amount_not_negative" CHECK("shipment_freights"."amount_paise" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_freights_once` ON `shipment_freights` (`shipment_id`,`way`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`consignment_id` integer NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`is_by_hand` integer NOT NULL,
	`courier_order_number` integer,
	`courier_shipment_number` integer,
	`courier_number` integer,
	`courier_name` text DEFAULT '' NOT NULL,
	`awb` text,
	`weight_grams` integer NOT NULL,
	`length_cm` integer NOT NULL,
	`breadth_cm` integer NOT NULL,
	`height_cm` integer NOT NULL,
	`cod_paise` integer,
	`freight_paise` integer,
	`rto_freight_paise` integer,
	`pickup_on` text,
	`etd_on` text,
	`label_key` text,
	`tracked_at` integer,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_status_known" CHECK("shipments"."status" IN ('BOOKED', 'AWB_ASSIGNED', 'PICKUP_REQUESTED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED', 'DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED')),
	CONSTRAINT "shipment_weighs_something" CHECK("shipments"."weight_grams" > 0),
	CONSTRAINT "shipment_collects_something" CHECK("shipments"."cod_paise" IS NULL OR "shipments"."cod_paise" > 0),
	CONSTRAINT "shipment_freight_not_negative" CHECK(min(coalesce("shipments"."freight_paise", 0), coalesce("shipments"."rto_freight_paise", 0)) >= 0),
	CONSTRAINT "shipment_is_booked_or_by_hand" CHECK("shipments"."is_by_hand" = ("shipments"."courier_order_number" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_reference` ON `shipments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_awb` ON `shipments` (`awb`);--> statement-breakpoint
CREATE INDEX `shipments_consignment` ON `shipments` (`consignment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_of_consignment` ON `shipments` (`consignment_id`) WHERE status != 'CANCELLED';--> statement-breakpoint
CREATE INDEX `shipments_with_label` ON `shipments` (`status_at`) WHERE label_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `shipments_under_way` ON `shipments` (`tracked_at`) WHERE status NOT IN ('DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED') AND NOT is_by_hand;--> statement-breakpoint
CREATE INDEX `shipments_with_cash` ON `shipments` (`status_at`) WHERE status = 'DELIVERED' AND cod_paise IS NOT NULL AND NOT is_by_hand;--> statement-breakpoint
CREATE TABLE `staff_invitations` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`seller_id` integer,
	`sub_role` text NOT NULL,
	`invited_by_user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`sends` integer DEFAULT 1 NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "staff_invitation_role_known" CHECK("staff_invitations"."role" IN ('ROLE_CUSTOMER', 'ROLE_SELLER', 'ROLE_ADMIN')),
	CONSTRAINT "staff_invitation_sub_role_known" CHECK("staff_invitations"."sub_role" IN ('owner', 'catalogue', 'orders', 'finance', 'support', 'readOnly')),
	CONSTRAINT "staff_invitation_is_for_staff" CHECK("staff_invitations"."role" <> 'ROLE_CUSTOMER'),
	CONSTRAINT "staff_invitation_names_business" CHECK(("staff_invitations"."role" = 'ROLE_SELLER') = ("staff_invitations"."seller_id" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_token` ON `staff_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_of_platform` ON `staff_invitations` (`email`) WHERE seller_id IS NULL AND accepted_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_of_seller` ON `staff_invitations` (`email`,`seller_id`) WHERE seller_id IS NOT NULL AND accepted_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `staff_invitations_email` ON `staff_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `staff_invitations_business` ON `staff_invitations` (`seller_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `staff_invitations_at` ON `staff_invitations` (`sent_at`);--> statement-breakpoint
CREATE TABLE `stock_notices` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`sku_id` integer NOT NULL,
	`user_id` integer,
	`email` text,
	`status` text NOT NULL,
	`is_back` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`notified_at` integer,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_notice_status_known" CHECK("stock_notices"."status" IN ('PENDING', 'WAITING', 'TOLD', 'STOPPED')),
	CONSTRAINT "stock_notice_is_for_one" CHECK(("stock_notices"."user_id" IS NULL) <> ("stock_notices"."email" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_key` ON `stock_notices` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_once_a_user` ON `stock_notices` (`user_id`,`sku_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_once_an_email` ON `stock_notices` (`email`,`sku_id`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_notices_sku` ON `stock_notices` (`sku_id`);--> statement-breakpoint
CREATE INDEX `stock_notices_due` ON `stock_notices` (`id`) WHERE status = 'WAITING' AND is_back = 1;--> statement-breakpoint
CREATE INDEX `stock_notices_requested` ON `stock_notices` (`requested_at`);--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`state_code` text NOT NULL,
	`basis_points` integer NOT NULL,
	`tax_type` text DEFAULT 'GST' NOT NULL,
	`hsn` text,
	`description` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`threshold_paise` integer,
	`effective_from_on` text,
	`effective_until_on` text,
	CONSTRAINT "tax_rate_is_a_percentage" CHECK("tax_rates"."basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "tax_rate_threshold_never_negative" CHECK("tax_rates"."threshold_paise" >= 0),
	CONSTRAINT "tax_rate_ends_after_it_begins" CHECK("tax_rates"."effective_until_on" >= "tax_rates"."effective_from_on")
) STRICT;
--> statement-breakpoint
CREATE INDEX `tax_rates_hsn` ON `tax_rates` (`hsn`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`user_id` integer,
	`acknowledge_until` integer NOT NULL,
	`resolve_until` integer NOT NULL,
	`acknowledged_at` integer,
	`resolved_at` integer,
	`resolution` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_status_known" CHECK("tickets"."status" IN ('OPEN', 'ACKNOWLEDGED', 'RESOLVED', 'SUSPECT')),
	CONSTRAINT "ticket_resolved_has_time" CHECK(("tickets"."status" = 'RESOLVED') = ("tickets"."resolved_at" IS NOT NULL)),
	CONSTRAINT "ticket_resolved_says_how" CHECK("tickets"."status" != 'RESOLVED' OR "tickets"."resolution" IS NOT NULL),
	CONSTRAINT "ticket_acknowledged_first" CHECK("tickets"."resolved_at" IS NULL OR "tickets"."acknowledged_at" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_number` ON `tickets` (`number`);--> statement-breakpoint
CREATE INDEX `tickets_email` ON `tickets` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `tickets_created` ON `tickets` (`created_at`);--> statement-breakpoint
CREATE INDEX `tickets_resolve` ON `tickets` (`resolve_until`);--> statement-breakpoint
CREATE INDEX `tickets_status` ON `tickets` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`seller_id` integer,
	`sub_role` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "membership_role_known" CHECK("memberships"."role" IN ('ROLE_CUSTOMER', 'ROLE_SELLER', 'ROLE_ADMIN')),
	CONSTRAINT "membership_sub_role_known" CHECK("memberships"."sub_role" IN ('owner', 'catalogue', 'orders', 'finance', 'support', 'readOnly')),
	CONSTRAINT "membership_staff_have_sub_role" CHECK(("memberships"."role" = 'ROLE_CUSTOMER') = ("memberships"."sub_role" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_staff` ON `memberships` (`seller_id`) WHERE role <> 'ROLE_CUSTOMER';--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_once` ON `memberships` (`user_id`,`role`) WHERE seller_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_once_a_seller` ON `memberships` (`user_id`,`seller_id`) WHERE seller_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`mobile` text,
	`blocked_at` integer,
	`blocked_reason` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `weight_disputes` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`reference` text NOT NULL,
	`shipment_id` integer NOT NULL,
	`status` text DEFAULT 'OPEN' NOT NULL,
	`charged_grams` integer NOT NULL,
	`measured_grams` integer NOT NULL,
	`extra_paise` integer,
	`note` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`end_reason` text DEFAULT '' NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "weight_dispute_status_known" CHECK("weight_disputes"."status" IN ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "weight_dispute_is_about_more" CHECK("weight_disputes"."charged_grams" > "weight_disputes"."measured_grams" AND "weight_disputes"."measured_grams" > 0),
	CONSTRAINT "weight_dispute_extra_not_negative" CHECK(coalesce("weight_disputes"."extra_paise", 0) >= 0),
	CONSTRAINT "weight_dispute_ends_once" CHECK(("weight_disputes"."status" = 'OPEN') = ("weight_disputes"."ended_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `weight_disputes_reference` ON `weight_disputes` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `weight_disputes_open` ON `weight_disputes` (`shipment_id`) WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX `weight_disputes_shipment` ON `weight_disputes` (`shipment_id`);--> statement-breakpoint
CREATE INDEX `weight_disputes_status` ON `weight_disputes` (`status`);--> statement-breakpoint
CREATE TABLE `wishlist_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`sku_id` integer NOT NULL,
	`added_paise` integer NOT NULL,
	`was_in_stock` integer NOT NULL,
	`added_at` integer NOT NULL,
	`drop_notified_at` integer,
	`drop_notified_paise` integer,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_items_once` ON `wishlist_items` (`user_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `wishlist_items_product` ON `wishlist_items` (`product_id`);--> statement-breakpoint
CREATE INDEX `wishlist_items_sku` ON `wishlist_items` (`sku_id`);--> statement-breakpoint
CREATE INDEX `wishlist_items_notified` ON `wishlist_items` (`drop_notified_at`) WHERE drop_notified_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `wishlist_items_removed` ON `wishlist_items` (`removed_at`) WHERE removed_at IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_sku_texts USING fts5(name, code, product_name, location, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_product_texts USING fts5(name, title, seo_url, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_order_texts USING fts5(number, ship_name, ship_mobile, customer, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0 categories ''L* M* N* Co''', prefix = '2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5(name, kind, facts, hints, codes, story, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER cart_coupons_leave_an_empty_cart AFTER DELETE ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER cart_coupons_leave_a_cart_saved_for_later AFTER UPDATE OF saved_at ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
--> statement-breakpoint
-- Each change takes the next number of the shop, so none is missed by who has seen an earlier one.
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
CREATE TRIGGER checkouts_begin_with_an_item AFTER INSERT ON cart_items WHEN new.saved_at IS NULL BEGIN
  UPDATE checkouts SET changed_at = new.updated_at WHERE user_id = new.user_id AND order_id IS NULL;
  INSERT INTO checkouts (user_id, began_at, changed_at) SELECT new.user_id, new.updated_at, new.updated_at
    WHERE NOT EXISTS (SELECT 1 FROM checkouts WHERE user_id = new.user_id AND order_id IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_follow_a_cart AFTER UPDATE ON cart_items WHEN new.saved_at IS NULL BEGIN
  UPDATE checkouts SET changed_at = new.updated_at WHERE user_id = new.user_id AND order_id IS NULL;
  INSERT INTO checkouts (user_id, began_at, changed_at) SELECT new.user_id, new.updated_at, new.updated_at
    WHERE NOT EXISTS (SELECT 1 FROM checkouts WHERE user_id = new.user_id AND order_id IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_an_empty_cart AFTER DELETE ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM checkouts WHERE user_id = old.user_id AND order_id IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_a_cart_saved_for_later AFTER UPDATE OF saved_at ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM checkouts WHERE user_id = old.user_id AND order_id IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_wait_for_a_payment AFTER INSERT ON orders WHEN new.payment_method = 'PREPAID' AND new.payment_status = 'PENDING' BEGIN INSERT INTO checkouts (user_id, order_id, began_at, changed_at) VALUES (new.user_id, new.id, new.placed_at, new.placed_at); END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_a_payment AFTER UPDATE OF payment_status ON orders WHEN new.payment_status NOT IN ('PENDING', 'FAILED') BEGIN DELETE FROM checkouts WHERE order_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_with_cash AFTER UPDATE OF payment_method ON orders WHEN new.payment_method = 'COD' BEGIN DELETE FROM checkouts WHERE order_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_follow_a_payment AFTER INSERT ON order_history WHEN new.event = 'payment.failed' BEGIN UPDATE checkouts SET changed_at = new.at WHERE order_id = new.order_id; END;
--> statement-breakpoint
CREATE TRIGGER checkouts_end_where_the_shopper_cancels AFTER INSERT ON order_history WHEN new.event = 'order.cancelled' AND new.actor_kind = 'customer' BEGIN DELETE FROM checkouts WHERE order_id = new.order_id; END;
--> statement-breakpoint
CREATE TRIGGER cod_confirmation_ends_with_its_order AFTER UPDATE OF status ON orders WHEN new.status = 'CANCELLED' AND old.status != 'CANCELLED' BEGIN UPDATE cod_confirmations SET answer = 'CANCELLED', answered_at = new.updated_at WHERE order_id = new.id AND answer IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER cod_confirmation_ends_with_payment AFTER UPDATE OF payment_method ON orders WHEN new.payment_method = 'PREPAID' AND old.payment_method != 'PREPAID' BEGIN UPDATE cod_confirmations SET answer = 'PAID', answered_at = new.updated_at WHERE order_id = new.id AND answer IS NULL; END;
--> statement-breakpoint
-- What the console's lists of SKUs and stock are sorted and filtered by, as the records say it.
CREATE VIEW console_skus_now AS SELECT skus.id, products.id AS product_id, products.seller_id,
  CASE WHEN inventory.archived_at IS NULL THEN inventory.id END AS stock_id, skus.name, skus.code, products.name AS product_name, skus.tax_category, skus.mrp_paise, skus.selling_paise,
  coalesce(inventory.quantity, 0) AS quantity, coalesce(inventory.reserved_quantity, 0) AS reserved_quantity, coalesce(inventory.quantity - inventory.reserved_quantity, 0) AS available,
  CASE WHEN coalesce(inventory.quantity - inventory.reserved_quantity, 0) <= 0 THEN 'Out of Stock' WHEN coalesce(inventory.quantity - inventory.reserved_quantity, 0) <= 10 THEN 'Low Stock' ELSE 'In Stock' END AS stock_label, coalesce(inventory.location, '') AS location,
  max(coalesce(skus.start_on, ''), coalesce(products.start_on, '')) AS starts_on, coalesce(skus.end_on, '9999-12-31') AS ends_on, skus.position, skus.updated_at, coalesce(inventory.updated_at, 0) AS stock_updated_at
  FROM skus JOIN products ON products.id = skus.product_id LEFT JOIN inventory ON inventory.sku_id = skus.id WHERE skus.archived_at IS NULL AND products.archived_at IS NULL;
--> statement-breakpoint
-- Takes a SKU anew: INSERT INTO console_skus_due VALUES (its id).
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
-- What is not searched for needs no look at the words.
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
--> statement-breakpoint
-- What the console's list of orders is sorted and filtered by, as the records say it: the whole of each order for the house (seller 0), and its part for each seller who still has it on the list. A part stands where its least advanced consignment stands. Of what waits for its buyer nothing is to be sent yet, nor counts what is sent in place of something.
CREATE VIEW console_orders_now AS
  SELECT 0 AS of_seller, orders.id AS order_id, orders.number, orders.status, orders.payment_method, orders.placed_at, orders.delivery_counts_from_on AS dispatch_on,
    CASE WHEN EXISTS (SELECT 1 FROM consignments_to_send WHERE consignments_to_send.order_id = orders.id) THEN orders.delivery_counts_from_on END AS to_send_on, orders.total_paise
  FROM orders
  UNION ALL
  SELECT own.seller_id, orders.id, orders.number,
    (SELECT part.status FROM consignments part WHERE part.order_id = orders.id AND part.seller_id = own.seller_id AND part.archived_at IS NULL
      ORDER BY CASE part.status WHEN 'PENDING' THEN 0 WHEN 'PLACED' THEN 1 WHEN 'CONFIRMED' THEN 2 WHEN 'SHIPPED' THEN 3 WHEN 'DELIVERED' THEN 4 WHEN 'CANCELLED' THEN 5 END LIMIT 1),
    orders.payment_method, orders.placed_at, orders.delivery_counts_from_on,
    CASE WHEN EXISTS (SELECT 1 FROM consignments_to_send WHERE consignments_to_send.order_id = orders.id AND consignments_to_send.seller_id = own.seller_id) THEN orders.delivery_counts_from_on END,
    (SELECT coalesce(sum(order_items.net_paise + order_items.shipping_fee_paise + order_items.cod_fee_paise), 0) FROM order_items WHERE order_items.order_id = orders.id AND order_items.seller_id = own.seller_id)
  FROM (SELECT DISTINCT order_id, seller_id FROM consignments WHERE archived_at IS NULL) own JOIN orders ON orders.id = own.order_id;
--> statement-breakpoint
-- An order has the status of its least advanced consignment, so one of which nothing is to be sent is known by itself.
CREATE VIEW consignments_to_send AS SELECT consignments.order_id, consignments.seller_id FROM consignments JOIN orders ON orders.id = consignments.order_id
  WHERE orders.status IN ('PLACED', 'CONFIRMED') AND +consignments.status IN ('PLACED', 'CONFIRMED') AND consignments.archived_at IS NULL AND consignments.replaces_consignment_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM cod_confirmations WHERE cod_confirmations.order_id = consignments.order_id AND cod_confirmations.answer IS NULL);
--> statement-breakpoint
-- Takes an order anew: INSERT INTO console_orders_due VALUES (its id).
CREATE VIEW console_orders_due AS SELECT 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER console_orders_are_taken INSTEAD OF INSERT ON console_orders_due BEGIN
  DELETE FROM console_orders WHERE order_id = NEW.order_id;
  INSERT INTO console_orders (of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise)
    SELECT of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise FROM console_orders_now WHERE order_id = NEW.order_id;
END;
--> statement-breakpoint
-- The first pieces of an order come after its items and consignments: it is taken once, not with each of them.
CREATE TRIGGER console_orders_follow_first_pieces AFTER INSERT ON consignment_items WHEN NOT EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_item AFTER INSERT ON order_items WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_item AFTER UPDATE OF net_paise, shipping_fee_paise, cod_fee_paise ON order_items BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_consignment AFTER INSERT ON consignments WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_consignment AFTER UPDATE OF status, archived_at ON consignments WHEN NEW.status <> OLD.status OR NEW.archived_at IS NOT OLD.archived_at BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_order AFTER UPDATE OF status, payment_method, delivery_counts_from_on, total_paise ON orders
  WHEN NEW.status <> OLD.status OR NEW.payment_method <> OLD.payment_method OR NEW.delivery_counts_from_on <> OLD.delivery_counts_from_on OR NEW.total_paise <> OLD.total_paise BEGIN INSERT INTO console_orders_due VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_new_confirmation AFTER INSERT ON cod_confirmations WHEN EXISTS (SELECT 1 FROM console_orders WHERE order_id = NEW.order_id) BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER console_orders_follow_confirmation AFTER UPDATE OF answer ON cod_confirmations BEGIN INSERT INTO console_orders_due VALUES (NEW.order_id); END;
--> statement-breakpoint
-- Words an order is searched by. Whoever is forgotten leaves none behind, since these follow the names they are made of.
CREATE TRIGGER console_order_texts_follow_new_order AFTER INSERT ON orders BEGIN
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT NEW.id, NEW.number, NEW.ship_name, NEW.ship_mobile, full_name FROM users WHERE users.id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_order_texts_follow_order AFTER UPDATE OF number, ship_name, ship_mobile, user_id ON orders WHEN NEW.number <> OLD.number OR NEW.ship_name <> OLD.ship_name OR NEW.ship_mobile <> OLD.ship_mobile OR NEW.user_id <> OLD.user_id BEGIN
  DELETE FROM console_order_texts WHERE rowid = NEW.id;
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT NEW.id, NEW.number, NEW.ship_name, NEW.ship_mobile, full_name FROM users WHERE users.id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER console_order_texts_follow_person AFTER UPDATE OF full_name ON users WHEN NEW.full_name <> OLD.full_name BEGIN
  DELETE FROM console_order_texts WHERE rowid IN (SELECT id FROM orders WHERE user_id = NEW.id);
  INSERT INTO console_order_texts (rowid, number, ship_name, ship_mobile, customer) SELECT id, number, ship_name, ship_mobile, NEW.full_name FROM orders WHERE user_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER coupon_use_given_back AFTER UPDATE OF status ON orders WHEN new.coupon_id IS NOT NULL AND new.status = 'CANCELLED' AND old.status != 'CANCELLED' BEGIN UPDATE coupon_uses SET released_at = new.updated_at WHERE order_id = new.id AND released_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER coupon_use_counts_again AFTER UPDATE OF status ON orders WHEN new.coupon_id IS NOT NULL AND old.status = 'CANCELLED' AND new.status != 'CANCELLED' BEGIN UPDATE coupon_uses SET released_at = NULL WHERE order_id = new.id AND released_at IS NOT NULL AND EXISTS (SELECT 1 FROM coupons WHERE id = coupon_uses.coupon_id AND usage_count < max_uses); END;
--> statement-breakpoint
CREATE TRIGGER coupon_counts_less AFTER UPDATE OF released_at ON coupon_uses WHEN old.released_at IS NULL AND new.released_at IS NOT NULL BEGIN UPDATE coupons SET usage_count = usage_count - 1 WHERE id = new.coupon_id; END;
--> statement-breakpoint
CREATE TRIGGER coupon_counts_more AFTER UPDATE OF released_at ON coupon_uses WHEN old.released_at IS NOT NULL AND new.released_at IS NULL BEGIN UPDATE coupons SET usage_count = usage_count + 1 WHERE id = new.coupon_id; END;
--> statement-breakpoint
CREATE TRIGGER documents_never_change BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER documents_never_shrink BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER document_series_never_shrink BEFORE DELETE ON document_series BEGIN SELECT RAISE(ABORT, 'document_series_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER orders_keep_their_buyer BEFORE UPDATE OF buyer_gstin, buyer_legal_name ON orders
  WHEN (OLD.buyer_gstin IS NOT NEW.buyer_gstin OR OLD.buyer_legal_name IS NOT NEW.buyer_legal_name)
    AND EXISTS (SELECT 1 FROM documents WHERE order_id = OLD.id)
BEGIN SELECT RAISE(ABORT, 'orders_keep_their_buyer'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_shrinks BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_change BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_shrink BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements_never_shrink'); END;
--> statement-breakpoint
-- A hold that ends brings nothing that was not there; pieces that come in do.
CREATE TRIGGER products_come_back AFTER UPDATE OF quantity ON inventory
  WHEN NEW.quantity > OLD.quantity AND OLD.quantity = OLD.reserved_quantity AND NEW.quantity > NEW.reserved_quantity BEGIN
  UPDATE products SET back_at = NEW.updated_at
    WHERE id = (SELECT product_id FROM skus WHERE id = NEW.sku_id)
      AND NOT EXISTS (SELECT 1 FROM skus JOIN inventory other ON other.sku_id = skus.id
        WHERE skus.product_id = products.id AND skus.id <> NEW.sku_id AND other.quantity > other.reserved_quantity);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE OF id, at, key, kind, debit, credit, amount_paise, base_paise, tax_basis_points, seller_id, order_id, consignment_id ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger_entries_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_paid_once BEFORE UPDATE OF payout_id ON ledger_entries WHEN OLD.payout_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'ledger_entries_are_paid_once'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_invoiced_once BEFORE UPDATE OF fee_paper_id ON ledger_entries WHEN OLD.fee_paper_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'ledger_entries_are_invoiced_once'); END;
--> statement-breakpoint
CREATE TRIGGER fee_papers_never_change BEFORE UPDATE ON fee_papers BEGIN SELECT RAISE(ABORT, 'fee_papers_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER fee_papers_never_shrink BEFORE DELETE ON fee_papers BEGIN SELECT RAISE(ABORT, 'fee_papers_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER fee_series_never_shrink BEFORE DELETE ON fee_series BEGIN SELECT RAISE(ABORT, 'fee_series_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_shrink BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger_entries_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_never_shrink BEFORE DELETE ON payouts BEGIN SELECT RAISE(ABORT, 'payouts_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER cod_remittances_never_change BEFORE UPDATE ON cod_remittances BEGIN SELECT RAISE(ABORT, 'cod_remittances_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER cod_remittances_never_shrink BEFORE DELETE ON cod_remittances BEGIN SELECT RAISE(ABORT, 'cod_remittances_never_shrink'); END;
--> statement-breakpoint
-- What the ledger is made of: money that came in, parcels that arrived, papers, refunds and freight. By chance, so that no two changes of an order are the same.
CREATE TRIGGER ledger_notes_payment AFTER UPDATE OF status, returned_as ON payments WHEN NEW.status = 'captured' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_new_payment AFTER INSERT ON payments WHEN NEW.status = 'captured' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_free_order AFTER INSERT ON orders WHEN NEW.total_paise = 0 BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_delivery AFTER UPDATE OF status ON consignments WHEN NEW.status = 'DELIVERED' BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_arrival AFTER UPDATE OF status ON shipments WHEN NEW.status = 'DELIVERED' BEGIN
  INSERT INTO ledger_due (id, change) SELECT order_id, random() % 1000000000000 FROM consignments WHERE id = NEW.consignment_id
  ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_document AFTER INSERT ON documents BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_refund AFTER INSERT ON refunds BEGIN
  INSERT INTO ledger_due (id, change) VALUES (NEW.order_id, random() % 1000000000000) ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_notes_freight AFTER INSERT ON shipment_freights BEGIN
  INSERT INTO ledger_due (id, change) SELECT consignments.order_id, random() % 1000000000000 FROM shipments
    JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.id = NEW.shipment_id
  ON CONFLICT (id) DO UPDATE SET change = excluded.change;
END;
--> statement-breakpoint
-- The words a product is filtered by. Those of a SKU hold until its last day.
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
-- A product whose row in the list is out of date is inserted here.
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
-- Products that are on sale and were not noted as such yet: they, their seller and their categories are shown.
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
-- The goods of a seller, or of a category, that becomes shown are on sale from that moment.
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
-- How many are left concerns no list: whether any is.
CREATE TRIGGER listing_follows_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory
  WHEN (OLD.quantity > OLD.reserved_quantity) <> (NEW.quantity > NEW.reserved_quantity) BEGIN
  INSERT INTO listing_due SELECT product_id FROM skus WHERE id = NEW.sku_id;
END;
--> statement-breakpoint
CREATE TRIGGER mail_texts_never_change BEFORE UPDATE ON mail_texts BEGIN SELECT RAISE(ABORT, 'mail_texts_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER mail_texts_never_shrink BEFORE DELETE ON mail_texts BEGIN SELECT RAISE(ABORT, 'mail_texts_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_never_changes BEFORE UPDATE OF id, at, actor_kind, actor_user_id, actor_seller_id, actor_session_id, order_id, consignment_id, event, from_status, to_status ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_reasons_never_change BEFORE UPDATE OF reason ON order_history WHEN NEW.reason IS NOT OLD.reason AND NOT (NEW.reason IS NULL AND OLD.actor_kind = 'customer' AND EXISTS (SELECT 1 FROM orders JOIN account_deletions ON account_deletions.user_id = orders.user_id WHERE orders.id = OLD.order_id AND account_deletions.done_at IS NOT NULL)) BEGIN SELECT RAISE(ABORT, 'order_history_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER order_history_never_shrinks BEFORE DELETE ON order_history BEGIN SELECT RAISE(ABORT, 'order_history_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER orders_never_shrink BEFORE DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER consignments_never_shrink BEFORE DELETE ON consignments BEGIN SELECT RAISE(ABORT, 'consignments_never_shrink'); END;
--> statement-breakpoint
-- Items change in two cases: an order in cash is paid online after all, or an unpaid order is switched to cash on delivery.
CREATE TRIGGER order_items_never_change BEFORE UPDATE ON order_items WHEN NOT EXISTS (
  SELECT 1 FROM prepaid_switches JOIN orders ON orders.id = prepaid_switches.order_id
  WHERE prepaid_switches.order_id = OLD.order_id AND (
    (prepaid_switches.paid_at IS NOT NULL AND orders.payment_method = 'COD')
    OR (prepaid_switches.paid_at IS NULL AND orders.payment_method = 'PREPAID' AND orders.status = 'PENDING'))
) BEGIN SELECT RAISE(ABORT, 'order_items_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER order_item_discounts_never_change BEFORE UPDATE ON order_item_discounts BEGIN SELECT RAISE(ABORT, 'order_item_discounts_never_change'); END;
--> statement-breakpoint
-- Only an unpaid order that is switched to cash on delivery loses a discount: the one for paying online.
CREATE TRIGGER order_item_discounts_never_shrink BEFORE DELETE ON order_item_discounts WHEN OLD.kind <> 'prepaid' OR NOT EXISTS (
  SELECT 1 FROM order_items JOIN orders ON orders.id = order_items.order_id JOIN prepaid_switches ON prepaid_switches.order_id = orders.id
  WHERE order_items.id = OLD.order_item_id AND prepaid_switches.paid_at IS NULL AND orders.payment_method = 'PREPAID' AND orders.status = 'PENDING'
) BEGIN SELECT RAISE(ABORT, 'order_item_discounts_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER order_items_never_shrink BEFORE DELETE ON order_items BEGIN SELECT RAISE(ABORT, 'order_items_never_shrink'); END;
--> statement-breakpoint
-- What sellers are owed that no payout has, by seller and order, with what it waits for: all of it is delivered or came back, nothing of it is being returned or can be any more, and its cash was received. What belongs to no order waits for nothing. The window of returns is that of the settings the order was placed under.
CREATE VIEW owed_parts_now AS SELECT *, date(window_ends_at / 1000 + 19800, 'unixepoch') AS window_ends_on FROM (SELECT entry.seller_id, entry.order_id,
  sum(CASE entry.credit WHEN 'seller' THEN entry.amount_paise ELSE -entry.amount_paise END) AS amount_paise,
  count(*) AS entry_count,
  CASE
    WHEN entry.order_id IS NULL THEN ''
    WHEN EXISTS (SELECT 1 FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND NOT part.is_delivered AND NOT part.came_back) THEN 'NOT_DELIVERED'
    WHEN EXISTS (SELECT 1 FROM returns WHERE returns.order_id = entry.order_id AND returns.seller_id = entry.seller_id AND returns.kind = 'RETURN' AND returns.status IN ('REQUESTED', 'APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED')) THEN 'RETURN_OPEN'
    WHEN orders.payment_method = 'COD' AND EXISTS (SELECT 1 FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND NOT part.came_back AND NOT part.is_by_hand
      AND part.cod_paise > (SELECT coalesce(sum(cod_remittances.amount_paise), 0) FROM cod_remittances WHERE cod_remittances.shipment_id = part.shipment_id AND cod_remittances.outcome IN ('RECEIVED', 'SHORT', 'OVER'))) THEN 'COD_NOT_RECEIVED'
    ELSE '' END AS waits_for,
  coalesce((SELECT max(part.delivered_at) FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND part.is_delivered)
    + (store_settings.policy ->> '$.returnWindowDays') * 86400000, 0) AS window_ends_at
  FROM ledger_entries entry LEFT JOIN orders ON orders.id = entry.order_id LEFT JOIN store_settings ON store_settings.version = orders.policy_version
  WHERE entry.payout_id IS NULL AND entry.seller_id IS NOT NULL GROUP BY entry.seller_id, entry.order_id);
--> statement-breakpoint
-- Consignments that were not cancelled, each with its parcel; found by their order, so the plus keeps the index by status away. One that came back did not get to its shopper: nothing more is expected of it.
CREATE VIEW standing_parcels AS SELECT consignments.order_id, consignments.seller_id, consignments.delivered_at, +consignments.status = 'DELIVERED' AS is_delivered,
  shipments.id AS shipment_id, shipments.cod_paise, shipments.is_by_hand, coalesce(shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST'), 0) AS came_back
  FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NULL;
--> statement-breakpoint
-- Reckons a part anew: INSERT INTO owed_to_reckon VALUES (seller, order).
CREATE VIEW owed_to_reckon AS SELECT 0 AS seller_id, 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER owed_is_calculated INSTEAD OF INSERT ON owed_to_reckon BEGIN
  DELETE FROM owed_parts WHERE seller_id = NEW.seller_id AND order_id IS NEW.order_id;
  INSERT INTO owed_parts (seller_id, order_id, amount_paise, entry_count, waits_for, window_ends_at, window_ends_on)
  SELECT seller_id, order_id, amount_paise, entry_count, waits_for, window_ends_at, window_ends_on FROM owed_parts_now WHERE seller_id = NEW.seller_id AND order_id IS NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER owed_with_entry AFTER INSERT ON ledger_entries WHEN NEW.seller_id IS NOT NULL AND NEW.payout_id IS NULL BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_payout AFTER UPDATE OF payout_id ON ledger_entries WHEN NEW.seller_id IS NOT NULL BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_consignment AFTER INSERT ON consignments BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_consignment AFTER UPDATE OF status, delivered_at, cancelled_at ON consignments BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_parcel AFTER INSERT ON shipments BEGIN INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM consignments WHERE id = NEW.consignment_id; END;
--> statement-breakpoint
CREATE TRIGGER owed_with_parcel AFTER UPDATE OF status, cod_paise, is_by_hand ON shipments BEGIN INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM consignments WHERE id = NEW.consignment_id; END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_return AFTER INSERT ON returns BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_return AFTER UPDATE OF status ON returns BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_remittance AFTER INSERT ON cod_remittances WHEN NEW.shipment_id IS NOT NULL BEGIN
  INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM shipments JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.id = NEW.shipment_id;
END;
--> statement-breakpoint
CREATE TRIGGER owed_with_order AFTER UPDATE OF payment_method, policy_version ON orders BEGIN INSERT INTO owed_to_reckon SELECT DISTINCT seller_id, order_id FROM order_items WHERE order_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER owed_sums_add AFTER INSERT ON owed_parts BEGIN
  INSERT INTO owed_sums (seller_id, waits_for, window_ends_on, amount_paise, entry_count, order_count)
  VALUES (NEW.seller_id, NEW.waits_for, NEW.window_ends_on, NEW.amount_paise, NEW.entry_count, NEW.order_id IS NOT NULL)
  ON CONFLICT (seller_id, waits_for, window_ends_on) DO UPDATE SET amount_paise = amount_paise + excluded.amount_paise,
    entry_count = entry_count + excluded.entry_count, order_count = order_count + excluded.order_count;
END;
--> statement-breakpoint
CREATE TRIGGER owed_sums_take AFTER DELETE ON owed_parts BEGIN
  UPDATE owed_sums SET amount_paise = amount_paise - OLD.amount_paise, entry_count = entry_count - OLD.entry_count, order_count = order_count - (OLD.order_id IS NOT NULL)
  WHERE seller_id = OLD.seller_id AND waits_for = OLD.waits_for AND window_ends_on = OLD.window_ends_on;
  DELETE FROM owed_sums WHERE seller_id = OLD.seller_id AND waits_for = OLD.waits_for AND window_ends_on = OLD.window_ends_on AND entry_count = 0;
END;
--> statement-breakpoint
-- The products that have a public picture, of their own or of a SKU that is not removed. A film alone is none.
CREATE VIEW pictured_products AS
  SELECT used.subject_id AS id FROM media_uses used JOIN media ON media.id = used.media_id
    WHERE used.subject = 'product' AND media.media_type = 'IMAGE' AND media.is_public
  UNION ALL SELECT skus.product_id FROM skus CROSS JOIN media_uses used ON used.subject = 'sku' AND used.subject_id = skus.id
    JOIN media ON media.id = used.media_id WHERE skus.archived_at IS NULL AND media.media_type = 'IMAGE' AND media.is_public;
--> statement-breakpoint
-- Looks again whether a product has a picture: INSERT INTO product_pictures_due VALUES (its id).
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
--> statement-breakpoint
CREATE TRIGGER return_events_never_change BEFORE UPDATE ON return_events BEGIN SELECT RAISE(ABORT, 'return_events_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER return_events_never_shrink BEFORE DELETE ON return_events BEGIN SELECT RAISE(ABORT, 'return_events_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER returns_never_shrink BEFORE DELETE ON returns BEGIN SELECT RAISE(ABORT, 'returns_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER review_liked AFTER INSERT ON review_likes BEGIN UPDATE reviews SET like_count = like_count + 1 WHERE id = new.review_id; END;
--> statement-breakpoint
CREATE TRIGGER review_not_liked AFTER DELETE ON review_likes BEGIN UPDATE reviews SET like_count = like_count - 1 WHERE id = old.review_id; END;
--> statement-breakpoint
-- What was sold, by order and seller, and summed by day: kept by triggers, so whoever writes keeps them right.
CREATE VIEW sold_orders AS SELECT id AS order_id, status, payment_method, placed_at FROM orders WHERE payment_method = 'COD' OR payment_status NOT IN ('PENDING', 'FAILED');
--> statement-breakpoint
-- Consignments whose pieces were cancelled, or never got to their shopper.
CREATE VIEW consignments_not_kept AS SELECT consignments.id FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NOT NULL OR shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST');
--> statement-breakpoint
-- What each item of an order that counts brings (sold, and not cancelled): what was paid for its pieces, less what went back. Of what is paid at the door nothing goes back for pieces that were never handed over, so these are taken off by themselves, each with the whole paise of its share.
CREATE VIEW item_sales AS SELECT order_items.id AS order_item_id, order_items.order_id, order_items.seller_id, sold_orders.placed_at,
  order_items.net_paise
  - (SELECT coalesce(sum(refund_items.amount_paise), 0) FROM refund_items JOIN refunds ON refunds.id = refund_items.refund_id
    WHERE refund_items.order_item_id = order_items.id AND refunds.cause <> 'giveBack')
  - CASE sold_orders.payment_method WHEN 'COD' THEN (
      SELECT CASE coalesce(sum(gone.quantity), 0) WHEN order_items.quantity THEN order_items.net_paise
        ELSE order_items.net_paise / order_items.quantity * coalesce(sum(gone.quantity), 0) END
      FROM consignment_items gone WHERE gone.order_item_id = order_items.id AND EXISTS (SELECT 1 FROM consignments_not_kept WHERE consignments_not_kept.id = gone.consignment_id)
    ) ELSE 0 END AS revenue_paise
  FROM sold_orders JOIN order_items ON order_items.order_id = sold_orders.order_id WHERE sold_orders.status <> 'CANCELLED';
--> statement-breakpoint
-- What `sold_parts` has, as the orders say it.
CREATE VIEW sold_parts_now AS SELECT order_id, seller_id, date(placed_at / 1000 + 19800, 'unixepoch') AS placed_on, sum(revenue_paise) AS revenue_paise FROM item_sales GROUP BY order_id, seller_id;
--> statement-breakpoint
-- Counts an order anew: INSERT INTO sales_to_count VALUES (its id).
CREATE VIEW sales_to_count AS SELECT 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER sales_are_counted INSTEAD OF INSERT ON sales_to_count BEGIN
  DELETE FROM sold_parts WHERE order_id = NEW.order_id;
  INSERT INTO sold_parts (order_id, seller_id, placed_on, revenue_paise) SELECT order_id, seller_id, placed_on, revenue_paise FROM sold_parts_now WHERE order_id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_new_item AFTER INSERT ON order_items BEGIN
  INSERT INTO sold_parts (order_id, seller_id, placed_on, revenue_paise) SELECT order_id, seller_id, date(placed_at / 1000 + 19800, 'unixepoch'), revenue_paise FROM item_sales WHERE order_item_id = NEW.id
  ON CONFLICT (order_id, seller_id) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_changed_item AFTER UPDATE OF quantity, net_paise ON order_items BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_order AFTER UPDATE OF status, payment_method, payment_status ON orders
WHEN (NEW.status = 'CANCELLED') <> (OLD.status = 'CANCELLED') OR NEW.payment_method <> OLD.payment_method OR NEW.payment_status <> OLD.payment_status BEGIN INSERT INTO sales_to_count VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_refund AFTER INSERT ON refund_items BEGIN INSERT INTO sales_to_count SELECT order_id FROM refunds WHERE id = NEW.refund_id; END;
--> statement-breakpoint
CREATE TRIGGER sales_count_consignment AFTER UPDATE OF cancelled_at ON consignments WHEN NEW.cancelled_at IS NOT OLD.cancelled_at BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_parcel AFTER UPDATE OF status ON shipments WHEN (NEW.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')) <> (OLD.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')) BEGIN
  INSERT INTO sales_to_count SELECT order_id FROM consignments WHERE id = NEW.consignment_id;
END;
--> statement-breakpoint
CREATE TRIGGER sales_count_packed_pieces AFTER INSERT ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = NEW.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_moved_pieces AFTER UPDATE OF quantity ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = NEW.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER sales_count_removed_pieces AFTER DELETE ON consignment_items WHEN EXISTS (SELECT 1 FROM consignments_not_kept WHERE id = OLD.consignment_id) BEGIN INSERT INTO sales_to_count VALUES (OLD.order_id); END;
--> statement-breakpoint
-- Days are summed for each seller, and for all of them in the row of 0, where an order counts once.
CREATE TRIGGER sales_days_add AFTER INSERT ON sold_parts BEGIN
  INSERT INTO sales_days (of_seller, placed_on, revenue_paise, order_count) VALUES (NEW.seller_id, NEW.placed_on, NEW.revenue_paise, 1)
  ON CONFLICT (of_seller, placed_on) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise, order_count = order_count + 1;
  INSERT INTO sales_days (of_seller, placed_on, revenue_paise, order_count)
  VALUES (0, NEW.placed_on, NEW.revenue_paise, NOT EXISTS (SELECT 1 FROM sold_parts WHERE order_id = NEW.order_id AND seller_id <> NEW.seller_id))
  ON CONFLICT (of_seller, placed_on) DO UPDATE SET revenue_paise = revenue_paise + excluded.revenue_paise, order_count = order_count + excluded.order_count;
END;
--> statement-breakpoint
CREATE TRIGGER sales_days_change AFTER UPDATE OF revenue_paise ON sold_parts BEGIN
  UPDATE sales_days SET revenue_paise = revenue_paise + NEW.revenue_paise - OLD.revenue_paise WHERE of_seller IN (0, NEW.seller_id) AND placed_on = NEW.placed_on;
END;
--> statement-breakpoint
CREATE TRIGGER sales_days_take AFTER DELETE ON sold_parts BEGIN
  UPDATE sales_days SET revenue_paise = revenue_paise - OLD.revenue_paise,
    order_count = order_count - (of_seller <> 0 OR NOT EXISTS (SELECT 1 FROM sold_parts WHERE order_id = OLD.order_id))
  WHERE of_seller IN (0, OLD.seller_id) AND placed_on = OLD.placed_on;
END;
--> statement-breakpoint
CREATE TRIGGER search_notes_new_product AFTER INSERT ON products BEGIN INSERT INTO search_pending (id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
--> statement-breakpoint
CREATE TRIGGER search_notes_product AFTER UPDATE OF seller_id, category_id, name, title, description, brand, seo_kw, is_visible, is_active, is_complete, has_picture, archived_at, start_on, end_on, attributes, style, featured_rank, review_count, rating_sum ON products BEGIN INSERT INTO search_pending (id) VALUES (new.id) ON CONFLICT (id) DO UPDATE SET changes = changes + 1; END;
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
--> statement-breakpoint
CREATE TRIGGER store_settings_never_change BEFORE UPDATE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER store_settings_never_shrink BEFORE DELETE ON store_settings BEGIN SELECT RAISE(ABORT, 'store_settings_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_events_never_change BEFORE UPDATE ON shipment_events BEGIN SELECT RAISE(ABORT, 'shipment_events_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_events_never_shrink BEFORE DELETE ON shipment_events BEGIN SELECT RAISE(ABORT, 'shipment_events_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER shipments_never_shrink BEFORE DELETE ON shipments BEGIN SELECT RAISE(ABORT, 'shipments_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_freights_never_change BEFORE UPDATE ON shipment_freights BEGIN SELECT RAISE(ABORT, 'shipment_freights_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER shipment_freights_never_shrink BEFORE DELETE ON shipment_freights BEGIN SELECT RAISE(ABORT, 'shipment_freights_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER weight_disputes_never_shrink BEFORE DELETE ON weight_disputes BEGIN SELECT RAISE(ABORT, 'weight_disputes_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER stock_notices_follow_stock AFTER UPDATE OF quantity, reserved_quantity ON inventory
  WHEN (OLD.quantity > OLD.reserved_quantity) <> (NEW.quantity > NEW.reserved_quantity) BEGIN
  UPDATE stock_notices SET is_back = NEW.quantity > NEW.reserved_quantity
    WHERE sku_id = NEW.sku_id AND status IN ('PENDING', 'WAITING');
END;
