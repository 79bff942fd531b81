import { and, eq, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { RefundStatus } from '#contract/states/payment.ts';
import { refunds } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { insertRefundedMail } from './refunded-mail.ts';

/** A refund for the gateway: the gateway's id of the payment, and the amount. */
const GatewayRefund = z.object({ paymentId: z.string(), amountPaise: z.int() });

/** Sets the gateway's status of a refund. Changes no row if that status is stored already. */
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
          // A processed or failed refund never becomes pending again.
          sql`NOT (${refunds.status} IN ('processed', 'failed') AND ${params.status} = 'pending')`,
        ),
      ),
);

/**
 * Returns the statements that note a refund's status at the gateway and mail the shopper once it is paid. Reports may
 * arrive late and more than once.
 */
export function noteRefund(news: {
  key: string;
  gatewayRefund: string;
  status: RefundStatus;
  now: number;
}): Statement[] {
  return [noteStatus(news), insertRefundedMail({ key: news.key, now: news.now })];
}

/** Requests the refund at the gateway and notes its answer. A second delivery with the same key is the same refund. */
async function deliver(shop: Shop, payload: z.infer<typeof GatewayRefund>, key: string): Promise<void> {
  const { id, status } = await shop.payments.refund({ ...payload, key });
  await shop.write(...noteRefund({ key, gatewayRefund: id, status, now: shop.clock() }));
}

export const gatewayRefund = outboxKind('refund', GatewayRefund, deliver);
