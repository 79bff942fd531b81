import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { DataRequest, EnterDataRequest, SettleDataRequest } from '#contract/calls/data-requests.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { DATA_REQUEST_DAYS } from '#contract/states/data-request.ts';
import type { DataRequestStatus } from '#contract/states/data-request.ts';
import { accountDeletions, dataRequests, users } from '../../../db/schema/index.ts';
import { insertedId, insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow, consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

const DUE_MS = DATA_REQUEST_DAYS * 24 * 60 * 60_000;
const table = dataRequests;

const STATUS = sql<DataRequestStatus>`CASE
  WHEN coalesce(${table.doneAt}, ${accountDeletions.doneAt}) IS NOT NULL THEN 'DONE'
  WHEN ${accountDeletions.takenBackAt} IS NOT NULL THEN 'WITHDRAWN'
  WHEN ${table.deletionId} IS NOT NULL THEN 'WAITING'
  ELSE 'OPEN' END`;

/** Requests of people about their personal data. */
export const managedDataRequests = consoleList({
  id: table.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: table.id,
        kind: table.kind,
        status: STATUS,
        email: sql<
          string | null
        >`coalesce(${table.email}, CASE WHEN ${users.archivedAt} IS NULL THEN ${users.email} END)`,
        userId: sql<number | null>`CASE WHEN ${users.archivedAt} IS NULL THEN ${users.id} END`,
        isByAccount: sql<number>`${table.email} IS NULL`,
        note: table.note,
        createdAt: table.createdAt,
        dueUntil: table.dueUntil,
        doneAt: sql<number | null>`coalesce(${table.doneAt}, ${accountDeletions.doneAt})`,
        doneBy: sql<string | null>`(SELECT person.full_name FROM users person WHERE person.id = ${table.doneByUserId})`,
        outcome: table.outcome,
        version: table.version,
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.userId))
      .leftJoin(accountDeletions, eq(accountDeletions.id, table.deletionId))
      .$dynamic(),
  counted: sql`${table} LEFT JOIN ${users} ON ${users.id} = ${table.userId}
    LEFT JOIN ${accountDeletions} ON ${accountDeletions.id} = ${table.deletionId}`,
  sorts: { id: table.id },
  filters: { kind: equals(table.kind), status: where<DataRequestStatus>((status) => sql`${STATUS} = ${status}`) },
  q: [search.in(table.email), search.in(users.email)],
  row: ({ isByAccount, ...request }): DataRequest => ({ ...request, isByAccount: isByAccount === 1 }),
  missing: 'DATA_REQUEST_NOT_FOUND',
});

const insertRequest = insertInto(table);

/** Returns the statement that records that a person got a copy of their data. */
export function copyGiven({ now }: Pick<Shop, 'now'>, userId: number): Statement<number> {
  return insertRequest({ createdAt: now, updatedAt: now, kind: 'COPY', userId, dueUntil: now + DUE_MS, doneAt: now });
}

const noteDeletion = statement((db, params: Params<{ userId: number; now: number; dueUntil: number }>) =>
  db
    .insert(table)
    .select(
      db
        .select(
          selectedRow(table, {
            createdAt: params.now,
            updatedAt: params.now,
            kind: sql`'DELETION'`,
            userId: accountDeletions.userId,
            deletionId: accountDeletions.id,
            dueUntil: params.dueUntil,
          }),
        )
        .from(accountDeletions)
        .where(
          and(
            eq(accountDeletions.userId, params.userId),
            isNull(accountDeletions.doneAt),
            isNull(accountDeletions.takenBackAt),
          ),
        ),
    )
    // A repeated request has no further effect.
    .onConflictDoNothing(),
);

/**
 * Returns the statement that records a requested deletion, if there is one. It belongs after the deletion's row in the
 * batch.
 */
export function deletionAsked({ now }: Pick<Shop, 'now'>, userId: number): Statement<number> {
  return noteDeletion({ userId, now, dueUntil: now + DUE_MS });
}

const userWith = statement((db, params: Params<{ email: string }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.email, params.email)),
);

/** Records a request that came by letter or telephone, so that its legal deadline runs. */
export async function enterDataRequest(
  shop: Shop,
  admin: Admin,
  { email, kind, note }: EnterDataRequest,
): Promise<DataRequest> {
  const [[user]] = await shop.read(userWith({ email }));
  const { now } = shop;
  const userId = user?.id ?? null;
  const request = { kind, email, userId, note: note || null, createdAt: now, dueUntil: now + DUE_MS };
  const { id } = await shop.write({
    request: insertRequest({ ...request, updatedAt: now }),
    id: insertedId,
    audit: auditEntry(shop, admin, {
      action: 'data request entered',
      subject: 'dataRequest',
      subjectId: 0,
      before: {},
      after: { kind },
    }),
  });
  return { ...request, id, status: 'OPEN', isByAccount: false, doneAt: null, doneBy: null, outcome: null, version: 1 };
}

const newestOf = statement((db, params: Params<{ email: string; kind: string }>) =>
  db
    .select({ id: sql<number | null>`max(${table.id})` })
    .from(table)
    .where(sql`${table.email} = ${params.email} AND ${table.kind} = ${params.kind}`),
);

/**
 * Returns the newest recorded request for an e-mail when the admin repeats the entry. @throws DATA_REQUEST_NOT_FOUND
 */
export async function readEnteredRequest(
  shop: Shop,
  admin: Admin,
  { email, kind }: EnterDataRequest,
): Promise<DataRequest> {
  const [[newest]] = await shop.read(newestOf({ email, kind }));
  return managedDataRequests.one(shop, admin, newest?.id ?? 0);
}

const settle = statement(
  (db, params: Params<{ id: number; version: number; outcome: string; userId: number; now: number }>) =>
    db
      .update(table)
      .set({
        doneAt: sql`${params.now}`,
        doneByUserId: sql`${params.userId}`,
        outcome: sql`${params.outcome}`,
        updatedAt: sql`${params.now}`,
        version: sql`${table.version} + 1`,
      })
      .where(and(eq(table.id, params.id), eq(table.version, params.version), isNull(table.doneAt))),
);

/**
 * Records the outcome of a request that waited for the platform's staff.
 * @throws DATA_REQUEST_NOT_FOUND, DATA_REQUEST_SETTLED, STALE_VERSION with the present state
 */
export function settleDataRequest(
  shop: Shop,
  admin: Admin,
  id: number,
  { reason, version }: SettleDataRequest,
): Promise<DataRequest> {
  return changeRow(managedDataRequests, shop, admin, { id, version }, (before) => {
    if (before.status !== 'OPEN') refuse('DATA_REQUEST_SETTLED');
    return {
      row: settle({ id, version: before.version, outcome: reason, userId: admin.userId, now: shop.now }),
      audit: {
        action: 'data request settled',
        subject: 'dataRequest',
        before: { status: before.status },
        after: { status: 'DONE' },
        reason,
      },
    };
  });
}

/** Deletes requests that were settled before an instant. */
export const forgetOldRequests = statement((db, params: Params<{ before: number }>) =>
  db.delete(table).where(lt(table.doneAt, params.before)),
);
