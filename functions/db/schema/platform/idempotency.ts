import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RefusalDetails } from '#contract/calls/refusals.ts';
import type { ActorKind } from '#contract/calls/permissions.ts';
import { id } from '../columns.ts';
import { users } from '../accounts/users.ts';

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
