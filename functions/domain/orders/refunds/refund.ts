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

/** Pieces of an item that are paid back, with what was paid for them. */
export interface RefundedItem {
  orderItemId: number;
  quantity: number;
  amountPaise: number;
}

export interface WantedRefund {
  orderId: number;
  /** The gateway's name of the payment; its row may be written by the same batch. */
  gatewayPayment: string;
  items: readonly RefundedItem[];
  /** Fees that go back beside the items. */
  feesPaise: number;
  /** Of a payment that goes back whole, which has no items. */
  wholePaise?: number;
  cause: RefundCause;
  reason: string;
  /** Whose pieces it is for, where they came back. */
  returnId?: number;
  /** Two refunds with one key are one. At least 10 characters of A-Z, a-z, 0-9, _ and -. */
  key: string;
}

const insertRefund = insertInto(refunds, (params: Params<{ gatewayPayment: string }>) => ({
  paymentId: sql<number>`(SELECT ${payments.id} FROM ${payments} WHERE ${payments.gatewayPayment} = ${params.gatewayPayment})`,
}));
const insertRefundItem = insertInto(refundItems, (params: Params<{ key: string }>) => ({
  refundId: sql<number>`(SELECT ${refunds.id} FROM ${refunds} WHERE ${refunds.key} = ${params.key})`,
}));

/**
 * The statements that pay something back, for the batch of what it is for, and what then goes to the gateway: `sendItems`
 * right after the batch, or the job. What the gateway does not take is paid by somebody's hand.
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
 * The statements that note money which somebody is to pay to a shopper's destination: no payment of theirs can take it
 * back.
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

/** The key of a payment's next refund: of two that are written at once, only one is the next. */
export function refundKey(number: string, payment: { id: number }, refunded: readonly RefundedRow[]): string {
  const before = new Set(refunded.filter(({ paymentId }) => paymentId === payment.id).map(({ key }) => key)).size;
  return `refund-${number}-${before + 1}`;
}

/** Of a piece that is given back later a part of its price is paid, and what was paid for it stays so. */
const isPaidBack = sql`${refunds.cause} <> 'giveBack'`;

/** What was paid back of an order so far, a row for each item of each refund. `which` chooses the order. */
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

/** What was paid back of an order so far, a row for each item of each refund. By the order's id or its number. */
export const refundedOfOrder = refundedWhere(
  (params: Params<{ id: number | null; number: string | null }>) =>
    sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`,
);
export type RefundedRow = ReturnType<ReturnType<typeof refundedOfOrder>['read']>[number];

/** The same of the order that a parcel belongs to. */
export const refundedOfParcel = refundedWhere(orderOfParcel);

/** The same of the order that pieces come back of. */
export const refundedOfReturn = refundedWhere(orderOfReturn);

const asMany = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number; seen: number }>) =>
    sql`(SELECT count(*) FROM ${refunds} WHERE ${refunds.orderId} = ${params.orderId} AND ${isPaidBack}) = ${params.seen}`,
);

/** Nobody paid back anything of the order since it was read: what a further piece comes to depends on it. */
export function refundsAsSeen(orderId: number, rows: readonly RefundedRow[]): Statement {
  return asMany({ orderId, seen: new Set(rows.map(({ key }) => key)).size });
}

/** Refunds the gateway has not said the last word about, with the payment each is of: those first that waited longest for a look. */
export const openRefunds = statement((db, params: Params<{ before: number }>) =>
  db
    .select({ key: refunds.key, gatewayPayment: payments.gatewayPayment })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      sql`${refunds.status} IN ('wanted', 'pending') AND ${refunds.createdAt} < ${params.before}
      AND ${refunds.amountPaise} >= ${sql.raw(String(LEAST_REFUND_PAISE))}`,
    )
    .orderBy(asc(refunds.askedAt), asc(refunds.createdAt))
    .limit(50),
);

/** Notes that the gateway was asked about a refund, whatever it said: the others come first now. */
export const noteRefundAsked = statement((db, params: Params<{ key: string; now: number }>) =>
  db
    .update(refunds)
    .set({ askedAt: sql`${params.now}` })
    .where(eq(refunds.key, params.key)),
);

/** A refund that the gateway gives, by the shop's key: how it stands, and the payment it is of. */
export const refundByKey = statement((db, params: Params<{ key: string }>) =>
  db
    .select({ orderId: refunds.orderId, status: refunds.status, gatewayPayment: payments.gatewayPayment })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.key, params.key)),
);
