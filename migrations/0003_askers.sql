DROP INDEX `one_time_codes_newest`;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `asker` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `is_known` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `one_time_codes_email` ON `one_time_codes` (`email`,`sent_at`);--> statement-breakpoint
CREATE INDEX `one_time_codes_network` ON `one_time_codes` (`network`,`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_codes_used` ON `one_time_codes` (`used_by`) WHERE used_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` DROP COLUMN `hour_started_at`;--> statement-breakpoint
ALTER TABLE `one_time_codes` DROP COLUMN `sent_in_hour`;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `client_network` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `asker` text;
