import { Hono } from 'hono';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { Refusal } from '#contract/calls/refusals.ts';
import { isTwice } from '../../db/db.ts';
import type { Statement } from '../../db/statement.ts';
import { newId, paidBy } from './razorpay-entities.ts';
import type { Chance, LinkEntity, PaymentEntity, RefundEntity } from './razorpay-entities.ts';
import type { Kept, RazorpayRecords } from './razorpay-records.ts';
import type { RazorpayWebhooks } from './razorpay-webhooks.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const AT_WORK = 'Request failed because another payment operation is in progress';

const NewLink = z.object({
  amount: z.int().check(z.minimum(100)),
  currency: z._default(z.literal('INR'), 'INR'),
  accept_partial: z._default(z.boolean(), false),
  reference_id: z.optional(z.string().check(z.maxLength(40))),
  description: z._default(z.string().check(z.maxLength(2048)), ''),
  customer: z._default(z.record(z.string(), z.string()), {}),
  expire_by: z.optional(z.int()),
  callback_url: z.optional(z.url()),
  callback_method: z.optional(z.literal('get')),
});
const Capture = z.object({ amount: z.int(), currency: z.string() });
const NewRefund = z.object({ amount: z.optional(z.int().check(z.minimum(100))), receipt: z.optional(z.string()) });

/** A refusal by the gateway, answered as an error in the API's shape. */
class ApiFault extends Error {
  readonly status: ContentfulStatusCode;
  readonly field: string | null;
  constructor(description: string, field: string | null = null, status: ContentfulStatusCode = 400) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

export interface EmulatorWorld {
  records: RazorpayRecords;
  webhooks: RazorpayWebhooks;
  chance: Chance;
  /** Unix seconds. */
  now(): number;
  /** Returns the address of a link's page. */
  pageOf(id: string): string;
}

/** Emulates Razorpay's API below `/v1`: payment links, payments and refunds, with its limits and its error messages. */
export function razorpayApi(world: EmulatorWorld): Hono {
  const { records, webhooks, now, chance } = world;
  const api = new Hono();
  const right = `Basic ${btoa(`${SANDBOX_KEYS.keyId}:${SANDBOX_KEYS.keySecret}`)}`;

  api.use(async (context, next) => {
    // The real API is also case-sensitive here.
    if (context.req.header('authorization') === right) return next();
    return context.json(faultBody('Authentication failed'), 401);
  });
  api.onError((error, context) => {
    // Of two simultaneous changes of one payment, the API accepts the first and refuses the second.
    if (error instanceof Refusal && error.code === 'STALE_VERSION') return context.json(faultBody(AT_WORK), 400);
    if (!(error instanceof ApiFault)) throw error;
    return context.json(faultBody(error.message, error.field), error.status);
  });

  api.post('/payment_links', async (context) => {
    const wanted = await bodyOf(context, NewLink);
    if (wanted.expire_by !== undefined && wanted.expire_by < now() + 15 * MINUTE) {
      throw new ApiFault('expire_by should be at least 15 minutes in future', 'expire_by');
    }
    const id = newId('plink', chance);
    const link: LinkEntity = {
      accept_partial: false,
      first_min_partial_amount: 0,
      amount: wanted.amount,
      amount_paid: 0,
      callback_method: wanted.callback_url ? 'get' : '',
      callback_url: wanted.callback_url ?? '',
      cancelled_at: 0,
      created_at: now(),
      currency: wanted.currency,
      customer: wanted.customer,
      description: wanted.description,
      expire_by: wanted.expire_by ?? now() + 180 * DAY,
      expired_at: 0,
      id,
      notes: null,
      payments: null,
      reference_id: wanted.reference_id ?? '',
      reminder_enable: false,
      reminders: [],
      short_url: world.pageOf(id),
      status: 'created',
      updated_at: now(),
      upi_link: false,
      user_id: '',
    };
    try {
      await records.write(
        records.added({ name: id, parent: '', uniqueKey: wanted.reference_id ?? null, entity: link }),
      );
    } catch (error) {
      if (!isTwice(error, 'sandbox_razorpay.unique_key')) throw error;
      const message = `payment link creation with this reference_id: ${wanted.reference_id} was already attempted`;
      throw new ApiFault(message, 'reference_id');
    }
    return context.json(link);
  });

  api.get('/payment_links', async (context) => {
    const { reference_id: reference, payment_id: paymentId } = context.req.query();
    const found = reference ? await records.keyed(reference) : paymentId ? await linkUnder(paymentId) : undefined;
    return context.json({ payment_links: found ? [(await upToDate(world, found)).entity] : [] });
  });

  api.get('/payment_links/:id', async (context) => context.json((await linkNamed(context.req.param('id'))).entity));

  api.post('/payment_links/:id/cancel', async (context) => {
    const stored = await linkNamed(context.req.param('id'));
    const { status } = stored.entity;
    if (status !== 'created') throw new ApiFault(`Payment link cannot be cancelled as it is already ${status}`);
    const link: LinkEntity = { ...stored.entity, status: 'cancelled', cancelled_at: now(), updated_at: now() };
    await records.write(
      records.changed({ ...stored, entity: link }),
      await webhooks.event('payment_link.cancelled', { payment_link: link }),
    );
    return context.json(link);
  });

  api.get('/orders/:id/payments', async (context) => {
    const payments = await Promise.all((await records.under(context.req.param('id'))).map(inTime));
    return context.json({ entity: 'collection', count: payments.length, items: payments.map(({ entity }) => entity) });
  });

  api.get('/payments/:id', async (context) => context.json((await paymentNamed(context.req.param('id'))).entity));

  api.post('/payments/:id/capture', async (context) => {
    const cached = await paymentNamed(context.req.param('id'));
    const { amount, currency } = await bodyOf(context, Capture);
    if (cached.entity.captured) throw new ApiFault('This payment has already been captured');
    if (cached.entity.status !== 'authorized')
      throw new ApiFault('Only payments which have been authorized can be captured');
    if (amount !== cached.entity.amount || currency !== cached.entity.currency) {
      throw new ApiFault('Capture amount must be equal to the amount authorized', 'amount');
    }
    const payment: PaymentEntity = { ...cached.entity, status: 'captured', captured: true, fee: 0, tax: 0 };
    const link = await linkUnder(payment.id);
    await records.write(
      records.changed({ ...cached, entity: payment }),
      await webhooks.event('payment.captured', { payment }),
      ...(link ? [records.changed({ ...link, entity: paidBy(link.entity, payment, now()) })] : []),
    );
    return context.json(payment);
  });

  api.post('/payments/:id/refund', async (context) => {
    const kept = await paymentNamed(context.req.param('id'));
    const key = context.req.header('x-refund-idempotency');
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw new ApiFault('The idempotency key is invalid');
    const wanted = await bodyOf(context, NewRefund);
    const amount = wanted.amount ?? kept.entity.amount - kept.entity.amount_refunded;
    const first = key === undefined ? undefined : ((await records.keyed(key)) as Kept<RefundEntity> | undefined);
    if (first) {
      if (first.entity.amount === amount && first.parent === kept.name) return context.json(first.entity);
      throw new ApiFault('Different request was sent with the same idempotency key');
    }
    return context.json(await refundOf(kept, amount, key ?? null, wanted.receipt ?? null));
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

  async function refundOf(kept: Kept<PaymentEntity>, amount: number, key: string | null, receipt: string | null) {
    const payment = kept.entity;
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
      records.changed({ ...kept, entity: after }),
      await webhooks.event('refund.created', { refund: { ...refund, status: 'pending' }, payment: after }),
      await webhooks.event('refund.processed', { refund, payment: after }),
    ];
    await records.write(...statements);
    return refund;
  }

  async function linkNamed(id: string): Promise<Kept<LinkEntity>> {
    const link = await records.named(id);
    if (!link?.name.startsWith('plink_')) throw new ApiFault(NO_SUCH_ID);
    return upToDate(world, link);
  }

  async function linkUnder(paymentId: string): Promise<Kept<LinkEntity> | undefined> {
    const payment = (await records.named(paymentId)) as Kept<PaymentEntity> | undefined;
    const name = payment && linkOfOrder(payment.parent);
    return name === undefined ? undefined : ((await records.named(name)) as Kept<LinkEntity> | undefined);
  }

  async function paymentNamed(id: string): Promise<Kept<PaymentEntity>> {
    const payment = await records.named(id);
    if (!payment?.name.startsWith('pay_')) throw new ApiFault(NO_SUCH_ID);
    return inTime(payment);
  }

  /**
   * Returns a payment in its current state: Razorpay refunds it automatically when it is not captured within three
   * days.
   */
  async function inTime(kept: Kept): Promise<Kept<PaymentEntity>> {
    const { entity } = kept as Kept<PaymentEntity>;
    if (entity.status !== 'authorized' || entity.created_at + 3 * DAY > now()) return kept as Kept<PaymentEntity>;
    return {
      ...kept,
      entity: { ...entity, status: 'refunded', amount_refunded: entity.amount, refund_status: 'full' },
    };
  }

  return api;
}

const NO_SUCH_ID = 'The id provided does not exist';

/** An order is named after its link, so that each can be found by the other. */
export const orderOfLink = (id: string) => id.replace('plink_', 'order_');
const linkOfOrder = (id: string) => id.replace('order_', 'plink_');

/** Returns the link, with the status `expired` if its time is over. */
export async function upToDate({ records, webhooks, now }: EmulatorWorld, stored: Kept): Promise<Kept<LinkEntity>> {
  const link = stored as Kept<LinkEntity>;
  if (link.entity.status !== 'created' || link.entity.expire_by > now()) return link;
  const entity: LinkEntity = { ...link.entity, status: 'expired', expired_at: now(), updated_at: now() };
  await records.write(
    records.changed({ ...link, entity }),
    await webhooks.event('payment_link.expired', { payment_link: entity }),
  );
  return { ...link, revision: link.revision + 1, entity };
}

async function bodyOf<Schema extends z.ZodMiniType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const body = z.safeParse(schema, await context.req.json().catch(() => undefined));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw new ApiFault(issue?.message ?? 'The request is invalid', issue?.path.join('.') ?? null);
}

function faultBody(description: string, field: string | null = null) {
  const reason = 'input_validation_failed';
  return {
    error: { code: 'BAD_REQUEST_ERROR', description, field, source: 'business', step: null, reason, metadata: {} },
  };
}
