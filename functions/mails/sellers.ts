import { REGISTRATION_HOURS } from '#contract/calls/sellers.ts';
import { monthInWords } from '#contract/shop/dates.ts';
import type { FeePaperKind } from '#contract/shop/fee-papers.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { confirmRegistrationPath, FORGOT_PASSWORD_PATH, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import type { MailContent } from './layout.ts';

export function confirmRegistration(mail: { sellerName: string; token: string }, origin: string): MailContent {
  return {
    subject: 'Confirm your email to sell on Ratnahaat',
    greeting: 'Namaste,',
    paragraphs: [
      `${mail.sellerName} was registered as a seller on Ratnahaat with this email. If that was you, open this link within ${REGISTRATION_HOURS} hours and enter the password you chose.`,
      'Then we check your details and papers, and email you when you can start selling.',
      'If it was not you, please ignore this email.',
    ],
    link: { label: 'Confirm my email', href: `${origin}${confirmRegistrationPath(mail.token)}` },
  };
}

/** For who registers with an email that sells here already. */
export function sellerKnown(origin: string): MailContent {
  return {
    subject: 'You already sell on Ratnahaat',
    greeting: 'Namaste,',
    paragraphs: [
      'This email was used to register a seller account, but it already has one. Nothing was changed.',
      'If that was you, sign in with an OTP, or set a new password if you have forgotten it.',
    ],
    rows: [{ label: 'Forgot your password?', value: `${origin}${FORGOT_PASSWORD_PATH}` }],
    link: { label: 'Sign in as a seller', href: `${origin}${SELLER_CONSOLE_PATH}` },
  };
}

const MOVED: Record<Exclude<SellerStatus, 'PENDING_VERIFICATION'>, { subject: string; words: string }> = {
  ACTIVE: {
    subject: 'You can sell on Ratnahaat now',
    words: 'can sell on Ratnahaat now: its products are in the shop.',
  },
  SUSPENDED: {
    subject: 'Your seller account is suspended',
    words:
      'is suspended on Ratnahaat: its products are not in the shop until that is settled. Please still send the orders that are already placed.',
  },
  DEACTIVATED: {
    subject: 'Your seller account is deactivated',
    words: 'is deactivated on Ratnahaat: its products are not in the shop until it is activated again.',
  },
  CLOSED: { subject: 'Your seller account is closed', words: 'is closed on Ratnahaat, for good.' },
};

export function sellerMoved(
  mail: { sellerName: string; status: SellerStatus; reason: string },
  origin: string,
): MailContent {
  // Nobody is moved back to waiting.
  const { subject, words } = MOVED[mail.status === 'PENDING_VERIFICATION' ? 'SUSPENDED' : mail.status];
  return {
    subject,
    greeting: 'Namaste,',
    paragraphs: [`${mail.sellerName} ${words}`],
    rows: mail.reason ? [{ label: 'Reason', value: mail.reason }] : [],
    link: { label: 'Open your console', href: `${origin}${SELLER_CONSOLE_PATH}` },
  };
}

export function bankChanged(lastDigits: string, origin: string): MailContent {
  return {
    subject: 'The bank account for your payouts was changed',
    greeting: 'Namaste,',
    paragraphs: [
      `The bank account of your business on Ratnahaat now ends in ${lastDigits}. Payouts wait for three days after a change.`,
      'If this was not you, please set a new password at once and write to us.',
    ],
    link: { label: 'Set a new password', href: `${origin}${FORGOT_PASSWORD_PATH}` },
  };
}

const FEE_PAPERS: Record<FeePaperKind, { word: string; says: string }> = {
  FEE_INVOICE: { word: 'invoice', says: 'The invoice over the fees of' },
  FEE_CREDIT_NOTE: { word: 'credit note', says: 'The credit note over the fees given back in' },
};

export function feePaperIssued(
  mail: { kind: FeePaperKind; sellerName: string; month: string; totalPaise: number },
  origin: string,
): MailContent {
  const { word, says } = FEE_PAPERS[mail.kind];
  const month = monthInWords(mail.month);
  return {
    subject: `Your fee ${word} for ${month}`,
    greeting: 'Namaste,',
    paragraphs: [
      `${says} ${month} is there for ${mail.sellerName}. It is settled with your payouts already: there is nothing to pay.`,
    ],
    rows: [{ label: 'Total with GST', value: formatPaise(mail.totalPaise) }],
    link: { label: `Open the ${word}`, href: `${origin}${SELLER_CONSOLE_PATH}/fee-invoices` },
  };
}
