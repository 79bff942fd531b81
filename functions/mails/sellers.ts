import { REGISTRATION_HOURS } from '#contract/calls/sellers.ts';
import { confirmRegistrationPath, FORGOT_PASSWORD_PATH, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { monthInWords } from '#contract/shop/dates.ts';
import type { FeePaperKind } from '#contract/shop/fee-papers.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { byCase, letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { SELLER_FACT } from './order-rows.ts';
import { SELLER, TO, TOKEN } from './samples.ts';

type Moved = MailOf<'sellerMoved'>;
type Paper = MailOf<'feePaperIssued'>;

const greeting = 'Namaste,';

const moved = (
  status: Exclude<SellerStatus, 'PENDING_VERIFICATION'>,
  title: string,
  when: string,
  subject: string,
  text: string,
) =>
  letter({
    title,
    to: 'seller',
    when,
    words: { subject, greeting, text },
    facts: { seller: SELLER_FACT },
    content: ({ sellerName, reason }: Moved, origin) => ({
      facts: { seller: sellerName },
      rows: reason ? [{ label: 'Reason', value: reason }] : [],
      link: { label: 'Open your console', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: {
      name: 'sellerMoved',
      to: TO,
      sellerName: SELLER,
      status,
      reason: status === 'ACTIVE' ? 'All papers are right.' : 'As we agreed on the phone.',
    },
  });

const feePaper = (kind: FeePaperKind, title: string, when: string, word: string, says: string) =>
  letter({
    title,
    to: 'seller',
    when,
    words: {
      subject: `Your fee ${word} for {month}`,
      greeting,
      text: `${says} {month} is there for {seller}. It is settled with your payouts already: there is nothing to pay.`,
    },
    facts: { seller: SELLER_FACT, month: 'The month' },
    content: ({ sellerName, month, totalPaise }: Paper, origin) => ({
      facts: { seller: sellerName, month: monthInWords(month) },
      rows: [{ label: 'Total with GST', value: formatPaise(totalPaise) }],
      link: { label: `Open the ${word}`, href: `${origin}${SELLER_CONSOLE_PATH}/fee-invoices` },
    }),
    sample: { name: 'feePaperIssued', to: TO, kind, sellerName: SELLER, month: '2026-10', totalPaise: 1349_10 },
  });

export const sellerLetters = {
  confirmRegistration: letter({
    title: 'Confirm a registration',
    to: 'seller',
    when: 'when a business registers without an OTP',
    words: {
      subject: 'Confirm your email to sell on Ratnahaat',
      greeting,
      text: '{seller} was registered as a seller on Ratnahaat with this email. If that was you, open this link within {hours} hours and enter the password you chose.\n\nThen we check your details and papers, and email you when you can start selling.\n\nIf it was not you, please ignore this email.',
    },
    facts: { seller: SELLER_FACT, hours: 'How many hours the link is good' },
    content: ({ sellerName, token }: MailOf<'confirmRegistration'>, origin) => ({
      facts: { seller: sellerName, hours: String(REGISTRATION_HOURS) },
      link: { label: 'Confirm my email', href: `${origin}${confirmRegistrationPath(token)}` },
    }),
    sample: { name: 'confirmRegistration', to: TO, sellerName: SELLER, token: TOKEN },
  }),
  /** To an applicant whose email already has a seller account. */
  sellerKnown: letter({
    title: 'Registered already',
    to: 'seller',
    when: 'when somebody registers with the email of a seller',
    words: {
      subject: 'You already sell on Ratnahaat',
      greeting,
      text: 'This email was used to register a seller account, but it already has one. Nothing was changed.\n\nIf that was you, sign in with an OTP, or set a new password if you have forgotten it.',
    },
    content: (_: MailOf<'sellerKnown'>, origin) => ({
      facts: {},
      rows: [{ label: 'Forgot your password?', value: `${origin}${FORGOT_PASSWORD_PATH}` }],
      link: { label: 'Sign in as a seller', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: { name: 'sellerKnown', to: TO },
  }),
  // A seller never returns to PENDING_VERIFICATION.
  sellerMoved: byCase(({ status }: Moved) => (status === 'PENDING_VERIFICATION' ? 'SUSPENDED' : status), {
    ACTIVE: moved(
      'ACTIVE',
      'May sell',
      'when the house lets a seller sell',
      'You can sell on Ratnahaat now',
      '{seller} can sell on Ratnahaat now: its products are in the shop.',
    ),
    SUSPENDED: moved(
      'SUSPENDED',
      'Suspended',
      'when the house suspends a seller',
      'Your seller account is suspended',
      '{seller} is suspended on Ratnahaat: its products are not in the shop until that is settled. Please still send the orders that are already placed.',
    ),
    DEACTIVATED: moved(
      'DEACTIVATED',
      'Deactivated',
      'when a seller is deactivated',
      'Your seller account is deactivated',
      '{seller} is deactivated on Ratnahaat: its products are not in the shop until it is activated again.',
    ),
    CLOSED: moved(
      'CLOSED',
      'Closed',
      'when a seller is closed for good',
      'Your seller account is closed',
      '{seller} is closed on Ratnahaat, for good.',
    ),
  }),
  bankChanged: letter({
    title: 'Bank account changed',
    to: 'seller',
    when: 'when the bank account of a business was changed',
    words: {
      subject: 'The bank account for your payouts was changed',
      greeting,
      text: 'The bank account of your business on Ratnahaat now ends in {digits}. Payouts wait for three days after a change.\n\nIf this was not you, please set a new password at once and write to us.',
    },
    facts: { digits: 'The last digits of the new account' },
    content: ({ lastDigits }: MailOf<'bankChanged'>, origin) => ({
      facts: { digits: lastDigits },
      link: { label: 'Set a new password', href: `${origin}${FORGOT_PASSWORD_PATH}` },
    }),
    sample: { name: 'bankChanged', to: TO, lastDigits: '4321' },
  }),
  feePaperIssued: byCase(({ kind }: Paper) => kind, {
    FEE_INVOICE: feePaper(
      'FEE_INVOICE',
      'Fee invoice',
      'on the first of a month, with the invoice over the fees of the last one',
      'invoice',
      'The invoice over the fees of',
    ),
    FEE_CREDIT_NOTE: feePaper(
      'FEE_CREDIT_NOTE',
      'Fee credit note',
      'with the credit note over fees that were given back',
      'credit note',
      'The credit note over the fees given back in',
    ),
  }),
};
