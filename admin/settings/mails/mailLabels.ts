import type { MailReader } from '#contract/shop/mail-words.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-mails.ts';

/** The parameter of the address that names the email. */
export const MAIL_PARAMETER = 'email';
export const MAILS_PATH = '/settings?group=emails';
export const mailPath = (id: string) => `${MAILS_PATH}&${MAIL_PARAMETER}=${encodeURIComponent(id)}`;

/** The readers of emails. */
export const READER_LABELS: Record<MailReader, string> = {
  shopper: words.shoppers,
  seller: common.sellers,
  staff: words.staff,
  care: words.customerCare,
};
