import type { MailReader } from '#contract/shop/mail-words.ts';

/** Names the mail in the address of the settings. */
export const MAIL_PARAMETER = 'email';
export const MAILS_PATH = '/settings?group=emails';
export const mailPath = (id: string) => `${MAILS_PATH}&${MAIL_PARAMETER}=${encodeURIComponent(id)}`;

/** Who gets an email, in words. */
export const READER_LABELS: Record<MailReader, string> = {
  shopper: 'Shoppers',
  seller: 'Sellers',
  staff: 'Staff',
  care: 'Customer care',
};
