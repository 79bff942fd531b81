import type { Context } from 'hono';
import { NOTICE_WORDS } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { NewsletterStep } from '#contract/pages/newsletter.ts';
import { NEWSLETTER_PATH, STOP_NOTICE_PATH } from '#contract/pages/paths.ts';
import { noticeOfToken, stopNotice } from '../domain/platform/notices/index.ts';
import type { Route } from '../http/route.ts';
import type { LivePages } from './live/draw.ts';
import { answerMailed } from './mailed-link.ts';

type Pages = Pick<LivePages, 'shopFor' | 'render'>;

/**
 * Unsubscribe links of optional mails, in each language. GET asks, POST unsubscribes. One click in a mail program sends
 * the POST at once (RFC 8058).
 */
export const noticePages: Route<Pages>[] = LANGUAGES.flatMap((language): Route<Pages>[] => {
  const path = pathIn(language, STOP_NOTICE_PATH) as `/${string}`;
  return [
    {
      method: 'GET',
      path,
      summary: 'Where the way out of a mail leads: a page that asks.',
      who: 'public',
      async handle(context, pages) {
        const meant = await noticeOfToken(pages.shopFor(context), tokenOf(context));
        return answer(context, pages, language, meant ? 'stopNotice' : 'stopLinkInvalid', meant?.kind);
      },
    },
    {
      method: 'POST',
      path,
      summary: 'The answer to it: mails of this kind are stopped.',
      who: 'public',
      async handle(context, pages) {
        const stopped = await stopNotice(pages.shopFor(context), tokenOf(context));
        return answer(context, pages, language, stopped ? 'noticeStopped' : 'stopLinkInvalid', stopped);
      },
    },
  ];
});

const tokenOf = (context: Context) => context.req.query('token') ?? '';

function answer(
  context: Context,
  pages: Pages,
  language: Language,
  step: NewsletterStep,
  kind: NoticeKind | undefined,
): Promise<Response> {
  const what = kind === undefined ? {} : { what: NOTICE_WORDS[kind] };
  return answerMailed(context, pages, language, {
    path: NEWSLETTER_PATH,
    status: kind === undefined ? 404 : 200,
    page: (frame) => ({ kind: 'newsletter', frame, step, token: tokenOf(context), ...what }),
  });
}
