import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Statement } from '../../db/statement.ts';
import { newId } from './razorpay-entities.ts';
import type { PaymentEntity, RefundEntity } from './razorpay-entities.ts';
import { ApiFault, bodyOf, NO_SUCH_ID } from './razorpay-faults.ts';
import type { Stored } from './razorpay-records.ts';
import { paymentNamed } from './razorpay-parts.ts';
import type { EmulatorParts } from './razorpay-parts.ts';

const NewRefund = z.object({ amount: z.optional(z.int().check(z.minimum(100))), receipt: z.optional(z.string()) });

/** Returns the endpoints that make and read refunds. */
export function refundRoutes(parts: EmulatorParts): Hono {
  const { records } = parts;
  const api = new Hono();

  api.post('/payments/:id/refund', async (context) => {
    const stored = await paymentNamed(parts, context.req.param('id'));
    const key = context.req.header('x-refund-idempotency');
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw new ApiFault('The idempotency key is invalid');
    const wanted = await bodyOf(context, NewRefund);
    const amount = wanted.amount ?? stored.entity.amount - stored.entity.amount_refunded;
    const first = key === undefined ? undefined : ((await records.keyed(key)) as Stored<RefundEntity> | undefined);
    if (first) {
      if (first.entity.amount === amount && first.parent === stored.name) return context.json(first.entity);
      throw new ApiFault('Different request was sent with the same idempotency key');
    }
    return context.json(await refundOf(parts, stored, { amount, key: key ?? null, receipt: wanted.receipt ?? null }));
  });

  api.get('/payments/:id/refunds', async (context) => {
    const refunds = await records.under(context.req.param('id'));
    return context.json({ entity: 'collection', count: refunds.length, items: refunds.map(({ entity }) => entity) });
  });

  api.get('/refunds/:id', async (context) => {
    const refund = await records.named(context.req.param('id'));
    if (!refund?.name.startsWith('rfnd_')) throw new ApiFault(NO_SUCH_ID);
    return context.json(refund.entity);
  });

  return api;
}

/**
 * Refunds an amount of a captured payment.
 * @throws ApiFault when the payment is not captured or the amount is too large
 */
async function refundOf(
  { records, webhooks, now, chance }: EmulatorParts,
  stored: Stored<PaymentEntity>,
  { amount, key, receipt }: { amount: number; key: string | null; receipt: string | null },
) {
  const payment = stored.entity;
  if (!payment.captured) throw new ApiFault('The payment status should be captured for action to be taken');
  const refunded = payment.amount_refunded + amount;
  if (payment.amount_refunded === payment.amount) throw new ApiFault('The payment has been fully refunded already');
  if (refunded > payment.amount) {
    throw new ApiFault('The refund amount provided is greater than amount captured', 'amount');
  }
  const isWhole = refunded === payment.amount;
  const after: PaymentEntity = {
    ...payment,
    amount_refunded: refunded,
    refund_status: isWhole ? 'full' : 'partial',
    status: isWhole ? 'refunded' : 'captured',
  };
  const refund: RefundEntity = {
    id: newId('rfnd', chance),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt,
    acquirer_data: { arn: null },
    created_at: now(),
    batch_id: null,
    status: 'processed',
    speed_requested: 'normal',
    speed_processed: 'normal',
  };
  const statements: Statement[] = [
    records.added({ name: refund.id, parent: payment.id, uniqueKey: key, entity: refund }),
    records.changed({ ...stored, entity: after }),
    await webhooks.event('refund.created', { refund: { ...refund, status: 'pending' }, payment: after }),
    await webhooks.event('refund.processed', { refund, payment: after }),
  ];
  await records.write(...statements);
  return refund;
}
