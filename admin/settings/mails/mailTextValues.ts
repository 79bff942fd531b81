import { MAIL_PARTS } from '#contract/shop/mail-words.ts';
import type { MailPart, MailWords } from '#contract/shop/mail-words.ts';

/** The form's values; an emptied field is null. */
export type MailTextValues = { [Part in MailPart]: string | null };

export function mailTextOf(values: Partial<MailTextValues>): MailWords {
  return Object.fromEntries(MAIL_PARTS.map((part) => [part, (values[part] ?? '').trim()])) as MailWords;
}
