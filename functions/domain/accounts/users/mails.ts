import * as z from 'zod/mini';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { mailKind } from '../../platform/outbox/index.ts';

export const emailChangedMail = mailKind(
  'emailChanged',
  z.object({ newEmail: z.string() }),
  mailTemplate({
    title: 'Email changed',
    to: 'shopper',
    when: 'to the former email, when an account has another one',
    words: {
      subject: 'Your {shop} account has a new email',
      greeting: 'Namaste,',
      text: 'Your account now belongs to {email}. You will sign in with that address from now on.\n\nIf this was not you, please write to us at once.',
    },
    facts: { email: 'The new email' },
    content: ({ newEmail }) => ({ facts: { email: newEmail } }),
    sample: { newEmail: 'asha.rao@example.in' },
  }),
);
