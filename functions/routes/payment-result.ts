import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';

export interface PaymentResultWorld {
  page: Platform['page'];
}

/**
 * The return address of payers, with the number of an order. It is one page for all orders, which fetches the details.
 */
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
