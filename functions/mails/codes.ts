import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import type { MailContent } from './layout.ts';

const VALIDITY = `It is valid for ${CODE_VALID_MINUTES} minutes. Nobody from Ratnahaat will ever ask you for it. If you did not ask for an OTP, please ignore this email.`;

export function signInCode(code: string): MailContent {
  return {
    subject: `${code} is your Ratnahaat OTP`,
    greeting: 'Namaste,',
    paragraphs: ['This is your OTP to sign in to Ratnahaat.', VALIDITY],
    code,
  };
}

export function sellerCode(code: string): MailContent {
  return {
    subject: `${code} is your Ratnahaat seller OTP`,
    greeting: 'Namaste,',
    paragraphs: ['This is your OTP for the seller console of Ratnahaat.', VALIDITY],
    code,
  };
}

export function changeEmailCode(code: string): MailContent {
  return {
    subject: `${code} confirms your new email`,
    greeting: 'Namaste,',
    paragraphs: ['With this OTP you confirm that this email belongs to your Ratnahaat account.', VALIDITY],
    code,
  };
}

export function emailChanged(newEmail: string): MailContent {
  return {
    subject: 'Your Ratnahaat account has a new email',
    greeting: 'Namaste,',
    paragraphs: [
      `Your account now belongs to ${newEmail}. You will sign in with that address from now on.`,
      'If this was not you, please write to us at once.',
    ],
  };
}
