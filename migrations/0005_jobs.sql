CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`next_at` integer NOT NULL,
	`claimed_until` integer,
	`last_run_at` integer,
	`last_outcome` text,
	`last_result` text,
	CONSTRAINT "job_outcome_known" CHECK("jobs"."last_outcome" IN ('done', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_name` ON `jobs` (`name`);