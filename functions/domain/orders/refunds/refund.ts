import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { orders, payments, refundItems, refunds } from '../../../db/schema/index.ts';
import type { RefundCause } from '#contract/states/payment.ts';
import { LEAST_REFUND_PAISE } from '#contract/shop/refund-destination.ts';
import { insertInto, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { orderOfParcel, orderOfReturn } from '../payments/index.ts';
import { gatewayRefund } from './gateway-refund.ts';

/** Pieces of an item to refund, with the amount that was paid for them. */
export interface RefundedItem {
  orderItemId: number;
  quantity: number;
  amountPaise: number;
}

export interface WantedRefund {
  orderId: number;
  /** The gateway's id of the payment. The same batch may insert the payment's row. */
  gatewayPayment: string;
  items: readonly RefundedItem[];
  /** Fees to refund in addition to the items. */
  feesPaise: number;
  /** The amount of a payment that is refunded in full; such a refund has no items. */
  wholePaise?: number;
  cause: RefundCause;
  reason: string;
  /** The return that the refund is for, if any. */
  returnId?: number;
  /** The idempotency key of the refund. At least 10 characters of A-Z, a-z, 0-9, _ and -. */
  key: string;
}

const insertRefund = insertInto(refunds, (params: Params<{ gatewayPayment: string }>) => ({
  paymentId: sql<number>`(SELECT ${payments.id} FROM ${payments} WHERE ${payments.gatewayPayment} = ${params.gatewayPayment})`,
}));
const insertRefundItem = insertInto(refundItems, (params: Params<{ key: string }>) => ({
  refundId: sql<number>`(SELECT ${refunds.id} FROM ${refunds} WHERE ${refunds.key} = ${params.key})`,
}));

/**
 * Returns the statements of a refund, for the batch of its cause, and the outbox items for the gateway. `sendItems`
 * sends them right after the batch, or the job does. A person pays refunds that the gateway does not accept.
 */
export function refund(
  shop: Shop,
  actor: Actor,
  options: WantedRefund,
): { statements: Statement[]; sent: OutboxItem[] } {
  const { orderId, gatewayPayment, items, feesPaise, cause, reason, key, returnId = null } = options;
  const amountPaise = options.wholePaise ?? items.reduce((sum, item) => sum + item.amountPaise, feesPaise);
  const sent: OutboxItem[] =
    amountPaise < LEAST_REFUND_PAISE ? [] : [gatewayRefund.item(key, { paymentId: gatewayPayment, amountPaise })];
  const at = { createdAt: shop.now, updatedAt: shop.now };
  return {
    statements: [
      insertRefund({
        orderId,
        gatewayPayment,
        amountPaise,
        feesPaise,
        cause,
        reason,
        key,
        returnId,
        ...at,
        ...actorValues(actor),
      }),
      ...items.map((item) => insertRefundItem({ key, ...item })),
      ...sent.map((item) => outboxItem(shop, item)),
    ],
    sent,
  };
}

const insertPaidByHand = insertInto(refunds);

/**
 * Returns the statements for a refund that a person pays to the shopper's destination, because no payment of the
 * shopper can be refunded.
 */
export function refundByHand(
  shop: Shop,
  actor: Actor,
  options: Omit<WantedRefund, 'gatewayPayment' | 'feesPaise' | 'wholePaise'> & { destinationId: number },
): Statement[] {
  const { items, returnId = null, ...values } = options;
  return [
    insertPaidByHand({
      ...values,
      returnId,
      amountPaise: items.reduce((sum, item) => sum + item.amountPaise, 0),
      createdAt: shop.now,
      updatedAt: shop.now,
      ...actorValues(actor),
    }),
    ...items.map((item) => insertRefundItem({ key: options.key, ...item })),
  ];
}

/** Returns the key of a payment's next refund. Two concurrent refunds get the same key, so only one is written. */
export function refundKey(number: string, payment: { id: number }, refunded: readonly RefundedRow[]): string {
  const before = new Set(refunded.filter(({ paymentId }) => paymentId === payment.id).map(({ key }) => key)).size;
  return `refund-${number}-${before + 1}`;
}

/** Excludes give-backs: they pay a part of the price, and the original payment stays. */
const isPaidBack = sql`${refunds.cause} <> 'giveBack'`;

/** Selects an order's refunds so far, one row for each item of each refund. `which` selects the order. */
const refundedWhere = <Values extends object>(which: (params: Params<Values>) => SQL) =>
  statement((db, params: Params<Values>) =>
    db
      .select({
        key: refunds.key,
        paymentId: refunds.paymentId,
        amountPaise: refunds.amountPaise,
        status: refunds.status,
        orderItemId: refundItems.orderItemId,
        quantity: refundItems.quantity,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(refundItems, eq(refundItems.refundId, refunds.id))
      .where(and(which(params), isPaidBack))
      .orderBy(asc(refunds.id)),
  );

/** Selects an order's refunds so far, one row for each item of each refund. The key is the order's id or number. */
export const refundedOfOrder = refundedWhere(
  (params: Params<{ id: number | null; number: string | null }>) =>
    sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`,
);
export type RefundedRow = ReturnType<ReturnType<typeof refundedOfOrder>['read']>[number];

export const refundedOfParcel = refundedWhere(orderOfParcel);

export const refundedOfReturn = refundedWhere(orderOfReturn);

const asMany = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number; seen: number }>) =>
    sql`(SELECT count(*) FROM ${refunds} WHERE ${refunds.orderId} = ${params.orderId} AND ${isPaidBack}) = ${params.seen}`,
);

/**
 * Requires that the order has no new refund since it was read: the amount of a further refund depends on the others.
 */
export function refundsAsSeen(orderId: number, rows: readonly RefundedRow[]): Statement {
  return asMany({ orderId, seen: new Set(rows.map(({ key }) => key)).size });
}

/**
 * Selects refunds without a final status at the gateway, with their payments. Those checked longest ago come first.
 */
export const openRefunds = statement((db, params: Params<{ before: number }>) =>
  db
    .select({ key: refunds.key, gatewayPayment: payments.gatewayPayment })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      sql`${refunds.status} IN ('wanted', 'pending') AND ${refunds.createdAt} < ${params.before}
      AND ${refunds.amountPaise} >= ${sql.raw(String(LEAST_REFUND_PAISE))}`,
    )
    .orderBy(asc(refunds.queriedAt), asc(refunds.createdAt))
    .limit(50),
);

/**
 * Notes that the gateway was asked about a refund, whatever the answer, so that the other refunds come first next time.
 */
export const noteRefundAsked = statement((db, params: Params<{ key: string; now: number }>) =>
  db
    .update(refunds)
    .set({ queriedAt: sql`${params.now}` })
    .where(eq(refunds.key, params.key)),
);

/** Selects a refund through the gateway by the shop's key: its status and its payment. */
export const refundByKey = statement((db, params: Params<{ key: string }>) =>
  db
    .select({ orderId: refunds.orderId, status: refunds.status, gatewayPayment: payments.gatewayPayment })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.key, params.key)),
);
