import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { AccountDeletion } from '#contract/calls/account.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { accountDeletions, oneTimeCodes } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { codeHash, codeState, refuseTry, requesterOf, sendCode, useCode } from '../../accounts/auth/index.ts';
import { outboxItemWhere, sendOutbox } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { deletionAsked } from './data-requests.ts';
import { deletionOf, deletionReads } from './deletion-state.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { deletionWaitsMail } from './mails.ts';
import { matterInWords } from './open-matters.ts';

type Person = Actor & { userId: number };
const purpose = 'deleteAccount';

const isOwnEmail = requireCondition(
  'FIELDS_INVALID',
  (params: Params<{ userId: number; email: string }>) =>
    sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${params.userId} AND users.email = ${params.email})`,
);
const NOT_OWN = { fields: { email: 'Please use the email of your account' } };

/**
 * Mails the code for the deletion of an account, only to the account's own e-mail.
 * @throws FIELDS_INVALID for another e-mail; CODE_RESEND_LOCKED, CODE_TOO_MANY, TOO_MANY_REQUESTS
 */
export async function sendDeletionCode(shop: Shop, { userId }: Person, email: string): Promise<void> {
  await sendCode(shop, { purpose, email, userId, only: [isOwnEmail({ userId, email }, NOT_OWN)] });
}

/** Returns the condition that this attempt used up the code. */
const isProven = (params: Params<{ attempt: string }>) => sql`EXISTS (
  SELECT 1 FROM one_time_codes WHERE used_by = ${params.attempt} AND purpose = 'deleteAccount')`;

const insertDeletion = statement((db, params: Params<{ userId: number; attempt: string; now: number }>) =>
  db
    .insert(accountDeletions)
    .select(
      db
        .select(selectedRow(accountDeletions, { userId: params.userId, requestedAt: params.now }))
        .from(oneTimeCodes)
        .where(sql`${oneTimeCodes.usedBy} = ${params.attempt} AND ${oneTimeCodes.purpose} = 'deleteAccount'`),
    )
    // A repeated request has no further effect.
    .onConflictDoNothing(),
);

const noticeWhereProven = outboxItemWhere(isProven);

/**
 * Deletes an account with the code that was mailed: at once if nothing is open, else when all open matters are over.
 * @throws ACCOUNT_SELLS, ACCOUNT_OF_STAFF; CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP
 */
export async function askDeletion(shop: Shop, { userId }: Person, otp: string): Promise<AccountDeletion> {
  const rows = await shop.read(deletionReads(userId));
  const [user] = rows.user;
  const { hindrance, waitsFor, askedAt, stays } = deletionOf(rows);
  if (hindrance === 'SELLS') refuse('ACCOUNT_SELLS');
  if (hindrance === 'STAFF') refuse('ACCOUNT_OF_STAFF');
  const { email } = user ?? refuse('SESSION_EXPIRED');

  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { requester } = await requesterOf(shop, { userId });
  const notice = deletionWaitsMail.item(`deletion-waits-${attempt}`, email, {
    waitsFor: waitsFor.map(matterInWords),
  });
  const [[before], [tried]] = await shop.write(
    codeState({ email, purpose, requester }),
    useCode({ email, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    insertDeletion({ userId, attempt, now: shop.now }),
    deletionAsked(shop, userId),
    ...(waitsFor.length > 0 ? [noticeWhereProven(shop, notice, { attempt })] : []),
  );
  if (!tried?.right) refuseTry(before, tried, shop.now);
  shop.after(() => (waitsFor.length > 0 ? sendOutbox(shop, shop.now) : eraseAccounts(shop, userId)));
  return {
    status: waitsFor.length > 0 ? 'WAITING' : 'DUE',
    askedAt: askedAt ?? shop.now,
    waitsFor,
    hindrance,
    stays,
  };
}

const takeBack = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(accountDeletions)
    .set({ takenBackAt: sql`${params.now}` })
    .where(sql`user_id = ${params.userId} AND done_at IS NULL AND taken_back_at IS NULL`),
);

/** Withdraws the pending deletion of an account. @throws DELETION_NOT_ASKED */
export async function takeDeletionBack(shop: Shop, { userId }: Person): Promise<AccountDeletion> {
  const { after } = await shop.write({
    takenBack: requireChange(takeBack({ userId, now: shop.now }), 'DELETION_NOT_ASKED'),
    after: deletionReads(userId),
  });
  return deletionOf(after);
}
