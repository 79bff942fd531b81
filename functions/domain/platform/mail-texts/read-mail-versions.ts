import { desc, eq } from 'drizzle-orm';
import type { MailWords } from '#contract/shop/mail-words.ts';
import { mailTexts, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { otherWords } from '../outbox/index.ts';
import type { SettingsState } from '../settings/index.ts';
import type { Shop } from '../../shop.ts';
import { templateNamed } from './template.ts';

/** This many changes are shown. The audit log has all. */
const SHOWN = 30;

const versionsOf = statement((db, params: Params<{ mail: string }>) =>
  db
    .select({
      version: mailTexts.version,
      at: mailTexts.at,
      name: users.fullName,
      email: users.email,
      reason: mailTexts.reason,
      subject: mailTexts.subject,
      greeting: mailTexts.greeting,
      text: mailTexts.text,
      closing: mailTexts.closing,
    })
    .from(mailTexts)
    .leftJoin(users, eq(users.id, mailTexts.actorUserId))
    .where(eq(mailTexts.mail, params.mail))
    .orderBy(desc(mailTexts.version))
    .limit(SHOWN),
);

/**
 * Returns the versions of a mail's texts, newest first; the last is the default. Empty if they were never changed.
 * @throws NOT_FOUND when the shop has no such mail
 */
export async function readMailVersions(shop: Shop, mail: string): Promise<{ versions: SettingsState<MailWords>[] }> {
  const [rows] = await shop.read(versionsOf({ mail }));
  const { words: own } = templateNamed(shop, mail);
  const changes = rows.map(({ version, at, name, email, reason, ...row }) => ({
    version,
    at,
    name,
    email,
    reason,
    values: { ...own, ...otherWords(row) },
  }));
  const first = { version: 0, at: null, name: null, email: null, reason: null, values: own };
  return { versions: changes.length > 0 ? [...changes, first] : [] };
}
