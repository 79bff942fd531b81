import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { noSuchLinkPage, paymentPage } from './payment-page.ts';
import { razorpayApi } from './razorpay-emulator.ts';
import type { EmulatorParts } from './razorpay-parts.ts';
import { SYSTEM_CHANCE } from './razorpay-entities.ts';
import { CannotPay, failRefund, openLink, PayerAsks, payLink } from './razorpay-payer.ts';
import { razorpayRecords } from './razorpay-records.ts';
import { razorpayWebhooks } from './razorpay-webhooks.ts';
import type { GatewayPlace } from './razorpay-webhooks.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

export interface RazorpaySandbox {
  /** Everything below `/sandbox/razorpay`: the API at `/v1`, the pages of links, and the endpoints for scripts. */
  app: Hono;
  /** Delivers the webhooks that are due. */
  deliverWebhooks(): Promise<object>;
}

/** Returns the sandbox's payment gateway. */
export function razorpaySandbox(place: GatewayPlace): RazorpaySandbox {
  const { db, now, origin, chance = SYSTEM_CHANCE } = place;
  const webhooks = razorpayWebhooks(place);
  const parts: EmulatorParts = {
    records: razorpayRecords(db),
    webhooks,
    chance,
    now: () => Math.floor(now() / 1000),
    pageOf: (id) => `${origin}/sandbox/razorpay/pay/${id}`,
  };

  const app = new Hono()
    .route('/v1', razorpayApi(parts))
    .get('/keys.json', (context) => {
      const { keyId, keySecret, webhookSecret } = SANDBOX_KEYS;
      return context.json({ keyId, keySecret, webhookSecret });
    })
    .get('/', (context) => context.json({ api: '/sandbox/razorpay/v1', keys: '/sandbox/razorpay/keys.json' }))
    .get('/pay/:id', async (context) => {
      const link = await openLink(parts, context.req.param('id'));
      return link ? context.html(paymentPage(link.entity)) : context.html(noSuchLinkPage(), 404);
    })
    .post('/pay/:id', async (context) => {
      const isPerson = !/json/.test(context.req.header('content-type') ?? '');
      const asks = z.safeParse(PayerAsks, isPerson ? await context.req.parseBody() : await jsonOf(context));
      if (!asks.success)
        return context.json({ message: 'Send {"outcome": "paid" | "failed" | "cancelled" | "paid_twice"}.' }, 422);
      const link = await openLink(parts, context.req.param('id'));
      if (!link) return isPerson ? context.html(noSuchLinkPage(), 404) : context.json(NO_LINK, 404);
      try {
        const paid = await payLink(parts, link, asks.data);
        await webhooks.deliver();
        if (!isPerson) return context.json({ ...paid, status: paid.link.status });
        if (paid.callbackUrl) return context.redirect(paid.callbackUrl, 303);
        return context.html(paymentPage(paid.link, paid.payments[0]?.error_description ?? undefined));
      } catch (error) {
        if (!(error instanceof CannotPay)) throw error;
        return isPerson ? context.html(paymentPage(link.entity)) : context.json({ message: error.message }, 400);
      }
    })
    .post('/refunds/:id/fail', async (context) => {
      const refund = await failRefund(parts, context.req.param('id'));
      await webhooks.deliver();
      return refund ? context.json(refund) : context.json({ message: 'There is no such refund.' }, 404);
    })
    .post('/webhooks', async (context) => context.json(await webhooks.deliver()));

  return { app, deliverWebhooks: () => webhooks.deliver() };
}

const NO_LINK = { message: 'There is no such payment link.' };

function jsonOf(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined);
}
