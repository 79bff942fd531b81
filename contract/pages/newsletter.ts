import type { PageFrame } from './frame.ts';

/** Where somebody stands on their way into the newsletter or out of it. */
export type NewsletterStep =
  | 'asked'
  | 'emailInvalid'
  | 'tooMany'
  | 'confirm'
  | 'confirmed'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'linkInvalid'
  // Of other mails that are a choice.
  | 'stopNotice'
  | 'noticeStopped'
  | 'stopLinkInvalid';

export interface NewsletterPage {
  kind: 'newsletter';
  frame: PageFrame;
  step: NewsletterStep;
  /** The secret of the mail's link, where the step goes on with it. */
  token: string;
  /** Which mails are stopped, where that is asked. */
  what?: string;
}
