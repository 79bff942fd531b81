import { eq, sql } from 'drizzle-orm';
import type { MailText, MailTexts } from '#contract/calls/mail-texts.ts';
import { mailTexts, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import { otherWords, presentWords } from '../outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { templateNamed, mailTextOf } from './template.ts';

/** The newest version of each mail that has one. */
const newestOfEach = statement((db) =>
  db
    .select({
      mail: mailTexts.mail,
      at: mailTexts.at,
      by: users.fullName,
      subject: mailTexts.subject,
      greeting: mailTexts.greeting,
      text: mailTexts.text,
      closing: mailTexts.closing,
    })
    .from(mailTexts)
    .leftJoin(users, eq(users.id, mailTexts.actorUserId))
    .where(
      sql`${mailTexts.version} = (SELECT max(newer.version) FROM mail_texts newer WHERE newer.mail = ${mailTexts.mail})`,
    ),
);

/** Returns every mail that the shop sends, with its reader and its time. */
export async function listMailTexts(shop: Shop): Promise<MailTexts> {
  const [changed] = await shop.read(newestOfEach({}));
  return {
    mails: shop.mailTemplates.map(({ id, title, to, when, language, words }) => {
      const row = changed.find(({ mail }) => mail === id);
      const own = row ? otherWords(row) : {};
      return {
        id,
        title,
        to,
        when,
        language,
        subject: own.subject ?? words.subject,
        isChanged: Object.keys(own).length > 0,
        changedAt: row?.at ?? null,
        changedBy: row?.by ?? null,
      };
    }),
  };
}

/**
 * Returns the current texts of a mail.
 * @throws NOT_FOUND when the shop has no such mail
 */
export async function readMailText(shop: Shop, mail: string): Promise<MailText> {
  const [present] = await shop.read(presentWords(mail));
  return mailTextOf(templateNamed(shop, mail), present);
}
