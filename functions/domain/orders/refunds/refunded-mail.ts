import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { orders, payments, refunds, returns, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItemsFrom, outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { refundedMail } from './mails.ts';

/** The mail about a refund that the gateway has paid, by the refund's key. */
const RefundedMail = z.object({ refundKey: z.string() });

const refundToTell = statement((db, params: Params<{ key: string }>) =>
  db
    .select({
      to: users.email,
      method: payments.method,
      at: refunds.updatedAt,
      gatewayRefund: refunds.gatewayRefund,
      number: orders.number,
      fullName: users.fullName,
      amountPaise: refunds.amountPaise,
      returnReference: returns.reference,
      reason: refunds.reason,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(returns, eq(returns.id, refunds.returnId))
    .where(eq(refunds.key, params.key)),
);

async function deliver(shop: Shop, { refundKey }: z.infer<typeof RefundedMail>, key: string): Promise<void> {
  const [[row]] = await shop.read(refundToTell({ key: refundKey }));
  if (!row) throw new Error(`There is no refund ${refundKey} of a payment.`);
  const { to, method, at, gatewayRefund: reference, number, fullName, amountPaise, returnReference, reason } = row;
  await refundedMail.send(
    shop,
    to,
    {
      method: method ?? '',
      at,
      reference: reference ?? '',
      order: { number, fullName, amountPaise },
      returned: returnReference === null ? null : { reference: returnReference, reason },
    },
    key,
  );
}

export const refunded = outboxKind('refunded', RefundedMail, deliver);

/** Mails the shopper once about a paid refund. Inserts nothing before the refund is processed. */
export const insertRefundedMail = outboxItemsFrom(
  refunded,
  { key: sql`'refunded-' || ${refunds.key}`, payload: { refundKey: refunds.key } },
  (rows, params: Params<{ key: string }>) =>
    rows
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.key, params.key), eq(refunds.status, 'processed'))),
);
