import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { CODE, TO } from './samples.ts';

const VALIDITY = `It is valid for ${CODE_VALID_MINUTES} minutes. Nobody from Ratnahaat will ever ask you for it. If you did not ask for an OTP, please ignore this email.`;

const facts = { code: 'The OTP' };
const sentences = { validity: 'How long the OTP is valid, and that nobody asks for it' };
const content = ({ code }: MailOf<'signInCode' | 'sellerCode' | 'changeEmailCode'>) => ({
  facts: { code, validity: VALIDITY },
  code,
});

export const codeLetters = {
  signInCode: letter({
    title: 'OTP to sign in',
    to: 'shopper',
    when: 'when somebody asks for an OTP to sign in or sign up',
    words: {
      subject: '{code} is your Ratnahaat OTP',
      greeting: 'Namaste,',
      text: 'This is your OTP to sign in to Ratnahaat.\n\n{validity}',
    },
    facts,
    sentences,
    content: (mail: MailOf<'signInCode'>) => content(mail),
    sample: { name: 'signInCode', to: TO, code: CODE },
  }),
  sellerCode: letter({
    title: 'OTP for the seller console',
    to: 'seller',
    when: 'when who sells asks for an OTP to sign in',
    words: {
      subject: '{code} is your Ratnahaat seller OTP',
      greeting: 'Namaste,',
      text: 'This is your OTP for the seller console of Ratnahaat.\n\n{validity}',
    },
    facts,
    sentences,
    content: (mail: MailOf<'sellerCode'>) => content(mail),
    sample: { name: 'sellerCode', to: TO, code: CODE },
  }),
  changeEmailCode: letter({
    title: 'OTP for a new email',
    to: 'shopper',
    when: 'to the new email, when somebody wants to change that of an account',
    words: {
      subject: '{code} confirms your new email',
      greeting: 'Namaste,',
      text: 'With this OTP you confirm that this email belongs to your Ratnahaat account.\n\n{validity}',
    },
    facts,
    sentences,
    content: (mail: MailOf<'changeEmailCode'>) => content(mail),
    sample: { name: 'changeEmailCode', to: TO, code: CODE },
  }),
  emailChanged: letter({
    title: 'Email changed',
    to: 'shopper',
    when: 'to the former email, when an account has another one',
    words: {
      subject: 'Your Ratnahaat account has a new email',
      greeting: 'Namaste,',
      text: 'Your account now belongs to {email}. You will sign in with that address from now on.\n\nIf this was not you, please write to us at once.',
    },
    facts: { email: 'The new email' },
    content: ({ newEmail }: MailOf<'emailChanged'>) => ({ facts: { email: newEmail } }),
    sample: { name: 'emailChanged', to: TO, newEmail: 'asha.rao@example.in' },
  }),
};
