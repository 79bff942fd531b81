import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Actor, Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { CodConfirmationAnswer } from '#contract/states/order.ts';
import { codConfirmations, orders } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import type { OrderKey } from './reads.ts';
import { confirmationToken } from './cod-to-confirm.ts';

/**
 * Whoever opened the link that was mailed to an order's shopper. They decide about that order alone, and only while it
 * waits to be confirmed.
 */
export interface LinkHolder extends Actor {
  kind: 'visitor';
  /** The number of the order. */
  order: string;
}

/** Who may decide about an order that waits to be confirmed: its shopper, signed in or by the mailed link. */
export type Buyer = Customer | LinkHolder;

/** Whether an order is a buyer's to decide about. */
export function isOrderOf(buyer: Buyer, { userId, number }: { userId: number; number: string }): boolean {
  return buyer.kind === 'customer' ? buyer.userId === userId : buyer.order === number;
}

/**
 * Who asks about an order: by a right link its holder, whoever is signed in; else the customer.
 * @throws CONFIRMATION_LINK_WRONG for a link that is not right, SESSION_EXPIRED for a visitor without one
 */
export async function buyerBy(
  shop: Pick<Shop, 'keyedHash'>,
  actor: Actor,
  { id, number }: OrderKey,
  token: string | undefined,
): Promise<Buyer> {
  if (token === undefined) return actor.kind === 'customer' ? (actor as Customer) : refuse('SESSION_EXPIRED');
  if (id !== null || number === null) return refuse('CONFIRMATION_LINK_WRONG');
  const meant = await confirmationToken(shop, number);
  // Every sign is compared, so that how long it takes tells nothing.
  const difference = [...meant].reduce((sum, sign, index) => sum | (sign === token[index] ? 0 : 1), 0);
  if (difference !== 0 || token.length !== meant.length) refuse('CONFIRMATION_LINK_WRONG');
  return { kind: 'visitor', order: number };
}

/** Notes that the order this batch makes is to be confirmed. */
export const insertCodConfirmation = insertInto(codConfirmations, (params: Params<{ number: string }>) => ({
  orderId: sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`,
}));

/** Notes the answer to an order that waits for one; touches nothing where it has its answer. */
export const answerCodConfirmation = statement(
  (db, params: Params<{ orderId: number; answer: CodConfirmationAnswer; now: number }>) =>
    db
      .update(codConfirmations)
      .set({ answer: sql`${params.answer}`, answeredAt: sql`${params.now}` })
      .where(and(eq(codConfirmations.orderId, params.orderId), isNull(codConfirmations.answer))),
);

/** Whether and how an order was confirmed; nothing where nobody asked for that. */
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

/** The numbers of orders that nobody confirmed in time, those that waited longest first. */
export const ordersUnconfirmed = statement((db, params: Params<{ now: number }>) =>
  db
    .select({ number: orders.number })
    .from(codConfirmations)
    .innerJoin(orders, eq(orders.id, codConfirmations.orderId))
    .where(and(isNull(codConfirmations.answer), lte(codConfirmations.untilAt, params.now)))
    .orderBy(asc(codConfirmations.untilAt))
    .limit(50),
);
