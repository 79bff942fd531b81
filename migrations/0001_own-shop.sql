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
DROP TRIGGER IF EXISTS sku_prices_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sku_prices_never_change;
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
DROP TRIGGER IF EXISTS letter_versions_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS letter_versions_never_change;
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
DROP TRIGGER IF EXISTS drafts_are_hidden_at_approval;
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
DROP TRIGGER IF EXISTS catalogue_changes_with_search_words;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_changes_with_new_search_words;
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
DROP TRIGGER IF EXISTS audit_log_never_shrinks;
--> statement-breakpoint
DROP TRIGGER IF EXISTS audit_log_never_changes;
--> statement-breakpoint
DROP TRIGGER IF EXISTS arranged_page_versions_never_shrink;
--> statement-breakpoint
DROP TRIGGER IF EXISTS arranged_page_versions_never_change;
--> statement-breakpoint
CREATE TABLE `arranged_page_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`page_id` integer NOT NULL,
	`version` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`status` text NOT NULL,
	`from_at` integer,
	`until_at` integer,
	`sections` text,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`page_id`) REFERENCES `arranged_pages`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `arranged_page_versions_once` ON `arranged_page_versions` (`page_id`,`version`);--> statement-breakpoint
CREATE TABLE `arranged_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`translations` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`from_at` integer,
	`until_at` integer,
	`sections` text,
	`is_shown` integer DEFAULT false NOT NULL,
	`next_change_at` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `arranged_pages_slug` ON `arranged_pages` (`slug`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `arranged_pages_due` ON `arranged_pages` (`next_change_at`) WHERE next_change_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sign_in_mobiles` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`mobile` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_mobiles_mobile` ON `sign_in_mobiles` (`mobile`);--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_mobiles_user` ON `sign_in_mobiles` (`user_id`);--> statement-breakpoint
CREATE TABLE `bundle_pieces` (
	`bundle_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`sku_id` integer,
	`position` integer NOT NULL,
	PRIMARY KEY(`bundle_id`, `product_id`),
	FOREIGN KEY (`bundle_id`) REFERENCES `bundles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `bundle_pieces_product` ON `bundle_pieces` (`product_id`);--> statement-breakpoint
CREATE INDEX `bundle_pieces_sku` ON `bundle_pieces` (`sku_id`);--> statement-breakpoint
CREATE TABLE `bundles` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`reference` text NOT NULL,
	`seller_id` integer NOT NULL,
	`name` text NOT NULL,
	`discount_type` text NOT NULL,
	`price_paise` integer,
	`percent` integer,
	`amount_paise` integer,
	`start_on` text NOT NULL,
	`end_on` text NOT NULL,
	`is_active` integer NOT NULL,
	`funded_by` text NOT NULL,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bundle_type_known" CHECK("bundles"."discount_type" IN ('SET_PRICE', 'PERCENTAGE', 'FIXED_AMOUNT')),
	CONSTRAINT "bundle_funder_known" CHECK("bundles"."funded_by" IN ('SELLER', 'PLATFORM')),
	CONSTRAINT "bundle_days_in_order" CHECK("bundles"."start_on" <= "bundles"."end_on"),
	CONSTRAINT "bundle_price_is_given" CHECK("bundles"."discount_type" != 'SET_PRICE' OR coalesce("bundles"."price_paise", 0) > 0),
	CONSTRAINT "bundle_percentage_is_given" CHECK("bundles"."discount_type" != 'PERCENTAGE' OR coalesce("bundles"."percent", 0) BETWEEN 1 AND 90),
	CONSTRAINT "bundle_amount_is_given" CHECK("bundles"."discount_type" != 'FIXED_AMOUNT' OR coalesce("bundles"."amount_paise", 0) > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bundles_reference` ON `bundles` (`reference`);--> statement-breakpoint
CREATE INDEX `bundles_seller` ON `bundles` (`seller_id`);--> statement-breakpoint
CREATE TABLE `planned_prices` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`reference` text NOT NULL,
	`sku_id` integer NOT NULL,
	`seller_id` integer NOT NULL,
	`selling_paise` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`status` text DEFAULT 'planned' NOT NULL,
	`ended_as` text,
	`begun_at` integer,
	`former_paise` integer,
	`ended_at` integer,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "planned_price_status_known" CHECK("planned_prices"."status" IN ('planned', 'running', 'ended')),
	CONSTRAINT "planned_price_end_known" CHECK("planned_prices"."ended_as" IN ('done', 'cancelled', 'hand', 'aboveMrp', 'missed', 'removed')),
	CONSTRAINT "planned_price_is_positive" CHECK("planned_prices"."selling_paise" > 0),
	CONSTRAINT "planned_price_ends_after_start" CHECK("planned_prices"."until_at" IS NULL OR "planned_prices"."until_at" > "planned_prices"."from_at"),
	CONSTRAINT "planned_price_begins_whole" CHECK(("planned_prices"."begun_at" IS NULL) = ("planned_prices"."former_paise" IS NULL)),
	CONSTRAINT "planned_price_runs_to_an_end" CHECK("planned_prices"."status" != 'running' OR ("planned_prices"."begun_at" IS NOT NULL AND "planned_prices"."until_at" IS NOT NULL)),
	CONSTRAINT "planned_price_end_is_whole" CHECK(("planned_prices"."ended_at" IS NULL) = ("planned_prices"."status" != 'ended') AND ("planned_prices"."ended_as" IS NULL) = ("planned_prices"."ended_at" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `planned_prices_sku` ON `planned_prices` (`sku_id`,`from_at`);--> statement-breakpoint
CREATE INDEX `planned_prices_seller` ON `planned_prices` (`seller_id`);--> statement-breakpoint
CREATE INDEX `planned_prices_reference` ON `planned_prices` (`reference`);--> statement-breakpoint
CREATE INDEX `planned_prices_from` ON `planned_prices` (`from_at`) WHERE status = 'planned';--> statement-breakpoint
CREATE INDEX `planned_prices_until` ON `planned_prices` (`until_at`) WHERE status = 'running';--> statement-breakpoint
CREATE TABLE `sku_prices` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`sku_id` integer NOT NULL,
	`mrp_paise` integer NOT NULL,
	`selling_paise` integer NOT NULL,
	`way` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `sku_prices_sku` ON `sku_prices` (`sku_id`);--> statement-breakpoint
CREATE TABLE `cod_decisions` (
	`id` integer PRIMARY KEY NOT NULL,
	`decided_at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`payment_method` text NOT NULL,
	`policy_version` integer NOT NULL,
	`rule_version` integer NOT NULL,
	`score` integer NOT NULL,
	`rung` text NOT NULL,
	`applied` text NOT NULL,
	`gift_percent` integer NOT NULL,
	`facts` text NOT NULL,
	`reasons` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`policy_version`) REFERENCES `store_settings`(`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cod_decision_payment_method_known" CHECK("cod_decisions"."payment_method" IN ('PREPAID', 'COD')),
	CONSTRAINT "cod_decision_rung_known" CHECK("cod_decisions"."rung" IN ('NONE', 'CONFIRM', 'PREPAID', 'NO_COD')),
	CONSTRAINT "cod_decision_applied_known" CHECK("cod_decisions"."applied" IN ('NONE', 'CONFIRM', 'PREPAID', 'NO_COD')),
	CONSTRAINT "cod_decision_applied_is_its_rung" CHECK("cod_decisions"."applied" IN ("cod_decisions"."rung", 'NONE')),
	CONSTRAINT "cod_decision_allows_its_cash" CHECK("cod_decisions"."payment_method" = 'PREPAID' OR "cod_decisions"."applied" IN ('NONE', 'CONFIRM')),
	CONSTRAINT "cod_decision_gift_is_for_paying_online" CHECK("cod_decisions"."gift_percent" = 0 OR ("cod_decisions"."applied" = 'PREPAID' AND "cod_decisions"."payment_method" = 'PREPAID'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `cod_decisions_order` ON `cod_decisions` (`order_id`);--> statement-breakpoint
CREATE INDEX `cod_decisions_policy` ON `cod_decisions` (`policy_version`);--> statement-breakpoint
CREATE INDEX `cod_decisions_decided` ON `cod_decisions` (`decided_at`);--> statement-breakpoint
CREATE TABLE `cod_outcomes` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`subject_key` text NOT NULL,
	`refused` integer NOT NULL,
	`accepted` integer NOT NULL,
	CONSTRAINT "cod_outcomes_not_negative" CHECK(min("cod_outcomes"."refused", "cod_outcomes"."accepted") >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cod_outcomes_subject` ON `cod_outcomes` (`subject`,`subject_key`);--> statement-breakpoint
CREATE TABLE `coupon_collections` (
	`coupon_id` integer NOT NULL,
	`collection_id` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `collection_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `coupon_collections_collection` ON `coupon_collections` (`collection_id`);--> statement-breakpoint
CREATE TABLE `earlier_emails` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `earlier_emails_email` ON `earlier_emails` (`email`);--> statement-breakpoint
CREATE INDEX `earlier_emails_user` ON `earlier_emails` (`user_id`);--> statement-breakpoint
CREATE TABLE `letter_recipients` (
	`id` integer PRIMARY KEY NOT NULL,
	`letter_id` integer NOT NULL,
	`subscriber_id` integer,
	`status` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`letter_id`) REFERENCES `letters`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_subscribers`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "letter_recipient_status_known" CHECK("letter_recipients"."status" IN ('waiting', 'sent', 'skipped', 'left', 'bounced', 'stopped', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_recipients_once` ON `letter_recipients` (`letter_id`,`subscriber_id`);--> statement-breakpoint
CREATE INDEX `letter_recipients_status` ON `letter_recipients` (`letter_id`,`status`);--> statement-breakpoint
CREATE INDEX `letter_recipients_subscriber` ON `letter_recipients` (`subscriber_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `letter_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_user_id` integer,
	`actor_seller_id` integer,
	`actor_session_id` text,
	`letter_id` integer NOT NULL,
	`version` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`subject` text NOT NULL,
	`preview` text NOT NULL,
	`status` text NOT NULL,
	`send_at` integer,
	`sections` text NOT NULL,
	FOREIGN KEY (`actor_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`letter_id`) REFERENCES `letters`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_versions_once` ON `letter_versions` (`letter_id`,`version`);--> statement-breakpoint
CREATE TABLE `letters` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`key` text NOT NULL,
	`subject` text NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`sections` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`listed_up_to` integer DEFAULT 0 NOT NULL,
	`batch_at` integer,
	`listed_at` integer,
	`content` text,
	CONSTRAINT "letter_status_known" CHECK("letters"."status" IN ('draft', 'planned', 'sending', 'sent', 'stopped')),
	CONSTRAINT "letter_planned_has_time" CHECK("letters"."status" <> 'planned' OR "letters"."send_at" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `letters_key` ON `letters` (`key`);--> statement-breakpoint
CREATE INDEX `letters_status` ON `letters` (`status`);--> statement-breakpoint
CREATE INDEX `letters_batch` ON `letters` (`batch_at`);--> statement-breakpoint
CREATE TABLE `message_consents` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`mobile` text NOT NULL,
	`channel` text NOT NULL,
	`purpose` text NOT NULL,
	`is_given` integer NOT NULL,
	`language` text NOT NULL,
	`words` text NOT NULL,
	`source` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "message_consent_channel_known" CHECK("message_consents"."channel" IN ('whatsApp', 'sms')),
	CONSTRAINT "message_consent_purpose_known" CHECK("message_consents"."purpose" IN ('orders', 'offers', 'selling')),
	CONSTRAINT "message_consent_language_known" CHECK("message_consents"."language" IN ('en', 'hi'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `message_consents_current` ON `message_consents` (`user_id`,`channel`,`purpose`,`id`);--> statement-breakpoint
CREATE INDEX `message_consents_mobile` ON `message_consents` (`mobile`,`id`);--> statement-breakpoint
CREATE TABLE `message_replies` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`service_message` text NOT NULL,
	`mobile` text NOT NULL,
	`text` text NOT NULL,
	`outcome` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `message_replies_once` ON `message_replies` (`service_message`);--> statement-breakpoint
CREATE INDEX `message_replies_mobile` ON `message_replies` (`mobile`);--> statement-breakpoint
CREATE INDEX `message_replies_at` ON `message_replies` (`at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`event` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`purpose` text NOT NULL,
	`language` text NOT NULL,
	`order_number` text,
	`values` text NOT NULL,
	`channel` text NOT NULL,
	`mobile` text NOT NULL,
	`reference` text NOT NULL,
	`service_message` text,
	`status` text NOT NULL,
	`failure` text,
	`reason` text DEFAULT '' NOT NULL,
	`cost_paise` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "message_purpose_known" CHECK("messages"."purpose" IN ('orders', 'offers', 'selling', 'signIn')),
	CONSTRAINT "message_language_known" CHECK("messages"."language" IN ('en', 'hi')),
	CONSTRAINT "message_channel_known" CHECK("messages"."channel" IN ('whatsApp', 'sms')),
	CONSTRAINT "message_status_known" CHECK("messages"."status" IN ('sending', 'waiting', 'sent', 'delivered', 'read', 'failed', 'unknown'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`event`,`user_id`,`channel`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_reference` ON `messages` (`reference`);--> statement-breakpoint
CREATE INDEX `messages_service` ON `messages` (`service_message`);--> statement-breakpoint
CREATE INDEX `messages_mobile` ON `messages` (`mobile`,`id`);--> statement-breakpoint
CREATE INDEX `messages_user` ON `messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `messages_kind` ON `messages` (`kind`,`id`);--> statement-breakpoint
CREATE INDEX `messages_status` ON `messages` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `cash_takings` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`order_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`taken_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`banked_at` integer,
	`banked_by` integer,
	`bank_reference` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`banked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_taking_not_negative" CHECK("cash_takings"."amount_paise" >= 0),
	CONSTRAINT "cash_taking_banked_is_whole" CHECK(("cash_takings"."banked_at" IS NULL) = ("cash_takings"."bank_reference" IS NULL) AND ("cash_takings"."banked_at" IS NULL) = ("cash_takings"."banked_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cash_takings_order` ON `cash_takings` (`order_id`);--> statement-breakpoint
CREATE INDEX `cash_takings_day` ON `cash_takings` (`taken_on`,`user_id`);--> statement-breakpoint
CREATE INDEX `cash_takings_user` ON `cash_takings` (`user_id`);--> statement-breakpoint
CREATE INDEX `cash_takings_banked_by` ON `cash_takings` (`banked_by`);--> statement-breakpoint
CREATE INDEX `cash_takings_open` ON `cash_takings` (`taken_on`) WHERE banked_at IS NULL;--> statement-breakpoint
CREATE TABLE `former_order_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`former_order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`sku` text,
	`quantity` integer NOT NULL,
	`unit_price_paise` integer,
	FOREIGN KEY (`former_order_id`) REFERENCES `former_orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `former_order_items_once` ON `former_order_items` (`former_order_id`,`position`);--> statement-breakpoint
CREATE TABLE `former_orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`key` text NOT NULL,
	`former_shop` text NOT NULL,
	`number` text NOT NULL,
	`placed_on` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`payment` text NOT NULL,
	`shipping_paise` integer,
	`fees_paise` integer,
	`discount_paise` integer,
	`coupon` text NOT NULL,
	`tax_paise` integer,
	`total_paise` integer NOT NULL,
	`refunded_paise` integer,
	`cancelled_on` text,
	`address` text NOT NULL,
	`is_erased` integer DEFAULT false NOT NULL,
	CONSTRAINT "former_order_total_not_negative" CHECK("former_orders"."total_paise" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `former_orders_key` ON `former_orders` (`key`);--> statement-breakpoint
CREATE INDEX `former_orders_email` ON `former_orders` (`email`,`placed_on`);--> statement-breakpoint
CREATE INDEX `former_orders_placed` ON `former_orders` (`placed_on`);--> statement-breakpoint
CREATE TABLE `sandbox_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`channel` text NOT NULL,
	`name` text NOT NULL,
	`to` text NOT NULL,
	`template` text NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	`buttons` text NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	CONSTRAINT "sandbox_message_channel_known" CHECK("sandbox_messages"."channel" IN ('whatsApp', 'sms'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_messages_name` ON `sandbox_messages` (`name`);--> statement-breakpoint
CREATE INDEX `sandbox_messages_mobile` ON `sandbox_messages` (`to`,`id`);--> statement-breakpoint
CREATE TABLE `old_addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`from_path` text NOT NULL,
	`to_path` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `old_addresses_once` ON `old_addresses` (`from_path`) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE TABLE `own_search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	`kind` text NOT NULL,
	`query` text NOT NULL,
	`key` text NOT NULL,
	`words` text DEFAULT '[]' NOT NULL,
	`product_ids` text DEFAULT '[]' NOT NULL,
	`target` text DEFAULT '' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `own_search_words_once` ON `own_search_words` (`kind`,`key`) WHERE archived_at IS NULL;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_imports` (
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
	`undone_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "import_kind_known" CHECK("__new_imports"."kind" IN ('products', 'skus', 'inventory', 'orders', 'old-addresses', 'customers', 'former-orders')),
	CONSTRAINT "import_state_known" CHECK("__new_imports"."state" IN ('UPLOADING', 'CHECKING', 'CHECKED', 'DONE'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_imports`("id", "created_at", "user_id", "seller_id", "kind", "state", "file_name", "size", "taken", "file_at", "delimiter", "columns", "last_row", "row_count", "rest", "done_at") SELECT "id", "created_at", "user_id", "seller_id", "kind", "state", "file_name", "size", "taken", "file_at", "delimiter", "columns", "last_row", "row_count", "rest", "done_at" FROM `imports`;--> statement-breakpoint
DROP TABLE `imports`;--> statement-breakpoint
ALTER TABLE `__new_imports` RENAME TO `imports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `imports_sender` ON `imports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_seller` ON `imports` (`seller_id`);--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_ledger_entries` (
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
	CONSTRAINT "ledger_debit_known" CHECK("__new_ledger_entries"."debit" IN ('seller', 'gateway', 'courier', 'cash', 'bank', 'payouts', 'unmatched', 'discounts', 'giveBacks', 'commission', 'gatewayFees', 'freight', 'gst', 'tcs', 'tds')),
	CONSTRAINT "ledger_credit_known" CHECK("__new_ledger_entries"."credit" IN ('seller', 'gateway', 'courier', 'cash', 'bank', 'payouts', 'unmatched', 'discounts', 'giveBacks', 'commission', 'gatewayFees', 'freight', 'gst', 'tcs', 'tds')),
	CONSTRAINT "ledger_entry_has_two_sides" CHECK("__new_ledger_entries"."debit" <> "__new_ledger_entries"."credit"),
	CONSTRAINT "ledger_amount_positive" CHECK("__new_ledger_entries"."amount_paise" > 0),
	CONSTRAINT "ledger_entry_names_its_seller" CHECK(('seller' IN ("__new_ledger_entries"."debit", "__new_ledger_entries"."credit")) = ("__new_ledger_entries"."seller_id" IS NOT NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_ledger_entries`("id", "at", "key", "kind", "debit", "credit", "amount_paise", "base_paise", "tax_basis_points", "seller_id", "order_id", "consignment_id", "payout_id", "fee_paper_id") SELECT "id", "at", "key", "kind", "debit", "credit", "amount_paise", "base_paise", "tax_basis_points", "seller_id", "order_id", "consignment_id", "payout_id", "fee_paper_id" FROM `ledger_entries`;--> statement-breakpoint
DROP TABLE `ledger_entries`;--> statement-breakpoint
ALTER TABLE `__new_ledger_entries` RENAME TO `ledger_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_seller` ON `ledger_entries` (`seller_id`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_order` ON `ledger_entries` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_kind` ON `ledger_entries` (`kind`,`at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_payout` ON `ledger_entries` (`payout_id`) WHERE payout_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_unpaid` ON `ledger_entries` (`seller_id`,`order_id`) WHERE payout_id IS NULL AND seller_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_to_invoice_since` ON `ledger_entries` (`at`) WHERE fee_paper_id IS NULL AND kind IN ('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight');--> statement-breakpoint
CREATE INDEX `ledger_entries_to_invoice` ON `ledger_entries` (`seller_id`,`at`) WHERE fee_paper_id IS NULL AND kind IN ('commission', 'commissionGst', 'gatewayFee', 'gatewayFeeGst', 'freight', 'returnFreight');--> statement-breakpoint
CREATE INDEX `ledger_entries_fee_paper` ON `ledger_entries` (`fee_paper_id`) WHERE fee_paper_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_orders` (
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
	`bundle_discount_paise` integer DEFAULT 0 NOT NULL,
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
	`source_kind` text,
	`source_name` text DEFAULT '' NOT NULL,
	`source_campaign` text DEFAULT '' NOT NULL,
	`staff_discount_paise` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`policy_version`) REFERENCES `store_settings`(`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_status_known" CHECK("__new_orders"."status" IN ('PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "order_payment_method_known" CHECK("__new_orders"."payment_method" IN ('PREPAID', 'COD')),
	CONSTRAINT "order_payment_status_known" CHECK("__new_orders"."payment_status" IN ('PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED')),
	CONSTRAINT "order_total_adds_up" CHECK("__new_orders"."total_paise" = "__new_orders"."total_selling_paise" - "__new_orders"."bundle_discount_paise" - "__new_orders"."coupon_discount_paise" - "__new_orders"."staff_discount_paise" - "__new_orders"."prepaid_discount_paise" + "__new_orders"."shipping_fee_paise" + "__new_orders"."cod_fee_paise"),
	CONSTRAINT "order_buyer_is_whole" CHECK(("__new_orders"."buyer_gstin" IS NULL) = ("__new_orders"."buyer_legal_name" IS NULL)),
	CONSTRAINT "order_message_is_of_a_gift" CHECK("__new_orders"."gift_message" = '' OR "__new_orders"."is_gift"),
	CONSTRAINT "order_coupon_is_whole" CHECK(("__new_orders"."coupon_id" IS NULL) = ("__new_orders"."coupon_code" IS NULL)),
	CONSTRAINT "order_total_not_negative" CHECK("__new_orders"."total_paise" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_orders`("id", "version", "created_at", "updated_at", "archived_at", "number", "user_id", "status", "payment_method", "payment_status", "placed_at", "delivery_counts_from_on", "is_pre_order", "delivery_from_on", "delivery_on", "total_items", "total_mrp_paise", "total_selling_paise", "coupon_id", "coupon_code", "coupon_discount_paise", "prepaid_discount_paise", "shipping_fee_paise", "cod_fee_paise", "tax_included_paise", "total_paise", "policy_version", "note", "is_gift", "gift_message", "ship_name", "ship_mobile", "ship_alternate_mobile", "ship_email", "ship_address", "ship_address_line2", "ship_locality", "ship_city", "ship_state", "ship_state_code", "ship_pin_code", "buyer_gstin", "buyer_legal_name") SELECT "id", "version", "created_at", "updated_at", "archived_at", "number", "user_id", "status", "payment_method", "payment_status", "placed_at", "delivery_counts_from_on", "is_pre_order", "delivery_from_on", "delivery_on", "total_items", "total_mrp_paise", "total_selling_paise", "coupon_id", "coupon_code", "coupon_discount_paise", "prepaid_discount_paise", "shipping_fee_paise", "cod_fee_paise", "tax_included_paise", "total_paise", "policy_version", "note", "is_gift", "gift_message", "ship_name", "ship_mobile", "ship_alternate_mobile", "ship_email", "ship_address", "ship_address_line2", "ship_locality", "ship_city", "ship_state", "ship_state_code", "ship_pin_code", "buyer_gstin", "buyer_legal_name" FROM `orders`;--> statement-breakpoint
DROP TABLE `orders`;--> statement-breakpoint
ALTER TABLE `__new_orders` RENAME TO `orders`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_placed` ON `orders` (`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_mobile` ON `orders` (`ship_mobile`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_campaign` ON `orders` (`source_name`,`source_campaign`) WHERE source_campaign <> '';--> statement-breakpoint
DROP INDEX `fee_rates_of_all`;--> statement-breakpoint
ALTER TABLE `fee_rates` ADD `category_id` integer REFERENCES categories(id);--> statement-breakpoint
ALTER TABLE `fee_rates` ADD `ends_category_rate` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `fee_rates_of_category` ON `fee_rates` (`category_id`,`kind`,`from_on`) WHERE category_id IS NOT NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `fee_rates_of_all` ON `fee_rates` (`kind`,`from_on`) WHERE seller_id IS NULL AND category_id IS NULL AND archived_at IS NULL;--> statement-breakpoint
DROP INDEX `order_item_discounts_once`;--> statement-breakpoint
ALTER TABLE `order_item_discounts` ADD `bundle_id` integer REFERENCES bundles(id);--> statement-breakpoint
ALTER TABLE `order_item_discounts` ADD `bundle_name` text;--> statement-breakpoint
CREATE UNIQUE INDEX `order_item_discounts_bundle` ON `order_item_discounts` (`order_item_id`,`bundle_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_item_discounts_once` ON `order_item_discounts` (`order_item_id`,`kind`) WHERE bundle_id IS NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `by_rule` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `pinned_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `included_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `excluded_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `seo_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `seo_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `from_on` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `until_on` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `feed_label` integer;--> statement-breakpoint
ALTER TABLE `product_sales` ADD `pieces_30` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_sales` ADD `pieces_7` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_newsletter_subscribers` (
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
	`bounced_at` integer,
	`consent_source` text,
	`language` text DEFAULT 'en' NOT NULL,
	CONSTRAINT "newsletter_status_known" CHECK("__new_newsletter_subscribers"."status" IN ('PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED')),
	CONSTRAINT "newsletter_language_known" CHECK("__new_newsletter_subscribers"."language" IN ('en', 'hi')),
	CONSTRAINT "newsletter_only_with_consent" CHECK("__new_newsletter_subscribers"."status" <> 'SUBSCRIBED' OR "__new_newsletter_subscribers"."consent_at" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_newsletter_subscribers`("id", "version", "created_at", "updated_at", "archived_at", "email", "status", "token_hash", "requested_at", "consent_at", "left_at") SELECT "id", "version", "created_at", "updated_at", "archived_at", "email", "status", "token_hash", "requested_at", "consent_at", "left_at" FROM `newsletter_subscribers`;--> statement-breakpoint
DROP TABLE `newsletter_subscribers`;--> statement-breakpoint
ALTER TABLE `__new_newsletter_subscribers` RENAME TO `newsletter_subscribers`;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_token` ON `newsletter_subscribers` (`token_hash`);--> statement-breakpoint
ALTER TABLE `order_items` ADD `category_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_bulk` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sellers` ADD `holiday_from_on` text;--> statement-breakpoint
ALTER TABLE `sellers` ADD `holiday_until_on` text;--> statement-breakpoint
ALTER TABLE `sellers` ADD `holiday_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_stock_notices` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`sku_id` integer NOT NULL,
	`user_id` integer,
	`email` text,
	`status` text NOT NULL,
	`is_back` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`notified_at` integer,
	`language` text DEFAULT 'en' NOT NULL,
	FOREIGN KEY (`sku_id`) REFERENCES `skus`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_notice_status_known" CHECK("__new_stock_notices"."status" IN ('PENDING', 'WAITING', 'TOLD', 'STOPPED')),
	CONSTRAINT "stock_notice_language_known" CHECK("__new_stock_notices"."language" IN ('en', 'hi')),
	CONSTRAINT "stock_notice_is_for_one" CHECK(("__new_stock_notices"."user_id" IS NULL) <> ("__new_stock_notices"."email" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_stock_notices`("id", "key", "sku_id", "user_id", "email", "status", "is_back", "requested_at", "notified_at") SELECT "id", "key", "sku_id", "user_id", "email", "status", "is_back", "requested_at", "notified_at" FROM `stock_notices`;--> statement-breakpoint
DROP TABLE `stock_notices`;--> statement-breakpoint
ALTER TABLE `__new_stock_notices` RENAME TO `stock_notices`;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_key` ON `stock_notices` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_once_a_user` ON `stock_notices` (`user_id`,`sku_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notices_once_an_email` ON `stock_notices` (`email`,`sku_id`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_notices_sku` ON `stock_notices` (`sku_id`);--> statement-breakpoint
CREATE INDEX `stock_notices_due` ON `stock_notices` (`id`) WHERE status = 'WAITING' AND is_back = 1;--> statement-breakpoint
CREATE INDEX `stock_notices_requested` ON `stock_notices` (`requested_at`);--> statement-breakpoint
CREATE TABLE `__new_users` (
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
	`blocked_reason` text,
	`language` text DEFAULT 'en' NOT NULL,
	CONSTRAINT "user_language_known" CHECK("__new_users"."language" IN ('en', 'hi'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_users`("id", "version", "created_at", "updated_at", "archived_at", "email", "email_verified_at", "full_name", "mobile", "blocked_at", "blocked_reason") SELECT "id", "version", "created_at", "updated_at", "archived_at", "email", "email_verified_at", "full_name", "mobile", "blocked_at", "blocked_reason" FROM `users`;--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
ALTER TABLE `__new_users` RENAME TO `users`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `one_time_codes_confirming` ON `one_time_codes` (`requester`,`sent_at`) WHERE purpose = 'confirmMobile';--> statement-breakpoint
CREATE INDEX `media_name` ON `media` (`name`);--> statement-breakpoint
CREATE INDEX `shipments_to_fetch` ON `shipments` (`pickup_on`) WHERE status = 'PICKUP_REQUESTED';
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_sku_texts USING fts5(name, code, product_name, location, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_product_texts USING fts5(name, title, seo_url, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS console_order_texts USING fts5(number, ship_name, ship_mobile, customer, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0 categories ''L* M* N* Co''', prefix = '2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5(name, kind, facts, hints, codes, story, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER arranged_page_versions_never_change BEFORE UPDATE ON arranged_page_versions BEGIN SELECT RAISE(ABORT, 'arranged_page_versions_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER arranged_page_versions_never_shrink BEFORE DELETE ON arranged_page_versions BEGIN SELECT RAISE(ABORT, 'arranged_page_versions_never_shrink'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_changes'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_shrinks BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log_never_shrinks'); END;
--> statement-breakpoint
CREATE TRIGGER cart_coupons_leave_an_empty_cart AFTER DELETE ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
--> statement-breakpoint
CREATE TRIGGER cart_coupons_leave_a_cart_saved_for_later AFTER UPDATE OF saved_at ON cart_items WHEN NOT EXISTS (SELECT 1 FROM cart_items WHERE user_id = old.user_id AND saved_at IS NULL) BEGIN DELETE FROM cart_coupons WHERE user_id = old.user_id; END;
--> statement-breakpoint
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
--> statement-breakpoint
-- The sort and filter columns of the console's list of orders, computed from the original tables. Seller 0 has the
-- whole of each order, for the platform. Each seller who still has the order in the list has a part. A part has the
-- status of its least advanced consignment. An order that waits for its buyer has nothing to dispatch yet. Replacement
-- consignments do not count as to be dispatched.
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
-- An order has the status of its least advanced consignment, so the order alone shows whether nothing of it is to be
-- dispatched.
CREATE VIEW consignments_to_send AS SELECT consignments.order_id, consignments.seller_id FROM consignments JOIN orders ON orders.id = consignments.order_id
  WHERE orders.status IN ('PLACED', 'CONFIRMED') AND +consignments.status IN ('PLACED', 'CONFIRMED') AND consignments.archived_at IS NULL AND consignments.replaces_consignment_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM cod_confirmations WHERE cod_confirmations.order_id = consignments.order_id AND cod_confirmations.answer IS NULL);
--> statement-breakpoint
-- Rebuilds the rows of an order: INSERT INTO console_orders_due VALUES (its id).
CREATE VIEW console_orders_due AS SELECT 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER console_orders_are_taken INSTEAD OF INSERT ON console_orders_due BEGIN
  DELETE FROM console_orders WHERE order_id = NEW.order_id;
  INSERT INTO console_orders (of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise)
    SELECT of_seller, order_id, number, status, payment_method, placed_at, dispatch_on, to_send_on, total_paise FROM console_orders_now WHERE order_id = NEW.order_id;
END;
--> statement-breakpoint
-- The first pieces of an order are inserted after its items and consignments. The order is rebuilt once then, and not
-- with each of them.
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
-- The search words of an order. They follow the names they are made of, so deleting a person's data deletes them as
-- well.
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
-- A seller chooses what goes into the shop once its papers are approved: until then its products are hidden. This runs
-- before the status changes, so that none of them counts as shown.
CREATE TRIGGER drafts_are_hidden_at_approval BEFORE UPDATE OF status ON sellers
  WHEN OLD.status = 'PENDING_VERIFICATION' AND NEW.status = 'ACTIVE' BEGIN
  UPDATE products SET is_visible = 0, updated_at = NEW.updated_at, version = version + 1
    WHERE seller_id = NEW.id AND is_visible AND archived_at IS NULL;
END;
--> statement-breakpoint
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
-- The sources of the ledger: payments, parcels that arrived, documents, refunds and freight. `change` is random, so
-- that no two changes of an order are the same.
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
CREATE TRIGGER letter_versions_never_change BEFORE UPDATE ON letter_versions BEGIN SELECT RAISE(ABORT, 'letter_versions_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER letter_versions_never_shrink BEFORE DELETE ON letter_versions BEGIN SELECT RAISE(ABORT, 'letter_versions_never_shrink'); END;
--> statement-breakpoint
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
-- Items change in two cases: a COD order is paid online after all, or an unpaid order is switched to cash on delivery.
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
-- Amounts owed to sellers and not in a payout yet, by seller and order, with the condition that holds each back. An
-- amount is payable when every piece was delivered or came back, and no return is open or still possible. Its cash must
-- be received, too. Amounts without an order wait for nothing. The return window is that of the settings under which
-- the order was placed.
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
-- Consignments that were not cancelled, each with its parcel. They are found by their order: the unary plus prevents
-- the index by status. A consignment that came back did not reach its shopper, so nothing more is expected of it.
CREATE VIEW standing_parcels AS SELECT consignments.order_id, consignments.seller_id, consignments.delivered_at, +consignments.status = 'DELIVERED' AS is_delivered,
  shipments.id AS shipment_id, shipments.cod_paise, shipments.is_by_hand, coalesce(shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST'), 0) AS came_back
  FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NULL;
--> statement-breakpoint
-- Recalculates a part: INSERT INTO owed_to_reckon VALUES (seller, order).
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
CREATE TRIGGER sku_prices_never_change BEFORE UPDATE ON sku_prices BEGIN SELECT RAISE(ABORT, 'sku_prices_never_change'); END;
--> statement-breakpoint
CREATE TRIGGER sku_prices_never_shrink BEFORE DELETE ON sku_prices BEGIN SELECT RAISE(ABORT, 'sku_prices_never_shrink'); END;
--> statement-breakpoint
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
-- Sales by order and seller, and their sums by day. Triggers maintain them, so that every writer keeps them right.
CREATE VIEW sold_orders AS SELECT id AS order_id, status, payment_method, placed_at FROM orders WHERE payment_method = 'COD' OR payment_status NOT IN ('PENDING', 'FAILED');
--> statement-breakpoint
-- Consignments whose pieces were cancelled, or never reached their shopper.
CREATE VIEW consignments_not_kept AS SELECT consignments.id FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NOT NULL OR shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST');
--> statement-breakpoint
-- Revenue of each item of an order that counts (sold and not cancelled): the amount paid for its pieces, less refunds.
-- Cash on delivery has no refund for pieces that were never handed over. Those pieces are subtracted separately, each
-- with the whole paise of its share.
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
-- The values of `sold_parts`, computed from the orders.
CREATE VIEW sold_parts_now AS SELECT order_id, seller_id, date(placed_at / 1000 + 19800, 'unixepoch') AS placed_on, sum(revenue_paise) AS revenue_paise FROM item_sales GROUP BY order_id, seller_id;
--> statement-breakpoint
-- Counts an order again: INSERT INTO sales_to_count VALUES (its id).
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
-- Days are summed for each seller, and for all sellers in the row of seller 0, where an order counts once.
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
--> statement-breakpoint
-- Written by hand: the data of older shops. Banners of collections were pictures of the site, by their address.
UPDATE media_uses SET subject = 'collection', position = 0,
    subject_id = (SELECT id FROM collections WHERE 'collection-' || seo_url = media_uses.role), role = 'main'
  WHERE subject = 'site' AND role IN (SELECT 'collection-' || seo_url FROM collections);
--> statement-breakpoint
-- Rules named categories by their addresses, which may change.
UPDATE collections SET rule = json_set(json_remove(rule, '$.categories'), '$.categoryIds', json((
    SELECT json_group_array(id) FROM categories WHERE seo_url IN (SELECT value FROM json_each(collections.rule, '$.categories')))))
  WHERE json_type(rule, '$.categories') IS NOT NULL;
--> statement-breakpoint
UPDATE collections SET rule = json_set(json_remove(rule, '$.exceptCategories'), '$.exceptCategoryIds', json((
    SELECT json_group_array(id) FROM categories WHERE seo_url IN (SELECT value FROM json_each(collections.rule, '$.exceptCategories')))))
  WHERE json_type(rule, '$.exceptCategories') IS NOT NULL;
--> statement-breakpoint
-- Written by hand: the home page, in its default arrangement, with its first version.
INSERT INTO arranged_pages (id, version, created_at, updated_at, slug, title, description, status, is_shown)
  VALUES (1, 1, 1795900000000, 1795900000000, 'home', 'Home page', '', 'published', 1);
--> statement-breakpoint
INSERT INTO arranged_page_versions (at, actor_kind, page_id, version, reason, slug, title, description, status)
  VALUES (1795900000000, 'system', 1, 1, 'The default arrangement', 'home', 'Home page', '', 'published');
--> statement-breakpoint
-- Written by hand: the history of prices begins with the present ones, charged at least since the last change.
INSERT INTO sku_prices (at, actor_kind, sku_id, mrp_paise, selling_paise, way)
  SELECT updated_at, 'system', id, mrp_paise, selling_paise, 'earlier' FROM skus;
