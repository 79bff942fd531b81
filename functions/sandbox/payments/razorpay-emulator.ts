import { Hono } from 'hono';
import { Refusal } from '#contract/calls/refusals.ts';
import { ApiFault, faultBody } from './razorpay-faults.ts';
import { linkRoutes } from './razorpay-links.ts';
import { paymentRoutes } from './razorpay-payments.ts';
import { refundRoutes } from './razorpay-refunds.ts';
import type { EmulatorParts } from './razorpay-parts.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

const AT_WORK = 'Request failed because another payment operation is in progress';

/** Emulates Razorpay's API below `/v1`: payment links, payments and refunds, with its limits and its error messages. */
export function razorpayApi(parts: EmulatorParts): Hono {
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

  for (const routesOf of [linkRoutes, paymentRoutes, refundRoutes]) api.route('/', routesOf(parts));
  return api;
}
