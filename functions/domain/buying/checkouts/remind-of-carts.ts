import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CART_REMINDER_HOURS, CART_REMINDER_UP_TO_DAYS } from '#contract/calls/notices.ts';
import { checkouts, noticeChoices, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { orderedSince } from './statements.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { cartReminder } from './cart-reminder.ts';

const HOUR_MS = 60 * 60_000;
/** Carts of one batch. */
const AT_ONCE = 100;

/**
 * Marks the carts without a change for `CART_REMINDER_HOURS`, of shoppers who opted in. These mails are sent only after
 * an opt-in (`NOTICES_BY_DEFAULT`), so the query starts from the choices. A cart is marked only once.
 */
const noteLeft = statement((db, params: Params<{ now: number; before: number; after: number; limit: number }>) =>
  db
    .update(checkouts)
    .set({ remindedAt: sql`${params.now}` })
    .where(
      inArray(
        checkouts.id,
        db
          .select({ id: checkouts.id })
          .from(noticeChoices)
          .innerJoin(users, and(eq(users.id, noticeChoices.userId), isNull(users.archivedAt)))
          .innerJoin(checkouts, and(eq(checkouts.userId, users.id), isNull(checkouts.orderId)))
          .where(
            and(
              eq(noticeChoices.kind, 'cartReminder'),
              eq(noticeChoices.isWanted, true),
              isNull(users.blockedAt),
              isNull(checkouts.remindedAt),
              sql`${checkouts.changedAt} <= ${params.before}`,
              sql`${checkouts.changedAt} > ${params.after}`,
              sql`NOT ${orderedSince}`,
            ),
          )
          .orderBy(asc(noticeChoices.userId))
          .limit(params.limit),
      ),
    ),
);

/** Mails the owner of each cart marked in this batch. */
const mailThoseNoted = outboxItemsFrom(
  cartReminder,
  {
    key: sql`'cart-reminder-' || ${checkouts.id} || '-' || ${checkouts.beganAt}`,
    payload: { checkoutId: checkouts.id, beganAt: checkouts.beganAt },
  },
  (rows, params: Params<{ now: number }>) =>
    rows.from(checkouts).where(and(eq(checkouts.remindedAt, params.now), isNull(checkouts.orderId))),
);

/**
 * Reminds shoppers who opted in of abandoned carts, once for each cart. Mark and mail are one batch. Cart, choice and
 * stock are checked again when the mail is sent.
 */
export async function remindOfCarts(shop: Shop): Promise<{ reminded: number }> {
  const { now } = shop;
  const due = {
    now,
    before: now - CART_REMINDER_HOURS * HOUR_MS,
    after: now - CART_REMINDER_UP_TO_DAYS * 24 * HOUR_MS,
  };
  let reminded = 0;
  for (;;) {
    const [noted, mails] = await shop.write(noteLeft({ ...due, limit: AT_ONCE }), mailThoseNoted({ now }));
    reminded += mails;
    if (noted < AT_ONCE) return { reminded };
  }
}
