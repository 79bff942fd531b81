CREATE TABLE `openings` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`mode` text NOT NULL,
	CONSTRAINT "opened_once" CHECK("openings"."id" = 1),
	CONSTRAINT "opening_mode_known" CHECK("openings"."mode" IN ('sandbox', 'live'))
) STRICT;
--> statement-breakpoint
-- Records that are a shop already: the demo shop's have the demo shop's admin.
INSERT INTO `openings` (`id`, `at`, `mode`) SELECT 1, `at`, CASE WHEN EXISTS (SELECT 1 FROM `users` WHERE `email` = 'admin@ratnahaat.example') THEN 'sandbox' ELSE 'live' END FROM `store_settings` WHERE `version` = 1;
