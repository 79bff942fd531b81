import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { UserProfile } from '#contract/calls/users.ts';
import { outbox, users } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Given } from '../../db/statement.ts';
import { askerOf, codeHash, codeState, refuseTry, useCode } from '../auth/index.ts';
import { sendOutbox } from '../outbox/index.ts';
import type { Letter } from '../outbox/index.ts';
import { randomKey } from '../random.ts';
import type { Shop } from '../shop.ts';
import { profileOf, profileReads } from './read-profile.ts';

/** The new e-mail and, where they change along with it, name and mobile. */
interface Facts {
  to: string;
  fullName: string | null;
  mobile: string | null;
}

/** Whether this attempt used up the code of the new e-mail. */
const isProven = (given: Given<{ to: string; attempt: string }>) => sql`EXISTS (
  SELECT 1 FROM one_time_codes WHERE email = ${given.to} AND door = 'changeEmail' AND used_by = ${given.attempt})`;

const updateEmail = statement((db, given: Given<Facts & { userId: number; attempt: string; now: number }>) =>
  db
    .update(users)
    .set({
      email: sql`${given.to}`,
      emailVerifiedAt: sql`${given.now}`,
      fullName: sql`coalesce(${given.fullName}, ${users.fullName})`,
      mobile: sql`coalesce(${given.mobile}, ${users.mobile})`,
      updatedAt: sql`${given.now}`,
      version: sql`${users.version} + 1`,
    })
    .where(sql`${users.id} = ${given.userId} AND ${isProven(given)}`)
    .returning({ email: users.email }),
);

/** Tells the old address, in the same batch and only when it was left. */
const insertNotice = statement(
  (db, given: Given<{ key: string; payload: string; to: string; attempt: string; now: number }>) =>
    db.insert(outbox).select(
      db
        .select({
          id: sql<number>`NULL`.as('id'),
          kind: sql<'mail'>`'mail'`.as('kind'),
          key: sql<string>`${given.key}`.as('key'),
          payload: sql<unknown>`${given.payload}`.as('payload'),
          status: sql<'waiting'>`'waiting'`.as('status'),
          attempts: sql<number>`0`.as('attempts'),
          nextAt: sql<number>`${given.now}`.as('next_at'),
          claimedUntil: sql<null>`NULL`.as('claimed_until'),
          lastError: sql<null>`NULL`.as('last_error'),
          createdAt: sql<number>`${given.now}`.as('created_at'),
          sentAt: sql<null>`NULL`.as('sent_at'),
        })
        .from(sql`(SELECT 1)`)
        .where(isProven(given)),
    ),
);

/**
 * Moves an account to a new e-mail with the code that was sent there, and tells the old one. When the code is not right
 * nothing changes at all.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP, EMAIL_TAKEN
 */
export async function changeEmail(
  shop: Shop,
  actor: Actor & { userId: number },
  { from, otp, ...facts }: Facts & { from: string; otp: string },
): Promise<UserProfile> {
  const { userId } = actor;
  const { to } = facts;
  const door = 'changeEmail';
  const attempt = randomKey(shop.random);
  const key = `email-changed-${attempt}`;
  const hash = await codeHash(shop, { door, email: to, otp });
  const { asker } = await askerOf(shop, { userId });
  const notice: Letter = { name: 'emailChanged', to: from, newEmail: to };
  const [[before], [tried], [changed], , ...rows] = await shop.write(
    codeState({ email: to, door, asker }),
    useCode({ email: to, door, asker, codeHash: hash, attempt, now: shop.now }),
    updateEmail({ userId, ...facts, attempt, now: shop.now }),
    insertNotice({ key, payload: JSON.stringify(notice), to, attempt, now: shop.now }),
    ...profileReads(actor),
  );
  if (!changed) refuseTry(before, tried, shop.now);
  shop.after(() => sendOutbox(shop));
  return profileOf(actor, rows);
}
