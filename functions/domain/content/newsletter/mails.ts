import * as z from 'zod/mini';
import { NEWSLETTER_LINK_DAYS } from '#contract/calls/newsletter.ts';
import { newsletterPath } from '#contract/pages/paths.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { TOKEN } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

/**
 * Asks for confirmation (double opt-in). It also has the unsubscribe link, for people who change their mind later.
 */
export const confirmNewsletterMail = mailKind(
  'confirmNewsletter',
  z.object({ token: z.string() }),
  mailTemplate({
    title: 'Newsletter: please confirm',
    to: 'shopper',
    when: 'when the newsletter was asked for with an email',
    words: {
      subject: 'Please confirm: the {shop} newsletter',
      greeting: 'Namaste,',
      text: 'We were asked to send you our newsletter about jewellery: how to choose it, wear it and keep it bright. We send one only when there is something worth reading.\n\nPlease confirm with the link below within {days} days. If it was not you, please ignore this email and you will not hear from us again.',
    },
    facts: { days: 'How many days the link is good' },
    content: ({ token }, origin) => ({
      facts: { days: String(NEWSLETTER_LINK_DAYS) },
      link: { label: 'Yes, subscribe me', href: origin + newsletterPath('confirm', token) },
      unsubscribe: { label: 'Unsubscribe', href: origin + newsletterPath('unsubscribe', token) },
    }),
    sample: { token: TOKEN },
  }),
);
