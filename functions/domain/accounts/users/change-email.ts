import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { UserProfile } from '#contract/calls/users.ts';
import { users } from '../../../db/schema/index.ts';
import { requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { askerOf, codeHash, codeState, refuseTry, useCode } from '../auth/index.ts';
import { mailItem, outboxItemWhere, sendOutbox } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { profileOf, profileReads } from './read-profile.ts';

/** The new e-mail, with name and mobile as they are from then on. */
interface Facts {
  to: string;
  fullName: string;
  mobile: string | null;
}

/** Whether this attempt used up the code of the new e-mail. */
const isProven = (params: Params<{ to: string; attempt: string }>) => sql`EXISTS (
  SELECT 1 FROM one_time_codes WHERE email = ${params.to} AND purpose = 'changeEmail' AND used_by = ${params.attempt})`;

const updateEmail = statement((db, params: Params<Facts & { userId: number; attempt: string; now: number }>) =>
  db
    .update(users)
    .set({
      email: sql`${params.to}`,
      emailVerifiedAt: sql`${params.now}`,
      fullName: sql`${params.fullName}`,
      mobile: sql`${params.mobile}`,
      updatedAt: sql`${params.now}`,
      version: sql`${users.version} + 1`,
    })
    .where(sql`${users.id} = ${params.userId} AND ${isProven(params)}`)
    .returning({ email: users.email }),
);

const profileAsSeen = requireCondition(
  'STALE_VERSION',
  (params: Params<{ userId: number; version: number }>) =>
    sql`(SELECT ${users.version} FROM ${users} WHERE ${users.id} = ${params.userId}) = ${params.version}`,
);

/** Tells the old address, in the same batch and only when it was left. */
const noticeWhereProven = outboxItemWhere(isProven);

/**
 * Moves an account to a new e-mail with the code that was sent there, and tells the old one. When the code is not right
 * nothing changes at all.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP, EMAIL_TAKEN; STALE_VERSION for a profile that changed meanwhile
 */
export async function changeEmail(
  shop: Shop,
  actor: Actor & { userId: number },
  { from, otp, version, to, fullName, mobile }: Facts & { from: string; otp: string; version: number },
): Promise<UserProfile> {
  const { userId } = actor;
  const purpose = 'changeEmail';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email: to, otp });
  const { asker } = await askerOf(shop, { userId });
  const notice = mailItem(`email-changed-${attempt}`, { name: 'emailChanged', to: from, newEmail: to });
  const [, [before], [tried], [changed], , ...rows] = await shop.write(
    profileAsSeen({ userId, version }),
    codeState({ email: to, purpose, asker }),
    useCode({ email: to, purpose, asker, codeHash: hash, attempt, now: shop.now }),
    updateEmail({ userId, to, fullName, mobile, attempt, now: shop.now }),
    noticeWhereProven(shop, notice, { to, attempt }),
    ...profileReads(actor),
  );
  if (!changed) refuseTry(before, tried, shop.now);
  shop.after(() => sendOutbox(shop));
  return profileOf(actor, rows);
}
