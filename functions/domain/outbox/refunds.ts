import { and, eq, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { RefundStatus } from '#contract/states/payment.ts';
import { refunds } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

/** Money that the gateway is to give back: of which of its payments, and how much. */
export const Refund = z.object({ paymentId: z.string(), amountPaise: z.int() });

/** Notes how a refund stands at the gateway, by the shop's key. News may come late and more than once. */
export const noteRefund = statement(
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

/** Has the gateway give money back, and notes its answer. The key makes a second delivery the same refund. */
export async function deliverRefund(shop: Shop, refund: z.infer<typeof Refund>, key: string): Promise<void> {
  const { id, status } = await shop.payments.refund({ ...refund, key });
  await shop.write(noteRefund({ key, gatewayRefund: id, status, now: shop.clock() }));
}
