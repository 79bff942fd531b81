import type { Context } from 'hono';
import { Subscribe } from '#contract/calls/newsletter.ts';
import { NEWSLETTER_PATH } from '#contract/pages/paths.ts';
import type { NewsletterStep } from '#contract/pages/newsletter.ts';
import { Message } from '#contract/calls/wire.ts';
import { endByLetter, LETTER_TOKEN } from '../domain/content/letters/index.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../domain/content/newsletter/index.ts';
import type { Shop } from '../domain/shop.ts';
import { json } from '../http/answers.ts';
import { readText } from '../http/body.ts';
import type { Route } from '../http/route.ts';
import { readSite } from '../publish/site.ts';
import { call } from './call.ts';
import type { LivePages } from './live/draw.ts';
import { mailedLink } from './mailed-link.ts';

/** The same message whether the address is known or not. */
const ASKED = 'Thank you. We have sent you an email: please confirm with the link in it.';
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
      return { message: ASKED };
    },
  }),
];

/** The dependencies of a form without JavaScript. */
type NewsletterForms = Pick<LivePages, 'shopFor' | 'render' | 'allow'>;

/** The pages of the newsletter. A mailed link opens a question; only the form on that page changes anything. */
export const newsletterPages: Route<NewsletterForms>[] = [
  {
    method: 'POST',
    path: `${NEWSLETTER_PATH}/subscribe`,
    summary: 'The form of the pages, without JavaScript; a call in JSON is handed on.',
    who: 'public',
    async handle(context, forms, next) {
      const type = context.req.header('content-type') ?? '';
      if (!type.startsWith('application/x-www-form-urlencoded')) return next();
      if (!(await forms.allow(context, 'sendCode'))) return answer(context, forms, 'tooMany', 429);
      const form = new URLSearchParams(await readText(context.req.raw, FORM_MAX_BYTES));
      const read = Subscribe.safeParse({ email: form.get('email') ?? '' });
      if (!read.success) return answer(context, forms, 'emailInvalid', 422);
      await subscribe(forms.shopFor(context), read.data.email);
      return answer(context, forms, 'asked');
    },
  },
  ...turn('confirm', { done: 'confirmed', token: STORED_TOKEN, run: confirmSubscription }),
  ...turn('unsubscribe', {
    done: 'unsubscribed',
    token: new RegExp(`${STORED_TOKEN.source}|${LETTER_TOKEN.source}`),
    run: (shop, token) => (LETTER_TOKEN.test(token) ? endByLetter(shop, token) : unsubscribe(shop, token)),
  }),
];

/** The use of a mailed link: the step it ends with, the pattern of its token, and its action. */
interface Turn {
  done: NewsletterStep;
  token: RegExp;
  run(shop: Shop, token: string): Promise<boolean>;
}

function turn(
  step: 'confirm' | 'unsubscribe',
  { done, token, run }: Turn,
): [Route<NewsletterForms>, Route<NewsletterForms>] {
  return mailedLink({
    path: `${NEWSLETTER_PATH}/${step}`,
    steps: { asks: step, done, invalid: 'linkInvalid' },
    token,
    run,
    answer: (context, forms: NewsletterForms, page) => answer(context, forms, page.step, page.status, page.token),
  });
}

/** Renders a page for one person, which is neither cached nor indexed. */
async function answer(
  context: Context,
  { shopFor, render }: NewsletterForms,
  step: NewsletterStep,
  status: 200 | 404 | 422 | 429 = 200,
  token = '',
): Promise<Response> {
  const { frame } = await readSite(shopFor(context));
  const rendered = await render(NEWSLETTER_PATH, { kind: 'newsletter', frame, step, token });
  return context.html(await rendered.text(), status, { 'Cache-Control': 'no-store' });
}
