import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { NoticeKind } from '#contract/calls/notices.ts';
import { flag, id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/**
 * A user's choice to get or not to get a kind of mail that is not part of an order. Without a row the default applies.
 */
export const noticeChoices = sqliteTable(
  'notice_choices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    isWanted: flag('is_wanted').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('notice_choices_once').on(table.userId, table.kind),
    index('notice_choices_wanted').on(table.kind, table.isWanted, table.userId),
  ],
);
