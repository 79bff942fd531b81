import * as z from 'zod/mini';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { mailKind } from '../outbox/index.ts';

/** A message that neither WhatsApp nor SMS could deliver, if no other mail tells the same. */
export const messageByMail = mailKind(
  'messageByMail',
  z.object({ text: z.string() }),
  mailTemplate({
    title: 'Message that could not be sent',
    to: 'seller',
    when: 'when a message about pick-ups or payouts could not be sent to the mobile',
    words: { subject: 'A message from {shop}', greeting: 'Namaste,', text: '{message}' },
    sentences: { message: 'The text of the message' },
    content: ({ text }) => ({ facts: { message: text } }),
    sample: { text: 'The courier comes today for your parcels: 4. Please have them packed and labelled.' },
  }),
);
