import { ADDRESS_EMAIL_INVALID } from '../messages.ts';

/* The form's limits and words, without its schemas: the page that shows it needs no more. */

export const CONTACT_NAME_MAX = 80;
export const CONTACT_EMAIL_MAX = 254;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 4000;
/** Nobody fills four fields in less: what comes faster was not typed. */
export const CONTACT_SECONDS_MIN = 2;
/** Tickets one e-mail may open in an hour. */
export const TICKETS_PER_HOUR = 5;
/** Years a ticket is kept after it was settled. */
export const TICKET_YEARS = 3;

/** What to say beside a field of the form that is not filled in as it should be. */
export const CONTACT_FAULTS: Record<'name' | 'email' | 'subject' | 'message', string> = {
  name: `Please tell us your name, in at most ${CONTACT_NAME_MAX} characters`,
  email: ADDRESS_EMAIL_INVALID,
  subject: `Please give a subject, in at most ${CONTACT_SUBJECT_MAX} characters`,
  message: 'Please write your message, in at most 4,000 characters',
};
export type ContactField = keyof typeof CONTACT_FAULTS;
