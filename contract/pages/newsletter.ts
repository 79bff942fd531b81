import type { PageFrame } from './frame.ts';

/** The steps of a newsletter subscription and of its end. */
export type NewsletterStep =
  | 'asked'
  | 'emailInvalid'
  | 'tooMany'
  | 'confirm'
  | 'confirmed'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'linkInvalid'
  // For other optional mails.
  | 'stopNotice'
  | 'noticeStopped'
  | 'stopLinkInvalid';

export interface NewsletterPage {
  kind: 'newsletter';
  frame: PageFrame;
  step: NewsletterStep;
  /** The token of the mailed link, if the step needs it. */
  token: string;
  /** The kind of mails to stop, if the step asks for it. */
  what?: string;
}
