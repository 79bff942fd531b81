import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { actorColumns } from '../actors.ts';
import { entry } from '../columns.ts';

/**
 * Every version of a mail's texts that the platform changed; the newest applies. A part that is null has the default
 * text.
 */
export const mailTexts = sqliteTable(
  'mail_texts',
  {
    ...entry(),
    ...actorColumns(),
    /** The mail's name in its mailer. */
    mail: text('mail').notNull(),
    /** From 1. A second writer of the same version is refused by the unique key. */
    version: integer('version').notNull(),
    subject: text('subject'),
    greeting: text('greeting'),
    text: text('text'),
    closing: text('closing'),
    /** The reason for the change. */
    reason: text('reason').notNull(),
  },
  (table) => [uniqueIndex('mail_texts_version').on(table.mail, table.version)],
);
