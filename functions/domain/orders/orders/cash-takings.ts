import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { cashTakings, users } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Inserts the cash that staff took for an order, in the batch of the order. */
export const insertCashTaking = insertInto(cashTakings);

/** Lists cash by day and person, newest first: that of the days from `since` on, and all that is not in the bank. */
export const takenCash = statement((db, params: Params<{ since: string }>) =>
  db
    .select({
      takenOn: cashTakings.takenOn,
      userId: cashTakings.userId,
      person: users.fullName,
      orders: sql<number>`count(*)`,
      amount: sql<number>`sum(${cashTakings.amountPaise})`,
      open: sql<number>`sum(CASE WHEN ${cashTakings.bankedAt} IS NULL THEN ${cashTakings.amountPaise} ELSE 0 END)`,
      bankedAt: sql<number | null>`max(${cashTakings.bankedAt})`,
      bankReference: sql<string | null>`max(${cashTakings.bankReference})`,
    })
    .from(cashTakings)
    .innerJoin(users, eq(users.id, cashTakings.userId))
    .where(sql`(${cashTakings.takenOn} >= ${params.since} OR ${cashTakings.bankedAt} IS NULL)`)
    .groupBy(cashTakings.takenOn, cashTakings.userId)
    .orderBy(desc(cashTakings.takenOn), asc(users.fullName)),
);

type OfDay = { takenOn: string; userId: number };

/** The cash of a person and a day that is not in the bank. */
export const openCash = statement((db, params: Params<OfDay>) =>
  db
    .select({
      orders: sql<number>`count(*)`,
      amountPaise: sql<number>`coalesce(sum(${cashTakings.amountPaise}), 0)`,
      lastId: sql<number>`coalesce(max(${cashTakings.id}), 0)`,
    })
    .from(cashTakings)
    .where(
      and(eq(cashTakings.takenOn, params.takenOn), eq(cashTakings.userId, params.userId), isNull(cashTakings.bankedAt)),
    ),
);

/** Notes that a person's open cash of a day is in the bank. Changes as many rows as there are orders. */
export const setBanked = statement((db, params: Params<OfDay & { now: number; by: number; bankReference: string }>) =>
  db
    .update(cashTakings)
    .set({
      bankedAt: sql`${params.now}`,
      bankedBy: sql`${params.by}`,
      bankReference: sql`${params.bankReference}`,
    })
    .where(
      and(eq(cashTakings.takenOn, params.takenOn), eq(cashTakings.userId, params.userId), isNull(cashTakings.bankedAt)),
    ),
);
