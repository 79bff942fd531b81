import { accountPath } from '#contract/pages/paths.ts';
import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { CODE, TO } from './samples.ts';

export const accountLetters = {
  deleteAccountCode: letter({
    title: 'OTP to delete an account',
    to: 'shopper',
    when: 'when somebody wants to delete their account',
    words: {
      subject: '{code} confirms that your Ratnahaat account is to be deleted',
      greeting: 'Namaste,',
      text: 'This is the OTP to delete your Ratnahaat account. {validity}\n\nIf you did not ask for it, your account stays as it is. Someone else may be signed in to it: please sign out everywhere in your account, under Sign-ins.',
    },
    facts: { code: 'The OTP' },
    sentences: { validity: 'How long the OTP is valid' },
    content: ({ code }: MailOf<'deleteAccountCode'>) => ({
      facts: { code, validity: `It is valid for ${CODE_VALID_MINUTES} minutes.` },
      code,
    }),
    sample: { name: 'deleteAccountCode', to: TO, code: CODE },
  }),
  /** Deletion of the account was requested, but something in it is still open. */
  deletionWaits: letter({
    title: 'Deletion waits',
    to: 'shopper',
    when: 'when an account is to be deleted, and an order, return or refund of it is still open',
    words: {
      subject: 'Your Ratnahaat account will be deleted',
      greeting: 'Namaste,',
      text: 'You asked us to delete your account. We delete it as soon as these are complete:\n\n{open matters}\n\nUntil then everything works as before, and you can still keep your account.',
    },
    sentences: { 'open matters': 'What is still open, one a line' },
    content: ({ waitsFor }: MailOf<'deletionWaits'>, origin) => ({
      facts: { 'open matters': waitsFor },
      link: { label: 'Keep my account', href: origin + accountPath('privacy') },
    }),
    sample: { name: 'deletionWaits', to: TO, waitsFor: ['Order RH-7K4M-92QD-X3TB is on its way.'] },
  }),
  accountDeleted: letter({
    title: 'Account deleted',
    to: 'shopper',
    when: 'when an account is deleted',
    words: {
      subject: 'Your Ratnahaat account is deleted',
      greeting: 'Namaste,',
      text: 'Your account is deleted, and with it your profile, addresses, cart, wishlist, newsletter and the files you sent us. Reviews you wrote stay without your name.\n\n{what stays}\n\nThis is our last email to you. Thank you for shopping with us.',
    },
    sentences: { 'what stays': 'What the law makes us keep, or that nothing is left' },
    content: ({ stays }: MailOf<'accountDeleted'>) => ({
      facts: {
        'what stays': stays.length > 0 ? ['The law makes us keep:', ...stays] : ['Nothing about you is left with us.'],
      },
    }),
    sample: { name: 'accountDeleted', to: TO, stays: ['Invoices of your orders, for eight years.'] },
  }),
};
