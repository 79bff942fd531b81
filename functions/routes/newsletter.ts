import type { Context } from 'hono';
import { Subscribe } from '#contract/calls/newsletter.ts';
import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import { NEWSLETTER_PATH } from '#contract/pages/paths.ts';
import type { NewsletterStep } from '#contract/pages/newsletter.ts';
import { Message } from '#contract/calls/wire.ts';
import { NEWSLETTER_ASKED } from '#contract/words/en/scripts.ts';
import { endByLetter, LETTER_TOKEN } from '../domain/content/letters/index.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../domain/content/newsletter/index.ts';
import type { Shop } from '../domain/shop.ts';
import { json } from '../http/answers.ts';
import { readText } from '../http/body.ts';
import type { Route } from '../http/route.ts';
import { call } from './call.ts';
import type { LivePages } from './live/draw.ts';
import { answerMailed, mailedLink } from './mailed-link.ts';

const FORM_MAX_BYTES = 4 * 1024;
/** The token of a mail that asks to confirm. A letter has one of its own. */
const STORED_TOKEN = /^[0-9a-f]{32}$/;

export const newsletterCalls = [
  call({
    method: 'POST',
    path: `${NEWSLETTER_PATH}/subscribe`,
    summary: 'Asks an address by mail whether it wants the newsletter.',
    who: 'public',
    limit: 'sendCode',
    body: Subscribe,
    answer: json(Message),
    async run(shop, _, { body }) {
      await subscribe(shop, body.email);
      // The same message whether the address is known or not.
      return { message: NEWSLETTER_ASKED };
    },
  }),
];

/** The dependencies of a form without JavaScript. */
type NewsletterForms = Pick<LivePages, 'shopFor' | 'render' | 'allow'>;

/**
 * The pages of the newsletter, in each language. A mailed link opens a question; only the form on that page changes
 * anything.
 */
export const newsletterPages: Route<NewsletterForms>[] = LANGUAGES.flatMap((language) => [
  {
    method: 'POST',
    path: addressIn(language, 'subscribe'),
    summary: 'The form of the pages, without JavaScript; a call in JSON is handed on.',
    who: 'public',
    async handle(context, forms, next) {
      const type = context.req.header('content-type') ?? '';
      if (!type.startsWith('application/x-www-form-urlencoded')) return next();
      if (!(await forms.allow(context, 'sendCode')))
        return answer(context, forms, language, { step: 'tooMany', status: 429 });
      const form = new URLSearchParams(await readText(context.req.raw, FORM_MAX_BYTES));
      const read = Subscribe.safeParse({ email: form.get('email') ?? '' });
      if (!read.success) return answer(context, forms, language, { step: 'emailInvalid', status: 422 });
      await subscribe(forms.shopFor(context), read.data.email);
      return answer(context, forms, language, { step: 'asked' });
    },
  },
  ...turn(language, 'confirm', { done: 'confirmed', token: STORED_TOKEN, run: confirmSubscription }),
  ...turn(language, 'unsubscribe', {
    done: 'unsubscribed',
    token: new RegExp(`${STORED_TOKEN.source}|${LETTER_TOKEN.source}`),
    run: (shop, token) => (LETTER_TOKEN.test(token) ? endByLetter(shop, token) : unsubscribe(shop, token)),
  }),
]);

/** Returns the path of a step in a language. */
function addressIn(language: Language, step: string): `/${string}` {
  return pathIn(language, `${NEWSLETTER_PATH}/${step}`) as `/${string}`;
}

/** The use of a mailed link: the step it ends with, the pattern of its token, and its action. */
interface Turn {
  done: NewsletterStep;
  token: RegExp;
  run(shop: Shop, token: string): Promise<boolean>;
}

function turn(
  language: Language,
  step: 'confirm' | 'unsubscribe',
  { done, token, run }: Turn,
): [Route<NewsletterForms>, Route<NewsletterForms>] {
  return mailedLink({
    path: addressIn(language, step),
    steps: { asks: step, done, invalid: 'linkInvalid' },
    token,
    run,
    answer: (context, forms: NewsletterForms, page) => answer(context, forms, language, page),
  });
}

function answer(
  context: Context,
  forms: NewsletterForms,
  language: Language,
  { step, status = 200, token = '' }: { step: NewsletterStep; status?: 200 | 404 | 422 | 429; token?: string },
): Promise<Response> {
  const page = (frame: PageFrame) => ({ kind: 'newsletter', frame, step, token }) as const;
  return answerMailed(context, forms, language, { path: NEWSLETTER_PATH, status, page });
}
