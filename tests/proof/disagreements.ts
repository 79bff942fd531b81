import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { Plan } from './crash-plans.ts';

/** What became of a checkout, as its shopper was told. */
export interface Outcome {
  key: string;
  email: string;
  method: Plan['method'];
  story: Plan['story'];
  /** In words, for counting. */
  end: string;
  /** The order they were told of; none where they were refused. */
  orderId: string | null;
  /** What the same key answered afterwards. */
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
  /** What the gateway has for it, less what it gave back. */
  atGateway: number;
  /** What the shop paid back of the payment it stands on. */
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

/** Orders that are paid, or need not be: what the shop owes their shopper is goods. */
const STANDS = ['PLACED', 'CONFIRMED'];

/**
 * Where the records or the gateway say otherwise than shoppers were told, after everything has come to its end: an order
 * that was told of is there once, a refused one is not, and each one is paid and placed, or released and nothing of it
 * is left.
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

/** Each order belongs to one checkout: everybody asked until they were answered. */
function withoutShopper(orders: ReadonlyMap<string, OrderRow>, outcomes: readonly Outcome[]): string[] {
  const told = Map.groupBy(outcomes, ({ orderId }) => orderId);
  return [...orders.keys()].flatMap((number) => {
    const count = told.get(number)?.length ?? 0;
    return count === 1 ? [] : [`${number} was told of to ${count} checkouts`];
  });
}

/** What is not at its end, or where the money is not where it belongs. */
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
