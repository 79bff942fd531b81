import * as z from 'zod/mini';
import type { Statement } from '../../db/statement.ts';
import { callbackSignature } from '../../providers/payments/razorpay.ts';
import { orderOfLink, upToDate } from './razorpay-parts.ts';
import type { EmulatorParts } from './razorpay-parts.ts';
import { newPayment, paidBy } from './razorpay-entities.ts';
import type { LinkEntity, PaymentEntity, RefundEntity } from './razorpay-entities.ts';
import type { Stored } from './razorpay-records.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

/** The payer's action or its outcome, as a script requests it. */
export const PayerAsks = z.object({
  /**
   * `cancelled`: the payer gave up. `authorized`: the bank approved the last failed attempt, or a new one. The money is
   * not captured yet.
   */
  outcome: z.enum(['paid', 'failed', 'cancelled', 'paid_twice', 'authorized']),
  method: z._default(z.enum(['upi', 'card', 'netbanking', 'wallet']), 'upi'),
  /** Whether the link may have expired or been cancelled, as when a payer's bank is slow. A paid link takes no more. */
  late: z._default(z.boolean(), false),
  /** Whether webhooks reach the shop. Otherwise they are lost. */
  webhooks: z._default(z.boolean(), true),
  /** Replaces the link's amount or currency. */
  amount: z.optional(z.int()),
  currency: z.optional(z.string()),
});
export type PayerAsks = z.output<typeof PayerAsks>;

export interface Paid {
  link: LinkEntity;
  payments: PaymentEntity[];
  /** The address the payer's browser returns to, with the gateway's signature; null when nothing was paid. */
  callbackUrl: string | null;
}

/** A message that says why the payer cannot pay. */
export class CannotPay extends Error {}

/** Returns the link for its page, and gives it its order id. */
export async function openLink(context: EmulatorParts, id: string): Promise<Stored<LinkEntity> | undefined> {
  const stored = await context.records.named(id);
  if (!stored?.name.startsWith('plink_')) return undefined;
  const link = await upToDate(context, stored);
  if (link.entity.order_id) return link;
  const entity = { ...link.entity, order_id: orderOfLink(id) };
  await context.records.write(context.records.changed({ ...link, entity }));
  return { ...link, revision: link.revision + 1, entity };
}

/**
 * Pays a link, or fails to.
 * @throws CannotPay when the link is over
 */
export async function payLink(context: EmulatorParts, stored: Stored<LinkEntity>, asks: PayerAsks): Promise<Paid> {
  const { records, webhooks, now, chance } = context;
  const { outcome, method, amount, currency } = asks;
  const { status } = stored.entity;
  const isLate = outcome === 'authorized' || (asks.late && status !== 'paid');
  if (status !== 'created' && !isLate) throw new CannotPay(`This link is ${status}.`);

  const facts = {
    method,
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
  };
  const add = (payment: PaymentEntity) =>
    records.added({ name: payment.id, parent: payment.order_id, uniqueKey: null, entity: payment });
  const statements: Statement[] = [];
  const payments: PaymentEntity[] = [];
  const events: [string, Record<string, object>][] = [];
  let link = stored.entity;

  if (outcome === 'paid' || outcome === 'paid_twice') {
    for (let count = outcome === 'paid' ? 1 : 2; count > 0; count -= 1) {
      const payment = newPayment(link, { at: now(), chance }, { ...facts, status: 'captured' });
      link = paidBy(link, payment, now());
      payments.push(payment);
      statements.push(add(payment));
      events.push(
        ['payment.authorized', { payment: { ...payment, status: 'authorized', captured: false } }],
        ['payment.captured', { payment }],
        ['payment_link.paid', { payment_link: link, order: { entity: 'order', id: link.order_id }, payment }],
      );
    }
    statements.push(records.changed({ ...stored, entity: link }));
  } else if (outcome === 'authorized') {
    const tried = (await records.under(link.order_id!)) as Stored<PaymentEntity>[];
    const failed = tried.findLast(({ entity }) => entity.status === 'failed');
    const payment = failed
      ? { ...failed.entity, ...NO_FAULT, status: 'authorized' as const }
      : newPayment(link, { at: now(), chance }, { ...facts, status: 'authorized' });
    payments.push(payment);
    statements.push(failed ? records.changed({ ...failed, entity: payment }) : add(payment));
    events.push(['payment.authorized', { payment }]);
  } else {
    const payment = newPayment(
      link,
      { at: now(), chance },
      {
        ...facts,
        status: 'failed',
        ...(outcome === 'failed' ? DECLINED : LEFT),
      },
    );
    payments.push(payment);
    statements.push(add(payment));
    events.push(['payment.failed', { payment }]);
  }

  if (asks.webhooks) for (const [name, entities] of events) statements.push(await webhooks.event(name, entities));
  await records.write(...statements);
  const isPaid = outcome === 'paid' || outcome === 'paid_twice';
  return { link, payments, callbackUrl: isPaid ? await callbackUrl(link, payments[0]!) : null };
}

/** Fails a refund that was made before, as a bank does that no longer knows the account. */
export async function failRefund({ records, webhooks }: EmulatorParts, id: string): Promise<RefundEntity | undefined> {
  const stored = (await records.named(id)) as Stored<RefundEntity> | undefined;
  const payment = stored && (await records.named(stored.parent));
  if (!stored || !payment) return undefined;
  const refund: RefundEntity = { ...stored.entity, status: 'failed' };
  await records.write(
    records.changed({ ...stored, entity: refund }),
    await webhooks.event('refund.failed', { refund, payment: payment.entity }),
  );
  return refund;
}

async function callbackUrl(link: LinkEntity, payment: PaymentEntity): Promise<string | null> {
  if (!link.callback_url) return null;
  const signed = { paymentId: payment.id, linkId: link.id, reference: link.reference_id, status: link.status };
  const url = new URL(link.callback_url);
  url.searchParams.set('razorpay_payment_id', payment.id);
  url.searchParams.set('razorpay_payment_link_id', link.id);
  url.searchParams.set('razorpay_payment_link_reference_id', link.reference_id);
  url.searchParams.set('razorpay_payment_link_status', link.status);
  url.searchParams.set('razorpay_signature', await callbackSignature(SANDBOX_KEYS.keySecret, signed));
  return url.href;
}

const NO_FAULT = { error_code: null, error_description: null, error_reason: null };
const DECLINED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by your bank. Try another way to pay.',
  error_reason: 'payment_failed',
};
const LEFT = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'You cancelled the payment.',
  error_reason: 'payment_cancelled',
};
