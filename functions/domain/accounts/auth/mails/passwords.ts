import * as z from 'zod/mini';
import { FORGOT_PASSWORD_PATH, resetPasswordPath } from '#contract/pages/paths.ts';
import { PASSWORD_RESET_MINUTES } from '#contract/shop/policy.ts';
import { mailTemplate } from '../../../../mails/mail-template.ts';
import { TOKEN } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

const NOT_YOU = 'If you did not ask for this, please ignore this email: your account is as it was.';

export const resetPasswordMail = mailKind(
  'resetPassword',
  z.object({ token: z.string() }),
  mailTemplate({
    title: 'Set a new password',
    to: 'seller',
    when: 'when who sells has forgotten the password',
    words: {
      subject: 'Set a new {shop} password',
      greeting: 'Namaste,',
      text: `With this link you set a new password for selling on {shop}. It works once, for {minutes} minutes.\n\n${NOT_YOU}`,
    },
    facts: { minutes: 'How many minutes the link works' },
    content: ({ token }, origin) => ({
      facts: { minutes: String(PASSWORD_RESET_MINUTES) },
      link: { label: 'Set a new password', href: `${origin}${resetPasswordPath(token)}` },
    }),
    sample: { token: TOKEN },
  }),
);

/** For an email without a password here, whether it has an account or not. */
export const noPasswordMail = mailKind(
  'noPassword',
  z.object({}),
  mailTemplate({
    title: 'No password here',
    to: 'shopper',
    when: 'when a new password is asked for by an email that has none',
    words: {
      subject: 'You sign in to {shop} without a password',
      greeting: 'Namaste,',
      text: `We were asked for a new password for this email. There is none: shoppers sign in with a six-digit OTP that we email each time.\n\n${NOT_YOU}`,
    },
    content: (_, origin) => ({
      facts: {},
      link: { label: 'Sign in with an OTP', href: `${origin}/signin` },
    }),
    sample: {},
  }),
);

export const passwordChangedMail = mailKind(
  'passwordChanged',
  z.object({}),
  mailTemplate({
    title: 'Password changed',
    to: 'seller',
    when: 'when a password was changed',
    words: {
      subject: 'Your {shop} password was changed',
      greeting: 'Namaste,',
      text: 'Your password for selling on {shop} was changed, and you were signed out on all other devices.\n\nIf this was not you, please set another password at once and write to us.',
    },
    content: (_, origin) => ({
      facts: {},
      link: { label: 'Set another password', href: `${origin}${FORGOT_PASSWORD_PATH}` },
    }),
    sample: {},
  }),
);
