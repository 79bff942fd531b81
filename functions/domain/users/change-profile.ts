import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ChangeProfile, UserProfile } from '#contract/calls/users.ts';
import { users } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { changeEmail } from './change-email.ts';
import { profileOf, profileReads, readProfile } from './read-profile.ts';

const updateUser = statement(
  (db, params: Params<{ userId: number; fullName: string | null; mobile: string | null; now: number }>) =>
    db
      .update(users)
      .set({
        fullName: sql`coalesce(${params.fullName}, ${users.fullName})`,
        mobile: sql`coalesce(${params.mobile}, ${users.mobile})`,
        updatedAt: sql`${params.now}`,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, params.userId)),
);

/**
 * Changes what somebody told about themselves. A new e-mail comes with the code that was sent to it; when that code
 * is not right, nothing changes at all.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP, EMAIL_TAKEN; FIELDS_INVALID for an e-mail without its code
 */
export async function changeProfile(
  shop: Shop,
  actor: Actor & { userId: number },
  change: ChangeProfile,
): Promise<UserProfile> {
  const { userId } = actor;
  const facts = { fullName: change.fullName ?? null, mobile: change.mobile ?? null };
  if (change.email !== undefined) {
    const { email: from } = await readProfile(shop, actor);
    if (change.email !== from) {
      if (change.otp === undefined) refuse('FIELDS_INVALID', { fields: { otp: 'Please enter the 6-digit OTP' } });
      return changeEmail(shop, actor, { from, to: change.email, otp: change.otp, ...facts });
    }
  }
  const [, ...rows] = await shop.write(updateUser({ userId, ...facts, now: shop.now }), ...profileReads(actor));
  return profileOf(actor, rows);
}
