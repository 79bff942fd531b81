import * as z from 'zod/mini';
import { accountPath } from '#contract/pages/paths.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { mailKind } from '../../platform/outbox/index.ts';

/** Deletion of the account was requested, but something in it is still open. */
export const deletionWaitsMail = mailKind(
  'deletionWaits',
  z.object({
    /** Orders, returns and refunds, each a sentence. */
    waitsFor: z.array(z.string()),
  }),
  mailTemplate({
    title: 'Deletion waits',
    to: 'shopper',
    when: 'when an account is to be deleted, and an order, return or refund of it is still open',
    words: {
      subject: 'Your {shop} account will be deleted',
      greeting: 'Namaste,',
      text: 'You asked us to delete your account. We delete it as soon as these are complete:\n\n{open matters}\n\nUntil then everything works as before, and you can still keep your account.',
    },
    sentences: { 'open matters': 'What is still open, one a line' },
    content: ({ waitsFor }, origin) => ({
      facts: { 'open matters': waitsFor },
      link: { label: 'Keep my account', href: origin + accountPath('privacy') },
    }),
    sample: { waitsFor: ['Order RH-7K4M-92QD-X3TB is not delivered yet.'] },
  }),
);

export const accountDeletedMail = mailKind(
  'accountDeleted',
  z.object({ stays: z.array(z.string()) }),
  mailTemplate({
    title: 'Account deleted',
    to: 'shopper',
    when: 'when an account is deleted',
    words: {
      subject: 'Your {shop} account is deleted',
      greeting: 'Namaste,',
      text: 'Your account is deleted, and with it your profile, addresses, cart, wishlist, newsletter and the files you sent us. Reviews you wrote stay without your name.\n\n{what stays}\n\nThis is our last email to you. Thank you for shopping with us.',
    },
    sentences: { 'what stays': 'What the law makes us keep, or that nothing is left' },
    content: ({ stays }) => ({
      facts: {
        'what stays': stays.length > 0 ? ['The law makes us keep:', ...stays] : ['Nothing about you is left with us.'],
      },
    }),
    sample: { stays: ['Reviews you wrote, without your name and pictures (Other shoppers rely on them).'] },
  }),
);
