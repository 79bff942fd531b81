import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { PAGE_KINDS } from '../publish/page-kinds.ts';
import type { LivePages } from './live/draw.ts';
import { drawUnfiled } from './live/live-pages.ts';

export interface PaymentResultWorld extends LivePages {
  page: Platform['page'];
}

/**
 * The return address of payers, with the number of an order. It is one page for all orders, which fetches the details.
 * In the preview of a closed shop it has no file.
 */
export const paymentResult: Route<PaymentResultWorld> = {
  method: 'GET',
  path: '/payment-success/:orderId',
  summary: 'What became of a payment.',
  who: 'public',
  async handle(context, pages) {
    const path = '/payment-success';
    const result = await pages.page(path);
    if (!result) return drawUnfiled(context, pages, PAGE_KINDS.plain, path);
    return context.html(await result.text(), 200, { 'Cache-Control': 'no-store' });
  },
};
