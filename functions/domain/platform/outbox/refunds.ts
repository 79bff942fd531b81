import { and, eq, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { RefundStatus } from '#contract/states/payment.ts';
import { orders, outbox, payments, refunds, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** Money that the gateway is to give back: of which of its payments, and how much. */
export const Refund = z.object({ paymentId: z.string(), amountPaise: z.int() });

/** By the shop's key; nothing where it is known already. */
const noteStatus = statement(
  (db, params: Params<{ key: string; gatewayRefund: string; status: RefundStatus; now: number }>) =>
    db
      .update(refunds)
      .set({
        status: sql`${params.status}`,
        gatewayRefund: sql`${params.gatewayRefund}`,
        updatedAt: sql`${params.now}`,
      })
      .where(
        and(
          eq(refunds.key, params.key),
          or(isNull(refunds.gatewayRefund), eq(refunds.gatewayRefund, params.gatewayRefund)),
          sql`${refunds.status} <> ${params.status}`,
          // What was processed or failed is pending no more.
          sql`NOT (${refunds.status} IN ('processed', 'failed') AND ${params.status} = 'pending')`,
        ),
      ),
);

/** Tells the shopper that money was given back, once, as soon as the refund is noted as processed. */
const insertRefundedMail = statement((db, params: Params<{ key: string; now: number }>) =>
  db.insert(outbox).select(
    db
      .select(
        selectedRow(outbox, {
          kind: sql.raw(`'mail'`),
          key: sql`'refunded-' || ${refunds.key}`,
          payload: sql`json_object('name', 'refunded', 'to', ${users.email}, 'method', ${payments.method},
            'at', ${refunds.updatedAt}, 'reference', ${refunds.gatewayRefund}, 'order', json_object('number', ${orders.number},
            'fullName', ${users.fullName}, 'amountPaise', ${refunds.amountPaise}),
            'returned', CASE WHEN ${refunds.returnId} IS NULL THEN NULL ELSE json_object('reference',
              (SELECT back.reference FROM returns back WHERE back.id = ${refunds.returnId}), 'reason', ${refunds.reason}) END)`,
          nextAt: params.now,
          createdAt: params.now,
        }),
      )
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(
        and(
          eq(refunds.key, params.key),
          eq(refunds.status, 'processed'),
          sql`NOT EXISTS (SELECT 1 FROM outbox told WHERE told.key = 'refunded-' || ${refunds.key})`,
        ),
      ),
  ),
);

/**
 * Notes how a refund stands at the gateway, and tells the shopper once it was paid. News may come late and more than once.
 */
export function noteRefund(news: {
  key: string;
  gatewayRefund: string;
  status: RefundStatus;
  now: number;
}): Statement[] {
  return [noteStatus(news), insertRefundedMail({ key: news.key, now: news.now })];
}

/** Has the gateway give money back, and notes its answer. The key makes a second delivery the same refund. */
export async function deliverRefund(shop: Shop, refund: z.infer<typeof Refund>, key: string): Promise<void> {
  const { id, status } = await shop.payments.refund({ ...refund, key });
  await shop.write(...noteRefund({ key, gatewayRefund: id, status, now: shop.clock() }));
}
