import type { MailText } from '#contract/calls/mail-texts.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { MAIL_PARTS, mailPartFault } from '#contract/shop/mail-words.ts';
import type { MailWords } from '#contract/shop/mail-words.ts';
import { render } from '../../../mails/mail-template.ts';
import type { MailTemplate, OtherWords } from '../../../mails/mail-template.ts';
import type { RenderedMail } from '../../../ports/mail.ts';
import { sendingShop } from '../outbox/index.ts';
import type { PresentWords } from '../outbox/index.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../../shop.ts';

/**
 * Returns a template by its id.
 * @throws NOT_FOUND when the shop sends no such mail
 */
export function templateNamed({ mailTemplates }: Pick<Shop, 'mailTemplates'>, mail: string): MailTemplate {
  return mailTemplates.find(({ id }) => id === mail) ?? refuse('NOT_FOUND');
}

/** Renders a template to this address, with these texts and made-up people, goods and amounts. */
export async function preview(
  shop: Pick<Shop, 'origin' | 'read'>,
  template: MailTemplate,
  to: string,
  words: MailWords,
): Promise<RenderedMail> {
  const [{ policy }] = await shop.read(currentSettings());
  return render(template, to, template.sample, { words, ...sendingShop(shop.origin, policy) });
}

/** Returns a mail in the form that its editor shows. */
export function mailTextOf(template: MailTemplate, { version, at, words }: PresentWords): MailText {
  const { id, title, to, when, language, words: own, facts } = template;
  return { id, title, to, when, language, ...own, ...words, own, facts: [...facts], version, changedAt: at };
}

/**
 * Checks the facts in the texts of a mail.
 * @throws FIELDS_INVALID when a fact is unknown to the mail, or missing
 */
export function checkWords({ facts }: MailTemplate, input: MailWords): void {
  const faults = MAIL_PARTS.flatMap((part) => {
    const error = mailPartFault(part, input[part], facts);
    return error === undefined ? [] : [[part, error] as const];
  });
  if (faults.length > 0) refuse('FIELDS_INVALID', { fields: Object.fromEntries(faults) });
}

/**
 * Returns the parts that differ from the default texts. Other parts are not stored, so that they follow the default.
 */
export function otherThanOwn({ words: own }: MailTemplate, input: MailWords): OtherWords {
  return Object.fromEntries(MAIL_PARTS.flatMap((part) => (input[part] === own[part] ? [] : [[part, input[part]]])));
}
