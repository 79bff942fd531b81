import { and, eq, sql } from 'drizzle-orm';
import { orders, payments, refunds } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Sets an order's payment status from the refunds of its payment. */
export const followRefunds = statement((db, params: Params<{ orderId: number; paymentId: number; now: number }>) =>
  db
    .update(orders)
    .set({
      paymentStatus: sql`CASE WHEN (SELECT sum(${refunds.amountPaise}) FROM ${refunds} WHERE ${refunds.paymentId} = ${params.paymentId})
        >= (SELECT ${payments.amountPaise} FROM ${payments} WHERE ${payments.id} = ${params.paymentId})
        THEN 'REFUNDED' ELSE 'PARTIALLY_REFUNDED' END`,
      updatedAt: sql`${params.now}`,
    })
    .where(eq(orders.id, params.orderId)),
);

/** Sets the payment status of a COD order from its refunds, which a person pays to the shopper. */
export const followRefundsByHand = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(orders)
    .set({
      paymentStatus: sql`CASE WHEN (SELECT sum(${refunds.amountPaise}) FROM ${refunds}
          WHERE ${refunds.orderId} = ${params.orderId} AND ${refunds.cause} <> 'giveBack') >= ${orders.totalPaise}
        THEN 'REFUNDED' ELSE 'PARTIALLY_REFUNDED' END`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(orders.id, params.orderId), eq(orders.paymentMethod, 'COD'))),
);
