import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { Plan } from './crash-plans.ts';

/** The result of a checkout, as its shopper was told. */
export interface Outcome {
  key: string;
  email: string;
  method: Plan['method'];
  story: Plan['story'];
  /** The kind of end as text, for counting. */
  end: string;
  /** The number of the shopper's order; null if it was refused. */
  orderId: string | null;
  /** The later answer to the same idempotency key. */
  again?: string;
}

interface OrderRow {
  number: string;
  email: string;
  method: string;
  status: string;
  payment: string;
  total: number;
  held: number;
  heldFor: number;
  /** The balance at the gateway: payments less refunds. */
  atGateway: number;
  /** The refunds of the payment that the order counts as paid by. */
  refunded: number;
}

const ORDERS = `
  SELECT number, users.email, payment_method AS method, orders.status, payment_status AS payment, total_paise AS total,
    (SELECT coalesce(sum(reservations.quantity), 0) FROM reservations JOIN consignments ON consignments.id = consignment_id
      WHERE consignments.order_id = orders.id AND ended_at IS NULL) AS held,
    (SELECT count(*) FROM reservations JOIN consignments ON consignments.id = consignment_id
      WHERE consignments.order_id = orders.id AND ended_at IS NULL AND until_at IS NOT NULL) AS heldFor,
    (SELECT coalesce(sum((entity ->> '$.amount') - (entity ->> '$.amount_refunded')), 0) FROM sandbox_razorpay
      WHERE entity ->> '$.captured' AND parent IN (SELECT replace(name, 'plink_', 'order_') FROM sandbox_razorpay links
        WHERE links.entity ->> '$.reference_id' LIKE orders.number || '-%')) AS atGateway,
    (SELECT coalesce(sum(refunds.amount_paise), 0) FROM refunds JOIN payments ON payments.id = payment_id
      WHERE refunds.order_id = orders.id AND returned_as IS NULL) AS refunded
  FROM orders JOIN users ON users.id = user_id WHERE users.email LIKE 'rush%@example.in'`;

/** The statuses of orders that are paid or need no payment yet: the shop owes the goods. */
const STANDS = ['PLACED', 'CONFIRMED'];

/**
 * Returns the differences between the records or the gateway and the answers to shoppers, after all work is complete.
 * An order that a shopper was told of exists once, and a refused one does not exist. Each order is either paid and
 * placed, or released without remains.
 */
export function disagreements(databasePath: string, outcomes: readonly Outcome[]): string[] {
  const db = openEmbeddedDb(databasePath);
  const all = <Row>(sql: string) => db.connection.prepare(sql).all([]) as Row[];
  const orders = new Map(all<OrderRow>(ORDERS).map((order) => [order.number, order]));
  const found = [
    ...outcomes.flatMap((outcome) => withOutcome(outcome, orders)),
    ...withoutShopper(orders, outcomes),
    ...[...orders.values()].flatMap(unsettled),
    ...all<{ kind: string; key: string; status: string }>(
      "SELECT kind, key, status FROM outbox WHERE status != 'sent' AND created_at > 0",
    ).map(({ kind, key, status }) => `${kind} ${key} is ${status}`),
    ...all<{ subject: string; count: number }>(
      `SELECT subject, count(*) AS count FROM sandbox_mails WHERE "to" LIKE 'rush%' AND subject LIKE '%is placed'
        GROUP BY subject HAVING count > 1`,
    ).map(({ subject, count }) => `"${subject}" was mailed ${count} times`),
  ];
  db.close();
  return found;
}

function withOutcome(outcome: Outcome, orders: ReadonlyMap<string, OrderRow>): string[] {
  const { key, email, orderId, again } = outcome;
  if (orderId === null) return [];
  const order = orders.get(orderId);
  if (!order) return [`${key} was told of ${orderId}, which is not there`];
  return [
    ...(order.email === email ? [] : [`${orderId} of ${key} is ${order.email}'s`]),
    ...(order.method === outcome.method ? [] : [`${orderId} of ${key} is ${order.method}`]),
    ...(again === orderId ? [] : [`${key} led to ${orderId}, then to ${again}`]),
  ];
}

/**
 * Returns the orders that do not belong to exactly one checkout: each shopper repeated the request until it was
 * answered.
 */
function withoutShopper(orders: ReadonlyMap<string, OrderRow>, outcomes: readonly Outcome[]): string[] {
  const told = Map.groupBy(outcomes, ({ orderId }) => orderId);
  return [...orders.keys()].flatMap((number) => {
    const count = told.get(number)?.length ?? 0;
    return count === 1 ? [] : [`${number} was told of to ${count} checkouts`];
  });
}

/** Returns the faults of an order that is not complete, or whose money is not where it should be. */
function unsettled({ number, method, status, payment, total, held, heldFor, atGateway, refunded }: OrderRow): string[] {
  const says = `${number} (${method}, ${status}, ${payment}, ${total})`;
  const isOver = status === 'CANCELLED';
  const isKnown = isOver || STANDS.includes(status);
  const owed = method === 'COD' || payment === 'FAILED' || payment === 'REFUNDED' ? 0 : total - refunded;
  return [
    ...(isKnown ? [] : [`${says} is neither placed nor given up`]),
    ...(heldFor === 0 ? [] : [`${says} is held for a time`]),
    ...(held > 0 === !isOver ? [] : [`${says} holds ${held} pieces`]),
    ...(atGateway === owed ? [] : [`${says}: the gateway has ${atGateway}, it should be ${owed}`]),
    ...(method === 'PREPAID' && !isOver && !['COMPLETED', 'PARTIALLY_REFUNDED'].includes(payment)
      ? [`${says} is placed and not paid`]
      : []),
  ];
}
