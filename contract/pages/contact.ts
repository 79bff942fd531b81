import type { ContactField } from '../calls/contact-form.ts';
import type { TicketReceipt } from '../calls/contact.ts';
import type { PageFrame } from './frame.ts';

export interface ContactPage {
  kind: 'contact';
  frame: PageFrame;
  /** The result of a message sent without JavaScript; null if none was sent. */
  outcome: ContactOutcome | null;
}

export type ContactOutcome =
  | { sent: true; receipt: TicketReceipt }
  | {
      sent: false;
      text: string;
      faults: ContactField[];
      written: Partial<Record<ContactField | 'kind', string>>;
    };
