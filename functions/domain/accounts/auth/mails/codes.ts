import * as z from 'zod/mini';
import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { mailTemplate } from '../../../../mails/mail-template.ts';
import { CODE } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

const validity = (shopName: string) =>
  `It is valid for ${CODE_VALID_MINUTES} minutes. Nobody from ${shopName} will ever ask you for it. If you did not ask for an OTP, please ignore this email.`;

const facts = { code: 'The OTP' };
const sentences = { validity: 'How long the OTP is valid, and that nobody asks for it' };
const content = ({ code }: { code: string }, _origin: string, shopName: string) => ({
  facts: { code, validity: validity(shopName) },
  code,
});

export const signInCodeMail = mailKind(
  'signInCode',
  z.object({ code: z.string() }),
  mailTemplate({
    title: 'OTP to sign in',
    to: 'shopper',
    when: 'when somebody asks for an OTP to sign in or sign up',
    words: {
      subject: '{code} is your {shop} OTP',
      greeting: 'Namaste,',
      text: 'This is your OTP to sign in to {shop}.\n\n{validity}',
    },
    facts,
    sentences,
    content,
    sample: { code: CODE },
  }),
);

export const sellerCodeMail = mailKind(
  'sellerCode',
  z.object({ code: z.string() }),
  mailTemplate({
    title: 'OTP for the seller console',
    to: 'seller',
    when: 'when who sells asks for an OTP to sign in',
    words: {
      subject: '{code} is your {shop} seller OTP',
      greeting: 'Namaste,',
      text: 'This is your OTP for the seller console of {shop}.\n\n{validity}',
    },
    facts,
    sentences,
    content,
    sample: { code: CODE },
  }),
);

export const changeEmailCodeMail = mailKind(
  'changeEmailCode',
  z.object({ code: z.string() }),
  mailTemplate({
    title: 'OTP for a new email',
    to: 'shopper',
    when: 'to the new email, when somebody wants to change that of an account',
    words: {
      subject: '{code} confirms your new email',
      greeting: 'Namaste,',
      text: 'With this OTP you confirm that this email belongs to your {shop} account.\n\n{validity}',
    },
    facts,
    sentences,
    content,
    sample: { code: CODE },
  }),
);

export const deleteAccountCodeMail = mailKind(
  'deleteAccountCode',
  z.object({ code: z.string() }),
  mailTemplate({
    title: 'OTP to delete an account',
    to: 'shopper',
    when: 'when somebody wants to delete their account',
    words: {
      subject: '{code} confirms that your {shop} account is to be deleted',
      greeting: 'Namaste,',
      text: 'This is the OTP to delete your {shop} account. {validity}\n\nIf you did not ask for it, your account stays as it is. Someone else may be signed in to it: please sign out everywhere in your account, under Sign-ins.',
    },
    facts: { code: 'The OTP' },
    sentences: { validity: 'How long the OTP is valid' },
    content: ({ code }) => ({
      facts: { code, validity: `It is valid for ${CODE_VALID_MINUTES} minutes.` },
      code,
    }),
    sample: { code: CODE },
  }),
);

export const joinCodeMail = mailKind(
  'joinCode',
  z.object({ code: z.string() }),
  mailTemplate({
    title: 'OTP to accept an invitation',
    to: 'staff',
    when: 'when who was invited confirms their email',
    words: {
      subject: '{code} confirms your email to work on {shop}',
      greeting: 'Namaste,',
      text: 'This is the OTP to accept your invitation. {validity}\n\nIf you did not ask for it, please ignore this email, and forward the invitation to nobody.',
    },
    facts: { code: 'The OTP' },
    sentences: { validity: 'How long the OTP is valid' },
    content: ({ code }) => ({
      facts: { code, validity: `It is valid for ${CODE_VALID_MINUTES} minutes.` },
      code,
    }),
    sample: { code: CODE },
  }),
);
