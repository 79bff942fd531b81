import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { actorColumns } from '../actors.ts';
import { entry } from '../columns.ts';

/** Every version of the words of a mail that the house wrote anew; the newest holds. A part without words is the shop's own. */
export const mailTexts = sqliteTable(
  'mail_texts',
  {
    ...entry(),
    ...actorColumns(),
    /** Which mail, as the mailer calls it. */
    mail: text('mail').notNull(),
    /** From 1; a second writer of the same one loses by the key. */
    version: integer('version').notNull(),
    subject: text('subject'),
    greeting: text('greeting'),
    text: text('text'),
    closing: text('closing'),
    /** Why. */
    reason: text('reason').notNull(),
  },
  (table) => [uniqueIndex('mail_texts_version').on(table.mail, table.version)],
);
