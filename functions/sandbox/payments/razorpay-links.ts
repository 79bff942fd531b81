import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isTwice } from '../../db/db.ts';
import { ApiFault, bodyOf } from './razorpay-faults.ts';
import { newId } from './razorpay-entities.ts';
import type { LinkEntity } from './razorpay-entities.ts';
import { DAY, linkNamed, linkUnder, MINUTE, upToDate } from './razorpay-parts.ts';
import type { EmulatorParts } from './razorpay-parts.ts';

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
/** Returns the endpoints of payment links. */
export function linkRoutes(parts: EmulatorParts): Hono {
  const { records, webhooks, now, chance } = parts;
  const api = new Hono();

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
      short_url: parts.pageOf(id),
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
    const found = reference
      ? await records.keyed(reference)
      : paymentId
        ? await linkUnder(parts, paymentId)
        : undefined;
    return context.json({ payment_links: found ? [(await upToDate(parts, found)).entity] : [] });
  });

  api.get('/payment_links/:id', async (context) =>
    context.json((await linkNamed(parts, context.req.param('id'))).entity),
  );

  api.post('/payment_links/:id/cancel', async (context) => {
    const stored = await linkNamed(parts, context.req.param('id'));
    const { status } = stored.entity;
    if (status !== 'created') throw new ApiFault(`Payment link cannot be cancelled as it is already ${status}`);
    const link: LinkEntity = { ...stored.entity, status: 'cancelled', cancelled_at: now(), updated_at: now() };
    await records.write(
      records.changed({ ...stored, entity: link }),
      await webhooks.event('payment_link.cancelled', { payment_link: link }),
    );
    return context.json(link);
  });

  return api;
}
