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
	`city` text NOT NULL,
	`state` text NOT NULL,
	`state_code` text NOT NULL,
	`pin_code` text NOT NULL,
	`country` text DEFAULT 'India' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `addresses_user` ON `addresses` (`user_id`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sku_id` integer NOT NULL,
	`size` text DEFAULT '' NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_quantity_in_range" CHECK("cart_items"."quantity" BETWEEN 1 AND 99)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_once` ON `cart_items` (`user_id`,`sku_id`,`size`);--> statement-breakpoint
CREATE INDEX `cart_items_sku` ON `cart_items` (`sku_id`);--> statement-breakpoint
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
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "category_size_system_known" CHECK("categories"."size_system" IN ('bangle', 'ring', 'inches', 'free')),
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
	`cod_allowed` integer DEFAULT true NOT NULL,
	`featured_rank` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_ends_after_start" CHECK("products"."end_on" IS NULL OR "products"."start_on" IS NULL OR "products"."end_on" >= "products"."start_on")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `products_seo_url` ON `products` (`seo_url`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`);--> statement-breakpoint
CREATE INDEX `products_seller` ON `products` (`seller_id`);--> statement-breakpoint
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
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sku_size_system_known" CHECK("sku_sizes"."system" IN ('bangle', 'ring', 'inches', 'free'))
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
	`request_id` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`subject_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`body_hash` text NOT NULL,
	`refusal` text,
	`answer` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_once` ON `idempotency_keys` (`user_id`,`key`);--> statement-breakpoint
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
	CONSTRAINT "outbox_kind_known" CHECK("outbox"."kind" IN ('mail')),
	CONSTRAINT "outbox_status_known" CHECK("outbox"."status" IN ('waiting', 'sent', 'dead')),
	CONSTRAINT "outbox_sent_has_time" CHECK(("outbox"."status" = 'sent') = ("outbox"."sent_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE TABLE `page_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`urgent` integer DEFAULT false NOT NULL,
	CONSTRAINT "page_subject_known" CHECK("page_changes"."subject" IN ('product', 'category', 'home', 'everything'))
) STRICT;
--> statement-breakpoint
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
	`quantity` integer NOT NULL,
	`until_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_as` text,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_item_id`) REFERENCES `order_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reservation_not_negative" CHECK("reservations"."quantity" >= 0),
	CONSTRAINT "reservation_end_is_whole" CHECK(("reservations"."ended_at" IS NULL) = ("reservations"."ended_as" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_order_item` ON `reservations` (`order_item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_hand_hold` ON `reservations` (`sku_id`) WHERE order_item_id IS NULL;--> statement-breakpoint
CREATE INDEX `reservations_open` ON `reservations` (`sku_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `stock_movements` (
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
	CONSTRAINT "movement_reason_known" CHECK("stock_movements"."reason" IN ('opened', 'increase', 'decrease', 'reserve', 'release', 'ordered', 'cancelled', 'dispatched', 'returned'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_sku` ON `stock_movements` (`sku_id`,`at`);--> statement-breakpoint
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
	`purpose` text NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`seller_id` integer,
	`poster_id` integer,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`poster_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_type_known" CHECK("media"."media_type" IN ('IMAGE', 'VIDEO', 'AUDIO')),
	CONSTRAINT "media_has_bytes" CHECK("media"."bytes" > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key` ON `media` (`key`);--> statement-breakpoint
CREATE INDEX `media_hash` ON `media` (`content_hash`);--> statement-breakpoint
CREATE TABLE `media_uses` (
	`id` integer PRIMARY KEY NOT NULL,
	`media_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_subject_known" CHECK("media_uses"."subject" IN ('product', 'sku', 'category', 'site'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `media_uses_once` ON `media_uses` (`subject`,`subject_id`,`media_id`);--> statement-breakpoint
CREATE INDEX `media_uses_media` ON `media_uses` (`media_id`);--> statement-breakpoint
CREATE TABLE `consignments` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`order_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`status` text NOT NULL,
	`awb` text,
	`dispatched_at` integer,
	`delivered_at` integer,
	`cancelled_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consignment_status_known" CHECK("consignments"."status" IN ('PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "consignment_cancelled_never_dispatched" CHECK("consignments"."cancelled_at" IS NULL OR "consignments"."dispatched_at" IS NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `consignments_once` ON `consignments` (`order_id`,`seller_id`);--> statement-breakpoint
CREATE INDEX `consignments_seller` ON `consignments` (`seller_id`,`created_at`);--> statement-breakpoint
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
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_event_known" CHECK("order_history"."event" IN ('order.placed', 'consignment.moved', 'consignment.cancelled'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `order_history_order` ON `order_history` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`consignment_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` integer NOT NULL,
	`sku_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`product_title` text NOT NULL,
	`sku_code` text NOT NULL,
	`color` text NOT NULL,
	`size` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_mrp_paise` integer NOT NULL,
	`unit_selling_paise` integer NOT NULL,
	`discount_paise` integer NOT NULL,
	`net_paise` integer NOT NULL,
	`hsn` text NOT NULL,
	`tax_basis_points` integer NOT NULL,
	`taxable_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`consignment_id`) REFERENCES `consignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_item_quantity_positive" CHECK("order_items"."quantity" > 0),
	CONSTRAINT "order_item_net_adds_up" CHECK("order_items"."net_paise" = "order_items"."unit_selling_paise" * "order_items"."quantity" - "order_items"."discount_paise"),
	CONSTRAINT "order_item_tax_adds_up" CHECK("order_items"."net_paise" = "order_items"."taxable_paise" + "order_items"."cgst_paise" + "order_items"."sgst_paise" + "order_items"."igst_paise")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_items_place` ON `order_items` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `order_items_consignment` ON `order_items` (`consignment_id`);--> statement-breakpoint
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
	`delivery_estimate` text NOT NULL,
	`delivery_on` text NOT NULL,
	`total_items` integer NOT NULL,
	`total_mrp_paise` integer NOT NULL,
	`total_selling_paise` integer NOT NULL,
	`coupon_code` text,
	`coupon_discount_paise` integer DEFAULT 0 NOT NULL,
	`prepaid_discount_paise` integer NOT NULL,
	`shipping_fee_paise` integer NOT NULL,
	`cod_fee_paise` integer NOT NULL,
	`tax_included_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`policy_version` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ship_name` text NOT NULL,
	`ship_mobile` text NOT NULL,
	`ship_email` text,
	`ship_address` text NOT NULL,
	`ship_address_line2` text,
	`ship_locality` text NOT NULL,
	`ship_city` text NOT NULL,
	`ship_state` text NOT NULL,
	`ship_state_code` text NOT NULL,
	`ship_pin_code` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`policy_version`) REFERENCES `store_settings`(`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_status_known" CHECK("orders"."status" IN ('PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "order_payment_method_known" CHECK("orders"."payment_method" IN ('PREPAID', 'COD')),
	CONSTRAINT "order_payment_status_known" CHECK("orders"."payment_status" IN ('PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED')),
	CONSTRAINT "order_total_adds_up" CHECK("orders"."total_paise" = "orders"."total_selling_paise" - "orders"."coupon_discount_paise" - "orders"."prepaid_discount_paise" + "orders"."shipping_fee_paise" + "orders"."cod_fee_paise"),
	CONSTRAINT "order_total_not_negative" CHECK("orders"."total_paise" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_placed` ON `orders` (`placed_at`);--> statement-breakpoint
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
	`gstin` text,
	`pickup_address` text NOT NULL,
	`pickup_locality` text NOT NULL,
	`pickup_city` text NOT NULL,
	`pickup_state` text NOT NULL,
	`pickup_state_code` text NOT NULL,
	`pickup_pin_code` text NOT NULL,
	`cod_allowed` integer DEFAULT true NOT NULL,
	CONSTRAINT "seller_status_known" CHECK("sellers"."status" IN ('PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED', 'CLOSED')),
	CONSTRAINT "seller_tax_kind_known" CHECK("sellers"."tax_kind" IN ('REGULAR', 'COMPOSITION', 'ENROLLED'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_slug` ON `sellers` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_gstin` ON `sellers` (`gstin`);--> statement-breakpoint
CREATE TABLE `store_settings` (
	`version` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`policy` text NOT NULL
) STRICT;
--> statement-breakpoint
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
	`effective_from_on` text,
	`effective_until_on` text,
	CONSTRAINT "tax_type_known" CHECK("tax_rates"."tax_type" IN ('GST', 'CGST', 'SGST', 'IGST', 'SALES', 'VAT')),
	CONSTRAINT "tax_rate_is_a_percentage" CHECK("tax_rates"."basis_points" BETWEEN 0 AND 10000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `tax_rates_hsn` ON `tax_rates` (`hsn`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`seller_id` integer,
	`sub_role` text DEFAULT 'owner' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "membership_role_known" CHECK("memberships"."role" IN ('ROLE_CUSTOMER', 'ROLE_SELLER', 'ROLE_ADMIN')),
	CONSTRAINT "membership_sub_role_known" CHECK("memberships"."sub_role" IN ('owner', 'catalogue', 'orders', 'finance', 'support', 'readOnly'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_once` ON `memberships` (`user_id`,`role`) WHERE seller_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_once_a_seller` ON `memberships` (`user_id`,`seller_id`) WHERE seller_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`door` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_by` text,
	`hour_started_at` integer NOT NULL,
	`sent_in_hour` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "code_door_known" CHECK("one_time_codes"."door" IN ('customer', 'seller', 'changeEmail'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_codes_newest` ON `one_time_codes` (`email`,`door`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`membership_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`mobile` text
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
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
