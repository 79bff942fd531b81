import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { ResetPassword } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { passwordFault } from '#contract/shop/passwords.ts';
import { passwordResets, users } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { storedHash } from '../../keyed-hash.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { passwordChangedMail } from './mails/passwords.ts';
import { hashPassword } from './password-hash.ts';
import { forgetTriesAt } from './password-tries.ts';
import { endSessionsBut, setPassword } from './passwords.ts';
import { resetToken } from './request-password-reset.ts';

/** Reads the user of a link, with their present e-mail and the names of their businesses. */
const resetByToken = statement((db, params: Params<{ tokenHash: string }>) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      expiresAt: passwordResets.expiresAt,
      usedAt: passwordResets.usedAt,
      sentTo: passwordResets.email,
      businesses: sql<string>`(SELECT json_group_array(sellers.business_name) FROM memberships
        JOIN sellers ON sellers.id = memberships.seller_id WHERE memberships.user_id = ${users.id})`,
    })
    .from(passwordResets)
    .innerJoin(users, and(eq(users.id, passwordResets.userId), isNull(users.archivedAt)))
    .where(eq(passwordResets.tokenHash, params.tokenHash)),
);

const consumeReset = statement((db, params: Params<{ tokenHash: string; now: number }>) =>
  db
    .update(passwordResets)
    .set({ usedAt: sql`${params.now}` })
    .where(
      and(
        eq(passwordResets.tokenHash, params.tokenHash),
        isNull(passwordResets.usedAt),
        sql`${passwordResets.expiresAt} > ${params.now}`,
      ),
    ),
);

/** Voids the other links that were mailed to the same user. */
const voidOthers = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(passwordResets)
    .set({ usedAt: sql`${params.now}` })
    .where(
      and(isNotNull(passwordResets.userId), eq(passwordResets.userId, params.userId), isNull(passwordResets.usedAt)),
    ),
);

/**
 * Sets the password of the user who was mailed the link. All their other sessions end, and a mail tells them.
 * @throws RESET_LINK_WRONG, RESET_LINK_USED or RESET_LINK_EXPIRED for a link that is not valid
 * @throws FIELDS_INVALID when the password contains names of the user
 */
export async function resetPassword(shop: Shop, actor: Actor, { token, password }: ResetPassword): Promise<void> {
  const tokenHash = await storedHash(shop, resetToken(token), (hash) => resetByToken({ tokenHash: hash }));
  const [[link]] = await shop.read(resetByToken({ tokenHash }));
  if (!link || link.sentTo !== link.email) return refuse('RESET_LINK_WRONG');
  const { userId, email } = link;
  if (link.usedAt !== null) refuse('RESET_LINK_USED');
  if (link.expiresAt <= shop.now) refuse('RESET_LINK_EXPIRED');
  const error = passwordFault(password, [email, ...(JSON.parse(link.businesses) as string[])]);
  if (error) refuse('FIELDS_INVALID', { fields: { password: error } });

  const hash = await hashPassword(shop, password);
  const mail = passwordChangedMail.item(`password-changed-${randomKey(shop.random)}`, email, {});
  await shop.write(
    requireChange(consumeReset({ tokenHash, now: shop.now }), 'RESET_LINK_USED'),
    voidOthers({ userId, now: shop.now }),
    setPassword({ email, hash, now: shop.now }),
    endSessionsBut({ email, keptId: actor.userId === userId ? (actor.sessionId ?? '') : '', now: shop.now }),
    forgetTriesAt({ email }),
    outboxItem(shop, mail),
  );
  shop.after(() => sendItems(shop, [mail]));
}
