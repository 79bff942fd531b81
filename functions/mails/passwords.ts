import { FORGOT_PASSWORD_PATH, resetPasswordPath } from '#contract/pages/paths.ts';
import { PASSWORD_RESET_MINUTES } from '#contract/shop/policy.ts';
import type { MailContent } from './layout.ts';

const NOT_YOU = 'If you did not ask for this, please ignore this email: your account is as it was.';

export function resetPassword(token: string, origin: string): MailContent {
  return {
    subject: 'Set a new Ratnahaat password',
    greeting: 'Namaste,',
    paragraphs: [
      `With this link you set a new password for selling on Ratnahaat. It works once, for ${PASSWORD_RESET_MINUTES} minutes.`,
      NOT_YOU,
    ],
    link: { label: 'Set a new password', href: `${origin}${resetPasswordPath(token)}` },
  };
}

/** For an e-mail that has no password here, whether it has an account or not. */
export function noPassword(origin: string): MailContent {
  return {
    subject: 'You sign in to Ratnahaat without a password',
    greeting: 'Namaste,',
    paragraphs: [
      'We were asked for a new password for this email. There is none: shoppers sign in with a six-digit OTP that we email each time.',
      NOT_YOU,
    ],
    link: { label: 'Sign in with an OTP', href: `${origin}/signin` },
  };
}

export function passwordChanged(origin: string): MailContent {
  return {
    subject: 'Your Ratnahaat password was changed',
    greeting: 'Namaste,',
    paragraphs: [
      'Your password for selling on Ratnahaat was changed, and you were signed out on all other devices.',
      'If this was not you, please set another password at once and write to us.',
    ],
    link: { label: 'Set another password', href: `${origin}${FORGOT_PASSWORD_PATH}` },
  };
}
