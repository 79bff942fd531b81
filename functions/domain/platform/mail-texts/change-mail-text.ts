import type { Admin } from '#contract/calls/actor.ts';
import type { MailText, WriteMailText } from '#contract/calls/mail-texts.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { mailTexts } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { presentWords } from '../outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { checkWords, templateNamed, mailTextOf, otherThanOwn } from './template.ts';

const insertVersion = insertInto(mailTexts);

/**
 * Changes the texts of a mail.
 * @throws NOT_FOUND when the shop has no such mail
 * @throws FIELDS_INVALID when facts are unknown or missing
 * @throws STALE_VERSION with the present state
 */
export async function changeMailText(shop: Shop, admin: Admin, mail: string, input: WriteMailText): Promise<MailText> {
  const { version, reason, ...typed } = input;
  const [before] = await shop.read(presentWords(mail));
  const template = templateNamed(shop, mail);
  checkWords(template, typed);
  const words = otherThanOwn(template, typed);
  if (version !== undefined && version !== before.version)
    refuse('STALE_VERSION', { current: mailTextOf(template, before) });
  const after = { version: before.version + 1, at: shop.now, words };
  await shop.write(
    insertVersion({ mail, version: after.version, at: after.at, ...actorValues(admin), ...words, reason }),
    auditEntry(shop, admin, {
      action: `email “${template.title}” changed`,
      subject: 'mailText',
      subjectId: after.version,
      before: { mail, ...template.words, ...before.words },
      after: { mail, ...typed },
      reason,
    }),
  );
  return mailTextOf(template, after);
}
