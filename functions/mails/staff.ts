import type { SubRole } from '#contract/calls/roles.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { ADMIN_CONSOLE_PATH, joinPath, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import type { MailContent } from './layout.ts';

interface OfBusiness {
  /** None for the house. */
  sellerName: string | null;
}

/** The business as a sentence goes on. */
const at = ({ sellerName }: OfBusiness) => (sellerName === null ? 'Ratnahaat' : `${sellerName} on Ratnahaat`);

export function staffInvited(
  mail: OfBusiness & { subRole: SubRole; invitedBy: string; expiresAt: number; token: string },
  origin: string,
): MailContent {
  return {
    subject: `You are invited to work for ${at(mail)}`,
    greeting: 'Namaste,',
    paragraphs: [
      `${mail.invitedBy} invites you to work for ${at(mail)}.`,
      'Open this link and confirm your email with an OTP. It can be used once.',
      'If you do not know who this is, please ignore this email.',
    ],
    rows: [
      { label: 'Your role', value: SUB_ROLE_NAMES[mail.subRole] },
      { label: 'Valid until', value: formatInstant(mail.expiresAt) },
    ],
    link: { label: 'Accept the invitation', href: `${origin}${joinPath(mail.token, mail.sellerName !== null)}` },
  };
}

export function joinCode(code: string): MailContent {
  return {
    subject: `${code} confirms your email to work on Ratnahaat`,
    greeting: 'Namaste,',
    paragraphs: [
      `This is the OTP to accept your invitation. It is valid for ${CODE_VALID_MINUTES} minutes.`,
      'If you did not ask for it, please ignore this email, and forward the invitation to nobody.',
    ],
    code,
  };
}

/** @param mail without a role where they do not work there any more */
export function staffChanged(mail: OfBusiness & { subRole: SubRole | null }, origin: string): MailContent {
  if (mail.subRole === null) {
    return {
      subject: `You no longer work for ${at(mail)}`,
      greeting: 'Namaste,',
      paragraphs: [
        `Your access to the console of ${at(mail)} has ended, and you are signed out of it.`,
        'Your account as a shopper stays as it is.',
      ],
    };
  }
  return {
    subject: `Your role at ${at(mail)} has changed`,
    greeting: 'Namaste,',
    paragraphs: [`Your role at ${at(mail)} is now ${SUB_ROLE_NAMES[mail.subRole]}.`],
    link: {
      label: 'Open the console',
      href: `${origin}${mail.sellerName === null ? ADMIN_CONSOLE_PATH : SELLER_CONSOLE_PATH}`,
    },
  };
}
