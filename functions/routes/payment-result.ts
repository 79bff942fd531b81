import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';

export interface PaymentResultWorld {
  page: Platform['page'];
}

/** Where payers come back to, each with the number of an order: one page for all of them, which asks for the rest. */
export const paymentResult: Route<PaymentResultWorld> = {
  method: 'GET',
  path: '/payment-success/:orderId',
  summary: 'What became of a payment.',
  who: 'public',
  async handle(context, { page }, next) {
    const result = await page('/payment-success');
    return result ? context.html(await result.text(), 200, { 'Cache-Control': 'no-store' }) : next();
  },
};
