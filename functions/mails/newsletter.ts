import { NEWSLETTER_LINK_DAYS } from '#contract/calls/newsletter.ts';
import { newsletterPath } from '#contract/pages/paths.ts';
import type { MailContent } from './layout.ts';

/** Asks for the second yes. The way out stands in it, too, for whoever says yes and thinks better of it later. */
export function confirmNewsletter(token: string, origin: string): MailContent {
  return {
    subject: 'Please confirm: the Ratnahaat newsletter',
    greeting: 'Namaste,',
    paragraphs: [
      'We were asked to send you our newsletter about jewellery: how to choose it, wear it and keep it bright. We send one only when there is something worth reading.',
      `Please confirm with the link below within ${NEWSLETTER_LINK_DAYS} days. If it was not you, please ignore this email and you will not hear from us again.`,
    ],
    link: { label: 'Yes, subscribe me', href: origin + newsletterPath('confirm', token) },
    unsubscribe: { label: 'Unsubscribe', href: origin + newsletterPath('unsubscribe', token) },
  };
}
