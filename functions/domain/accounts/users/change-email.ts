import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Language } from '#contract/languages.ts';
import type { UserProfile } from '#contract/calls/users.ts';
import { earlierEmails, users } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { codeHash, codeState, refuseTry, requesterOf, useCode } from '../auth/index.ts';
import { outboxItemWhere, sendOutbox } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { emailChangedMail } from './mails.ts';
import { profileOf, profileReads } from './read-profile.ts';

/** The new e-mail, with the other parts of the profile after the change. */
interface Facts {
  to: string;
  fullName: string;
  mobile: string | null;
  language: Language;
}

/** A condition: this attempt used up the code of the new e-mail. */
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
      language: sql`${params.language}`,
      updatedAt: sql`${params.now}`,
      version: sql`${users.version} + 1`,
    })
    .where(sql`${users.id} = ${params.userId} AND ${isProven(params)}`)
    .returning({ email: users.email }),
);

/** Notes the present email as an earlier one, before it is replaced. */
const noteEarlierEmail = statement((db, params: Params<{ userId: number; to: string; attempt: string; now: number }>) =>
  db
    .insert(earlierEmails)
    .select(
      db
        .select(selectedRow(earlierEmails, { userId: users.id, email: users.email, replacedAt: params.now }))
        .from(users)
        .where(sql`${users.id} = ${params.userId} AND ${users.emailVerifiedAt} IS NOT NULL AND ${isProven(params)}`),
    )
    .onConflictDoUpdate({
      target: earlierEmails.email,
      set: { userId: sql`excluded.user_id`, replacedAt: sql`excluded.replaced_at` },
    }),
);

const profileAsSeen = requireCondition(
  'STALE_VERSION',
  (params: Params<{ userId: number; version: number }>) =>
    sql`(SELECT ${users.version} FROM ${users} WHERE ${users.id} = ${params.userId}) = ${params.version}`,
);

/** Mails the old address, in the same batch and only if the change took effect. */
const noticeWhereProven = outboxItemWhere(isProven);

/**
 * Changes the e-mail of an account, with the code that was sent to the new one, and mails the old one. A wrong code
 * changes nothing.
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 * @throws EMAIL_TAKEN when another user has the e-mail
 * @throws STALE_VERSION when the profile changed meanwhile
 */
export async function changeEmail(
  shop: Shop,
  actor: Actor & { userId: number },
  { from, otp, version, to, fullName, mobile, language }: Facts & { from: string; otp: string; version: number },
): Promise<UserProfile> {
  const { userId } = actor;
  const purpose = 'changeEmail';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email: to, otp });
  const { requester } = await requesterOf(shop, { userId });
  const notice = emailChangedMail.item(`email-changed-${attempt}`, from, { newEmail: to });
  const [, [before], [tried], , [changed], , ...rows] = await shop.write(
    profileAsSeen({ userId, version }),
    codeState({ email: to, purpose, requester }),
    useCode({ email: to, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    noteEarlierEmail({ userId, to, attempt, now: shop.now }),
    updateEmail({ userId, to, fullName, mobile, language, attempt, now: shop.now }),
    noticeWhereProven(shop, notice, { to, attempt }),
    ...profileReads(actor),
  );
  if (!changed) refuseTry(before, tried, shop.now);
  shop.after(() => sendOutbox(shop, shop.now));
  return profileOf(actor, rows);
}
