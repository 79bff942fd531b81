import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RefusalDetails } from '#contract/calls/refusals.ts';
import type { ActorKind } from '#contract/calls/roles.ts';
import { actorColumns, entry, flag, id, oneOf } from './columns.ts';
import { users } from './users.ts';

/**
 * Every privileged change: who did what to which row, from where, with the state before and after. An entry is never
 * changed and kept for good.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    ...entry(),
    ...actorColumns(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    reason: text('reason'),
    requestId: text('request_id'),
    /**
     * The network the request came from, an IPv4 address or the /64 of an IPv6 one; kept for good, like the entry. Only
     * staff change what is audited, so it is never a shopper's. Null for what the system did.
     */
    clientNetwork: text('client_network'),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.subjectId)],
);

export const OUTBOX_KINDS = ['mail'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];
export const OUTBOX_STATUSES = ['waiting', 'sent', 'dead'] as const;

/**
 * Work for the outside world, written in the same batch as the change that asks for it. A claim is one conditional
 * update of `claimed_until`, so nothing is sent by two at once.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<(typeof OUTBOX_KINDS)[number]>().notNull(),
    /** Goes to the provider as its idempotency key. */
    key: text('key').notNull(),
    payload: text('payload', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_waiting')
      .on(table.nextAt)
      .where(sql`status = 'waiting'`),
    oneOf('outbox_status_known', table.status, OUTBOX_STATUSES),
    check('outbox_sent_has_time', sql`(${table.status} = 'sent') = (${table.sentAt} IS NOT NULL)`),
  ],
);

export const JOB_OUTCOMES = ['done', 'failed'] as const;

/**
 * The jobs that come round less than once a minute: when each is due, who runs it now and how its last run went. A claim
 * is one conditional write, so of several processes one runs a job; a row is made by the first claim.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    name: text('name').notNull(),
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastRunAt: integer('last_run_at'),
    lastOutcome: text('last_outcome').$type<(typeof JOB_OUTCOMES)[number]>(),
    /** What the last run told of itself, or why it failed. */
    lastResult: text('last_result', { mode: 'json' }).$type<object>(),
  },
  (table) => [uniqueIndex('jobs_name').on(table.name)],
);

/** Requests that happened and may be sent again, and what the first of each made. Kept for 48 hours. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    /** Whose key it is: keys of different people never meet. A user's id, a visitor's network as a keyed hash. */
    subject: text('subject').notNull(),
    userId: integer('user_id').references(() => users.id),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** SHA-256 of what was asked, hex. */
    fingerprint: text('fingerprint').notNull(),
    /** By what the answer finds what was made; empty where the request itself says it. */
    reference: text('reference').notNull(),
    /** A refusal code, or null where it was done. */
    refusal: text('refusal'),
    /** What the refusal said beside its code. */
    details: text('details', { mode: 'json' }).$type<RefusalDetails>(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_once').on(table.actorKind, table.subject, table.key),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

export const PAGE_SUBJECTS = ['product', 'category', 'home', 'post', 'everything'] as const;
export type PageSubject = (typeof PAGE_SUBJECTS)[number];

/** A change that pages show. The newest id is the catalogue version; publishing works off what came after its last. */
export const pageChanges = sqliteTable('page_changes', {
  id: id(),
  at: integer('at').notNull(),
  subject: text('subject').$type<(typeof PAGE_SUBJECTS)[number]>().notNull(),
  subjectId: integer('subject_id').notNull(),
  /** A SKU sold out or came back: the page is wrong until it is published. */
  urgent: flag('urgent').notNull().default(false),
});

/** The sandbox's mail service keeps what it was sent here. Empty and unused in live mode. */
export const sandboxMails = sqliteTable(
  'sandbox_mails',
  {
    id: id(),
    at: integer('at').notNull(),
    idempotencyKey: text('idempotency_key'),
    to: text('to').notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
  },
  (table) => [uniqueIndex('sandbox_mails_key').on(table.idempotencyKey), index('sandbox_mails_to').on(table.to)],
);
