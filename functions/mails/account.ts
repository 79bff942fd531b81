import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { accountPath } from '#contract/pages/paths.ts';
import type { MailContent } from './layout.ts';

export function deleteAccountCode(code: string): MailContent {
  return {
    subject: `${code} confirms that your Ratnahaat account is to be deleted`,
    greeting: 'Namaste,',
    paragraphs: [
      `This is the OTP to delete your Ratnahaat account. It is valid for ${CODE_VALID_MINUTES} minutes.`,
      'If you did not ask for it, your account stays as it is. Someone else may be signed in to it: please sign out everywhere in your account, under Sign-ins.',
    ],
    code,
  };
}

/** An account is to be deleted, and something in it is not over yet. */
export function deletionWaits(waitsFor: readonly string[], origin: string): MailContent {
  return {
    subject: 'Your Ratnahaat account will be deleted',
    greeting: 'Namaste,',
    paragraphs: [
      'You asked us to delete your account. We delete it as soon as these are complete:',
      ...waitsFor,
      'Until then everything works as before, and you can still keep your account.',
    ],
    link: { label: 'Keep my account', href: origin + accountPath('privacy') },
  };
}

export function accountDeleted(stays: readonly string[]): MailContent {
  return {
    subject: 'Your Ratnahaat account is deleted',
    greeting: 'Namaste,',
    paragraphs: [
      'Your account is deleted, and with it your profile, addresses, cart, wishlist, newsletter and the files you sent us. Reviews you wrote stay without your name.',
      ...(stays.length > 0 ? ['The law makes us keep:', ...stays] : ['Nothing about you is left with us.']),
      'This is our last email to you. Thank you for shopping with us.',
    ],
  };
}
