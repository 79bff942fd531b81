import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { NoticeKind } from '#contract/calls/notices.ts';
import { flag, id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** Which mails that are no part of an order somebody chose to get or not to get; without a row the default holds. */
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
