import type { MailPreview } from '#contract/calls/mail-texts.ts';
import type { MailWords } from '#contract/shop/mail-words.ts';
import type { Shop } from '../../shop.ts';
import { checkWords, letterNamed } from './letter.ts';

/** A mail in the words that were typed, as the mailer itself writes it. Nothing is kept. @throws NOT_FOUND, FIELDS_INVALID */
export function previewMail(shop: Shop, mail: string, input: MailWords): MailPreview {
  checkWords(letterNamed(shop, mail), input);
  const { subject, text, html } = shop.mailer.preview(mail, input);
  return { subject, text, html };
}
