import * as z from 'zod/mini';
import { SELLER_CONSOLE_PATH } from '#contract/pages/paths.ts';
import { monthInWords } from '#contract/shop/dates.ts';
import { FEE_PAPER_KINDS } from '#contract/shop/fee-papers.ts';
import type { FeePaperKind } from '#contract/shop/fee-papers.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { SELLER_FACT } from '../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../mails/mail-template.ts';
import { SELLER } from '../../../mails/samples.ts';
import { mailKind } from '../../platform/outbox/index.ts';

const FeePaperIssued = z.object({
  kind: z.enum(FEE_PAPER_KINDS),
  sellerName: z.string(),
  /** Such as `2026-10`. */
  month: z.string(),
  totalPaise: z.number(),
});
type FeePaperIssued = z.infer<typeof FeePaperIssued>;

const feePaper = (kind: FeePaperKind, title: string, when: string, word: string, says: string) =>
  mailTemplate({
    title,
    to: 'seller',
    when,
    words: {
      subject: `Your fee ${word} for {month}`,
      greeting: 'Namaste,',
      text: `${says} {month} is there for {seller}. It is settled with your payouts already: there is nothing to pay.`,
    },
    facts: { seller: SELLER_FACT, month: 'The month' },
    content: ({ sellerName, month, totalPaise }: FeePaperIssued, origin) => ({
      facts: { seller: sellerName, month: monthInWords(month) },
      rows: [{ label: 'Total with GST', value: formatPaise(totalPaise) }],
      link: { label: `Open the ${word}`, href: `${origin}${SELLER_CONSOLE_PATH}/fee-invoices` },
    }),
    sample: { kind, sellerName: SELLER, month: '2026-10', totalPaise: 1349_10 },
  });

export const feePaperIssuedMail = mailKind(
  'feePaperIssued',
  FeePaperIssued,
  byCase(({ kind }: FeePaperIssued) => kind, {
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
);
