import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { outbox } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { LONGEST_DELIVERY_MS, SECRET_FIELDS } from './kind.ts';
import type { OutboxItem, OutboxKind } from './kind.ts';
import type { Mail } from './mails.ts';

/** A claim lasts so long, more than any delivery; a sender that died is overtaken afterwards. */
export const CLAIM_MS = 2 * LONGEST_DELIVERY_MS;

const insertRow = insertInto(outbox);

/**
 * Asks for something to be told to the outside world; stands in the same batch as the change it tells of. The row is
 * claimed from the start by whoever writes it, who sends it right after (`sendItems`).
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

/** The same for what its writer leaves to the next `sendOutbox`: many at once would outlast the request they came with. */
export function outboxItemForLater(shop: Shop, { kind, key, payload }: OutboxItem): Statement<number> {
  return insertRow({ kind, key, payload, nextAt: shop.now, createdAt: shop.now });
}

/**
 * The same where a condition holds at this place of the batch. Since the writer does not know whether it did, nothing is
 * claimed: the next `sendOutbox` sends it.
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
  { key, payload }: ChosenItems<Payload>,
  now: Placeholder,
) =>
  selectedRow(outbox, {
    kind: sql.raw(`'${kind.name}'`),
    key,
    payload: sql`json_object(${sql.join(
      Object.entries<Expression>(payload).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
      sql`, `,
    )})`,
    nextAt: now,
    createdAt: now,
  });

/** Key and payload of each item, in terms of the rows that the items are made of. */
interface ChosenItems<Payload extends object> {
  key: SQL;
  payload: { [Field in keyof Payload & string]: Expression };
}

/** A SELECT of whole outbox rows that waits for its FROM. */
const selection = (db: Builder, row: ReturnType<typeof rowOf>) => db.select(row);
type Selection = ReturnType<typeof selection>;

/**
 * Returns a statement that inserts an item for each row of a SELECT. `sendOutbox` sends them. A key that is there already
 * is left alone.
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

const isDue = (params: Params<{ now: number }>) =>
  and(
    // A literal, since no index of the waiting rows alone serves a value that comes later.
    sql`${outbox.status} = 'waiting'`,
    lte(outbox.nextAt, params.now),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, params.now)),
  );

/** Takes the rows that are due and held by nobody, in one statement: two who ask at once never hold the same. */
const claimRows = statement((db, params: Params<{ now: number; until: number; limit: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db.select({ id: outbox.id }).from(outbox).where(isDue(params)).orderBy(outbox.nextAt).limit(params.limit),
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

export function claimDue(shop: Shop, limit: number) {
  const now = shop.clock();
  return claimRows({ now, until: now + CLAIM_MS, limit });
}

/** A row is the caller's for as long as nobody else has claimed it since. */
const isHeld = (params: Params<{ key: string; claimedUntil: number }>) =>
  and(eq(outbox.key, params.key), eq(outbox.status, 'waiting'), sql`${outbox.claimedUntil} = ${params.claimedUntil}`);

/** Makes a claim last longer; touches nothing when somebody else holds the row or has sent it. */
export const renewClaim = statement((db, params: Params<{ key: string; claimedUntil: number; until: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}` })
    .where(isHeld(params)),
);

/** Which mail it was, of an item that is one: what stays of its content once it is sent. */
const nameOfMail = sql`CASE WHEN ${outbox.kind} = 'mail' AND ${outbox.payload} ->> 'name' IS NOT NULL
  THEN json_object('name', ${outbox.payload} ->> 'name') ELSE '{}' END`;

/** Sent: the row stays as proof, without its content, which may hold a code and whom it went to. */
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

/** Failed: tried again later, each time twice as late; after the last try kept without its secrets and not tried again. */
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

/** Deletes dead mails of a name, with the address they have. */
export const forgetDeadMails = statement((db, params: Params<{ name: Mail['name'] }>) =>
  db
    .delete(outbox)
    .where(sql`${outbox.status} = 'dead' AND json_extract(${outbox.payload}, '$.name') = ${params.name}`),
);
