import * as z from 'zod/mini';
import { JOB_NAMES } from '../shop/jobs.ts';
import { Id, Instant } from './wire.ts';

/** What runs the shop, for its owner: jobs, the publishing of pages, and what is told to the outside world. */

/** A job, and how its last run went. */
const JobState = z.object({
  name: z.enum(JOB_NAMES),
  does: z.string(),
  everySeconds: z.int(),
  /** Whether its turns are kept in the records: it can be asked for before its turn. */
  hasTurns: z.boolean(),
  /** When it is due next; nothing where it runs in every process, or never ran. */
  nextAt: z.nullable(Instant),
  /** Whether somebody asked for it to run at once. */
  isAskedFor: z.boolean(),
  isRunning: z.boolean(),
  lastRunAt: z.nullable(Instant),
  lastTookMs: z.nullable(z.int()),
  lastOutcome: z.nullable(z.enum(['done', 'failed'])),
  /** What the last run told of itself. */
  lastResult: z.nullable(z.record(z.string(), z.unknown())),
  /** Since when every run has failed. */
  failingSince: z.nullable(Instant),
  lastFailedAt: z.nullable(Instant),
  lastFailure: z.nullable(z.string()),
});
export type JobState = z.output<typeof JobState>;

/** How far the static pages are behind the records. */
export const Publishing = z.object({
  /** The newest change that pages show, and the newest that the pages know. */
  version: z.int(),
  shown: z.int(),
  /** Changes that are not published yet, and since when the oldest of them waits. */
  changes: z.int(),
  since: z.nullable(Instant),
  /** Pages that are published and still to be drawn: until then each is shown as it was. */
  pages: z.int(),
  /** How long it takes as a rule until pages show a change. */
  takesSeconds: z.int(),
});
export type Publishing = z.output<typeof Publishing>;

export const JobStates = z.object({ jobs: z.array(JobState), publishing: Publishing });
export type JobStates = z.output<typeof JobStates>;

export const OUTBOX_STATUSES = ['waiting', 'sent', 'dead'] as const;

/** Something that is told to the outside world. */
export const ManagedOutboxItem = z.object({
  id: Id,
  /** How it is told: 'mail', 'refund'. */
  kind: z.string(),
  /** Which mail. */
  mail: z.nullable(z.string()),
  /** Whom it goes to, masked; forgotten once it is sent. */
  to: z.nullable(z.string()),
  /** The number of the order, return or ticket it tells of, where there is one. */
  about: z.nullable(z.string()),
  /** What it is for: the name under which it is told once. */
  key: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  /** When it is tried next. */
  nextAt: z.nullable(Instant),
  lastError: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  /** Whether it was given up and can be tried again: not where it held a secret, which is forgotten. */
  canBeSentAgain: z.boolean(),
});
export type ManagedOutboxItem = z.output<typeof ManagedOutboxItem>;
