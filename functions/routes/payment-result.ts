import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Route } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { kindIn } from '../publish/kind-in-language.ts';
import { PAGE_KINDS } from '../publish/page-kinds.ts';
import type { LivePages } from './live/draw.ts';
import { drawUnfiled } from './live/live-pages.ts';

export interface PaymentResultWorld extends LivePages {
  page: Platform['page'];
}

const PATH = '/payment-success';

/**
 * The return addresses of payers in each language, with the number of an order. Each is one page for all orders, which
 * fetches the details. In the preview of a closed shop it has no file.
 */
export const paymentResults: readonly Route<PaymentResultWorld>[] = LANGUAGES.map(paymentResultIn);

function paymentResultIn(language: Language): Route<PaymentResultWorld> {
  const path: `/${string}` = `/${pathIn(language, PATH).slice(1)}`;
  const kind = language === 'en' ? PAGE_KINDS.plain : kindIn(language, PAGE_KINDS.plain);
  return {
    method: 'GET',
    path: `${path}/:orderId`,
    summary: 'What became of a payment.',
    who: 'public',
    async handle(context, pages) {
      const result = await pages.page(path);
      if (!result) return drawUnfiled(context, pages, kind, path);
      return context.html(await result.text(), 200, { 'Cache-Control': 'no-store' });
    },
  };
}
