import * as z from 'zod/mini';
import { AskNotice, AskNoticeByEmail, StockNotices } from '#contract/calls/stock-notices.ts';
import { Message } from '#contract/calls/wire.ts';
import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { STOCK_NOTICE_PATH } from '#contract/pages/paths.ts';
import type { StockNoticeStep } from '#contract/pages/stock-notice.ts';
import {
  askNotice,
  askNoticeByEmail,
  confirmStockNotice,
  listNotices,
  stopStockNotice,
  withdrawNotice,
} from '../domain/buying/stock-notices/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { call } from './call.ts';
import type { LivePages } from './live/draw.ts';
import { answerMailed, mailedLink } from './mailed-link.ts';

/** The same message whether the address is known or not. */
const ASKED = 'We have sent you an email: please confirm with the link in it.';

const CUSTOMER = ['customer'] as const;

export const stockNoticeCalls = [
  call({
    method: 'GET',
    path: '/api/stock-notices',
    summary: 'The SKUs the shopper waits for: a mail tells when one is back in stock.',
    who: CUSTOMER,
    answer: json(StockNotices),
    run: (shop, customer) => listNotices(shop, customer),
  }),
  call({
    method: 'POST',
    path: '/api/stock-notices',
    summary: 'Asks for a mail once a SKU that is sold out is back. Asking twice is asking once.',
    who: CUSTOMER,
    body: AskNotice,
    answer: json(StockNotices),
    refuses: ['SKU_NOT_FOUND', 'NOTICE_IN_STOCK', 'NOTICES_FULL'],
    run: (shop, customer, { body }) => askNotice(shop, customer, body.skuId),
  }),
  call({
    method: 'DELETE',
    path: '/api/stock-notices/:skuId{[0-9]+}',
    summary: 'Waits for a SKU no more.',
    who: CUSTOMER,
    params: z.object({ skuId: IdParam }),
    answer: json(StockNotices),
    run: (shop, customer, { params }) => withdrawNotice(shop, customer, params.skuId),
  }),
  call({
    method: 'POST',
    path: '/api/stock-notices/by-email',
    summary: 'The same for who has no account: the e-mail is asked by mail first.',
    who: 'public',
    limit: 'sendCode',
    body: AskNoticeByEmail,
    answer: json(Message),
    refuses: ['SKU_NOT_FOUND', 'NOTICE_IN_STOCK'],
    async run(shop, _, { body }) {
      await askNoticeByEmail(shop, body);
      return { message: ASKED };
    },
  }),
];

type NoticePages = Pick<LivePages, 'shopFor' | 'render'>;

/** The pages of mailed links, in each language. A link opens a question; only the form on that page changes anything. */
export const stockNoticePages: Route<NoticePages>[] = LANGUAGES.flatMap((language) => [
  ...turn(language, 'confirm', 'confirmed', confirmStockNotice),
  ...turn(language, 'stop', 'stopped', stopStockNotice),
]);

function turn(language: Language, step: 'confirm' | 'stop', done: StockNoticeStep, run: typeof stopStockNotice) {
  return mailedLink({
    path: pathIn(language, `${STOCK_NOTICE_PATH}/${step}`) as `/${string}`,
    steps: { asks: step, done, invalid: 'linkInvalid' },
    token: /^[0-9a-f]{32}\.\w{20,200}$/,
    run,
    answer: (context, pages: NoticePages, { status, ...shown }) =>
      answerMailed(context, pages, language, {
        path: STOCK_NOTICE_PATH,
        status,
        page: (frame) => ({ kind: 'stockNotice', frame, ...shown }),
      }),
  });
}
