import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Actor, Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { CodConfirmationAnswer } from '#contract/states/order.ts';
import { codConfirmations, orders } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { OrderKey } from './reads.ts';
import { isConfirmationToken } from './cod-to-confirm.ts';

/**
 * A person who opened the link that was mailed to an order's shopper. The link gives access to that order only, and
 * only while it waits for confirmation.
 */
export interface LinkHolder extends Actor {
  kind: 'visitor';
  /** The number of the order. */
  order: string;
}

/** Who may confirm a COD order: its shopper, signed in or through the mailed link. */
export type Buyer = Customer | LinkHolder;

/** Returns whether a buyer may decide about an order. */
export function isOrderOf(buyer: Buyer, { userId, number }: { userId: number; number: string }): boolean {
  return buyer.kind === 'customer' ? buyer.userId === userId : buyer.order === number;
}

/**
 * Returns the buyer of a request: the holder of a valid link, even when signed in, or else the customer.
 * @throws CONFIRMATION_LINK_WRONG for an invalid link
 * @throws SESSION_EXPIRED for a visitor without a link
 */
export async function buyerBy(
  shop: Hashes,
  actor: Actor,
  { id, number }: OrderKey,
  token: string | undefined,
): Promise<Buyer> {
  if (token === undefined) return actor.kind === 'customer' ? (actor as Customer) : refuse('SESSION_EXPIRED');
  if (id !== null || number === null) return refuse('CONFIRMATION_LINK_WRONG');
  if (!(await isConfirmationToken(shop, number, token))) refuse('CONFIRMATION_LINK_WRONG');
  return { kind: 'visitor', order: number };
}

/** Notes that the order of this batch must be confirmed. */
export const insertCodConfirmation = insertInto(codConfirmations, (params: Params<{ number: string }>) => ({
  orderId: sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`,
}));

/** Stores the answer for an order that waits for confirmation. Changes no row if it has an answer already. */
export const answerCodConfirmation = statement(
  (db, params: Params<{ orderId: number; answer: CodConfirmationAnswer; now: number }>) =>
    db
      .update(codConfirmations)
      .set({ answer: sql`${params.answer}`, answeredAt: sql`${params.now}` })
      .where(and(eq(codConfirmations.orderId, params.orderId), isNull(codConfirmations.answer))),
);

/** Selects an order's confirmation with its answer; no row if none was required. */
export const codConfirmationOf = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      orderId: codConfirmations.orderId,
      untilAt: codConfirmations.untilAt,
      answer: codConfirmations.answer,
      answeredAt: codConfirmations.answeredAt,
    })
    .from(orders)
    .innerJoin(codConfirmations, eq(codConfirmations.orderId, orders.id))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`),
);
export type CodConfirmationRow = ReturnType<ReturnType<typeof codConfirmationOf>['read']>[number];

/** Selects the numbers of orders that were not confirmed in time, longest waiting first. */
export const ordersUnconfirmed = statement((db, params: Params<{ now: number }>) =>
  db
    .select({ number: orders.number })
    .from(codConfirmations)
    .innerJoin(orders, eq(orders.id, codConfirmations.orderId))
    .where(and(isNull(codConfirmations.answer), lte(codConfirmations.untilAt, params.now)))
    .orderBy(asc(codConfirmations.untilAt))
    .limit(50),
);
