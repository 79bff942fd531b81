import { CONTACT_PATH } from '#contract/pages/content-pages.ts';
import type { ContactOutcome, ContactPage } from '#contract/pages/contact.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import type { Site } from './site.ts';

export const contactKind: PageKind = {
  paths: [CONTACT_PATH],
  read: (_, { site }) => contactPage(site),
  changedBy: {},
  found: foundAt(CONTACT_PATH),
};

/** Returns the contact page, before a message or after one that was sent without JavaScript. */
export function contactPage({ frame }: Pick<Site, 'frame'>, outcome: ContactOutcome | null = null): ContactPage {
  return { kind: 'contact', frame, outcome };
}
