import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { outbox } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { LONGEST_DELIVERY_MS, SECRET_FIELDS } from './kind.ts';
import type { OutboxItem, OutboxKind } from './kind.ts';

/** The duration of a lease, longer than any delivery. After it, another process may send the item. */
export const CLAIM_MS = 2 * LONGEST_DELIVERY_MS;

const insertRow = insertInto(outbox);

/**
 * Returns the statement that inserts an outbox item, for the same batch as the change it is about. The inserting
 * process has the lease from the start and sends the item directly after the batch (`sendItems`).
 */
export function outboxItem(shop: Shop, { kind, key, payload }: OutboxItem): Statement<number> {
  return insertRow({
    kind,
    key,
    payload,
    attempts: 1,
    nextAt: shop.now,
    claimedUntil: shop.now + CLAIM_MS,
    createdAt: shop.now,
  });
}

/**
 * Returns the same without a lease: the next `sendOutbox` sends it. Use it for many items, whose sending would outlast
 * the request.
 */
export function outboxItemForLater(shop: Shop, { kind, key, payload }: OutboxItem): Statement<number> {
  return insertRow({ kind, key, payload, nextAt: shop.now, createdAt: shop.now });
}

const insertAtRow = statement(
  (db, params: Params<{ kind: string; key: string; payload: string; dueAt: number; now: number }>) =>
    db
      .insert(outbox)
      .values({
        kind: params.kind,
        key: params.key,
        payload: sql`${params.payload}`,
        nextAt: params.dueAt,
        createdAt: params.now,
      })
      .onConflictDoNothing(),
);

/** Returns the statement that inserts an item which is due at an instant, unless there is one with its key. */
export function outboxItemAt(shop: Shop, { kind, key, payload }: OutboxItem, dueAt: number): Statement<number> {
  return insertAtRow({ kind, key, payload: JSON.stringify(payload), dueAt, now: shop.now });
}

/**
 * Returns a function for items that are inserted if a condition is true at this position of the batch. The writer does
 * not know the outcome, so nothing is leased and the next `sendOutbox` sends the item.
 */
export function outboxItemWhere<Values extends object>(
  condition: (params: Params<Values>) => SQL,
): (shop: Shop, item: OutboxItem, values: Values) => Statement<number> {
  const insert = statement(
    (db, params: Params<Values & { itemKind: string; itemKey: string; item: string; at: number }>) =>
      db.insert(outbox).select(
        db
          .select(
            selectedRow(outbox, {
              kind: params.itemKind,
              key: params.itemKey,
              payload: params.item,
              nextAt: params.at,
              createdAt: params.at,
            }),
          )
          .from(sql`(SELECT 1)`)
          .where(condition(params)),
      ),
  );
  return (shop, { kind, key, payload }, values) =>
    insert({ ...values, itemKind: kind, itemKey: key, item: JSON.stringify(payload), at: shop.now });
}

type Expression = SQL | Placeholder | AnySQLiteColumn;

const rowOf = <Payload extends object>(
  kind: Pick<OutboxKind<Payload>, 'name'>,
  { key, payload, dueAt, isBulk = false }: ChosenItems<Payload>,
  now: Placeholder,
) =>
  selectedRow(outbox, {
    kind: sql.raw(`'${kind.name}'`),
    key,
    payload: sql`json_object(${sql.join(
      Object.entries<Expression>(payload).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
      sql`, `,
    )})`,
    nextAt: dueAt ?? now,
    createdAt: now,
    isBulk: sql.raw(isBulk ? '1' : '0'),
  });

/** Key and payload of each item, as expressions over the rows that the items are made of. */
interface ChosenItems<Payload extends object> {
  key: SQL;
  payload: { [Field in keyof Payload & string]: Expression };
  /** When each is due; at once if undefined. */
  dueAt?: SQL;
  /** Whether they wait while other items are due. */
  isBulk?: boolean;
}

/** A SELECT of whole outbox rows, still without its FROM. */
const selection = (db: Builder, row: ReturnType<typeof rowOf>) => db.select(row);
type Selection = ReturnType<typeof selection>;

/**
 * Returns a statement that inserts an item for each row of a SELECT. `sendOutbox` sends them. Items whose key exists
 * already are skipped.
 * @param from completes the SELECT
 * @example
 * const mailReminders = outboxItemsFrom(
 *   cartReminder,
 *   { key: sql`'cart-reminder-' || ${checkouts.id}`, payload: { checkoutId: checkouts.id, beganAt: checkouts.beganAt } },
 *   (rows, params: Params<{ now: number }>) => rows.from(checkouts).where(eq(checkouts.remindedAt, params.now)),
 * );
 */
export function outboxItemsFrom<Payload extends object, Values extends object>(
  kind: Pick<OutboxKind<Payload>, 'name'>,
  items: ChosenItems<Payload>,
  from: (rows: Selection, params: Params<Values & { now: number }>) => SQLWrapper,
): (values: Values & { now: number }) => Statement<number> {
  return statement((db, params: Params<Values & { now: number }>) =>
    db
      .insert(outbox)
      .select(from(selection(db, rowOf(kind, items, (params as Params<{ now: number }>).now)), params).getSQL())
      .onConflictDoNothing(),
  );
}

/** Returns the condition that the outbox has an item with this key. */
export const isInOutbox = (key: SQL): SQL => sql`EXISTS (SELECT 1 FROM outbox item WHERE item.key = ${key})`;

const isDue = (params: Params<{ now: number }>) =>
  and(
    // A literal and not a parameter, so that SQLite can use the partial index of waiting rows.
    sql`${outbox.status} = 'waiting'`,
    lte(outbox.nextAt, params.now),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, params.now)),
  );

interface Claim {
  now: number;
  until: number;
  limit: number;
  isBulk: boolean;
  since: number;
}

/** Leases the due rows that nobody has leased, in one statement, so that two processes never lease the same row. */
const claimRows = statement((db, params: Params<Claim>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(isDue(params), eq(outbox.isBulk, params.isBulk), sql`${outbox.createdAt} >= ${params.since}`))
          .orderBy(outbox.nextAt)
          .limit(params.limit),
      ),
    )
    .returning({
      kind: outbox.kind,
      key: outbox.key,
      payload: outbox.payload,
      attempts: outbox.attempts,
      claimedUntil: sql<number>`${outbox.claimedUntil}`,
    }),
);

/**
 * Returns two statements that lease due items: up to `limit` items that are not bulk, and one bulk item. A mail about an
 * order therefore waits for at most one newsletter mail.
 * @param since epoch milliseconds: no item that was made before
 */
export function claimDue(shop: Shop, limit: number, since: number) {
  const now = shop.clock();
  const until = now + CLAIM_MS;
  const claim = { now, until, since };
  return [claimRows({ ...claim, limit, isBulk: false }), claimRows({ ...claim, limit: 1, isBulk: true })] as const;
}

/** The lease still belongs to the caller if nobody else has leased the row since. */
const isHeld = (params: Params<{ key: string; claimedUntil: number }>) =>
  and(eq(outbox.key, params.key), eq(outbox.status, 'waiting'), sql`${outbox.claimedUntil} = ${params.claimedUntil}`);

/** Extends a lease. It touches no row if another process has leased or sent the item. */
export const renewClaim = statement((db, params: Params<{ key: string; claimedUntil: number; until: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}` })
    .where(isHeld(params)),
);

/** The name of an item's mail: the only part of its payload that stays after sending. */
const nameOfMail = sql`CASE WHEN ${outbox.kind} = 'mail' AND ${outbox.payload} ->> 'name' IS NOT NULL
  THEN json_object('name', ${outbox.payload} ->> 'name') ELSE '{}' END`;

/** Marks an item as sent. The row stays as proof, without its payload, which may contain a code and the recipient. */
export const markSent = statement((db, params: Params<{ key: string; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${params.now}`, claimedUntil: null, payload: nameOfMail, lastError: null })
    .where(and(eq(outbox.key, params.key), ne(outbox.status, 'sent'))),
);

interface Failure {
  key: string;
  claimedUntil: number;
  isLast: boolean;
  nextAt: number;
  error: string;
}

const SECRET_PATHS = sql.raw(SECRET_FIELDS.map((field) => `'$.${field}'`).join(', '));

/**
 * Marks an item as failed. It is retried later, with doubled pauses. After the last attempt it is stored without its
 * secrets and not retried.
 */
export const markFailed = statement((db, params: Params<Failure>) =>
  db
    .update(outbox)
    .set({
      status: sql`CASE WHEN ${params.isLast} THEN 'dead' ELSE 'waiting' END`,
      payload: sql`CASE WHEN ${params.isLast} THEN json_remove(${outbox.payload}, ${SECRET_PATHS}) ELSE ${outbox.payload} END`,
      nextAt: sql`${params.nextAt}`,
      claimedUntil: null,
      lastError: sql`${params.error}`,
    })
    .where(isHeld(params)),
);

/** Deletes dead mails of a name, including their addresses. */
export const forgetDeadMails = statement((db, params: Params<{ name: string }>) =>
  db
    .delete(outbox)
    .where(sql`${outbox.status} = 'dead' AND json_extract(${outbox.payload}, '$.name') = ${params.name}`),
);
