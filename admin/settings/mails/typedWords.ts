import { MAIL_PARTS } from '#contract/shop/mail-words.ts';
import type { MailPart, MailWords } from '#contract/shop/mail-words.ts';

/** The words of an email as they stand in the form, which knows nothing typed as null. */
export type TypedWords = { [Part in MailPart]: string | null };

export function typedWords(typed: Partial<TypedWords>): MailWords {
  return Object.fromEntries(MAIL_PARTS.map((part) => [part, (typed[part] ?? '').trim()])) as MailWords;
}
