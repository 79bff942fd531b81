import { sql } from 'drizzle-orm';
import { accountDeletions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Erasure } from '../../../ports/backups.ts';
import type { Shop } from '../../shop.ts';
import { eraseAccounts } from './erase-accounts.ts';

const erasedSince = statement((db, params: Params<{ since: number }>) =>
  db
    .select({ userId: users.id, userSince: users.createdAt, at: sql<number>`${accountDeletions.doneAt}` })
    .from(accountDeletions)
    .innerJoin(users, sql`${users.id} = ${accountDeletions.userId}`)
    .where(sql`${accountDeletions.doneAt} >= ${params.since}`)
    .orderBy(accountDeletions.doneAt),
);

/** Adds the newest erasures to the list outside the records, as a job. */
export async function noteErasures(shop: Shop): Promise<{ noted: number }> {
  if (!shop.backups) return { noted: 0 };
  const known = await shop.backups.erasures();
  const [erased] = await shop.read(erasedSince({ since: known.at(-1)?.at ?? 0 }));
  const isKnown = ({ userId, at }: Erasure) => known.some((one) => one.userId === userId && one.at === at);
  const fresh = erased.filter((one) => !isKnown(one));
  if (fresh.length > 0) await shop.backups.noteErasures(fresh);
  return { noted: fresh.length };
}

/** Asks for the deletion of an account that is there, unless it is asked for already. */
const askAgain = statement((db, params: Params<{ userId: number; userSince: number; now: number }>) =>
  db
    .insert(accountDeletions)
    .select(
      sql`SELECT NULL, ${users.id}, ${params.now}, NULL, NULL FROM ${users}
        WHERE ${users.id} = ${params.userId} AND ${users.createdAt} = ${params.userSince} AND ${users.archivedAt} IS NULL`,
    )
    .onConflictDoNothing(),
);

/**
 * Erases accounts in restored records that were erased after the backup. An account whose orders were open at the time of
 * the backup waits for them, as a deletion that was asked for does.
 * @returns the number of accounts that are erased now, and that wait
 */
export async function repeatErasures(
  shop: Shop,
  erasures: readonly Erasure[],
): Promise<{ erased: number; waiting: number }> {
  let erased = 0;
  let asked = 0;
  for (const { userId, userSince } of erasures) {
    const [changed] = await shop.write(askAgain({ userId, userSince, now: shop.now }));
    if (changed === 0) continue;
    asked += 1;
    erased += (await eraseAccounts(shop, userId)).erased;
  }
  return { erased, waiting: asked - erased };
}
