import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { VISITOR } from '#contract/calls/actor.ts';
import { CONTACT_FAULTS } from '#contract/calls/contact-form.ts';
import type { ContactField } from '#contract/calls/contact-form.ts';
import { ContactMessage } from '#contract/calls/contact.ts';
import { CONTACT_INVALID } from '#contract/messages.ts';
import { CONTACT_FORM_PATH, CONTACT_PATH } from '#contract/pages/content-pages.ts';
import type { ContactOutcome } from '#contract/pages/contact.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import { openTicket } from '../../domain/content/tickets/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { JSON_BODY_MAX_BYTES, readText } from '../../http/body.ts';
import { decode } from '#contract/calls/decode.ts';
import { statusOf } from '../../http/errors.ts';
import type { Route } from '../../http/route.ts';
import { readSite } from '../../publish/site.ts';
import { contactPage } from '../../publish/contact-page.ts';
import { pageIn } from '../../publish/kind-in-language.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';

const FIELDS = Object.keys(CONTACT_FAULTS) as ContactField[];

/**
 * Handles the contact form of a browser without JavaScript, in each language. The response is the page itself.
 */
export const contactForm: Route<LivePages>[] = LANGUAGES.map(formIn);

function formIn(language: Language): Route<LivePages> {
  return {
    method: 'POST',
    path: pathIn(language, CONTACT_FORM_PATH) as `/${string}`,
    summary: 'The contact form, sent without JavaScript.',
    who: 'public',
    async handle(context, live) {
      // Only the shop's own page may send the form: otherwise the ticket could contain another site's text.
      const isForeign = ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');
      if (isForeign || !/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')) {
        refuse('BODY_TYPE');
      }
      const form = new URLSearchParams(await readText(context.req.raw, JSON_BODY_MAX_BYTES));
      const shop = live.shopFor(context);
      const { outcome, status } = await answer(form, shop, () => live.allow(context, 'sendCode'));
      const page = pageIn(language, contactPage(await readSite(shop), outcome));
      return draw(context, live, { path: pathIn(language, CONTACT_PATH), page, status });
    },
  };
}

async function answer(form: URLSearchParams, shop: Shop, allow: () => Promise<boolean>) {
  try {
    if (!(await allow())) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const message = decode(ContactMessage, written(form), 'FIELDS_INVALID');
    const outcome: ContactOutcome = { sent: true, receipt: await openTicket(shop, VISITOR, message) };
    return { outcome, status: 200 as const };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = FIELDS.filter((name) => error.details.fields?.[name] !== undefined);
    const text = faults.length > 0 ? CONTACT_INVALID : error.message;
    const outcome: ContactOutcome = { sent: false, text, faults, written: written(form) };
    return { outcome, status: statusOf(error) };
  }
}

/** Returns the form's values under the API's names. A browser does not send an unticked checkbox. */
function written(form: URLSearchParams): Record<string, string> {
  const names = [...FIELDS, 'kind', 'website'];
  return Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.get(name)!]] : [])));
}
