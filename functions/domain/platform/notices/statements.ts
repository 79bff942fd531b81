import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { NOTICES_BY_DEFAULT } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import { newsletterSubscribers, noticeChoices } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Returns a SQL condition: the user wants mails of a kind. It is for queries that select recipients. */
export function wantsNotice(kind: NoticeKind, userId: SQL | Placeholder): SQL {
  return sql`coalesce((SELECT is_wanted FROM notice_choices
    WHERE user_id = ${userId} AND kind = ${sql.raw(`'${kind}'`)}), ${sql.raw(NOTICES_BY_DEFAULT[kind] ? '1' : '0')})`;
}

export const choicesOf = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ kind: noticeChoices.kind, isWanted: noticeChoices.isWanted })
    .from(noticeChoices)
    .where(sql`${noticeChoices.userId} = ${params.userId}`),
);

const ownEmail = (userId: SQL | Placeholder) => sql`(SELECT email FROM users WHERE users.id = ${userId})`;

export const newsletterOf = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(sql`${newsletterSubscribers.email} = ${ownEmail(params.userId)}`),
);

export const choose = statement(
  (db, params: Params<{ userId: number; kind: NoticeKind; isWanted: boolean; now: number }>) =>
    db
      .insert(noticeChoices)
      .values({ userId: params.userId, kind: params.kind, isWanted: params.isWanted, changedAt: params.now })
      .onConflictDoUpdate({
        target: [noticeChoices.userId, noticeChoices.kind],
        set: { isWanted: sql`excluded.is_wanted`, changedAt: sql`excluded.changed_at` },
      }),
);

export const leaveNewsletter = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(newsletterSubscribers)
    .set({
      status: 'UNSUBSCRIBED',
      leftAt: sql`coalesce(left_at, ${params.now})`,
      // A subscriber who left and comes back gets the confirmation mail at once.
      requestedAt: null,
      updatedAt: sql`${params.now}`,
      version: sql`version + 1`,
    })
    .where(sql`email = ${ownEmail(params.userId)}`),
);
