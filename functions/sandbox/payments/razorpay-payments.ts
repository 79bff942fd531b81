import { Hono } from 'hono';
import * as z from 'zod/mini';
import { paidBy } from './razorpay-entities.ts';
import type { PaymentEntity } from './razorpay-entities.ts';
import { ApiFault, bodyOf } from './razorpay-faults.ts';
import { currentPayment, linkUnder, paymentNamed } from './razorpay-parts.ts';
import type { EmulatorParts } from './razorpay-parts.ts';

const Capture = z.object({ amount: z.int(), currency: z.string() });

/** Returns the endpoints that read and capture payments. */
export function paymentRoutes(parts: EmulatorParts): Hono {
  const { records, webhooks, now } = parts;
  const api = new Hono();

  api.get('/orders/:id/payments', async (context) => {
    const payments = await Promise.all(
      (await records.under(context.req.param('id'))).map((payment) => currentPayment(parts, payment)),
    );
    return context.json({ entity: 'collection', count: payments.length, items: payments.map(({ entity }) => entity) });
  });

  api.get('/payments', async (context) => {
    const { from = '0', count = '10', skip = '0' } = context.req.query();
    const payments = await Promise.all(
      (await records.paymentsSince(Number(from), Number(count), Number(skip))).map((payment) =>
        currentPayment(parts, payment),
      ),
    );
    return context.json({ entity: 'collection', count: payments.length, items: payments.map(({ entity }) => entity) });
  });

  api.get('/payments/:id', async (context) =>
    context.json((await paymentNamed(parts, context.req.param('id'))).entity),
  );

  api.post('/payments/:id/capture', async (context) => {
    const stored = await paymentNamed(parts, context.req.param('id'));
    const { amount, currency } = await bodyOf(context, Capture);
    if (stored.entity.captured) throw new ApiFault('This payment has already been captured');
    if (stored.entity.status !== 'authorized')
      throw new ApiFault('Only payments which have been authorized can be captured');
    if (amount !== stored.entity.amount || currency !== stored.entity.currency) {
      throw new ApiFault('Capture amount must be equal to the amount authorized', 'amount');
    }
    const payment: PaymentEntity = { ...stored.entity, status: 'captured', captured: true, fee: 0, tax: 0 };
    const link = await linkUnder(parts, payment.id);
    await records.write(
      records.changed({ ...stored, entity: payment }),
      await webhooks.event('payment.captured', { payment }),
      ...(link ? [records.changed({ ...link, entity: paidBy(link.entity, payment, now()) })] : []),
    );
    return context.json(payment);
  });

  return api;
}
