import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RefusalDetails } from '#contract/calls/refusals.ts';
import type { ActorKind } from '#contract/calls/permissions.ts';
import { id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** Completed requests that may be repeated, and the result of each. Rows are stored for 48 hours. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    /**
     * The owner of the key, so that keys of different people never meet: a user's id, or a keyed hash of a visitor's
     * network.
     */
    subject: text('subject').notNull(),
    userId: integer('user_id').references(() => users.id),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** SHA-256 of the request, hex. */
    fingerprint: text('fingerprint').notNull(),
    /** Identifies the result for the answer; empty if the request itself identifies it. */
    reference: text('reference').notNull(),
    /** The code of a refusal; null for success. */
    refusal: text('refusal'),
    /** The details of the refusal. */
    details: text('details', { mode: 'json' }).$type<RefusalDetails>(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_once').on(table.actorKind, table.subject, table.key),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
