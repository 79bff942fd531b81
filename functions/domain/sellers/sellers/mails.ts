import * as z from 'zod/mini';
import { FORGOT_PASSWORD_PATH, SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { SELLER_FACT } from '../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../mails/mail-template.ts';
import { SELLER } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

const SellerMoved = z.object({ sellerName: z.string(), status: z.enum(SELLER_STATUSES), reason: z.string() });
type SellerMoved = z.infer<typeof SellerMoved>;

const greeting = 'Namaste,';

const moved = (
  status: Exclude<SellerStatus, 'PENDING_VERIFICATION'>,
  title: string,
  when: string,
  subject: string,
  text: string,
) =>
  mailTemplate({
    title,
    to: 'seller',
    when,
    words: { subject, greeting, text },
    facts: { seller: SELLER_FACT },
    content: ({ sellerName, reason }: SellerMoved, origin) => ({
      facts: { seller: sellerName },
      rows: reason ? [{ label: 'Reason', value: reason }] : [],
      link: { label: 'Open your console', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: {
      sellerName: SELLER,
      status,
      reason: status === 'ACTIVE' ? 'All papers are right.' : 'As we agreed on the phone.',
    },
  });

// A seller never returns to PENDING_VERIFICATION.
export const sellerMovedMail = mailKind(
  'sellerMoved',
  SellerMoved,
  byCase(({ status }: SellerMoved) => (status === 'PENDING_VERIFICATION' ? 'SUSPENDED' : status), {
    ACTIVE: moved(
      'ACTIVE',
      'May sell',
      'when the house lets a seller sell',
      'You can sell on {shop} now',
      '{seller} can sell on {shop} now. Products that were in the shop before are there again. You choose in your console, on Today, which others go into the shop.',
    ),
    SUSPENDED: moved(
      'SUSPENDED',
      'Suspended',
      'when the house suspends a seller',
      'Your seller account is suspended',
      '{seller} is suspended on {shop}: its products are not in the shop until that is settled. Please still send the orders that are already placed.',
    ),
    DEACTIVATED: moved(
      'DEACTIVATED',
      'Deactivated',
      'when a seller is deactivated',
      'Your seller account is deactivated',
      '{seller} is deactivated on {shop}: its products are not in the shop until it is activated again.',
    ),
    CLOSED: moved(
      'CLOSED',
      'Closed',
      'when a seller is closed for good',
      'Your seller account is closed',
      '{seller} is closed on {shop}, for good.',
    ),
  }),
);

export const bankUnreadableMail = mailKind(
  'bankUnreadable',
  z.object({ lastDigits: z.string() }),
  mailTemplate({
    title: 'Bank account to be entered again',
    to: 'seller',
    when: 'when the bank account of a business cannot be read for a payout',
    words: {
      subject: 'Please enter the bank account for your payouts again',
      greeting,
      text: 'We cannot read the bank account of your business that ends in {digits} any more, so we cannot pay you out. Please enter it again in your console, under your business.',
    },
    facts: { digits: 'The last digits of the account' },
    content: ({ lastDigits }, origin) => ({
      facts: { digits: lastDigits },
      link: { label: 'Open your console', href: `${origin}${SELLER_CONSOLE_PATH}` },
    }),
    sample: { lastDigits: '4321' },
  }),
);

export const bankChangedMail = mailKind(
  'bankChanged',
  z.object({ lastDigits: z.string() }),
  mailTemplate({
    title: 'Bank account changed',
    to: 'seller',
    when: 'when the bank account of a business was changed',
    words: {
      subject: 'The bank account for your payouts was changed',
      greeting,
      text: 'The bank account of your business on {shop} now ends in {digits}. Payouts wait for three days after a change.\n\nIf this was not you, please set a new password at once and write to us.',
    },
    facts: { digits: 'The last digits of the new account' },
    content: ({ lastDigits }, origin) => ({
      facts: { digits: lastDigits },
      link: { label: 'Set a new password', href: `${origin}${FORGOT_PASSWORD_PATH}` },
    }),
    sample: { lastDigits: '4321' },
  }),
);
