import { ADDRESS_EMAIL_INVALID } from '../messages.ts';

/* The form's limits and texts without its schemas, which the form's page does not need. */

export const CONTACT_NAME_MAX = 80;
export const CONTACT_EMAIL_MAX = 254;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 4000;
/** A form that is sent faster than this was filled in by a machine. */
export const CONTACT_SECONDS_MIN = 2;
/** The maximum number of tickets per e-mail and hour. */
export const TICKETS_PER_HOUR = 5;
/** Years that a settled ticket is retained. */
export const TICKET_YEARS = 3;

/** The message for each invalid field of the form. */
export const CONTACT_FAULTS: Record<'name' | 'email' | 'subject' | 'message', string> = {
  name: `Please tell us your name, in at most ${CONTACT_NAME_MAX} characters`,
  email: ADDRESS_EMAIL_INVALID,
  subject: `Please give a subject, in at most ${CONTACT_SUBJECT_MAX} characters`,
  message: 'Please write your message, in at most 4,000 characters',
};
export type ContactField = keyof typeof CONTACT_FAULTS;
