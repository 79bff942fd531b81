import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Section } from '#contract/calls/sections.ts';
import { LETTER_STATUSES, RECIPIENT_STATUSES } from '#contract/states/letter.ts';
import type { LetterStatus } from '#contract/states/letter.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, oneOf, record } from '../columns.ts';
import { newsletterSubscribers } from './newsletter.ts';

/** Letters of the newsletter. */
export const letters = sqliteTable(
  'letters',
  {
    ...record(),
    /** Random: the reference under which a repeated request finds the letter it created. */
    key: text('key').notNull(),
    subject: text('subject').notNull(),
    preview: text('preview').notNull().default(''),
    /** Text sections have sanitised HTML. */
    sections: text('sections', { mode: 'json' }).$type<Section[]>().notNull(),
    status: text('status', { enum: LETTER_STATUSES }).notNull().default('draft'),
    sendAt: integer('send_at'),
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
    /** Subscribers up to this id have been listed as recipients, or were not to be. */
    listedUpTo: integer('listed_up_to').notNull().default(0),
    /** When the last batch of recipients was listed. */
    batchAt: integer('batch_at'),
    /** When the last subscriber was reached. */
    listedAt: integer('listed_at'),
    /** The content as of the last batch, with goods, prices and stock of that moment. */
    content: text('content', { mode: 'json' }).$type<unknown>(),
  },
  (table) => [
    uniqueIndex('letters_key').on(table.key),
    index('letters_status').on(table.status),
    index('letters_batch').on(table.batchAt),
    oneOf('letter_status_known', table.status, LETTER_STATUSES),
    check('letter_planned_has_time', sql`${table.status} <> 'planned' OR ${table.sendAt} IS NOT NULL`),
  ],
);

/** Every saved state of a letter. */
export const letterVersions = sqliteTable(
  'letter_versions',
  {
    ...entry(),
    ...actorColumns(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id),
    version: integer('version').notNull(),
    reason: text('reason').notNull().default(''),
    subject: text('subject').notNull(),
    preview: text('preview').notNull(),
    status: text('status').$type<LetterStatus>().notNull(),
    sendAt: integer('send_at'),
    sections: text('sections', { mode: 'json' }).$type<Section[]>().notNull(),
  },
  (table) => [uniqueIndex('letter_versions_once').on(table.letterId, table.version)],
);

/** The subscribers a letter goes to, each once. */
export const letterRecipients = sqliteTable(
  'letter_recipients',
  {
    id: id(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => letters.id),
    /** Null once the subscriber is deleted. The row stays, so that the counts of the letter stay. */
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    status: text('status', { enum: RECIPIENT_STATUSES }).notNull().default('waiting'),
    createdAt: integer('created_at').notNull(),
    /** When it was sent, or the attempt ended. */
    settledAt: integer('settled_at'),
    /** When the subscriber unsubscribed by the link of this letter. */
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('letter_recipients_once').on(table.letterId, table.subscriberId),
    index('letter_recipients_status').on(table.letterId, table.status),
    index('letter_recipients_subscriber').on(table.subscriberId, table.createdAt),
    oneOf('letter_recipient_status_known', table.status, RECIPIENT_STATUSES),
  ],
);
