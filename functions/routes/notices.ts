import type { Context } from 'hono';
import { NOTICE_WORDS } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import type { NewsletterStep } from '#contract/pages/newsletter.ts';
import { NEWSLETTER_PATH, STOP_NOTICE_PATH } from '#contract/pages/paths.ts';
import { noticeOfToken, stopNotice } from '../domain/platform/notices/index.ts';
import type { Route } from '../http/route.ts';
import { readSite } from '../publish/site.ts';
import type { LivePages } from './live/draw.ts';

type Pages = Pick<LivePages, 'shopFor' | 'render'>;

/**
 * Unsubscribe links of optional mails. GET asks, POST unsubscribes. One click in a mail program sends the POST at once
 * (RFC 8058).
 */
export const noticePages: Route<Pages>[] = [
  {
    method: 'GET',
    path: STOP_NOTICE_PATH,
    summary: 'Where the way out of a mail leads: a page that asks.',
    who: 'public',
    async handle(context, pages) {
      const meant = await noticeOfToken(pages.shopFor(context), tokenOf(context));
      return answer(context, pages, meant ? 'stopNotice' : 'stopLinkInvalid', meant?.kind);
    },
  },
  {
    method: 'POST',
    path: STOP_NOTICE_PATH,
    summary: 'The answer to it: mails of this kind are stopped.',
    who: 'public',
    async handle(context, pages) {
      const stopped = await stopNotice(pages.shopFor(context), tokenOf(context));
      return answer(context, pages, stopped ? 'noticeStopped' : 'stopLinkInvalid', stopped);
    },
  },
];

const tokenOf = (context: Context) => context.req.query('token') ?? '';

async function answer(
  context: Context,
  { shopFor, render }: Pages,
  step: NewsletterStep,
  kind: NoticeKind | undefined,
): Promise<Response> {
  const { frame } = await readSite(shopFor(context));
  const what = kind === undefined ? {} : { what: NOTICE_WORDS[kind] };
  const rendered = await render(NEWSLETTER_PATH, { kind: 'newsletter', frame, step, token: tokenOf(context), ...what });
  return context.html(await rendered.text(), kind === undefined ? 404 : 200, { 'Cache-Control': 'no-store' });
}
