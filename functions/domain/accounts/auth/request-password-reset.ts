import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { PASSWORD_RESET_MINUTES, RESETS_AN_HOUR } from '#contract/shop/policy.ts';
import { passwordResets } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { noPasswordMail, resetPasswordMail } from './mails/passwords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const insertReset = insertInto(passwordResets);

const askedSince = statement((db, params: Params<{ email: string; since: number }>) =>
  db
    .select({ links: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.email, params.email), gt(passwordResets.sentAt, sql`${params.since}`))),
);

/** Users who may have a password: members of a seller's staff, with a password already or not. */
const sellerWith = statement((db, params: Params<{ email: string }>) =>
  db
    .select({ userId: sql<number>`users.id` })
    .from(sql`users JOIN memberships ON memberships.user_id = users.id`)
    .where(
      sql`users.email = ${params.email} AND users.archived_at IS NULL AND memberships.archived_at IS NULL
        AND memberships.role = 'ROLE_SELLER'`,
    )
    .limit(1),
);

/** Returns the text whose hash is stored for a link's secret. Nobody can use the hash. */
export const resetToken = (token: string) => `password reset/${token}`;

/**
 * Mails a link that sets a new password once, within half an hour. A person without a seller account is mailed how to
 * sign in instead. The response is the same for everyone, also for an unknown e-mail. It is the same, too, after so
 * many requests that nothing more is mailed.
 */
export async function requestPasswordReset(shop: Shop, email: string): Promise<void> {
  const [[asked], [seller]] = await shop.read(askedSince({ email, since: shop.now - HOUR_MS }), sellerWith({ email }));
  if (asked!.links >= RESETS_AN_HOUR) return;
  const token = randomKey(shop.random) + randomKey(shop.random);
  const key = `password-reset-${randomKey(shop.random)}`;
  const mail = seller
    ? resetPasswordMail.item(key, email, { token })
    : noPasswordMail.item(key, email, {}, shop.language);
  await shop.write(
    insertReset({
      email,
      userId: seller?.userId ?? null,
      tokenHash: await shop.keyedHash(resetToken(token)),
      sentAt: shop.now,
      expiresAt: shop.now + PASSWORD_RESET_MINUTES * MINUTE_MS,
    }),
    outboxItem(shop, mail),
  );
  shop.after(() => sendItems(shop, [mail]));
}

export const forgetOldResets = statement((db, params: Params<{ before: number }>) =>
  db.delete(passwordResets).where(lt(passwordResets.sentAt, params.before)),
);
