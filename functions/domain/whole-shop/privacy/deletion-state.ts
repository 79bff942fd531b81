import { and, eq, isNull } from 'drizzle-orm';
import type { AccountDeletion } from '#contract/calls/account.ts';
import type { NamedResults } from '../../../db/db.ts';
import { accountDeletions } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { userById } from '../../accounts/users/index.ts';
import { openMatters, staffRights } from './open-matters.ts';
import { keptFacts, whatStays } from './what-stays.ts';

const openDeletion = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ askedAt: accountDeletions.requestedAt })
    .from(accountDeletions)
    .where(
      and(
        eq(accountDeletions.userId, params.userId),
        isNull(accountDeletions.doneAt),
        isNull(accountDeletions.takenBackAt),
      ),
    ),
);

/** Returns the statements that read whether an account may be deleted, and whether its deletion is pending. */
export function deletionReads(userId: number) {
  const who = { userId };
  return {
    pending: openDeletion(who),
    waitsFor: openMatters(who),
    rights: staffRights(who),
    facts: keptFacts(who),
    user: userById(who),
  };
}
export type DeletionRows = NamedResults<ReturnType<typeof deletionReads>>;

export function deletionOf({ pending: [pending], waitsFor, rights, facts: [facts] }: DeletionRows): AccountDeletion {
  const hindrance = rights.some(({ role }) => role === 'ROLE_SELLER') ? 'SELLS' : rights.length > 0 ? 'STAFF' : null;
  return {
    status: pending === undefined ? 'NONE' : waitsFor.length > 0 ? 'WAITING' : 'DUE',
    askedAt: pending?.askedAt ?? null,
    waitsFor,
    hindrance,
    stays: whatStays(facts!),
  };
}

/** Returns whether the deletion of an account is pending, and what would be kept. */
export async function readDeletion(shop: Shop, { userId }: { userId: number }): Promise<AccountDeletion> {
  return deletionOf(await shop.read(deletionReads(userId)));
}
