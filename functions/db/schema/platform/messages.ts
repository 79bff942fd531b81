import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MESSAGE_CHANNELS, MESSAGE_PURPOSES, SENT_PURPOSES } from '#contract/shop/message-consents.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { MESSAGE_STATUSES } from '#contract/shop/messages.ts';
import type { MessageFailure } from '#contract/shop/messages.ts';
import { users } from '../accounts/users.ts';
import { entry, flag, id, oneOf } from '../columns.ts';

/** Consents to messages, given and withdrawn. The newest row of a person, channel and purpose applies. */
export const messageConsents = sqliteTable(
  'message_consents',
  {
    ...entry(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    purpose: text('purpose', { enum: MESSAGE_PURPOSES }).notNull(),
    isGiven: flag('is_given').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The sentence that was agreed to; of a withdrawal, what was written. */
    words: text('words').notNull(),
    source: text('source').$type<'checkout' | 'account' | 'reply'>().notNull(),
  },
  (table) => [
    index('message_consents_current').on(table.userId, table.channel, table.purpose, table.id),
    index('message_consents_mobile').on(table.mobile, table.id),
    oneOf('message_consent_channel_known', table.channel, MESSAGE_CHANNELS),
    oneOf('message_consent_purpose_known', table.purpose, MESSAGE_PURPOSES),
    oneOf('message_consent_language_known', table.language, LANGUAGES),
  ],
);

/** Messages: a row for each event, person and channel. A second channel is tried only after the first has failed. */
export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** The key of the event in the outbox. */
    event: text('event').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    purpose: text('purpose', { enum: SENT_PURPOSES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    orderNumber: text('order_number'),
    /** Empty for an OTP. */
    values: text('values', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    /** Random: the shop's own id of it at the service. */
    reference: text('reference').notNull(),
    /** The service's id of it, once it was taken. */
    serviceMessage: text('service_message'),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    failure: text('failure').$type<MessageFailure>(),
    /** The service's words for a failure. */
    reason: text('reason').notNull().default(''),
    costPaise: integer('cost_paise').notNull().default(0),
  },
  (table) => [
    uniqueIndex('messages_once').on(table.event, table.userId, table.channel),
    uniqueIndex('messages_reference').on(table.reference),
    index('messages_service').on(table.serviceMessage),
    index('messages_mobile').on(table.mobile, table.id),
    index('messages_user').on(table.userId, table.id),
    index('messages_created').on(table.createdAt),
    index('messages_kind').on(table.kind, table.id),
    index('messages_status').on(table.status, table.id),
    oneOf('message_purpose_known', table.purpose, SENT_PURPOSES),
    oneOf('message_language_known', table.language, LANGUAGES),
    oneOf('message_channel_known', table.channel, MESSAGE_CHANNELS),
    oneOf('message_status_known', table.status, MESSAGE_STATUSES),
  ],
);

/** Replies to messages, each once, with what they led to. */
export const messageReplies = sqliteTable(
  'message_replies',
  {
    ...entry(),
    /** The service's id of it, the same in each delivery. */
    serviceMessage: text('service_message').notNull(),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    text: text('text').notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [
    uniqueIndex('message_replies_once').on(table.serviceMessage),
    index('message_replies_mobile').on(table.mobile),
    index('message_replies_at').on(table.at),
  ],
);
