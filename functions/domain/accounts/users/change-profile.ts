import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Language } from '#contract/languages.ts';
import type { ChangeProfile, UserProfile } from '#contract/calls/users.ts';
import { users } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { changeEmail } from './change-email.ts';
import { profileOf, profileReads, readProfile } from './read-profile.ts';

interface Changed {
  userId: number;
  version: number;
  fullName: string;
  mobile: string | null;
  language: Language;
  now: number;
}

const updateUser = statement((db, params: Params<Changed>) =>
  db
    .update(users)
    .set({
      fullName: sql`${params.fullName}`,
      mobile: sql`${params.mobile}`,
      language: sql`${params.language}`,
      updatedAt: sql`${params.now}`,
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, params.userId), eq(users.version, params.version))),
);

/**
 * Changes a user's profile. A new e-mail needs the code that was sent to it; a wrong code changes nothing.
 * @throws STALE_VERSION with the present state
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 * @throws EMAIL_TAKEN when another user has the e-mail
 * @throws FIELDS_INVALID when a new e-mail has no code
 */
export async function changeProfile(
  shop: Shop,
  actor: Actor & { userId: number },
  change: ChangeProfile,
): Promise<UserProfile> {
  const before = await readProfile(shop, actor);
  if (change.version !== undefined && change.version !== before.version) refuse('STALE_VERSION', { current: before });
  const { fullName = before.fullName, mobile = before.mobile, email = before.email, otp } = change;
  const { language = before.language } = change;
  const changed = { userId: actor.userId, version: before.version, fullName, mobile, language, now: shop.now };
  if (email !== before.email) {
    if (otp === undefined) refuse('FIELDS_INVALID', { fields: { otp: 'Please enter the 6-digit OTP' } });
    return changeEmail(shop, actor, { ...changed, from: before.email, to: email, otp });
  }
  if (fullName === before.fullName && mobile === before.mobile && language === before.language) return before;
  const [, ...rows] = await shop.write(requireChange(updateUser(changed), 'STALE_VERSION'), ...profileReads(actor));
  return profileOf(actor, rows);
}
