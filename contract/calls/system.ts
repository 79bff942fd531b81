import * as z from 'zod/mini';
import { JOB_NAMES } from '../shop/jobs.ts';
import { Id, Instant } from './wire.ts';

/** Operations for the shop's owner: jobs, the publishing of pages, and the outbox. */

/** A job and the result of its last run. */
const JobState = z.object({
  name: z.enum(JOB_NAMES),
  does: z.string(),
  everySeconds: z.int(),
  /** Whether its runs are recorded, so that it can be started ahead of schedule. */
  hasTurns: z.boolean(),
  /** The next scheduled time; null if it runs in every process, or has never run. */
  nextAt: z.nullable(Instant),
  /** Whether an immediate run was requested. */
  isAskedFor: z.boolean(),
  isRunning: z.boolean(),
  lastRunAt: z.nullable(Instant),
  lastTookMs: z.nullable(z.int()),
  lastOutcome: z.nullable(z.enum(['done', 'failed'])),
  /** The result that the last run reported. */
  lastResult: z.nullable(z.record(z.string(), z.unknown())),
  /** The time since which every run has failed. */
  failingSince: z.nullable(Instant),
  lastFailedAt: z.nullable(Instant),
  lastFailure: z.nullable(z.string()),
});
export type JobState = z.output<typeof JobState>;

/** How far the static pages lag behind the records. */
export const Publishing = z.object({
  /** The newest change that affects pages, and the newest that the pages include. */
  version: z.int(),
  shown: z.int(),
  /** Unpublished changes, and the time of the oldest one. */
  changes: z.int(),
  since: z.nullable(Instant),
  /** Published pages that are not rendered yet; until then their former version is shown. */
  pages: z.int(),
  /** The usual time until pages show a change. */
  takesSeconds: z.int(),
});
export type Publishing = z.output<typeof Publishing>;

export const JobStates = z.object({ jobs: z.array(JobState), publishing: Publishing });
export type JobStates = z.output<typeof JobStates>;

/** `quick=true` leaves out what takes long, such as calls to outside services. */
export const QuickQuery = z.object({ quick: z.optional(z.enum(['true', 'false'])) });

/** What the checks of the doctor found. */
export const Diagnosis = z.object({
  /** Whether all checks are in order. */
  ok: z.boolean(),
  checks: z.array(
    z.object({
      name: z.string(),
      ok: z.boolean(),
      /** The finding as a sentence, with what to do if it is not in order. */
      message: z.string(),
    }),
  ),
});
export type Diagnosis = z.output<typeof Diagnosis>;

export const OUTBOX_STATUSES = ['waiting', 'sent', 'dead'] as const;

/** An outbox item in the console. */
export const ManagedOutboxItem = z.object({
  id: Id,
  /** The kind of item: 'mail', 'refund'. */
  kind: z.string(),
  /** The kind of mail. */
  mail: z.nullable(z.string()),
  /** The masked recipient; deleted once it is sent. */
  to: z.nullable(z.string()),
  /** The number of the order, return or ticket it is about, if any. */
  about: z.nullable(z.string()),
  /** The idempotency key: only one item with it is sent. */
  key: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  /** The time of the next attempt. */
  nextAt: z.nullable(Instant),
  lastError: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  /** Whether it has failed for good and can be retried: not if it contained a secret, which is deleted. */
  canBeSentAgain: z.boolean(),
});
export type ManagedOutboxItem = z.output<typeof ManagedOutboxItem>;
