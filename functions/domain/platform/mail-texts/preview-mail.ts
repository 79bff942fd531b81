import type { MailPreview } from '#contract/calls/mail-texts.ts';
import type { MailWords } from '#contract/shop/mail-words.ts';
import type { Shop } from '../../shop.ts';
import { TO } from '../../../mails/samples.ts';
import { checkWords, templateNamed, preview } from './template.ts';

/**
 * Renders a mail with the given texts, without storing them.
 * @throws NOT_FOUND when the shop has no such mail
 * @throws FIELDS_INVALID when facts are unknown or missing
 */
export async function previewMail(shop: Shop, mail: string, input: MailWords): Promise<MailPreview> {
  const template = templateNamed(shop, mail);
  checkWords(template, input);
  const { subject, text, html } = await preview(shop, template, TO, input);
  return { subject, text, html };
}
