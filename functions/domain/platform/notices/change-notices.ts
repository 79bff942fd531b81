import type { Customer } from '#contract/calls/actor.ts';
import { NOTICE_KINDS, NOTICES_BY_DEFAULT } from '#contract/calls/notices.ts';
import type { ChangeNotices, NoticeKind, Notices } from '#contract/calls/notices.ts';
import type { Results } from '../../../db/db.ts';
import type { Shop } from '../../shop.ts';
import { choicesOf, choose, leaveNewsletter, newsletterOf } from './statements.ts';

function noticeReads(userId: number) {
  return [choicesOf({ userId }), newsletterOf({ userId })] as const;
}

function noticesOf([choices, [newsletter]]: Results<ReturnType<typeof noticeReads>>): Notices {
  const chosen = Object.fromEntries(choices.map(({ kind, isWanted }) => [kind, isWanted])) as Partial<
    Record<NoticeKind, boolean>
  >;
  return { ...NOTICES_BY_DEFAULT, ...chosen, newsletter: newsletter?.status ?? null };
}

/** Returns a customer's choices of mails that are not about orders. */
export async function readNotices(shop: Shop, { userId }: Customer): Promise<Notices> {
  return noticesOf(await shop.read(...noticeReads(userId)));
}

export async function changeNotices(shop: Shop, { userId }: Customer, change: ChangeNotices): Promise<Notices> {
  const { now } = shop;
  const { read } = await shop.write({
    choices: NOTICE_KINDS.flatMap((kind) => {
      const isWanted = change[kind];
      return isWanted === undefined ? [] : [choose({ userId, kind, isWanted, now })];
    }),
    newsletter: change.newsletter === false ? [leaveNewsletter({ userId, now })] : [],
    read: noticeReads(userId),
  });
  return noticesOf(read);
}
