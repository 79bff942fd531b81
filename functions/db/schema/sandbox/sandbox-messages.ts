import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MESSAGE_CHANNELS } from '#contract/shop/message-consents.ts';
import { id, oneOf } from '../columns.ts';

/** Messages that the sandbox's WhatsApp and SMS services received. Empty and unused in live mode. */
export const sandboxMessages = sqliteTable(
  'sandbox_messages',
  {
    id: id(),
    at: integer('at').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    /** The service's own id of the message. */
    name: text('name').notNull(),
    /** With the country code, digits only. */
    mobile: text('to').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** As its reader sees it. */
    text: text('text').notNull(),
    /** The quick-reply buttons: each label, and what it sends back. */
    buttons: text('buttons', { mode: 'json' }).$type<{ label: string; payload: string }[]>().notNull(),
    reference: text('reference').notNull(),
    status: text('status').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_messages_name').on(table.name),
    oneOf('sandbox_message_channel_known', table.channel, MESSAGE_CHANNELS),
    index('sandbox_messages_mobile').on(table.mobile, table.id),
  ],
);
