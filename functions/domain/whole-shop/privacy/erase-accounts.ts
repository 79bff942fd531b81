import { sql } from 'drizzle-orm';
import { Refusal } from '#contract/calls/refusals.ts';
import {
  accountDeletions,
  answers,
  media,
  memberships,
  questions,
  reviews,
  shipments,
  users,
} from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { cancelNotPaid } from '../../orders/orders/index.ts';
import { forgetDeadMails, outboxItem, sendItems, sendOutbox } from '../../platform/outbox/index.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { accountDeletedMail } from './mails.ts';
import { openMattersOf, staffRightsOf } from './open-matters.ts';
import { byConsignment, byOwnFile, personOf } from './person.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { keptFacts, staysInWords, whatStays } from './what-stays.ts';
import { fileRemovalsFrom } from '../../files/media/index.ts';

/** The most accounts in one run. */
const AT_ONCE = 50;

type OfUser = Params<{ userId: number }>;
type Erasure = (values: { userId: number }) => Statement;

const isOpen = sql`${accountDeletions.doneAt} IS NULL AND ${accountDeletions.takenBackAt} IS NULL`;
const nothingStandsAgainst = (userId: Parameters<typeof openMattersOf>[0]) =>
  sql`NOT EXISTS (${openMattersOf(userId)}) AND NOT EXISTS (${staffRightsOf(userId)})`;

const dueDeletions = statement((db, params: Params<{ only: number | null }>) =>
  db
    .select({ userId: accountDeletions.userId, email: users.email })
    .from(accountDeletions)
    .innerJoin(users, sql`${users.id} = ${accountDeletions.userId}`)
    .where(
      sql`${isOpen} AND (${params.only} IS NULL OR ${accountDeletions.userId} = ${params.only})
        AND ${nothingStandsAgainst(sql`account_deletions.user_id`)}`,
    )
    .limit(AT_ONCE),
);

/**
 * Marks a deletion as done. Of two concurrent runs only one succeeds. Matters that were opened meanwhile prevent it.
 */
const finish = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(accountDeletions)
    .set({ doneAt: sql`${params.now}` })
    .where(
      sql`user_id = ${params.userId} AND done_at IS NULL AND taken_back_at IS NULL AND ${nothingStandsAgainst(params.userId)}`,
    ),
);

/** Invalidates pages with the person's reviews, because they lose the author's name. */
const reviewedPages = pageInvalidationWhere((params: OfUser) => ({
  subjectId: sql`${reviews.productId}`,
  from: sql`${reviews}`,
  condition: sql`${reviews.userId} = ${params.userId}`,
}));
const questionedPages = pageInvalidationWhere((params: OfUser) => ({
  subjectId: sql`${questions.productId}`,
  from: sql`${questions}`,
  condition: sql`${questions.userId} = ${params.userId} OR ${questions.id} IN (
    SELECT ${answers.questionId} FROM ${answers} WHERE ${answers.userId} = ${params.userId})`,
}));

const removeSentFiles = fileRemovalsFrom(sql`media.key`, (rows, params: Params<{ userId: number; now: number }>) =>
  rows.from(media).where(byOwnFile(personOf(params))),
);
const removeLabels = fileRemovalsFrom(
  sql`shipments.label_key`,
  (rows, params: Params<{ userId: number; now: number }>) =>
    rows
      .from(shipments)
      .where(sql`${shipments.labelKey} IS NOT NULL AND ${byConsignment(shipments.consignmentId)(personOf(params))}`),
);

/** The statements that remove or blank each table's rows, in the order of `PERSONAL_DATA`. */
const ERASURES: readonly Erasure[] = Object.values(PERSONAL_DATA).flatMap((known): Erasure[] => {
  if (known.knows === 'nobody' || known.fate.way === 'kept') return [];
  const { table, rows, fate } = known;
  if (fate.way === 'removed') {
    return [statement((db, params: OfUser) => db.delete(table).where(rows(personOf(params))))];
  }
  const { columns } = fate;
  return [
    statement((db, params: OfUser) =>
      db
        .update(table)
        .set(columns)
        .where(rows(personOf(params))),
    ),
  ];
});

const endMemberships = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(memberships)
    .set({ archivedAt: sql`coalesce(archived_at, ${params.now})` })
    .where(sql`user_id = ${params.userId}`),
);
const endUser = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .update(users)
    .set({ archivedAt: sql`${params.now}`, updatedAt: sql`${params.now}` })
    .where(sql`id = ${params.userId}`),
);

/**
 * Deletes the accounts with a pending deletion and without open matters: all of them (as a job), or one at the request
 * itself. `PERSONAL_DATA` defines which rows are kept, and in which form. The person gets a last mail.
 */
export async function eraseAccounts(shop: Shop, only: number | null = null): Promise<{ erased: number; kept: number }> {
  const [due] = await shop.read(dueDeletions({ only }));
  let erased = 0;
  for (const { userId, email } of due) if (await erase(shop, userId, email)) erased += 1;
  if (only === null) await shop.write(forgetDeadMails({ name: accountDeletedMail.name }));
  return { erased, kept: due.length - erased };
}

async function erase(shop: Shop, userId: number, email: string): Promise<boolean> {
  const when = { userId, now: shop.now };
  const [[facts]] = await shop.read(keptFacts({ userId }));
  const mail = accountDeletedMail.item(`account-deleted-${userId}`, email, {
    stays: staysInWords(whatStays(facts!)),
  });
  try {
    await shop.write(
      requireChange(finish(when), 'DELETION_OVER'),
      reviewedPages(shop, { subject: 'product', urgent: false }, { userId }),
      questionedPages(shop, { subject: 'product', urgent: false }, { userId }),
      ...cancelNotPaid(when),
      removeSentFiles(when),
      removeLabels(when),
      ...ERASURES.map((erasure) => erasure({ userId })),
      endMemberships(when),
      endUser(when),
      outboxItem(shop, mail),
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DELETION_OVER') return false;
    throw error;
  }
  await sendItems(shop, [mail]);
  await sendOutbox(shop, shop.now);
  return true;
}
